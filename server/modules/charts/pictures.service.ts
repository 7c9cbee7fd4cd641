import type { ChartKind } from '#contract/charts/dashboards.ts';
import { nameWithUnit } from '#engines/tables/columns/inWords.ts';
import { sayUnit } from '#engines/tables/columns/saysUnit.ts';
import { areYears } from '#engines/charts/areYears.ts';
import { licenceOf } from '#engines/catalogue/licences.ts';
import type { Static } from 'typebox';
import type { Scope } from '../../platform/records/scope.ts';
import type { PublicTableWithColumns } from '../catalogue/catalogue.service.ts';
import { type ChartAsked, drawChart, type DrawnChart } from './charts.service.ts';
import type { Picture } from './picture/drawPicture.ts';
import { groundOf } from './places.service.ts';
import { drawPoints, usualPoints } from './points.service.ts';
import { openSource, sourceOf } from './sources.service.ts';

export interface PictureAsked extends ChartAsked {
  readonly kind?: Static<typeof ChartKind> | undefined;
}

/** A chart ready to be drawn, with the table of exactly what is drawn. */
export interface ReadyPicture {
  readonly picture: Picture;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly source: PublicTableWithColumns;
  /** The query of the same chart at the version drawn. */
  readonly question: string;
}

/** The numbers and words of a picture. Throws a problem. */
export async function readyPicture(scope: Scope, { kind = 'bar', ...asked }: PictureAsked): Promise<ReadyPicture> {
  const source = await openSource(scope, asked.dbref, asked.version);
  const question = questionOf({ ...asked, kind, version: source.version });
  const told = sourceNotes(source);
  if (kind === 'scatter' && asked.y !== undefined) {
    const points = await drawPoints(scope, { ...asked, y: asked.y, most: usualPoints });
    const isGrouped = points.groups.length > 1;
    const all = points.groups.flatMap((group) => group.points);
    const isYears = areYears(all.map(({ x }) => x));
    return {
      picture: {
        kind,
        title: asked.title?.trim() || points.caption,
        subtitle: subtitleOf(points.filters, points.rows),
        unit: '',
        values: { labels: [], series: [] },
        addsUp: false,
        points,
        notes: [...points.warnings, ...told],
      },
      head: [...(isGrouped ? [points.grouping] : []), nameWithUnit(points.x), nameWithUnit(points.y)],
      rows: points.groups.flatMap(({ name, points: own }) =>
        own.map(({ x, y }) => [...(isGrouped ? [name] : []), isYears ? String(x) : x, y]),
      ),
      source,
      question,
    };
  }
  const chart = await drawChart(scope, kind === 'map' ? ofPlaces(asked) : asked);
  return {
    picture: {
      ...kindOf(scope, kind, chart),
      title: chart.caption,
      subtitle: subtitleOf(chart.filters, chart.rows),
      unit: chart.unit,
      values: chart,
      axes: chart.axes,
      addsUp: chart.addsUp,
      notes: [...chart.warnings, ...told],
    },
    head: [chart.axes.x, ...chart.series.map(({ name }) => sayUnit(name, chart.unit))],
    rows: chart.labels.map((label, at) => [label, ...chart.series.map(({ values }) => values[at] ?? null)]),
    source,
    question,
  };
}

/** What a chart is asked for by, as the query of its other addresses. */
function questionOf(asked: PictureAsked): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (Array.isArray(value)) for (const each of value as readonly string[]) search.append(name, each);
    else if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.toString();
}

/** A place has one colour: a map has no series, and leaves no place out. */
function ofPlaces(asked: ChartAsked): ChartAsked {
  return { ...asked, by: undefined, with: undefined, top: undefined };
}

/** How it is drawn; a map on the ground its labels name, places of ours or not. */
function kindOf(
  scope: Scope,
  kind: NonNullable<PictureAsked['kind']>,
  { places, labels }: DrawnChart,
): Pick<Picture, 'kind' | 'ground'> {
  if (kind === 'scatter') return { kind: 'bar' };
  return kind === 'map'
    ? { kind, ground: { ...groundOf(scope, places?.level ?? 'region'), keys: places?.keys ?? labels.map(() => null) } }
    : { kind };
}

function subtitleOf(filters: readonly string[], rows: number): string {
  return [...filters, rows === 1 ? '1 row' : `${rows.toLocaleString('en-GH')} rows`].join(' · ');
}

/** Where the numbers come from, for a picture that travels alone. */
function sourceNotes(source: PublicTableWithColumns): string[] {
  const { institution, version, latest, licence, publishedAt } = source;
  const from = [
    sourceOf(source).dbname,
    ...(institution === '' ? [] : [institution]),
    `version ${version} of ${sayDay(publishedAt)}`,
  ].join(', ');
  return [
    `Source: ${from}. Licence: ${licenceOf(licence).name}. AgriHub Ghana.`,
    ...(latest > version ? [`The data have changed since: the current version is ${latest}.`] : []),
  ];
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Accra',
});

/** "15 April 2026". */
function sayDay(date: Date): string {
  return days.format(date);
}
