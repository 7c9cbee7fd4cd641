import { useWords } from '#web/lib/words.ts';
import { BarChart } from '#web/ui/charts/BarChart.tsx';
import { DoughnutChart } from '#web/ui/charts/DoughnutChart.tsx';
import { LineChart } from '#web/ui/charts/LineChart.tsx';
import { RadarChart } from '#web/ui/charts/RadarChart.tsx';
import { ScatterChart } from '#web/ui/charts/ScatterChart.tsx';
import type { StoryChart } from './api.ts';

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
  switch (kind) {
    case 'Line':
      return <LineChart {...frame} data={data} />;
    case 'Doughnut':
      return <DoughnutChart {...frame} data={data} />;
    case 'Radar':
      return <RadarChart {...frame} data={data} />;
    case 'Scatter':
      return <ScatterChart {...frame} data={pointsOf(chart, t('stories.group'), t('stories.series'))} />;
    default:
      return <BarChart {...frame} data={data} />;
  }
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
