/** Runs in a process of its own: reads one foreign file, answers, and ends. Started by `readInChild`. */
import { readOutlineFile, type ReadOutlines } from './readOutlineFile.ts';
import { OutlineRefusal } from './refusal.ts';

export type ChildAnswer = { readonly read: ReadOutlines } | { readonly refused: string } | { readonly failed: string };

process.once('message', (bytes: Uint8Array) => {
  process.send?.(answer(bytes), () => process.disconnect());
});

function answer(bytes: Uint8Array): ChildAnswer {
  try {
    return { read: readOutlineFile(bytes) };
  } catch (error) {
    if (error instanceof OutlineRefusal) return { refused: error.message };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
