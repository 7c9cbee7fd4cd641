import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { speaker, type Area, type KeyOf, type Locale, type Say } from '#web/words/catalogue.ts';
import { reviveBy } from './callApi.ts';
import { dates } from '#web/words/en/dates.ts';
import type { english as base } from '#web/words/en/en.ts';
import { pages } from '#web/words/en/pages.ts';
import { shell } from '#web/words/en/shell.ts';
import { ui } from '#web/words/en/ui.ts';

export type WordKey = KeyOf<typeof base.texts>;
export type Words = Say<WordKey>;
export type WordArea = keyof typeof base.texts;

/** Areas that every page needs; the others come with the pages whose route names them. */
const texts: Record<PageLanguage, Record<string, Area>> = { en: { dates, pages, shell, ui }, fr: {} };
const english: Locale = { tag: 'en', isOne: (count) => count === 1, texts: texts.en };
const sayIn = {
  en: speaker<WordKey>(english, english),
  // None and one are singular in French.
  fr: speaker<WordKey>({ tag: 'fr', isOne: (count) => count < 2, texts: texts.fr }, english),
};

const sent: PageLanguage = typeof document !== 'undefined' && document.documentElement.lang === 'fr' ? 'fr' : 'en';
let languageNow = (): PageLanguage => sent;

/** The language of the page that is drawn. */
export function language(): PageLanguage {
  return languageNow();
}

/** The language of the page for calls that answer with sentences; nothing for English, which they say by themselves. */
export function sentenceLanguage(): { readonly language?: PageLanguage } {
  const spoken = language();
  return spoken === 'en' ? {} : { language: spoken };
}

/**
 * The language of what people wrote and nobody translated, such as the title of a resource: English, which a page in another
 * language has to say of it (`lang`, WCAG 3.1.2). Undefined where the page is in English itself.
 */
export function writtenIn(): 'en' | undefined {
  return language() === 'en' ? undefined : 'en';
}

/** Has another say which language a page is drawn in: the server draws several at once. */
export function speakBy(asked: () => PageLanguage): void {
  languageNow = asked;
}

/** Whether what an area says is there in the language of the page; else it is said in English. */
export function isTranslated(areas: readonly string[]): boolean {
  return language() === 'en' || areas.every((area) => texts[language()][area] !== undefined);
}

const files = import.meta.glob<Readonly<Record<string, Area>>>([
  '../words/en/*.ts',
  '!../words/en/{en,dates,pages,shell,ui}.ts',
  // See words/later.ts.
  '!../words/en/{auditLog,baseMap,branch,bulkActs,climateCompare,climateRecords,climateSheet,collected,communities,dataArea,datasetActs,datasetCompare,datasetParts,dhis2,dictionary,entry,farmFiles,farmRecords,farmWork,farmerFilters,farmerImport,farmerMerge,farmerRecord,farmers,field,files,findWeather,gauges,groups,harvests,head,health,issuers,keeping,kept,licences,lost,manage,messages,messaging,notice,officerRequest,officers,older,outages,ownAccount,people,privacy,push,questions,rainProposals,reach,recorder,resourceEditing,risks,secondStep,settings,sharing,starts,storyEditing,submissions,tableTools,tokens,traps,trash,upload,warnings,webhooks}.ts',
]);

/** Whether the operator wants the spelling of quoted texts corrected; the server writes it into the document. */
let isCorrected = typeof document !== 'undefined' && document.documentElement.dataset['spelling'] === 'corrected';

/** Has areas that come in from now on say quoted texts in correct spelling: for the server, which has no document. */
export function correctSpelling(): void {
  isCorrected = true;
}

/**
 * Brings areas in, before a page that speaks with them is drawn. Parts of pages ask for theirs once, when they are read: on the
 * server, which draws pages of all languages with them, in both languages; a browser needs them in its own.
 */
export async function loadWords(areas: readonly WordArea[]): Promise<void> {
  const isServer = typeof document === 'undefined';
  if (isServer || language() === 'fr') await loadFrench(areas);
  const missing = areas.filter(
    (area) => texts.en[area] === undefined && (isServer || texts[language()][area] === undefined),
  );
  await Promise.all(
    missing.map(async (area) => {
      const load = files[`../words/en/${area}.ts`] ?? (await import('#web/words/later.ts')).later[`./en/${area}.ts`];
      const file = await load?.();
      if (file?.[area] === undefined) throw new Error(`There is no web/words/en/${area}.ts that exports ${area}.`);
      texts.en[area] = isCorrected
        ? { ...file[area], ...(await import('#web/words/corrected.ts')).corrected[area] }
        : file[area];
    }),
  );
}

/** Brings what every page says in French, and areas of it; those that are not written yet stay English. */
export async function loadFrench(areas: readonly string[] = []): Promise<void> {
  const { bring, answersInFrench } = await import('#web/words/french.ts');
  // Where it cannot be fetched an answer in English is better than none.
  reviveBy(() => (language() === 'fr' ? answersInFrench().catch(() => undefined) : undefined));
  await bring(areas, texts.fr);
}

/** Whether all that areas say is written in French. */
export async function hasFrench(areas: readonly string[]): Promise<boolean> {
  const { everywhere, french: files } = await import('#web/words/french.ts');
  return areas.every((area) => area in everywhere || `./fr/${area}.ts` in files);
}

/** Says a message where no component is: titles, dates, the document. */
export const words: Words = (key, values) => {
  const spoken = language();
  const isSaid = spoken === 'en' || isTranslated([key.slice(0, key.indexOf('.'))]);
  return sayIn[isSaid ? spoken : 'en'](key, values);
};

/** Gives `t('calendar.days', { count: 3 })`: a message in the language of the page. */
export function useWords(): Words {
  return words;
}
