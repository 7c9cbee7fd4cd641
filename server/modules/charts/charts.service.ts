/** The front door of the charts room. */
import { mostChartGroups, mostGroups } from '#contract/limits.ts';
import { chartValues, type ChartMeasure, type ChartValues } from '#engines/charts/chartValues.ts';
import { columnNamed } from '#engines/tables/tableQuestion.ts';
import type { Column } from '#engines/tables/types.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { ask, filtersOf, type PublicTableWithColumns } from '../catalogue/catalogue.service.ts';
import { openSource } from './sources.service.ts';

/** The choice of the dashboard that is no column (decision 29). */
export const POPULATION = 'Population';
const OTHERS = 'Others';
const EMPTY = '(empty)';
/** Below this many rows a chart is a hint. */
const FEW_ROWS = 30;
/** More days than this are drawn by month, more months by year. */
const MOST_DAYS = 120;
const MOST_MONTHS = 240;

export interface ChartAsked {
  readonly dbref: string;
  readonly x: string;
  readonly y?: string | undefined;
  readonly measure?: ChartMeasure | undefined;
  readonly by?: string | undefined;
  readonly where?: readonly string[] | undefined;
  readonly step?: 'day' | 'month' | 'year' | undefined;
  readonly sort?: 'x' | 'value' | undefined;
  readonly top?: number | undefined;
}

export interface DrawnChart extends ChartValues {
  readonly unit: string;
  readonly caption: string;
  readonly time: 'days' | 'months' | 'years' | null;
  readonly measure: ChartMeasure;
  readonly rows: number;
  readonly warnings: readonly string[];
}

/** Draws a measure of y by x. Throws a problem. */
export async function drawChart(scope: Scope, asked: ChartAsked): Promise<DrawnChart> {
  const source = await openSource(scope, asked.dbref);
  const x = columnOf(source, asked.x);
  const by = asked.by === undefined ? null : columnOf(source, asked.by);
  if (same(asked.x, asked.y) || same(asked.x, asked.by)) throw problem('chartFieldsSame');
  const y = measured(source, asked.y);
  const measure = asked.measure ?? (y === null ? 'count' : isNumber(y) ? (y.name === POPULATION ? 'sum' : 'mean') : 'count');
  const step = x.type === 'date' ? (asked.step ?? stepFor(x)) : undefined;
  const groups = await ask(scope, (tables) =>
    tables.groups(source, {
      by: by === null ? [x.name] : [x.name, by.name],
      ...(step && { step }),
      measures: [
        { measure: tableMeasure(measure, y), column: tableMeasure(measure, y) === 'count' ? null : (y?.name ?? null) },
        { measure: 'count', column: null },
      ],
      filters: filtersOf(source, asked.where),
      limit: mostGroups,
    }),
  );
  const labels = new Set(groups.rows.map(([label]) => label)).size;
  if (groups.cut || (labels > mostChartGroups && asked.top === undefined)) {
    throw problem('chartTooWide', { column: x.name, labels: groups.cut ? null : labels, most: mostChartGroups });
  }
  const at = by === null ? 1 : 2;
  const values = chartValues(
    {
      rows: groups.rows.map((row) => ({
        label: said(row[0]),
        series: by === null ? nameOf(measure, y) : said(row[1]),
        value: typeof row[at] === 'number' ? row[at] : row[at] === null || row[at] === undefined ? null : Number(row[at]),
      })),
    },
    { measure, sort: asked.sort ?? (x.type === 'text' ? 'value' : 'x'), top: asked.top, others: OTHERS },
  );
  const rows = groups.rows.reduce((sum, row) => sum + Number(row[at + 1] ?? 0), 0);
  return {
    ...values,
    unit: measure === 'share' ? '%' : measure === 'count' ? '' : (y?.unit ?? ''),
    caption: `${nameOf(measure, y)} by ${x.name}${by === null ? '' : ` and ${by.name}`}`,
    time: step === undefined ? null : (`${step}s` as const),
    measure,
    rows,
    warnings: warningsOf(values, measure, y, rows),
  };
}

