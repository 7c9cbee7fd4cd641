import type { Input } from './readInput.ts';
import type { Mounted } from './registry.ts';
import { writeAnswer, type WrittenAnswer } from './sendAnswer.ts';
import type { Scope } from './scope.ts';

/** Runs the handler and writes what it made, by the whitelist. */
export async function makeAnswer(mounted: Mounted, input: Input, scope: Scope): Promise<WrittenAnswer> {
  const made = await mounted.handle({ ...input, scope });
  return writeAnswer(mounted.endpoint, mounted.writeJson, made);
}
