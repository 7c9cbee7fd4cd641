import { type ComponentProps, lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import type { StoryChart } from './api.ts';

// A story has charts of one or two kinds: only their code is fetched.
const BarChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/BarChart.tsx')).BarChart })));
const DoughnutChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/DoughnutChart.tsx')).DoughnutChart })));
const LineChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/LineChart.tsx')).LineChart })));
const RadarChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/RadarChart.tsx')).RadarChart })));
const ScatterChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/ScatterChart.tsx')).ScatterChart })));

const kinds = { Line: LineChart, Chart: BarChart, Doughnut: DoughnutChart, Radar: RadarChart } as const;

/** A chart of a story, of the kind it asks for, with its description, its note and its source. */
export function StoryChartFigure({ chart, institute }: { chart: StoryChart; institute: string }) {
  const t = useWords();
  const { labels, series, chart_type: kind } = chart;
  const named = series.map(({ name, values }, index) => ({ name: name || `${t('stories.series')} ${index + 1}`, values }));
  const data = { category: t('stories.group'), labels, series: named, unit: '' };
  const frame = {
    title: chart.title,
    level: 2 as const,
    ...(chart.description !== '' && { subtitle: chart.description }),
    ...sourceOf(chart, institute, t('stories.specification')),
    notes: [
      ...(chart.other === '' ? [] : [t('stories.note', { text: chart.other })]),
      ...(chart.verification === 'derived' ? [t('stories.derived')] : []),
    ],
  };
  return (
    <Suspense>
      {kind === 'Scatter' ? (
        <ScatterChart {...frame} data={pointsOf(chart, t('stories.group'), t('stories.series'))} />
      ) : (
        <Labelled kind={kind} {...frame} data={data} />
      )}
    </Suspense>
  );
}

function Labelled({ kind, ...chart }: ComponentProps<typeof BarChart> & { kind: keyof typeof kinds }) {
  const Chart = kinds[kind];
  return <Chart {...chart} />;
}

/** The site a figure can be read at, or what else it comes from. */
function sourceOf({ sourceUrl, basis }: StoryChart, institute: string, specification: string) {
  if (sourceUrl === '') return { source: basis === 'specification' ? specification : institute };
  return { source: new URL(sourceUrl).hostname.replace(/^www\./, ''), sourceHref: sourceUrl };
}

/** The first series runs across, the second up; with one series the labels' order runs across. */
function pointsOf({ title, labels, series }: StoryChart, category: string, figure: string) {
  const [across, up] = series;
  const [x, y] = up === undefined ? [undefined, across] : [across, up];
  const points = labels.map((name, index) => ({ name, x: x?.values[index] ?? index + 1, y: y?.values[index] ?? 0 }));
  return {
    category,
    grouping: category,
    x: { name: x?.name || category, unit: '' },
    y: { name: y?.name || figure, unit: '' },
    groups: [{ name: title, points }],
  };
}
