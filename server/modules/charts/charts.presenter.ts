import type { chartFields, drawChart, showChartSource } from '#contract/charts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { DrawnChart } from './charts.service.ts';
import type { showSource } from './sources.service.ts';

/** Decision 30: `lables` as the specification spells it, the names of the series, then their numbers. */
export function presentValues({ labels, series }: DrawnChart): Answer<typeof chartFields> {
  return [{ lables: [...labels] }, series.map(({ name }) => name), ...series.map(({ values }) => [...values])];
}

export function presentChart({ labels, series, unit, caption, time, measure, rows, warnings }: DrawnChart): Answer<typeof drawChart> {
  return {
    labels: [...labels],
    series: series.map(({ name, values }) => ({ name, values: [...values] })),
    unit,
    caption,
    time,
    measure,
    rows,
    warnings: [...warnings],
  };
}

export function presentSource({ source, table, suggestions }: Awaited<ReturnType<typeof showSource>>): Answer<typeof showChartSource> {
  return {
    ...source,
    slug: table.slug,
    version: table.version,
    publishedAt: table.publishedAt.toISOString(),
    licence: table.licence,
    institution: table.institution,
    rows: table.rows,
    columns: table.columns.map(({ name, type, unit, profile }) => ({ name, type, unit, distinct: profile?.distinct ?? 0 })),
    suggestions: [...suggestions],
  };
}
