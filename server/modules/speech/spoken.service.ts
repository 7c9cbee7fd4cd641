import { english, type PhraseKey } from '#engines/conversation/english.ts';
import { type DoorLanguage, doorLanguages, type Packs, textOf } from '#engines/conversation/phrasebook.ts';
import { frenchTerms, type Terms } from '#engines/conversation/terms.ts';
import { pieceText } from '#engines/speech/pieceText.ts';
import { reviewedSpeech, type Speech } from '#engines/speech/putTogether.ts';
import { isSpoken } from '#engines/speech/wantedPieces.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { AppContext, Spoken, SpokenPiece } from '../../context.ts';
import { listRecordings, type Recording } from './speech.repository.ts';

/** Said between processes when a recording came, went or was reviewed. */
export const speechTopic = 'speech';

type Needs = Pick<AppContext, 'db' | 'signals' | 'log' | 'phrases' | 'reference' | 'bumpCacheVersion'>;

interface Heard {
  readonly of: ReadonlyMap<DoorLanguage, ReadonlyMap<string, SpokenPiece>>;
  readonly byHash: ReadonlyMap<string, SpokenPiece>;
}

/** Reads the reviewed recordings, and again whenever any process changes one. */
export async function openSpoken({ db, signals, log, phrases, reference, bumpCacheVersion }: Needs): Promise<Spoken> {
  let recordings: readonly Recording[] = [];
  let readings = 0;
  let made: { readonly from: readonly unknown[]; readonly heard: Heard } | undefined;
  const read = async (): Promise<void> => {
    recordings = await listRecordings(db);
    // Pages say whether there is anything to be heard.
    bumpCacheVersion('speech', String(readings++));
  };
  // Sentences and crops change by themselves: what was made of them before is made again.
  const heard = (): Heard => {
    const from = [recordings, phrases.packs(), reference.book()] as const;
    if (made === undefined || made.from.some((each, at) => each !== from[at]))
      made = { from, heard: heardOf(recordings, phrases.packs(), reference.book()) };
    return made.heard;
  };
  signals.subscribe(speechTopic, () => {
    read().catch((error: unknown) => log.error({ err: error }, 'recordings could not be read again'));
  });
  await read();
  return { of: (language) => heard().of.get(language) ?? new Map(), byHash: () => heard().byHash };
}

function heardOf(recordings: readonly Recording[], packs: Packs, book: ReferenceBook): Heard {
  const of = new Map<DoorLanguage, ReadonlyMap<string, SpokenPiece>>();
  const byHash = new Map<string, SpokenPiece>();
  for (const language of doorLanguages) {
    const [speech, terms] = [reviewedSpeech(packs, language), termsOf(packs, book, language)];
    const pieces = new Map<string, SpokenPiece>();
    for (const { key, text, hash, milliseconds, reviewedAt, ...row } of recordings) {
      if (row.language !== language || reviewedAt === null) continue;
      byHash.set(hash, { hash, milliseconds });
      if (pieceText(key, text, speech, terms) === text) pieces.set(key, { hash, milliseconds });
    }
    of.set(language, pieces);
  }
  return { of, byHash };
}

/** A language with drafts, too: they may be recorded before they are reviewed. */
export function draftSpeech(packs: Packs, language: DoorLanguage): Speech {
  return {
    language,
    textOf: (key) => textOf(key, language, packs) ?? packs[language]?.phrases[key]?.text ?? null,
  };
}

/** Crops and steps of a season in a language. */
export function termsOf(packs: Packs, book: ReferenceBook, language: DoorLanguage): Terms {
  const crops = Object.fromEntries(book.crops.map(({ cropId, name }) => [cropId, name]));
  const steps = [...book.activitiesByCrop.values()].flat();
  // A step has the name that the first crop gives it.
  const activities = Object.fromEntries(steps.toReversed().map(({ code, name }) => [code, name]));
  if (language === 'en') return { crops, activities };
  const terms = language === 'fr' ? frenchTerms : (packs[language]?.terms ?? { crops: {}, activities: {} });
  const among = (names: Readonly<Record<string, string>>, ids: object): Record<string, string> =>
    Object.fromEntries(Object.entries(names).filter(([id]) => id in ids));
  return { crops: among(terms.crops, crops), activities: among(terms.activities, activities) };
}

/** How many sentences there are in a language that farmers may hear. */
export function countSentences({ textOf: text }: Speech): number {
  return (Object.keys(english) as PhraseKey[]).filter((key) => isSpoken(key) && text(key) !== null).length;
}
