/** Runs in a process of its own: reads one file of farms, answers, and ends. Started by `readInChild`. */
import { endWithServer, goFirst } from '../children/inChild.ts';
import { OutlineRefusal } from '../outlines/refusal.ts';
import type { FarmFile } from './farmFile.ts';
import { readFarmFile } from './readFarmFile.ts';
import { FarmFileRefusal } from './refusal.ts';

export type ChildAnswer = { readonly read: FarmFile } | { readonly refused: string } | { readonly failed: string };

goFirst();
endWithServer();
process.once('message', (bytes: Uint8Array) => {
  process.send?.(answer(bytes), () => process.disconnect());
});

function answer(bytes: Uint8Array): ChildAnswer {
  try {
    return { read: readFarmFile(bytes) };
  } catch (error) {
    if (error instanceof FarmFileRefusal || error instanceof OutlineRefusal) return { refused: error.message };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
