import { language } from './words.ts';

/** Comes with the parts that say such texts; on the server, which draws pages of all languages, always. */
const inFrench =
  language() === 'fr' || typeof document === 'undefined'
    ? (await import('#web/words/frenchAnswers.ts')).inFrench
    : undefined;

/** A text that ships with the portal, such as the name of a topic, as an answer would say it on this page. */
export function shippedText(text: string): string {
  return language() === 'fr' ? String(inFrench?.('text', text) ?? text) : text;
}
