import { speaker, type KeyOf, type Say } from '#web/words/catalogue.ts';
import { english } from '#web/words/en/en.ts';

export type WordKey = KeyOf<typeof english.texts>;
export type Words = Say<WordKey>;

/** Says a message where no component is: titles, the document. */
export const words: Words = speaker<WordKey>(english, english);

/** Gives `t('calendar.days', { count: 3 })`: a message in the language of the page. */
export function useWords(): Words {
  return words;
}
