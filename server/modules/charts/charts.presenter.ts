import type { chartFields, drawChart, drawChartPoints, showChartSource } from '#contract/charts/charts.ts';
import type { Answer } from '#contract/endpoint.ts';
import { nameOf, nameWithUnit } from '#engines/tables/columns/inWords.ts';
import type { DrawnChart } from './charts.service.ts';
import type { DrawnPoints } from './points.service.ts';
import type { showSource } from './sources.service.ts';

/** Decision 30: `lables` as the specification spells it, the names of the series, then their numbers. */
export function presentValues({ labels, series }: DrawnChart): Answer<typeof chartFields> {
  return [{ lables: [...labels] }, series.map(({ name }) => name), ...series.map(({ values }) => [...values])];
}

export function presentChart({
  labels,
  series,
  unit,
  caption,
  axes,
  addsUp,
  time,
  measure,
  filters,
  places,
  rows,
  warnings,
}: DrawnChart): Answer<typeof drawChart> {
  return {
    labels: [...labels],
    series: series.map(({ name, values }) => ({ name, values: [...values] })),
    unit,
    caption,
    axes: { ...axes },
    addsUp,
    time,
    measure,
    filters: [...filters],
    places: places && { level: places.level, keys: [...places.keys] },
    rows,
    warnings: [...warnings],
  };
}

export function presentPoints({
  groups,
  grouping,
  x,
  y,
  caption,
  filters,
  rows,
  drawn,
  warnings,
}: DrawnPoints): Answer<typeof drawChartPoints> {
  return {
    groups: groups.map(({ name, points }) => ({ name, points: points.map((point) => ({ ...point })) })),
    grouping,
    x: { name: nameOf(x), unit: x.unit },
    y: { name: nameOf(y), unit: y.unit },
    caption,
    filters: [...filters],
    rows,
    drawn,
    warnings: [...warnings],
  };
}

export function presentSource({
  source,
  table,
  suggestions,
}: Awaited<ReturnType<typeof showSource>>): Answer<typeof showChartSource> {
  return {
    ...source,
    slug: table.slug,
    version: table.version,
    latest: table.latest,
    publishedAt: table.publishedAt.toISOString(),
    licence: table.licence,
    institution: table.institution,
    rows: table.rows,
    columns: table.columns.map((column) => ({
      name: column.name,
      label: nameWithUnit(column),
      type: column.type,
      unit: column.unit,
      names: column.names,
      distinct: column.profile?.distinct ?? 0,
      min: column.profile?.min ?? null,
      max: column.profile?.max ?? null,
      values: column.profile?.top.map(({ value }) => value) ?? [],
    })),
    suggestions: suggestions.map((each) => ({ ...each, with: [...each.with], where: [...each.where] })),
  };
}
