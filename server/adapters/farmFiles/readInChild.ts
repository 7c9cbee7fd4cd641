import { fork } from 'node:child_process';
import { root } from '#server/root.ts';
import { stepBack, whenLate } from '../children/children.ts';
import { programOf } from '../children/program.ts';
import type { FarmFile } from './farmFile.ts';
import type { ChildAnswer } from './farmFileReader.child.ts';
import { limits } from './limits.ts';
import { FarmFileRefusal } from './refusal.ts';

const program = programOf('farmFileReader', import.meta.url);

/**
 * Reads a foreign file of farms in a process of its own, with a bound on memory and on time: whatever the file does, the
 * portal goes on. @throws FarmFileRefusal with a sentence for whoever gave the file
 */
export async function readInChild(
  bytes: Uint8Array,
  bounds: { readonly heapMb: number; readonly milliseconds: number } = limits,
): Promise<FarmFile> {
  const answer = await ask(bytes, bounds);
  if ('read' in answer) return answer.read;
  if ('refused' in answer) throw new FarmFileRefusal(answer.refused);
  throw new FarmFileRefusal(
    `The file could not be read (${answer.failed.slice(0, 120)}). Export it again, as GeoJSON in WGS 84 if there is a choice.`,
  );
}

function ask(
  bytes: Uint8Array,
  { heapMb, milliseconds }: { readonly heapMb: number; readonly milliseconds: number },
): Promise<ChildAnswer> {
  const child = fork(program.script, {
    cwd: root,
    env: {},
    execArgv: [`--max-old-space-size=${heapMb}`, ...program.execArgv],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  stepBack(child);
  return new Promise((resolve) => {
    const leave = whenLate(child, milliseconds, () => {
      resolve({
        refused: `Reading the file took longer than ${Math.round(milliseconds / 1000)} seconds and was stopped. Simplify the outlines, or divide the file.`,
      });
      child.kill('SIGKILL');
    });
    child.once('message', (answer) => resolve(answer as ChildAnswer));
    child.once('error', (error) => resolve({ failed: error.message }));
    child.once('exit', () => {
      leave();
      resolve({
        refused: `Reading the file took more memory than the ${heapMb} MB it may have. Simplify the outlines, or divide the file.`,
      });
    });
    child.send(bytes, (error) => {
      if (error !== null) resolve({ failed: error.message });
    });
  });
}
