import type { DescribedColumn as Column } from '../tables/columns/dictionary.ts';
import type { ChartMeasure, ChartValues } from './chartValues.ts';
import { unitOf } from './columnFamily.ts';
import { nameOf } from '../tables/columns/inWords.ts';

/** Below this many rows a chart is a hint. */
const FEW_ROWS = 30;
/** Names of columns that say in which unit the number beside them is. */
const UNIT_COLUMN = /^(units?|measure|unit[ _]of[ _]measure(ment)?|uom|indicator|element|currency)$/i;
const RATE = /%|percent|\brates?\b|\bshare\b|\bper\s|\/|\bratio\b|\bindex\b/i;

/** What is drawn, as far as it can mislead. */
export interface Drawn {
  readonly values: ChartValues;
  readonly measure: ChartMeasure;
  /** The column that is measured; null where rows are counted. */
  readonly y: Column | null;
  readonly rows: number;
  /** Columns that are measured, each a series; one when left out. */
  readonly measures?: readonly Column[];
  /** Every column of the table, and those that keep its rows apart: the axis, the series, conditions of one value. */
  readonly columns: readonly Column[];
  readonly keptApart: readonly string[];
  /** How many places are written in more than one way, of a chart by places. */
  readonly placesTwice: number;
}

/** Whether each value is one row of the table (of several measures: each label is): nothing was added up or averaged, and few rows are all there are. */
export function isOneRowEach(
  { labels, series, labelsLeftOut, seriesLeftOut }: ChartValues,
  rows: number,
  measures = 1,
): boolean {
  if (rows === 0 || seriesLeftOut > 0) return false;
  if (measures > 1) return rows === labels.length;
  return (
    rows ===
      series.flatMap(({ values }) => values).filter((value) => value !== null).length +
        (series.length === 1 ? labelsLeftOut : 0) &&
    (series.length === 1 || labelsLeftOut === 0)
  );
}

/** What a reader of a chart should be told, in sentences: few rows, mixed units, rates averaged or added up, what is left out. */
export function chartWarnings({
  values,
  measure,
  y,
  rows,
  measures = [],
  columns,
  keptApart,
  placesTwice,
}: Drawn): string[] {
  const { labelsLeftOut, seriesLeftOut, series } = values;
  const name = y === null ? '' : nameOf(y);
  const isSingle = isOneRowEach(values, rows, measures.length);
  const isRate = y !== null && RATE.test(`${y.name} ${y.unit}`);
  const units =
    measure === 'count' || y === null
      ? undefined
      : columns.find(
          ({ name, profile }) => UNIT_COLUMN.test(name) && (profile?.distinct ?? 0) > 1 && !keptApart.includes(name),
        );
  const several = [...new Set(measures.map((column) => unitOf(column)))];
  const isNegative =
    measure === 'share' && series.some(({ values: own }) => own.some((value) => value !== null && value < 0));
  return [
    ...(rows === 0
      ? ['No row fits the conditions.']
      : rows < FEW_ROWS && !isSingle
        ? [`This chart is based on only ${rows === 1 ? '1 row' : `${rows} rows`}.`]
        : []),
    ...(units
      ? [
          `${name} is in different units (${unitsIn(units)}): choose one by a condition on ${nameOf(units)}, or draw a series for each.`,
        ]
      : []),
    ...(several.length > 1
      ? [
          `These columns are in different units (${several.map((unit) => unit || 'none given').join(', ')}): draw one unit at a time.`,
        ]
      : []),
    ...(labelsLeftOut > 0 ? [`${said(labelsLeftOut, 'smaller label')} left out.`] : []),
    ...(seriesLeftOut > 0 ? [`${said(seriesLeftOut, 'smaller series', 'smaller series')} left out.`] : []),
    ...(isRate && measure === 'mean' && !isSingle
      ? [`${name} is a rate: its mean counts every row alike, large or small.`]
      : []),
    ...(isRate && (measure === 'sum' || measure === 'share') && !isSingle
      ? [`${name} is a rate: adding rates up says little.`]
      : []),
    ...(isNegative ? ['Some values are below zero: shares of them can be less than nothing or more than all.'] : []),
    ...(placesTwice > 0
      ? [
          `${placesTwice === 1 ? '1 place is' : `${placesTwice} places are`} written in more than one way; a map shows the first.`,
        ]
      : []),
  ];
}

function unitsIn({ profile }: Column): string {
  const named = profile?.top.slice(0, 3).map(({ value }) => value) ?? [];
  return named.length < (profile?.distinct ?? 0) ? `${named.join(', ')} …` : named.join(', ');
}

/** "1 label is", "3 labels are". */
function said(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one} is` : `${count} ${many} are`;
}
