/** The front door of the translations room: sentences of Ghanaian languages, written, looked over by a second person, and said. */
import { packLanguages, type PackLanguage } from '#engines/conversation/languages.ts';
import { isAdministrator } from '#engines/access/roles.ts';
import { checkPhrase } from '#engines/conversation/checkPhrase.ts';
import { english } from '#engines/conversation/english.ts';
import type { PhraseStatus } from '#engines/conversation/phrasebook.ts';
import { packs as shipped } from '#content/phrases/packs.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { phrasesTopic } from './phrases.service.ts';
import * as rows from './translations.repository.ts';

export { openPhrases } from './phrases.service.ts';

/** Who wrote the drafts that ship. */
const makers = 'AgriHub Ghana';

/** A sentence or word beside its translation. */
export interface Phrase {
  readonly key: string;
  readonly source: string;
  readonly text: string;
  readonly status: PhraseStatus;
  readonly writtenBy: string | null;
  readonly writtenByName: string | null;
  readonly writtenAt: Date | null;
  readonly reviewedByName: string | null;
  readonly reviewedAt: Date | null;
  readonly changedFrom: string | null;
}

/** How far a language is. */
export type PhraseCounts = Readonly<Record<PhraseStatus | 'changed', number>>;

/** All sentences and words of a language, and how far each language is. @throws notForYou */
export async function listPhrases(
  scope: Scope,
  language: PackLanguage,
): Promise<{ phrases: Phrase[]; counts: ReadonlyMap<PackLanguage, PhraseCounts> }> {
  requireTranslator(scope);
  const texts = await rows.listTexts(scope.db);
  const of = (code: PackLanguage): Phrase[] => phrasesOf(scope, code, texts);
  return { phrases: of(language), counts: new Map(packLanguages.map((code) => [code, countsOf(of(code))])) };
}

/** Keeps a draft, or takes the translation away where it is empty. @throws notForYou, phraseNotFound, badInput */
export async function savePhrase(scope: Scope, language: PackLanguage, key: string, typed: string): Promise<Phrase> {
  const { source } = await find(scope, language, key);
  const text = typed.trim();
  if (text === '') await rows.removeText(scope.db, language, key);
  else {
    const mistake = checkPhrase(source, text);
    if (mistake !== null) throw problem('badInput', { sentence: mistake });
    await keep(scope, language, { key, source, text });
  }
  scope.audit('savePhrase', [language, key], ['text']);
  await announce(scope);
  return find(scope, language, key);
}

/**
 * Says that a translation was looked over, or that it is a draft again. Nobody reviews what they wrote.
 * @throws notForYou, phraseNotFound, badInput
 */
export async function reviewPhrase(
  scope: Scope,
  language: PackLanguage,
  key: string,
  { text, reviewed }: { readonly text: string; readonly reviewed: boolean },
): Promise<Phrase> {
  const phrase = await find(scope, language, key);
  if (phrase.text === '' || phrase.text !== text)
    throw problem('badInput', {
      sentence: 'The translation was changed meanwhile. Read it again before you review it.',
    });
  if (reviewed && !mayReview(scope, phrase))
    throw problem('badInput', { sentence: 'You wrote this translation. Another person reviews it.' });
  const mistake = checkPhrase(phrase.source, text);
  if (reviewed && mistake !== null) throw problem('badInput', { sentence: mistake });
  // A draft that ships has no row yet.
  if (phrase.writtenAt === null)
    await rows.saveText(scope.db, {
      language,
      key,
      text,
      source: phrase.source,
      writtenBy: null,
      writtenByName: makers,
      writtenAt: scope.now,
    });
  const { personId, name } = scope.actor;
  await rows.setReviewed(scope.db, { language, key, text }, reviewed ? { by: personId, name, at: scope.now } : null);
  scope.audit('reviewPhrase', [language, key], ['reviewed']);
  await announce(scope);
  return find(scope, language, key);
}

/** What came of a file of translations. */
export interface ImportedPhrases {
  readonly changed: number;
  readonly unchanged: number;
  readonly faults: readonly { readonly key: string; readonly sentence: string }[];
}

