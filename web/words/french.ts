import { frenchSpaces } from '#engines/words/frenchSpaces.ts';
import type { Area, Message } from './catalogue.ts';
import { dates } from './fr/dates.ts';
import { pages } from './fr/pages.ts';
import { shell } from './fr/shell.ts';
import { ui } from './fr/ui.ts';

/** French: what every page needs, and the areas that come with pages. Nothing of it reaches readers of English. */
export const everywhere: Readonly<Record<string, Area>> = { dates, pages, shell, ui };
export const french = import.meta.glob<Readonly<Record<string, Area>>>([
  './fr/*.ts',
  '!./fr/{dates,pages,shell,ui}.ts',
]);

/** What says answers in French is fetched with the first of them: a page comes with its own said already. */
export const answersInFrench = async () => (await import('./frenchAnswers.ts')).inFrench;

/** Puts areas in French among those that are there; what is not written in French yet is passed over. */
export async function bring(areas: readonly string[], there: Record<string, Area>): Promise<void> {
  for (const [area, texts] of Object.entries(everywhere)) there[area] ??= spaced(texts);
  await Promise.all(
    areas.map(async (area) => {
      const file = there[area] === undefined ? await french[`./fr/${area}.ts`]?.() : undefined;
      if (file?.[area] !== undefined) there[area] = spaced(file[area]);
    }),
  );
}

function spaced(area: Area): Area {
  return Object.fromEntries(Object.entries(area).map(([name, message]) => [name, spacedMessage(message)]));
}

function spacedMessage(message: Message): Message {
  if (typeof message === 'string') return frenchSpaces(message);
  const other = frenchSpaces(message.other);
  return message.one === undefined ? { other } : { one: frenchSpaces(message.one), other };
}
