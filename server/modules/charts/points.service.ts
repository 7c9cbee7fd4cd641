import { MOST_CHART_SERIES } from '#engines/charts/chartValues.ts';
import { chartWarnings } from '#engines/charts/chartWarnings.ts';
import { nameOf } from '#engines/tables/columns/inWords.ts';
import { isNumber } from '#engines/charts/measured.ts';
import { sayConditions } from '#engines/charts/sayConditions.ts';
import type { DescribedColumn as Column } from '#engines/tables/columns/dictionary.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { ask, filtersOf } from '../catalogue/catalogue.service.ts';
import { columnOf, keptApart } from './charts.service.ts';
import { said } from './groups.service.ts';
import { openSource } from './sources.service.ts';

export interface PointsAsked {
  readonly dbref: string;
  readonly version?: number | undefined;
  readonly x: string;
  readonly y: string;
  readonly by?: string | undefined;
  readonly where?: readonly string[] | undefined;
  readonly most: number;
}

export interface DrawnPoints {
  readonly groups: readonly {
    readonly name: string;
    readonly points: readonly { readonly x: number; readonly y: number }[];
  }[];
  /** What the groups are values of; empty where there is one. */
  readonly grouping: string;
  readonly x: Column;
  readonly y: Column;
  readonly caption: string;
  readonly filters: readonly string[];
  readonly rows: number;
  readonly drawn: number;
  readonly warnings: readonly string[];
}

/** Points of a scatter that asks for no number of them, on the page and as a picture alike: more are a cloud, and a heavy page. */
export const usualPoints = 1_000;

/** Draws two numbers of each row against each other; of more rows than `most` a fair part. Throws a problem. */
export async function drawPoints(scope: Scope, asked: PointsAsked): Promise<DrawnPoints> {
  const source = await openSource(scope, asked.dbref, asked.version);
  const [x, y] = [columnOf(source, asked.x), columnOf(source, asked.y)];
  const by = asked.by === undefined ? null : columnOf(source, asked.by);
  if (x.name === y.name || by?.name === x.name || by?.name === y.name) throw problem('chartFieldsSame');
  for (const column of [x, y]) {
    if (!isNumber(column))
      throw problem('chartPointsNoNumber', {
        column: nameOf(column),
        numbers: source.columns
          .filter(isNumber)
          .map(({ name }) => name)
          .slice(0, 20),
      });
  }
  const filters = filtersOf(source, asked.where);
  const both = [x, y].map(({ name }) => ({ column: name, op: 'filled' as const, value: '' }));
  const found = await ask(scope, (tables) =>
    tables.rows(source, {
      select: [x, y, ...(by === null ? [] : [by])].map(({ name }) => name),
      filters: [...filters, ...both],
      mixed: true,
      offset: 0,
      limit: asked.most,
    }),
  );
  const groups = new Map<string, { x: number; y: number }[]>();
  for (const [atX, atY, value] of found.rows) {
    const point = { x: Number(atX), y: Number(atY) };
    // No number at all (NaN) is kept as empty.
    if (atX === null || atY === null || !Number.isFinite(point.x) || !Number.isFinite(point.y)) continue;
    const name = by === null ? nameOf(y) : said(value, by);
    const group = groups.get(name);
    if (group) group.push(point);
    else groups.set(name, [point]);
  }
  const ranked = [...groups]
    .map(([name, points]) => ({ name, points }))
    .toSorted((a, b) => b.points.length - a.points.length);
  const kept = ranked.slice(0, MOST_CHART_SERIES);
  const drawn = kept.reduce((sum, { points }) => sum + points.length, 0);
  return {
    groups: kept,
    grouping: by === null ? '' : nameOf(by),
    x,
    y,
    caption: `${nameOf(y)} against ${nameOf(x)}${by === null ? '' : ` by ${nameOf(by)}`}`,
    filters: sayConditions(filters, source.columns),
    rows: found.total,
    drawn,
    warnings: [
      ...(found.total > found.rows.length
        ? [`${found.rows.length} of ${found.total} rows are drawn: a fair part of them, the same at each look.`]
        : []),
      ...chartWarnings({
        values: { labels: [], series: [], labelsLeftOut: 0, seriesLeftOut: ranked.length - kept.length },
        measure: 'mean',
        y,
        rows: found.total,
        columns: source.columns,
        keptApart: keptApart([by], filters),
        placesTwice: 0,
      }),
    ],
  };
}
