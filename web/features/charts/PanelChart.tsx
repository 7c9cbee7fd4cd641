import { type ComponentProps, lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/Link.tsx';
import type { ChartSource, Drawn } from './api.ts';
import type { Kind, Panel } from './panels.ts';

// A dashboard has charts of one or two kinds: only their code is fetched.
const BarChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/BarChart.tsx')).BarChart })));
const LineChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/LineChart.tsx')).LineChart })));
const DoughnutChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/DoughnutChart.tsx')).DoughnutChart })));
const RadarChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/RadarChart.tsx')).RadarChart })));
const drawings = { bar: BarChart, line: LineChart, doughnut: DoughnutChart, radar: RadarChart } as const;

interface PanelChartProps {
  panel: Panel;
  drawn: Drawn;
  source: ChartSource;
}

/** The chart of a panel with its table, its downloads and where its numbers come from. */
export function PanelChart({ panel, drawn, source }: PanelChartProps) {
  const t = useWords();
  const kind: Kind = panel.kind || (drawn.time === null ? 'bar' : 'line');
  const institution = source.institution === '' ? '' : t('dashboard.by', { institution: source.institution });
  const data = {
    category: panel.x,
    labels: drawn.labels,
    series: drawn.series,
    unit: drawn.unit,
    // Dates with empty ones among them are no scale of time.
    ...(drawn.time !== null && drawn.labels.every((label) => /^\d{4}/.test(label)) && { time: drawn.time }),
  };
  return (
    <Suspense>
      <Drawing
        kind={kind}
        title={drawn.caption}
        subtitle={t('dashboard.rows', { count: drawn.rows })}
        source={t('dashboard.attribution', { name: source.dbname, version: source.version, institution, licence: source.licence })}
        sourceHref={`/main/datasetpreview/${source.slug}`}
        asOf={sayDay(source.publishedAt.slice(0, 10), { withYear: true })}
        notes={drawn.warnings}
        level={2}
        data={data}
      />
      <p className="dashboard-dataset">
        <Link href={`/main/datasetpreview/${source.slug}`}>{t('dashboard.dataset')}</Link>
      </p>
    </Suspense>
  );
}

function Drawing({ kind, ...chart }: ComponentProps<typeof BarChart> & { kind: Kind }) {
  const Chart = drawings[kind];
  return <Chart {...chart} />;
}
