import { timeSteps, type TimeStep } from '#engines/charts/timeSteps.ts';
import { longestAxisName, longestChartTitle, mostChartGroups, mostChartSeries, mostPanels } from '#contract/limits.ts';

export const kinds = ['bar', 'line', 'doughnut', 'radar', 'scatter', 'map'] as const;
export type Kind = (typeof kinds)[number];
export const chartMeasures = ['count', 'sum', 'mean', 'median', 'share'] as const;
export type Measure = (typeof chartMeasures)[number];
export const sorts = ['x', 'value'] as const;

/** What a visitor chose in one panel; empty texts are not chosen yet. */
export interface Panel {
  readonly source: string;
  readonly x: string;
  readonly y: string;
  readonly measure: Measure | '';
  /** A series for each value of this column. */
  readonly by: string;
  readonly kind: Kind | '';
  /** The largest so many; 0 is all. */
  readonly top: number;
  readonly sort: (typeof sorts)[number] | '';
  /** Of dates and times. */
  readonly step: TimeStep | '';
  /** Of the dataset; 0 is the one in force. */
  readonly version: number;
  /** Conditions as the calls take them: "Region:is:Ashanti". */
  readonly where: readonly string[];
  /** Further columns in the unit of Y, a series each. */
  readonly with: readonly string[];
  /** In own words; empty where the chart names itself and its axes. */
  readonly title: string;
  readonly xName: string;
  readonly yName: string;
}

export const POPULATION = 'Population';
export const DASHBOARD = '/main/dashboard';
export const emptyPanel: Panel = {
  source: '',
  x: '',
  y: '',
  measure: '',
  by: '',
  kind: '',
  top: 0,
  sort: '',
  step: '',
  version: 0,
  where: [],
  with: [],
  title: '',
  xName: '',
  yName: '',
};
/** What an address holds of these by name, after the choices that stand in their order. */
const named = ['title', 'xName', 'yName'] as const;
type Named = (typeof named)[number];
const longest: Readonly<Record<Named, number>> = {
  title: longestChartTitle,
  xName: longestAxisName,
  yName: longestAxisName,
};
/** As many conditions as the call takes. */
export const MOST_CONDITIONS = 20;

/** What an address holds: the panels, and whether the charts stand alone, side by side. */
export interface Shown {
  readonly panels: readonly Panel[];
  readonly alone: boolean;
}

/**
 * Reads an address: a `p` for each panel, its fields with `~` between, each percent-encoded. The first panel is always
 * there. What a form sent for the panel it belongs to (`panel`, from 0) is taken over: see `withForm`.
 */
export function readShown(search: URLSearchParams): Shown {
  const written = search.getAll('p').slice(0, mostPanels).map(readPanel);
  const panels = written.length === 0 ? [emptyPanel] : written;
  const at = search.get('panel');
  const index = at === null ? -1 : Number(at);
  return {
    panels: panels[index] === undefined ? panels : panels.with(index, withForm(panels[index], search)),
    alone: search.get('view') === 'charts',
  };
}

/** Address of a dashboard. */
export function dashboardHref({ panels, alone }: Shown): string {
  const search = new URLSearchParams(panels.map((panel) => ['p', writePanel(panel)]));
  if (alone) search.set('view', 'charts');
  return `${DASHBOARD}?${search.toString().replaceAll('%7E', '~')}`;
}

/** Address of a dashboard that draws the first chart that suits the source of this panel, within its conditions. */
export const firstChartHref = (panel: Panel): string =>
  `${dashboardHref({ panels: [panel], alone: false })}&draw=first`;

/** Whether an address asks for the first chart that suits its source. */
export const drawsFirst = (search: URLSearchParams): boolean => search.get('draw') === 'first';

/** A panel with what its form holds. A new source begins anew; a new Y is measured as suits it. */
export function withForm(panel: Panel, form: URLSearchParams): Panel {
  const said = (name: string) => form.get(name) ?? '';
  if (said('source') !== panel.source) return { ...emptyPanel, source: said('source') };
  const next = chosenPanel({
    ...wordsIn(form),
    source: panel.source,
    x: said('x'),
    y: said('y'),
    measure: said('measure'),
    by: said('by'),
    kind: said('kind'),
    top: said('top'),
    sort: said('sort'),
    step: said('step'),
    version: String(panel.version),
    where: conditionsIn(form),
    with: form.getAll('with'),
  });
  return withoutOldWords(panel, next.y === panel.y ? next : { ...next, measure: '', with: [] });
}

const wordsIn = (form: URLSearchParams): Record<Named, string> => ({
  title: form.get('title') ?? '',
  xName: form.get('xName') ?? '',
  yName: form.get('yName') ?? '',
});

