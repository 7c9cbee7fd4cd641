import { type ComponentProps, lazy, Suspense } from 'react';
import { sayDay } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import type { DraftChart, StoryChart } from './api.ts';
import './StoryChartFigure.css';

// A story has charts of one or two kinds: only their code is fetched.
const BarChart = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/ui/charts/BarChart.tsx')).BarChart })),
);
const DoughnutChart = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/ui/charts/DoughnutChart.tsx')).DoughnutChart })),
);
const LineChart = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/ui/charts/LineChart.tsx')).LineChart })),
);
const RadarChart = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/ui/charts/RadarChart.tsx')).RadarChart })),
);
const ScatterChart = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/ui/charts/ScatterChart.tsx')).ScatterChart })),
);

const kinds = { Line: LineChart, Chart: BarChart, Doughnut: DoughnutChart, Radar: RadarChart } as const;

/** A chart of a story, of the kind it asks for, with its description, its note and its source. */
export function StoryChartFigure({ chart }: { chart: DraftChart }) {
  const t = useWords();
  const { labels, series, chart_type: kind } = chart;
  const named = series.map(({ name, values }, index) => ({
    name: name || `${t('stories.series')} ${index + 1}`,
    values,
  }));
  const data = { category: t('stories.group'), labels, series: named, unit: '' };
  const note = t('stories.note', { text: chart.other });
  const from = sourceOf(chart, t);
  const frame = {
    title: chart.title,
    level: 2 as const,
    ...(chart.description !== '' && { subtitle: chart.description }),
    ...from,
    written: [chart.title, chart.description, note, from.source],
    notes: [
      ...(chart.other === '' ? [] : [note]),
      ...(chart.verification === 'derived' ? [t('stories.derived')] : []),
      ...notKnown(chart, t),
      ...datasetNotes(chart, t),
    ],
  };
  return (
    <Suspense>
      {kind === 'Scatter' ? (
        <ScatterChart {...frame} data={pointsOf(chart, t('stories.group'), t('stories.series'))} />
      ) : (
        <Labelled kind={kind} {...frame} data={data} />
      )}
      <ChangedMark dataset={chart.dataset} />
    </Suspense>
  );
}

/** A later version of the data is in force: where it is, and what became different. */
function ChangedMark({ dataset }: Pick<StoryChart, 'dataset'>) {
  const t = useWords();
  if (dataset === null || dataset === 'withdrawn' || dataset.latest <= dataset.version) return null;
  const { slug, version, latest } = dataset;
  return (
    <p className="story-changed">
      <Badge tone="warn">{t('stories.changed')}</Badge>
      <Link href={`/main/datasetpreview/${slug}`}>{t('stories.newer', { latest })}</Link>
      <Link href={`/main/datasetpreview/${slug}/compare?from=${version}&to=${latest}`}>{t('stories.whatChanged')}</Link>
    </p>
  );
}

function Labelled({ kind, ...chart }: ComponentProps<typeof BarChart> & { kind: keyof typeof kinds }) {
  const Chart = kinds[kind];
  return <Chart {...chart} />;
}

/** That the data are not held here, and what is not known of where the figures come from: said, so that nobody takes it for left out. */
function notKnown(
  { institution, year, page, licence, dataset, labels, isBound = false }: DraftChart,
  t: Words,
): string[] {
  if (isBound || (dataset !== null && dataset !== 'withdrawn') || labels.length === 0) return [];
  if (institution === '') return [t('stories.sourceNotKnown')];
  const missing = [
    ...(year === '' ? [t('stories.year')] : []),
    ...(page === '' ? [t('stories.page')] : []),
    ...(licence === '' ? [t('stories.licence')] : []),
  ];
  return [t('stories.notHeld'), ...(missing.length === 0 ? [] : [t('stories.notKnown', { what: missing.join(', ') })])];
}

/** The version of a dataset, or the institution with what it published, the year, the page and the licence. */
function sourceOf({ sourceUrl, institution, publication, year, page, licence, dataset }: StoryChart, t: Words) {
  if (dataset !== null && dataset !== 'withdrawn') {
    const { slug, name, version, publishedAt } = dataset;
    return {
      source: t('stories.drawnFrom', { name, version }),
      sourceHref: `/main/datasetpreview/${slug}?version=${version}`,
      asOf: sayDay(publishedAt.slice(0, 10), { withYear: true }),
    };
  }
  const named = [institution, publication, year, /^\d/.test(page) ? t('stories.onPage', { page }) : page]
    .filter(Boolean)
    .join(', ');
  const source =
    named === ''
      ? sourceUrl === ''
        ? t('stories.noSource')
        : siteOf(sourceUrl)
      : licence === ''
        ? named
        : t('stories.underLicence', { source: named, licence });
  return { source, ...(sourceUrl !== '' && { sourceHref: sourceUrl }) };
}

/** What is to be said of the data, on the page and in every file. */
function datasetNotes({ dataset, sourceUrl }: StoryChart, t: Words): string[] {
  if (dataset === null) return [];
  if (dataset === 'withdrawn') return [t('stories.withdrawn')];
  const { version, latest } = dataset;
  return [
    ...(sourceUrl === '' ? [] : [t('stories.alsoAt', { site: siteOf(sourceUrl) })]),
    ...(latest > version ? [t('stories.changedSince', { version, latest })] : []),
  ];
}

const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

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
