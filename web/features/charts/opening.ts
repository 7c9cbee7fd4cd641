import { useQueries } from '@tanstack/react-query';
import { readCondition } from '#engines/tables/tableQuestion.ts';
import { type ChartSource, type ChartSources, sourceQuery } from './api.ts';
import { drawsFirst, emptyPanel, type Panel, readShown, type Shown, writePanel } from './panels.ts';

/** Charts a dashboard opens with, of as many sources. */
const MOST_OPENING = 6;
/** What is shown of the reference tables of the portal itself, by its short name; datasets of others come before them. */
const OWN: Readonly<Record<string, readonly Partial<Panel>[]>> = {
  'usual-climate-by-month-reference-table': [
    {
      title: 'Rain in Tamale by month (mm)',
      x: 'month',
      y: 'rainMm',
      measure: 'mean',
      kind: 'line',
      sort: 'x',
      where: ['place:is:Tamale'],
    },
    {
      title: 'Rain in Kumasi by month (mm)',
      x: 'month',
      y: 'rainMm',
      measure: 'mean',
      kind: 'line',
      sort: 'x',
      where: ['place:is:Kumasi'],
    },
  ],
  'crops-reference-table': [
    {
      title: 'Average yield of crops, 2012',
      x: 'name',
      xName: 'Crop',
      y: 'averageYield2012',
      measure: 'mean',
      kind: 'bar',
      sort: 'value',
      top: 20,
      where: ['averageYield2012:filled'],
    },
  ],
  'regions-reference-table': [
    {
      title: 'Population by region, 2021',
      x: 'name',
      xName: 'Region',
      y: 'population2021',
      measure: 'sum',
      kind: 'bar',
      sort: 'value',
    },
  ],
};
const isOwn = (dbref: string) => dbref.endsWith('-reference-table');

/** Whether an address asks for nothing yet: the dashboard then opens with charts. */
export function opensByItself(search: URLSearchParams): boolean {
  return !search.has('p') && !search.has('panel');
}

/** The sources a dashboard opens with: published datasets by name, then the portal's own tables with figures. */
export function openingSources(sources: ChartSources): string[] {
  const known = new Set(sources.map(({ dbref }) => dbref));
  const others = sources.map(({ dbref }) => dbref).filter((dbref) => !isOwn(dbref));
  return [...others, ...Object.keys(OWN).filter((dbref) => known.has(dbref))].slice(0, MOST_OPENING);
}

/** The details of a source as the dashboard asks for them. */
export const openingQuery = (source: string) => sourceQuery({ ...emptyPanel, source });

/**
 * The suggestions that suit a panel which holds conditions already, as panels with the words to choose them by. The conditions of the
 * panel stay; a suggestion adds its own for other columns. What goes along a column that is held to one value shows one bar: it is left out.
 */
export function suggestedWithin(
  { version, where }: Pick<Panel, 'version' | 'where'>,
  { dbref, suggestions }: Pick<ChartSource, 'dbref' | 'suggestions'>,
): { readonly text: string; readonly panel: Panel }[] {
  const read = where.map(readCondition);
  const asked = new Set(read.map((each) => each?.column));
  const single = new Set(read.flatMap((each) => (each?.op === 'is' ? [each.column] : [])));
  return suggestions
    .filter(({ x }) => !single.has(x))
    .map((suggestion) => {
      const suggested = { ...suggestedPanel(dbref, suggestion), version };
      if (where.length === 0) return { text: suggestion.title, panel: suggested };
      // What the title says after the colon, the conditions say by now.
      const [text = ''] = suggestion.title.split(': ');
      const more = suggestion.where.filter((each) => !asked.has(readCondition(each)?.column));
      return { text, panel: { ...suggested, title: text, where: [...where, ...more] } };
    });
}

/** The panels a suggestion could be chosen in place of this one by, this one among them; none where it was drawn by hand. */
export function suggestedBeside(
  panel: Panel,
  source: Pick<ChartSource, 'dbref' | 'suggestions'>,
): ReturnType<typeof suggestedWithin> {
  const own = writePanel(panel);
  // The conditions it would hold without the suggestion, of each suggestion that it could be.
  const asked = source.suggestions.map(({ where }) => panel.where.filter((each) => !where.includes(each)));
  const fitting = asked
    .map((where) => suggestedWithin({ ...panel, where }, source))
    .filter((suggested) => suggested.some((each) => writePanel(each.panel) === own));
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** The panel with the chart that suits its source best, where nothing is chosen of it yet. */
export function drawnFirst(panel: Panel, source: ChartSource | undefined): Panel {
  if (source === undefined || panel.x !== '' || panel.y !== '') return panel;
  return suggestedWithin(panel, source)[0]?.panel ?? panel;
}

/** A suggestion as a panel. */
function suggestedPanel(
  source: string,
  { x, y, with: also, title, yName, measure, kind, sort, top, where }: ChartSource['suggestions'][number],
): Panel {
  return { ...emptyPanel, source, x, y, with: [...also], title, yName, measure, kind, sort, top, where: [...where] };
}

/** The first chart that suits each source, and what is shown of the portal's own; none of a source that suits no chart. */
export function openingPanels(details: readonly (ChartSource | undefined)[]): Panel[] {
  const panels = details.flatMap((detail): Panel[] => {
    const own = OWN[detail?.dbref ?? ''];
    if (detail !== undefined && own !== undefined)
      return own.map((panel) => ({ ...emptyPanel, source: detail.dbref, ...panel }));
    const first = detail?.suggestions[0];
    if (detail === undefined || first === undefined) return [];
    return [suggestedPanel(detail.dbref, first)];
  });
  return panels.slice(0, MOST_OPENING);
}

/** What the address holds; where it holds nothing, the charts the dashboard opens with. */
export function useShown(search: URLSearchParams, sources: ChartSources | undefined): Shown {
  const opens = opensByItself(search);
  const shown = readShown(search);
  const isFirst = drawsFirst(search);
  const asked = isFirst ? shown.panels.filter(({ source }) => source !== '').map(sourceQuery) : [];
  const details = useQueries({ queries: opens && sources ? openingSources(sources).map(openingQuery) : asked });
  if (isFirst) {
    const known = details.flatMap(({ data }) => data ?? []);
    const panels = shown.panels.map((each) =>
      drawnFirst(
        each,
        known.find(({ dbref }) => dbref === each.source),
      ),
    );
    return { ...shown, panels };
  }
  if (!opens) return shown;
  const panels = openingPanels(details.map(({ data }) => data));
  return panels.length === 0 ? shown : { ...shown, panels };
}