/** Rows of x counted, or a column called Population added up: the legacy call for Y = Population (decision 29). */
export function chartPopulation(scope: Scope, dbref: string, x: string): Promise<DrawnChart> {
  return drawChart(scope, { dbref, x, y: POPULATION, sort: 'x' });
}

/** The mean of a number by x, or x and y counted against each other: the legacy call for two columns (decision 29). */
export async function chartFields(scope: Scope, dbref: string, x: string, y: string): Promise<DrawnChart> {
  if (same(x, y)) throw problem('chartFieldsSame');
  const source = await openSource(scope, dbref);
  const column = columnOf(source, y);
  if (isNumber(column)) return drawChart(scope, { dbref, x, y, measure: 'mean', sort: 'x' });
  return drawChart(scope, { dbref, x, by: y, measure: 'count', sort: 'x' });
}

function columnOf(source: PublicTableWithColumns, written: string): Column {
  const name = columnNamed(written, source.columns);
  const column = source.columns.find((each) => each.name === name);
  if (column === undefined) throw problem('columnOfTableNotFound', { found: written, columns: source.columns.map((each) => each.name).slice(0, 50) });
  return column;
}

/** The column that is measured; null where rows are counted. */
function measured(source: PublicTableWithColumns, y: string | undefined): Column | null {
  if (y === undefined) return null;
  if (!same(y, POPULATION)) return columnOf(source, y);
  return source.columns.find((column) => same(column.name, POPULATION) && isNumber(column)) ?? null;
}

/** What the tables are asked for: a share is worked out of counts or sums. */
function tableMeasure(measure: ChartMeasure, y: Column | null): 'count' | 'sum' | 'mean' | 'median' {
  if (measure === 'share') return y !== null && isNumber(y) ? 'sum' : 'count';
  return measure;
}

function nameOf(measure: ChartMeasure, y: Column | null): string {
  const of = y === null || (measure === 'count' && !isNumber(y)) ? 'rows' : y.name;
  if (measure === 'count') return y === null ? 'Population (number of rows)' : 'Number of rows';
  return `${{ sum: 'Sum', mean: 'Mean', median: 'Median', share: 'Share' }[measure]} of ${of}`;
}

/** Steps that suit the span of a date column, by how many different days it has. */
function stepFor({ profile }: Column): 'day' | 'month' | 'year' {
  const { min = null, max = null } = profile ?? {};
  if (min === null || max === null) return 'month';
  const days = (Date.parse(max.slice(0, 10)) - Date.parse(min.slice(0, 10))) / 86_400_000;
  if (!(days > MOST_DAYS)) return 'day';
  return days / 30 > MOST_MONTHS ? 'year' : 'month';
}

function warningsOf({ labelsLeftOut, seriesLeftOut }: ChartValues, measure: ChartMeasure, y: Column | null, rows: number): string[] {
  const isRate = y !== null && /%|percent|rate|share|per\s|\/|ratio|index/i.test(`${y.name} ${y.unit}`);
  return [
    ...(rows < FEW_ROWS ? [`Only ${rows} rows stand behind this chart.`] : []),
    ...(labelsLeftOut > 0 ? [`${labelsLeftOut} smaller labels are left out.`] : []),
    ...(seriesLeftOut > 0 ? [`${seriesLeftOut} smaller series are left out.`] : []),
    ...(isRate && measure === 'mean' ? [`${y.name} is a rate: its mean counts every row alike, large or small.`] : []),
    ...(isRate && measure === 'sum' ? [`${y.name} is a rate: adding rates up says little.`] : []),
  ];
}

function isNumber({ type }: Column): boolean {
  return type === 'whole' || type === 'decimal';
}

function same(one: string, other: string | undefined): boolean {
  return other !== undefined && one.trim().toLowerCase() === other.trim().toLowerCase();
}

function said(value: unknown): string {
  return value === null || value === undefined || value === '' ? EMPTY : String(value);
}
