import { fork } from 'node:child_process';
import { root } from '#server/root.ts';
import { limits } from './limits.ts';
import { whenLate } from '../children/children.ts';
import { programOf } from '../children/program.ts';
import type { ChildAnswer } from './outlineReader.child.ts';
import type { ReadOutlines } from './readOutlineFile.ts';
import { OutlineRefusal } from './refusal.ts';

const program = programOf('outlineReader', import.meta.url);

/**
 * Reads a foreign file in a process of its own, with a bound on memory and on time: whatever the file does, the
 * portal goes on. Throws OutlineRefusal with a sentence for whoever gave the file.
 */
export async function readInChild(
  bytes: Uint8Array,
  bounds: { heapMb: number; milliseconds: number } = limits,
): Promise<ReadOutlines> {
  const answer = await ask(bytes, bounds);
  if ('read' in answer) return answer.read;
  if ('refused' in answer) throw new OutlineRefusal(answer.refused);
  throw new OutlineRefusal(
    `The file could not be read (${answer.failed.slice(0, 120)}). Export it again as GeoJSON in WGS 84 and import that.`,
  );
}

function ask(bytes: Uint8Array, bounds: { heapMb: number; milliseconds: number }): Promise<ChildAnswer> {
  const child = fork(program.script, {
    cwd: root,
    env: {},
    execArgv: [`--max-old-space-size=${bounds.heapMb}`, ...program.execArgv],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    const seconds = Math.round(bounds.milliseconds / 1000);
    const leave = whenLate(child, bounds.milliseconds, () => {
      resolve({
        refused: `Reading the file took longer than ${seconds} seconds and was stopped. Simplify the outlines and import again.`,
      });
      child.kill('SIGKILL');
    });
    child.once('message', (answer) => resolve(answer as ChildAnswer));
    child.once('error', (error) => resolve({ failed: error.message }));
    child.once('exit', () => {
      leave();
      resolve({
        refused: `Reading the file took more memory than the ${bounds.heapMb} MB it may have. Simplify the outlines and import again.`,
      });
    });
    child.send(bytes, (error) => {
      if (error !== null) resolve({ failed: error.message });
    });
  });
}
