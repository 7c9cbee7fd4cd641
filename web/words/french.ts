import type { Area } from './catalogue.ts';
import { dates } from './fr/dates.ts';
import { pages } from './fr/pages.ts';
import { shell } from './fr/shell.ts';
import { ui } from './fr/ui.ts';

export { inFrench } from './frenchAnswers.ts';

/** French: what every page needs, and the areas that come with pages. Nothing of it reaches readers of English. */
export const everywhere: Readonly<Record<string, Area>> = { dates, pages, shell, ui };
export const french = import.meta.glob<Readonly<Record<string, Area>>>([
  './fr/*.ts',
  '!./fr/{dates,pages,shell,ui}.ts',
]);

/** Puts areas in French among those that are there; what is not written in French yet is passed over. */
export async function bring(areas: readonly string[], there: Record<string, Area>): Promise<void> {
  Object.assign(there, everywhere);
  await Promise.all(
    areas.map(async (area) => {
      const file = there[area] === undefined ? await french[`./fr/${area}.ts`]?.() : undefined;
      if (file?.[area] !== undefined) there[area] = file[area];
    }),
  );
}
