import { sayUnit } from '#engines/tables/columns/saysUnit.ts';
import { words } from '#web/lib/words.ts';
import { sayFigure } from './figures.ts';
import { sayTime, type TimeStep } from './time.ts';

export interface Series {
  name: string;
  /** A value per label; null where there is none. */
  values: readonly (number | null)[];
  /** Where it differs from the chart's: a line chart then draws one panel per unit, one under the other. */
  unit?: string | undefined;
  /** Its axis need not start at zero, as with temperatures; the start is then said. Line charts only. */
  fit?: true | undefined;
  /** Drawn as bars in a line chart: what falls or is counted per step, such as rain. */
  bars?: true | undefined;
  /** Its axis reaches at least this far, so that little does not look like much. Line charts only. */
  reach?: number | undefined;
}

/** The numbers of a chart: a value per label and series. */
export interface ChartData {
  /** Names the labels in the table's head: "Crop". */
  category: string;
  /** Names of the axes, where they are to be written: over the values, under the labels. */
  axes?: { readonly x: string; readonly y: string } | undefined;
  /** The values are no parts of a whole: no total of them is said. */
  addsUp?: boolean | undefined;
  /** Each once. */
  labels: readonly string[];
  /** Each name once. */
  series: readonly Series[];
  /** Stands at the axis and in every reading: "t/ha". */
  unit: string;
  /** The labels are times, written as in ISO 8601; they are placed by their distance and said in words. */
  time?: TimeStep | undefined;
}

/** One number of a chart, by place. */
export interface Mark {
  label: number;
  series: number;
}

/** `at` tells rows apart; `key` names the row in a file, `name` in words. */
export interface NumbersRow {
  at: string;
  key: string;
  name: string;
  cells: readonly (string | number | null)[];
}

/** What a table, a file and a voice make of a chart, whatever its kind. */
export interface Numbers {
  head: readonly string[];
  /** Rows there are. Thousands take long to word: each is made when it is asked for, counted from 0. */
  count: number;
  row: (index: number) => NumbersRow;
  /** How many values each series has: the paths of the arrow keys. */
  lengths: readonly number[];
  reading: (mark: Mark) => string;
}

/** More series than this cannot be told apart. */
export const MOST_SERIES = 10;

/** Ten colours; a texture, a dash or a shape always goes with them. */
export const colourOf = (index: number): string => `var(--chart-${(index % MOST_SERIES) + 1})`;

/** "Maize"; of a time "6 May 2026". */
export function sayLabel(data: Pick<ChartData, 'labels' | 'time'>, index: number): string {
  const label = data.labels[index] ?? '';
  return data.time === undefined ? label : sayTime(label, data.time);
}

/** "23.1 t/ha", "84%", "–". */
export function withUnit(value: number | null | undefined, unit: string): string {
  if (value === null || value === undefined) return words('charts.noValue');
  return unit === '%' || unit === '' ? `${sayFigure(value)}${unit}` : `${sayFigure(value)} ${unit}`;
}

/** The numbers of labels and series. */
export function numbersOf(data: ChartData): Numbers {
  return {
    head: [data.category, ...data.series.map(({ name, unit = data.unit }) => sayUnit(name, unit))],
    count: data.labels.length,
    row: (index) => {
      const key = data.labels[index] ?? '';
      return {
        at: key,
        key,
        name: sayLabel(data, index),
        cells: data.series.map(({ values }) => values[index] ?? null),
      };
    },
    lengths: data.series.map(() => data.labels.length),
    reading: (mark) => readingOf(data, mark),
  };
}

/** "Cassava, 2023: 23.1 t/ha": what an arrow key reads out. */
function readingOf(data: ChartData, { label, series }: Mark): string {
  const of = data.series[series];
  const name = data.series.length > 1 ? `${sayLabel(data, label)}, ${of?.name}` : sayLabel(data, label);
  return `${name}: ${withUnit(of?.values[label], of?.unit ?? data.unit)}`;
}

/** The first rows, at most so many; all when left out. */
export function rowsOf({ count, row }: Numbers, most = count): NumbersRow[] {
  return Array.from({ length: Math.min(count, most) }, (_, index) => row(index));
}

/** The mark a key leads to: left and right along the labels, up and down along the series, Home and End to the ends. */
export function markAfter(key: string, from: Mark | undefined, lengths: readonly number[]): Mark | undefined {
  const moves: Record<string, Mark> = {
    ArrowRight: { label: 1, series: 0 },
    ArrowLeft: { label: -1, series: 0 },
    ArrowDown: { label: 0, series: 1 },
    ArrowUp: { label: 0, series: -1 },
    Home: { label: -Infinity, series: 0 },
    End: { label: Infinity, series: 0 },
  };
  const move = moves[key];
  if (!move || lengths.length === 0) return undefined;
  if (!from && key !== 'End') return { label: 0, series: 0 };
  const series = clamp((from?.series ?? 0) + move.series, lengths.length);
  return { label: clamp((from?.label ?? 0) + move.label, lengths[series] ?? 1), series };
}

const clamp = (index: number, length: number) => Math.min(Math.max(index, 0), Math.max(length - 1, 0));

/** How many values are missing between those that are there. */
export function gapsIn(values: readonly (number | null)[]): number {
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  return first === -1 ? 0 : values.slice(first, last).filter((value) => value === null).length;
}

/** All numbers that are there. */
export const numbersIn = (series: readonly Series[]): number[] =>
  series.flatMap(({ values }) => values.filter((value): value is number => value !== null && Number.isFinite(value)));
