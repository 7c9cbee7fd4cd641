import { mostChartGroups, mostGroups } from '#contract/limits.ts';
import { subjectOf } from '#engines/charts/columnFamily.ts';
import { nameOf } from '#engines/tables/columns/inWords.ts';
import { chartValues, type ChartMeasure, type ChartValues } from '#engines/charts/chartValues.ts';
import { isNumber, nameOfMeasure, tableMeasure } from '#engines/charts/measured.ts';
import type { TimeStep } from '#engines/charts/timeSteps.ts';
import { isReadable } from '#engines/charts/columnRoles.ts';
import type { DescribedColumn as Column } from '#engines/tables/columns/dictionary.ts';
import type { Cell, Filter } from '../../adapters/tables/tables.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { ask, type PublicTableWithColumns } from '../catalogue/catalogue.service.ts';

const OTHERS = 'Others';
const EMPTY = '(empty)';

/** A question about a table whose columns are found and whose choices are made. */
export interface GroupsAsked {
  readonly x: Column;
  readonly y: Column | null;
  /** Further columns measured alike, a series each; none where `by` is given. */
  readonly also: readonly Column[];
  readonly by: Column | null;
  readonly measure: ChartMeasure;
  readonly step: TimeStep | undefined;
  readonly filters: readonly Filter[];
  readonly sort: 'x' | 'value';
  readonly top: number | undefined;
}

/** The values of a chart, and how many rows stand behind them. @throws chartTooWide */
export async function valuesOf(
  scope: Scope,
  source: PublicTableWithColumns,
  asked: GroupsAsked,
): Promise<{ readonly values: ChartValues; readonly rows: number }> {
  const { x, y, also, by, measure, step, filters, sort, top } = asked;
  const measures = measuresOf(asked);
  const groups = await ask(scope, (tables) =>
    tables.groups(source, {
      by: by === null ? [x.name] : [x.name, by.name],
      ...(step && { step }),
      measures,
      filters,
      limit: mostGroups,
    }),
  );
  if (groups.cut && by === null && also.length === 0 && top !== undefined) return largestOf(scope, source, asked, top);
  const labels = new Set(groups.rows.map(([label]) => label)).size;
  if (groups.cut || (labels > mostChartGroups && top === undefined))
    throw tooWide(source, asked, groups.cut ? null : labels);
  const at = by === null ? 1 : 2;
  const nameAt = (place: number, row: readonly Cell[]) => {
    if (by !== null) return said(row[1], by);
    return also.length === 0 ? nameOfMeasure(measure, y) : subjectOf([y, ...also][place] ?? { name: '' });
  };
  const measured = by === null ? 1 + also.length : 1;
  const rows = groups.rows.flatMap((row) =>
    Array.from({ length: measured }, (_, place) => ({
      label: said(row[0], x),
      series: nameAt(place, row),
      value: number(row[at + place]),
    })),
  );
  return {
    values: chartValues({ rows }, { measure, sort, top, others: OTHERS }),
    rows: groups.rows.reduce((sum, row) => sum + (number(row[at + measured]) ?? 0), 0),
  };
}

/** The largest labels of more than could be fetched; what is left is the whole less the largest, where it adds up. */
async function largestOf(
  scope: Scope,
  source: PublicTableWithColumns,
  asked: GroupsAsked,
  top: number,
): Promise<{ values: ChartValues; rows: number }> {
  const { x, y, measure, step, filters, sort } = asked;
  const measures = measuresOf(asked);
  const [leading, whole] = await Promise.all([
    ask(scope, (tables) =>
      tables.groups(source, { by: [x.name], ...(step && { step }), measures, filters, limit: top, largestFirst: true }),
    ),
    ask(scope, (tables) =>
      tables.groups(source, {
        by: [],
        measures: [...measures, { measure: 'distinct', column: x.name }],
        filters,
        limit: 1,
      }),
    ),
  ]);
  const [all = null, rows = 0, different = 0] = (whole.rows[0] ?? []).map(number);
  const kept = sort === 'x' ? leading.rows.toSorted(([a = null], [b = null]) => inOrder(a, b)) : leading.rows;
  const largest = kept.map((row) => ({
    label: said(row[0], x),
    series: nameOfMeasure(measure, y),
    value: number(row[1]),
  }));
  const adds = measure !== 'mean' && measure !== 'median';
  const rest = {
    label: OTHERS,
    series: nameOfMeasure(measure, y),
    value: (all ?? 0) - largest.reduce((sum, { value }) => sum + (value ?? 0), 0),
  };
  const values = chartValues(
    { rows: adds ? [...largest, rest] : largest },
    { measure, sort: 'x', top: undefined, others: OTHERS },
  );
  return { values: { ...values, labelsLeftOut: adds ? 0 : (different ?? 0) - largest.length }, rows: rows ?? 0 };
}

/** The measures, then the rows that stand behind it. */
function measuresOf({ measure, y, also }: GroupsAsked) {
  const taken = tableMeasure(measure, y);
  return [
    ...[y, ...also].map((column) => ({ measure: taken, column: taken === 'count' ? null : (column?.name ?? null) })),
    { measure: 'count' as const, column: null },
  ];
}

/** Says what would do instead: fewer labels, the first ones, a step of time, or points. */
function tooWide(source: PublicTableWithColumns, { x, y, by }: GroupsAsked, labels: number | null) {
  const better = source.columns
    .filter(
      (column) => column.name !== x.name && column.name !== by?.name && column.type !== 'decimal' && isReadable(column),
    )
    .slice(0, 3);
  const instead =
    better.length === 0
      ? 'a column with fewer values'
      : `a column with fewer values, such as ${better.map((column) => `"${nameOf(column)}"`).join(' or ')}`;
  const points = isNumber(x) && y !== null && isNumber(y) ? ', or draw the two numbers as points' : '';
  const advice =
    by === null
      ? `Choose ${instead}, add a filter, or ask for the largest ones alone (top)${points}.`
      : `Choose ${instead}, add a filter, or leave the series out.`;
  const counted = x.profile?.distinct ?? 0;
  return problem('chartTooWide', {
    column: nameOf(x),
    labels:
      labels === null
        ? counted > mostChartGroups
          ? `about ${Number(counted.toPrecision(2)).toLocaleString('en-GH')}`
          : 'too many'
        : String(labels),
    most: mostChartGroups,
    advice,
  });
}

function inOrder(a: Cell, b: Cell): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** To twelve digits: adding up binary fractions leaves noughts and nines behind that no row holds. */
function number(value: Cell | undefined): number | null {
  return value === null || value === undefined ? null : Number(Number(value).toPrecision(12));
}

/** A label in words: what a code stands for where the data dictionary says it; what is empty is called so. */
export function said(value: Cell | undefined, column: Pick<Column, 'codes'> | null = null): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  const written = String(value);
  const codes = column?.codes ?? [];
  const label = codes.find(({ code }) => code === written)?.label;
  if (label === undefined) return written;
  // Two codes of one label are two labels.
  return codes.some((each) => each.label === label && each.code !== written) ? `${label} (${written})` : label;
}
