import { languages as named, type Language } from '#engines/farmers/farmer.ts';
import type { Draft } from './api.ts';

/** What is written: for all, and in languages of their own. */
export type Texts = { readonly all: string } & { readonly [each in Language]?: string };
export type TextName = keyof Texts;

/** Languages a version may be written in; what is for all is in English as a rule. */
export const versionLanguages = (Object.keys(named) as Language[]).filter((language) => language !== 'en');

/** Text and versions as they are sent: what is empty is left out. */
export function written(texts: Texts): { text: string; versions: NonNullable<Draft['versions']> } {
  const versions = versionLanguages.flatMap((language) => {
    const text = texts[language] ?? '';
    return text.trim() === '' ? [] : [{ language, text }];
  });
  return { text: texts.all, versions };
}
