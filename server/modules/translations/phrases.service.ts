import { packLanguages, type PackLanguage } from '#engines/conversation/languages.ts';
import { makePhrasebook, type Pack, type PackPhrase, type Packs } from '#engines/conversation/phrasebook.ts';
import { english, type PhraseKey } from '#engines/conversation/english.ts';
import { packs as shipped } from '#content/phrases/packs.ts';
import type { AppContext, Phrases } from '../../context.ts';
import { listTexts, type PhraseText } from './translations.repository.ts';

/** Said between processes when a translation changed. */
export const phrasesTopic = 'phrases';

/** Reads what translators wrote, and again whenever any process changes it. */
export async function openPhrases({ db, signals, log }: Pick<AppContext, 'db' | 'signals' | 'log'>): Promise<Phrases> {
  let packs = shipped;
  let book = makePhrasebook(packs);
  const read = async (): Promise<void> => {
    packs = withTexts(await listTexts(db));
    book = makePhrasebook(packs);
  };
  // Heard before the first reading, so that no change falls between the two.
  signals.subscribe(phrasesTopic, () => {
    read().catch((error: unknown) => log.error({ err: error }, 'translations could not be read again'));
  });
  await read();
  return { book: () => book, packs: () => packs };
}

/** The packs that ship with what translators wrote over them; words of the field count once they are reviewed. */
function withTexts(texts: readonly PhraseText[]): Packs {
  return Object.fromEntries(
    packLanguages.map((language) => [
      language,
      packOf(
        language,
        texts.filter((text) => text.language === language),
      ),
    ]),
  );
}

function packOf(language: PackLanguage, texts: readonly PhraseText[]): Pack {
  const phrases: Partial<Record<PhraseKey, PackPhrase>> = { ...shipped[language]?.phrases };
  const crops: Record<string, string> = { ...shipped[language]?.terms.crops };
  const activities: Record<string, string> = { ...shipped[language]?.terms.activities };
  for (const { key, text, reviewedByName, reviewedAt } of texts) {
    const [kind = '', id = ''] = key.split(':');
    if (Object.hasOwn(english, key))
      phrases[key as PhraseKey] =
        reviewedAt === null || reviewedByName === null
          ? { status: 'draft', text }
          : { status: 'reviewed', text, by: reviewedByName, on: reviewedAt.toISOString().slice(0, 10) };
    else if (reviewedAt !== null && id !== '') (kind === 'crop' ? crops : activities)[id] = text;
  }
  return { phrases, terms: { crops, activities } };
}
