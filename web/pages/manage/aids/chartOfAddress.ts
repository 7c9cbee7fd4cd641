import type { QueryClient } from '@tanstack/react-query';
import { showChartSource } from '#contract/charts/charts.ts';
import type { StoryChart } from '#engines/reference/tables/storyCharts.ts';
import { apiQuery } from '#web/lib/query.ts';
import { chartQuery } from '#web/features/charts/api.ts';
import { dataOf, kindOf } from '#web/features/charts/chartData.ts';
import { isComplete, readShown } from '#web/features/charts/panels.ts';

const kinds = {
  bar: 'Chart',
  line: 'Line',
  doughnut: 'Doughnut',
  radar: 'Radar',
  scatter: 'Scatter',
  map: 'Chart',
} as const;

/** The first chart of a dashboard's address with its figures, bound to the version of its data; null where there is none. Throws what the call refuses. */
export async function chartOfAddress(address: string, client: QueryClient): Promise<Partial<StoryChart> | null> {
  const query = address.slice(address.indexOf('?') + 1);
  const panel = readShown(new URLSearchParams(query)).panels.find(
    (each) => isComplete(each) && each.kind !== 'scatter',
  );
  if (panel === undefined) return null;
  const source = await client.fetchQuery(
    apiQuery(showChartSource, { query: { dbref: panel.source, ...(panel.version > 0 && { version: panel.version }) } }),
  );
  const drawn = await client.fetchQuery(chartQuery({ ...panel, version: source.version }));
  return {
    title: drawn.caption,
    description: drawn.filters.join(', '),
    chartType: kinds[kindOf(panel, dataOf(panel, drawn))],
    ...withNumbers(drawn),
    institution: source.institution,
    publication: source.dbname,
    licence: source.licence,
    dataset: { dbref: source.dbref, version: source.version },
  };
}

/** A story's chart has a number for each label: a label without one is left out. */
function withNumbers({
  labels,
  series,
}: {
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}): Pick<StoryChart, 'labels' | 'series'> {
  const whole = labels.map((_, at) => series.every(({ values }) => typeof values[at] === 'number'));
  return {
    labels: labels.filter((_, at) => whole[at]),
    series: series.map(({ name, values }) => ({
      name,
      values: values.filter((value, at): value is number => whole[at] === true && value !== null),
    })),
  };
}
