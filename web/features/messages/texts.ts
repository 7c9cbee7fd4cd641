import { languages as named, type Language } from '#engines/farmers/farmer.ts';
import type { Draft } from './api.ts';

/** What is written: for all, and in languages of their own. */
export type Texts = { readonly all: string } & { readonly [each in Language]?: string };
export type TextName = keyof Texts;
/** Subjects of e-mails: what is empty begins as the text does. */
export type Subjects = { readonly [each in TextName]?: string };

/** Languages a version may be written in; what is for all is in English as a rule. */
export const versionLanguages = (Object.keys(named) as Language[]).filter((language) => language !== 'en');

/** Text, subject and versions as they are sent: what is empty is left out. */
export function written(
  texts: Texts,
  subjects: Subjects,
): { text: string; subject?: string; versions: NonNullable<Draft['versions']> } {
  const subjectOf = (name: TextName): { subject?: string } =>
    (subjects[name] ?? '').trim() === '' ? {} : { subject: subjects[name] ?? '' };
  const versions = versionLanguages.flatMap((language) => {
    const text = texts[language] ?? '';
    return text.trim() === '' ? [] : [{ language, text, ...subjectOf(language) }];
  });
  return { text: texts.all, ...subjectOf('all'), versions };
}
