import { timeSteps, type TimeStep } from '#engines/charts/timeSteps.ts';
import { mostChartGroups, mostPanels } from '#contract/limits.ts';

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
}

export const POPULATION = 'Population';
export const DASHBOARD = '/main/dashboard';
export const emptyPanel: Panel = {
  source: '', x: '', y: '', measure: '', by: '', kind: '', top: 0, sort: '', step: '', version: 0, where: [],
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

/** A panel with what its form holds. A new source begins anew; a new Y is measured as suits it. */
export function withForm(panel: Panel, form: URLSearchParams): Panel {
  const said = (name: string) => form.get(name) ?? '';
  if (said('source') !== panel.source) return { ...emptyPanel, source: said('source') };
  const next = chosenPanel({
    source: panel.source, x: said('x'), y: said('y'), measure: said('measure'), by: said('by'), kind: said('kind'),
    top: said('top'), sort: said('sort'), step: said('step'), version: String(panel.version), where: conditionsIn(form),
  });
  return next.y === panel.y ? next : { ...next, measure: '' };
}

/** The conditions that are still ticked, and the one being added. */
function conditionsIn(form: URLSearchParams): string[] {
  const [column = '', op = '', value = ''] = ['column', 'op', 'value'].map((name) => form.get(name)?.trim() ?? '');
  const takesNone = op === 'empty' || op === 'filled';
  const added = column !== '' && op !== '' && (takesNone || value !== '') ? [takesNone ? `${column}:${op}` : `${column}:${op}:${value}`] : [];
  return [...form.getAll('where'), ...added];
}

/** As it stands in an address. */
export function writePanel({ source, x, y, measure, by, kind, top, sort, step, version, where }: Panel): string {
  return [source, x, y, measure, by, kind, numberSaid(top), sort, step, numberSaid(version), ...where]
    .map((part) => encodeURIComponent(part).replaceAll('~', '%7E'))
    .join('~')
    .replace(/~+$/, '');
}

function readPanel(text: string): Panel {
  const [source = '', x = '', y = '', measure = '', by = '', kind = '', top = '', sort = '', step = '', version = '', ...where] = text
    .split('~')
    .map(decoded);
  return chosenPanel({ source, x, y, measure, by, kind, top, sort, step, version, where });
}

type Written = { readonly [Field in Exclude<keyof Panel, 'where'>]: string } & Pick<Panel, 'where'>;

/** Leaves out what is no choice. */
function chosenPanel({ measure, kind, top, sort, step, version, where, ...names }: Written): Panel {
  return {
    ...names,
    measure: chartMeasures.find((each) => each === measure) ?? '',
    kind: kinds.find((each) => each === kind) ?? '',
    top: wholeIn(top, mostChartGroups),
    sort: sorts.find((each) => each === sort) ?? '',
    step: timeSteps.find((each) => each === step) ?? '',
    version: wholeIn(version, 1_000_000),
    where: [...new Set(where.filter((each) => each !== ''))].slice(0, MOST_CONDITIONS),
  };
}

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
