import { speaker, type Area, type KeyOf, type Locale, type Say } from '#web/words/catalogue.ts';
import { dates } from '#web/words/en/dates.ts';
import type { english } from '#web/words/en/en.ts';
import { pages } from '#web/words/en/pages.ts';
import { shell } from '#web/words/en/shell.ts';
import { ui } from '#web/words/en/ui.ts';

export type WordKey = KeyOf<typeof english.texts>;
export type Words = Say<WordKey>;
export type WordArea = keyof typeof english.texts;

/** Areas that every page needs; the others come with the pages whose route names them. */
const texts: Record<string, Area> = { dates, pages, shell, ui };
const locale: Locale = { tag: 'en', isOne: (count) => count === 1, texts };

const files = import.meta.glob<Readonly<Record<string, Area>>>([
  '../words/en/*.ts',
  '!../words/en/{en,dates,pages,shell,ui}.ts',
  // See words/later.ts.
  '!../words/en/{branch,dictionary,tableTools,auditLog,baseMap,climateCompare,climateRecords,climateSheet,gauges,collected,communities,dataArea,datasetParts,entry,farmerFilters,farmerImport,farmerMerge,farmerRecord,farmers,farmFiles,farmRecords,farmWork,field,files,findWeather,groups,head,health,issuers,keeping,lost,manage,messaging,notice,officerRequest,officers,outages,people,questions,rainProposals,reach,resourceEditing,risks,secondStep,settings,sharing,starts,storyEditing,tokens,traps,trash,warnings,webhooks}.ts',
]);

/** Whether the operator wants the spelling of quoted texts corrected; the server writes it into the document. */
let isCorrected = typeof document !== 'undefined' && document.documentElement.dataset['spelling'] === 'corrected';

/** Has areas that come in from now on say quoted texts in correct spelling: for the server, which has no document. */
export function correctSpelling(): void {
  isCorrected = true;
}

/** Brings areas in, before a page that speaks with them is drawn. */
export async function loadWords(areas: readonly WordArea[]): Promise<void> {
  const missing = areas.filter((area) => texts[area] === undefined);
  await Promise.all(
    missing.map(async (area) => {
      const load = files[`../words/en/${area}.ts`] ?? (await import('#web/words/later.ts')).later[`./en/${area}.ts`];
      const file = await load?.();
      if (file?.[area] === undefined) throw new Error(`There is no web/words/en/${area}.ts that exports ${area}.`);
      texts[area] = isCorrected
        ? { ...file[area], ...(await import('#web/words/corrected.ts')).corrected[area] }
        : file[area];
    }),
  );
}

/** Says a message where no component is: titles, dates, the document. */
export const words: Words = speaker<WordKey>(locale, locale);

/** Gives `t('calendar.days', { count: 3 })`: a message in the language of the page. */
export function useWords(): Words {
  return words;
}
