import { messageInFrench } from '#engines/words/frenchMessages.ts';
import { Answered } from './answer.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import type { Input } from './readInput.ts';
import type { Mounted } from './registry.ts';
import { writeAnswer, type WrittenAnswer } from '../http/sendAnswer.ts';
import type { Scope } from '../records/scope.ts';

/**
 * Runs the handler and writes what it made, by the whitelist; at once where the handler need not wait. What a write says of
 * itself (`message`) is said in French to pages and programs that prefer it.
 */
export function makeAnswer(
  { endpoint, handle, writeJson }: Mounted,
  input: Input,
  scope: Scope,
): WrittenAnswer | Promise<WrittenAnswer> {
  const made = handle({ ...input, scope });
  const isFrench = endpoint.effect === 'writes' && preferredLanguage(scope.caller.header('accept-language')) === 'fr';
  const write = (answer: unknown) => writeAnswer(endpoint, writeJson, isFrench ? inFrench(answer) : answer);
  return made instanceof Promise ? made.then(write) : write(made);
}

function inFrench(made: unknown): unknown {
  if (made instanceof Answered) return new Answered(inFrench(made.body), made.extras);
  if (typeof made !== 'object' || made === null || !('message' in made) || typeof made.message !== 'string')
    return made;
  return { ...made, message: messageInFrench(made.message) ?? made.message };
}
