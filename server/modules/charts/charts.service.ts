/** The front door of the charts room. */
import { chartWarnings, isOneRowEach } from '#engines/charts/chartWarnings.ts';
import type { ChartMeasure, ChartValues } from '#engines/charts/chartValues.ts';
import { isNumber, isTime, nameOfMeasure, POPULATION, stepFor } from '#engines/charts/measured.ts';
import { listed, subjectOf } from '#engines/charts/columnFamily.ts';
import { areSharesOfWhole } from '#engines/charts/partsOfWhole.ts';
import { addsUp, usualMeasure } from '#engines/charts/columnRoles.ts';
import { nameOf, nameWithUnit } from '#engines/tables/columns/inWords.ts';
import { sayUnit } from '#engines/tables/columns/saysUnit.ts';
import { sayConditions } from '#engines/charts/sayConditions.ts';
import type { TimeStep } from '#engines/charts/timeSteps.ts';
import { columnNamed } from '#engines/tables/tableQuestion.ts';
import type { DescribedColumn as Column } from '#engines/tables/columns/dictionary.ts';
import type { Filter } from '../../adapters/tables/tables.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { filtersOf, type PublicTableWithColumns } from '../catalogue/catalogue.service.ts';
import { valuesOf } from './groups.service.ts';
import { placesOfLabels, type LabelPlaces } from './places.service.ts';
import { openSource } from './sources.service.ts';

export { registerDashboards } from './dashboards.service.ts';
export { publicSource, sourceOf } from './sources.service.ts';

export interface ChartAsked {
  readonly dbref: string;
  readonly version?: number | undefined;
  readonly x: string;
  readonly y?: string | undefined;
  readonly measure?: ChartMeasure | undefined;
  readonly with?: readonly string[] | undefined;
  readonly by?: string | undefined;
  readonly where?: readonly string[] | undefined;
  readonly step?: TimeStep | undefined;
  readonly sort?: 'x' | 'value' | undefined;
  readonly top?: number | undefined;
  readonly title?: string | undefined;
  readonly xName?: string | undefined;
  readonly yName?: string | undefined;
}

export interface DrawnChart extends ChartValues {
  readonly unit: string;
  readonly caption: string;
  readonly axes: { readonly x: string; readonly y: string };
  readonly addsUp: boolean;
  readonly time: `${TimeStep}s` | null;
  readonly measure: ChartMeasure;
  readonly filters: readonly string[];
  readonly places: LabelPlaces | null;
  readonly rows: number;
  readonly warnings: readonly string[];
}

/** Draws a measure of y by x. Throws a problem. */
export async function drawChart(scope: Scope, asked: ChartAsked): Promise<DrawnChart> {
  const source = await openSource(scope, asked.dbref, asked.version);
  const x = columnOf(source, asked.x);
  const by = asked.by === undefined ? null : columnOf(source, asked.by);
  const y = measured(source, asked.y);
  if (same(asked.x, asked.y) || y?.name === x.name || by?.name === x.name) throw problem('chartFieldsSame');
  const also = y === null || by !== null ? [] : alsoMeasured(source, x, y, asked.with);
  const measure = asked.measure ?? usualMeasure(y);
  const step = isTime(x) ? stepTaken(x, asked.step) : undefined;
  const filters = filtersOf(source, asked.where);
  const { values, rows } = await valuesOf(scope, source, {
    x,
    y,
    also,
    by,
    measure,
    step,
    filters,
    sort: asked.sort ?? (x.type === 'text' ? 'value' : 'x'),
    top: asked.top,
  });
  const places = placesOfLabels(scope, x, values.labels);
  const measures = y === null ? [] : [y, ...also];
  const isSingle = isOneRowEach(values, rows, measures.length) && y !== null && measure !== 'share';
  const what =
    also.length > 0
      ? listed(measures.map(subjectOf))
      : isSingle && y !== null
        ? nameWithUnit(y)
        : nameOfMeasure(measure, y);
  const unit = measure === 'share' ? '%' : measure === 'count' ? '' : (y?.unit ?? '');
  const isCounted = measure === 'count' && by === null && asked.yName?.trim();
  return {
    ...values,
    ...(isCounted && { series: values.series.map((series) => ({ ...series, name: isCounted })) }),
    unit,
    caption: asked.title?.trim() || `${what} by ${nameOf(x)}${by === null ? '' : ` and ${nameOf(by)}`}`,
    axes: {
      x: asked.xName?.trim() || placeWord(x) || nameWithUnit(x),
      y: asked.yName?.trim() || (also.length > 0 ? unit : sayUnit(what, unit)),
    },
    addsUp:
      measure === 'count' ||
      measure === 'share' ||
      (measure === 'sum' && (y === null || addsUp(y))) ||
      (isSingle && areSharesOfWhole(y, values)),
    time: step === undefined ? null : (`${step}s` as const),
    measure,
    filters: sayConditions(filters, source.columns),
    places,
    rows,
    warnings: chartWarnings({
      values,
      measure,
      y,
      rows,
      measures,
      columns: source.columns,
      keptApart: keptApart([x, by], filters),
      placesTwice: places?.twice ?? 0,
    }),
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

/** The column of a source by its name or key. @throws columnOfTableNotFound */
export function columnOf(source: PublicTableWithColumns, written: string): Column {
  const name = columnNamed(written, source.columns);
  const column = source.columns.find((each) => each.name === name);
  if (column === undefined)
    throw problem('columnOfTableNotFound', {
      found: written,
      columns: source.columns.map((each) => each.name).slice(0, 50),
    });
  return column;
}

/** Columns whose values are told apart by a chart: those it goes by, and those held to one value. */
export function keptApart(by: readonly (Column | null)[], filters: readonly Filter[]): string[] {
  return [
    ...by.flatMap((column) => column?.name ?? []),
    ...filters.filter(({ op }) => op === 'is').map(({ column }) => column),
  ];
}

/** Further columns that are measured, each once. @throws columnOfTableNotFound, chartPointsNoNumber */
function alsoMeasured(source: PublicTableWithColumns, x: Column, y: Column, written: readonly string[] = []): Column[] {
  const columns = [...new Set(written.map((each) => columnOf(source, each)))].filter(
    (column) => column.name !== x.name && column.name !== y.name,
  );
  const words = columns.find((column) => !isNumber(column));
  if (words)
    throw problem('chartPointsNoNumber', {
      column: words.name,
      numbers: source.columns
        .filter(isNumber)
        .map(({ name }) => name)
        .slice(0, 20),
    });
  return columns;
}

/** "Region" of a column of regions that is called by a code's name: regionId, admin1. */
function placeWord({ name, names, label }: Column): string {
  if (
    names === null ||
    label !== undefined ||
    !/^(region|district)[ _]?(id|code|key|name)$|^adm(in)?[ _]?\d/i.test(name)
  )
    return '';
  return names === 'region' ? 'Region' : 'District';
}

/** The step that was asked for, else the one that suits the span; a date has no hours. */
function stepTaken(x: Column, asked: TimeStep | undefined): TimeStep {
  const step = asked ?? stepFor(x);
  return step === 'hour' && x.type === 'date' ? 'day' : step;
}

/** The column that is measured; null where rows are counted. */
function measured(source: PublicTableWithColumns, y: string | undefined): Column | null {
  if (y === undefined) return null;
  if (!same(y, POPULATION)) return columnOf(source, y);
  return source.columns.find((column) => same(column.name, POPULATION) && isNumber(column)) ?? null;
}

function same(one: string, other: string | undefined): boolean {
  return other !== undefined && one.trim().toLowerCase() === other.trim().toLowerCase();
}
