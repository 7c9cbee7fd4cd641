import { language } from './words.ts';

/**
 * Comes with the parts that say such texts; on the server, which draws pages of all languages, always. Where it cannot be fetched
 * they are said in English.
 */
const french =
  language() === 'fr' || typeof document === 'undefined'
    ? await import('#web/words/frenchAnswers.ts').catch(() => undefined)
    : undefined;

/** A text that ships with the portal, such as the name of a topic, as an answer would say it on this page. */
export function shippedText(text: string): string {
  return language() === 'fr' ? String(french?.inFrench('text', text) ?? text) : text;
}
