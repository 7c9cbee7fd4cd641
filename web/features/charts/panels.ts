import { mostPanels } from '#contract/limits.ts';

export const kinds = ['bar', 'line', 'doughnut', 'radar'] as const;
export type Kind = (typeof kinds)[number];
export const chartMeasures = ['count', 'sum', 'mean', 'median', 'share'] as const;
export type Measure = (typeof chartMeasures)[number];

/** What a visitor chose in one panel; empty texts are not chosen yet. */
export interface Panel {
  readonly source: string;
  readonly x: string;
  readonly y: string;
  readonly measure: Measure | '';
  readonly by: string;
  readonly kind: Kind | '';
  /** The largest so many; 0 is all. */
  readonly top: number;
}

export const POPULATION = 'Population';
export const DASHBOARD = '/main/dashboard';
export const emptyPanel: Panel = { source: '', x: '', y: '', measure: '', by: '', kind: '', top: 0 };

/** The panels of an address, one `p` each: fields with `~` between, each percent-encoded. The first panel is always there. */
export function readPanels(search: URLSearchParams): Panel[] {
  const panels = search.getAll('p').slice(0, mostPanels).map(readPanel);
  return panels.length === 0 ? [emptyPanel] : panels;
}

/** Address of a dashboard with these panels. */
export function dashboardHref(panels: readonly Panel[]): string {
  const search = new URLSearchParams(panels.map((panel) => ['p', writePanel(panel)]));
  return panels.length === 1 && panels[0] === emptyPanel ? DASHBOARD : `${DASHBOARD}?${search}`;
}

function writePanel({ source, x, y, measure, by, kind, top }: Panel): string {
  return [source, x, y, measure, by, kind, top === 0 ? '' : String(top)].map((part) => encodeURIComponent(part).replaceAll('~', '%7E')).join('~').replace(/~+$/, '');
}

function readPanel(text: string): Panel {
  const [source = '', x = '', y = '', measure = '', by = '', kind = '', top = ''] = text.split('~').map(decoded);
  const number = Number(top);
  return {
    source,
    x,
    y,
    measure: chartMeasures.find((each) => each === measure) ?? '',
    by,
    kind: kinds.find((each) => each === kind) ?? '',
    top: Number.isInteger(number) && number > 0 && number <= 1_000 ? number : 0,
  };
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
