import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { lightPageStyle } from './pageStyles.ts';

/**
 * A page for whoever was sent a link to it: `title` and `body` are HTML, with what people wrote escaped. Its address is told to no other
 * site; to our own it is, since a browser that may tell nobody sends a form without its origin, and that is refused.
 */
export function writeLightPage(title: string, body: string, language: PageLanguage = 'en'): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="robots" content="noindex"><meta name="referrer" content="same-origin"><title>${title} – AgriHub Ghana</title><style>${lightPageStyle}</style></head>`,
    `<body><header>AgriHub Ghana</header><main>${body}</main></body></html>`,
  ].join('');
}