/** Takes translations of a file in as drafts; those with a mistake stay out and are named. @throws notForYou */
export async function importPhrases(
  scope: Scope,
  language: PackLanguage,
  given: readonly { readonly key: string; readonly text: string }[],
  apply: boolean,
): Promise<ImportedPhrases> {
  requireTranslator(scope);
  await rows.holdLanguage(scope.db, language);
  const known = new Map(
    phrasesOf(scope, language, await rows.listTexts(scope.db)).map((phrase) => [phrase.key, phrase]),
  );
  const faults: { key: string; sentence: string }[] = [];
  let [changed, unchanged] = [0, 0];
  for (const { key, text } of given) {
    const phrase = known.get(key);
    const mistake =
      phrase === undefined ? 'No sentence has this key. Keep the keys of the file.' : checkPhrase(phrase.source, text);
    if (phrase === undefined || mistake !== null) faults.push({ key, sentence: mistake ?? '' });
    else if (text === phrase.text) unchanged += 1;
    else {
      changed += 1;
      if (apply) await keep(scope, language, { key, source: phrase.source, text });
    }
  }
  if (apply && changed > 0) {
    scope.audit('importPhrases', [language], ['text']);
    await announce(scope);
  }
  return { changed, unchanged, faults };
}

/** Whether whoever asks may review a translation. */
export function mayReview({ actor }: Pick<Scope, 'actor'>, { text, writtenBy, status }: Phrase): boolean {
  return text !== '' && status === 'draft' && (writtenBy === null || writtenBy !== actor.personId);
}

/** @throws notForYou, phraseNotFound */
export async function findPhrase(scope: Scope, language: PackLanguage, key: string): Promise<Phrase> {
  return find(scope, language, key);
}

async function find(scope: Scope, language: PackLanguage, key: string): Promise<Phrase> {
  requireTranslator(scope);
  const found = phrasesOf(scope, language, await rows.listTexts(scope.db)).find((phrase) => phrase.key === key);
  if (found === undefined) throw problem('phraseNotFound', { found: key });
  return found;
}

async function keep(
  { db, actor, now }: Scope,
  language: PackLanguage,
  given: { readonly key: string; readonly source: string; readonly text: string },
): Promise<void> {
  await rows.saveText(db, {
    language,
    ...given,
    writtenBy: actor.personId,
    writtenByName: actor.name,
    writtenAt: now,
  });
}

function phrasesOf(scope: Scope, language: PackLanguage, texts: readonly rows.PhraseText[]): Phrase[] {
  const kept = new Map(texts.filter((text) => text.language === language).map((text) => [text.key, text]));
  const drafts: Readonly<Record<string, { readonly text: string }>> = shipped[language]?.phrases ?? {};
  return [...sourcesOf(scope)].map(([key, source]) => {
    const row = kept.get(key);
    const draft = row === undefined ? drafts[key] : undefined;
    return {
      key,
      source,
      text: row?.text ?? draft?.text ?? '',
      status:
        row === undefined
          ? draft === undefined
            ? 'missing'
            : 'draft'
          : row.reviewedAt === null
            ? 'draft'
            : 'reviewed',
      writtenBy: row?.writtenBy ?? null,
      writtenByName: row?.writtenByName ?? (draft === undefined ? null : makers),
      writtenAt: row?.writtenAt ?? null,
      reviewedByName: row?.reviewedByName ?? null,
      reviewedAt: row?.reviewedAt ?? null,
      changedFrom: row === undefined || row.source === source ? null : row.source,
    };
  });
}

/** What is to be translated, in English: every sentence, then crops and steps of a season. */
function sourcesOf({ context }: Pick<Scope, 'context'>): Map<string, string> {
  const book = context.reference.book();
  const steps = [...book.activitiesByCrop.values()].flat().map(({ code, name }) => [`activity:${code}`, name] as const);
  return new Map<string, string>([
    ...Object.entries(english),
    ...book.crops.map(({ cropId, name }) => [`crop:${cropId}`, name] as const),
    // A step has the name that the first crop gives it.
    ...steps.toReversed().toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  ]);
}

function countsOf(phrases: readonly Phrase[]): PhraseCounts {
  const counts = { missing: 0, draft: 0, reviewed: 0, changed: 0 };
  for (const { status, changedFrom } of phrases) {
    counts[status] += 1;
    if (changedFrom !== null) counts.changed += 1;
  }
  return counts;
}

async function announce({ db, context }: Scope): Promise<void> {
  await context.signals.publish(db, phrasesTopic, {});
}

function requireTranslator({ actor }: Pick<Scope, 'actor'>): void {
  if (!isAdministrator(actor)) throw problem('notForYou', { who: 'administrators' });
}
