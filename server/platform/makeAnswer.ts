import type { Input } from './readInput.ts';
import type { Mounted } from './registry.ts';
import { writeAnswer, type WrittenAnswer } from './sendAnswer.ts';
import type { Scope } from './scope.ts';

/** Runs the handler and writes what it made, by the whitelist; at once where the handler need not wait. */
export function makeAnswer(
  { endpoint, handle, writeJson }: Mounted,
  input: Input,
  scope: Scope,
): WrittenAnswer | Promise<WrittenAnswer> {
  const made = handle({ ...input, scope });
  return made instanceof Promise
    ? made.then((answer: unknown) => writeAnswer(endpoint, writeJson, answer))
    : writeAnswer(endpoint, writeJson, made);
}