/** A title that was not touched says what the chart showed before: it goes with what it spoke of. */
function withoutOldWords(before: Panel, next: Panel): Panel {
  const isSame =
    (['x', 'y', 'measure', 'by', 'step'] as const).every((field) => before[field] === next[field]) &&
    [...next.where, ...next.with].join('~') === [...before.where, ...before.with].join('~');
  if (isSame) return next;
  const kept = (field: Named, isOf: boolean) => (isOf && next[field] === before[field] ? '' : next[field]);
  return {
    ...next,
    title: kept('title', true),
    xName: kept('xName', before.x !== next.x),
    yName: kept('yName', before.y !== next.y || before.measure !== next.measure),
  };
}

/** The conditions that are still ticked, and the one being added. */
function conditionsIn(form: URLSearchParams): string[] {
  const [column = '', op = '', value = ''] = ['column', 'op', 'value'].map((name) => form.get(name)?.trim() ?? '');
  const takesNone = op === 'empty' || op === 'filled';
  const added =
    column !== '' && op !== '' && (takesNone || value !== '')
      ? [takesNone ? `${column}:${op}` : `${column}:${op}:${value}`]
      : [];
  return [...form.getAll('where'), ...added];
}

/** As it stands in an address. */
export function writePanel(panel: Panel): string {
  const { source, x, y, measure, by, kind, top, sort, step, version, where, with: also } = panel;
  const words = named.flatMap((field) => (panel[field] === '' ? [] : [`!${field}=${panel[field]}`]));
  return [
    source,
    x,
    y,
    measure,
    by,
    kind,
    numberSaid(top),
    sort,
    step,
    numberSaid(version),
    ...where,
    ...also.map((column) => `!with=${column}`),
    ...words,
  ]
    .map((part) => encodeURIComponent(part).replaceAll('~', '%7E'))
    .join('~')
    .replace(/~+$/, '');
}

function readPanel(text: string): Panel {
  const [
    source = '',
    x = '',
    y = '',
    measure = '',
    by = '',
    kind = '',
    top = '',
    sort = '',
    step = '',
    version = '',
    ...more
  ] = text.split('~').map(decoded);
  const after = (field: string) =>
    more.flatMap((part) => (part.startsWith(`!${field}=`) ? [part.slice(field.length + 2)] : []));
  const [title = '', xName = '', yName = ''] = named.map((field) => after(field)[0]);
  const where = more.filter((part) => !/^!(title|xName|yName|with)=/.test(part));
  return chosenPanel({
    source,
    x,
    y,
    measure,
    by,
    kind,
    top,
    sort,
    step,
    version,
    where,
    with: after('with'),
    title,
    xName,
    yName,
  });
}

type Written = { readonly [Field in Exclude<keyof Panel, 'where' | 'with'>]: string } & Pick<Panel, 'where' | 'with'>;

/** Leaves out what is no choice. */
function chosenPanel({
  measure,
  kind,
  top,
  sort,
  step,
  version,
  where,
  with: also,
  title,
  xName,
  yName,
  ...names
}: Written): Panel {
  const words = { title, xName, yName };
  return {
    ...names,
    title: clean(words, 'title'),
    xName: clean(words, 'xName'),
    yName: clean(words, 'yName'),
    with: [...new Set(also.filter((each) => each !== '' && each !== names.y && each !== names.x))].slice(
      0,
      mostChartSeries - 1,
    ),
    measure: chartMeasures.find((each) => each === measure) ?? '',
    kind: kinds.find((each) => each === kind) ?? '',
    top: wholeIn(top, mostChartGroups),
    sort: sorts.find((each) => each === sort) ?? '',
    step: timeSteps.find((each) => each === step) ?? '',
    version: wholeIn(version, 1_000_000),
    where: [...new Set(where.filter((each) => each !== ''))].slice(0, MOST_CONDITIONS),
  };
}

const clean = (words: Readonly<Record<Named, string>>, field: Named): string =>
  words[field].trim().slice(0, longest[field]);

const numberSaid = (number: number): string => (number === 0 ? '' : String(number));

/** A whole number from 1 to the most; else 0. */
function wholeIn(text: string, most: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= most ? number : 0;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the same field is chosen twice (P §5): no request is made then. */
export function isSameField({ x, y }: Panel): boolean {
  return x !== '' && x.toLowerCase() === y.toLowerCase();
}

/** Whether there is enough to draw. */
export function isComplete(panel: Panel): boolean {
  return panel.source !== '' && panel.x !== '' && panel.y !== '' && !isSameField(panel);
}
