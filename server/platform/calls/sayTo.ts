import { messageInFrench } from '#engines/words/frenchMessages.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import type { Scope } from '../records/scope.ts';

/** A sentence of work in the background that was kept in English, in French to whoever prefers that; as it is where it is not known. */
export function sayTo({ caller }: Pick<Scope, 'caller'>, sentence: string): string {
  if (preferredLanguage(caller.header('accept-language')) !== 'fr') return sentence;
  return messageInFrench(sentence) ?? sentence;
}
