import { language } from './words.ts';

/**
 * The language of what people wrote and nobody translated, such as the title of a resource: English, which a page in another
 * language has to say of it (`lang`, WCAG 3.1.2). Undefined where the page is in English itself.
 */
export function writtenIn(): 'en' | undefined {
  return language() === 'en' ? undefined : 'en';
}
