import { lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { ChartSource, Drawn } from './api.ts';
import { dataOf, kindOf, pointsOf } from './chartData.ts';
import type { Panel } from './panels.ts';

// A dashboard has charts of one or two kinds: only their code is fetched.
const BarChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/BarChart.tsx')).BarChart })));
const LineChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/LineChart.tsx')).LineChart })));
const DoughnutChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/DoughnutChart.tsx')).DoughnutChart })));
const RadarChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/RadarChart.tsx')).RadarChart })));
const ScatterChart = lazy(() => loadCode(async () => ({ default: (await import('#web/ui/charts/ScatterChart.tsx')).ScatterChart })));
const drawings = { bar: BarChart, line: LineChart, doughnut: DoughnutChart, radar: RadarChart } as const;

interface PanelChartProps {
  panel: Panel;
  drawn: Drawn;
  /** The other measure of a scatter. */
  across: Drawn | undefined;
  source: ChartSource;
}

/** The chart of a panel with its table, its downloads and where its numbers come from. */
export function PanelChart({ panel, drawn, across, source }: PanelChartProps) {
  const t = useWords();
  const data = dataOf(panel, drawn);
  const kind = kindOf(panel, data);
  const { dbname: name, version, licence } = source;
  const institution = source.institution === '' ? '' : t('dashboard.by', { institution: source.institution });
  const Drawing = kind === 'scatter' ? undefined : drawings[kind];
  const about = {
    subtitle: [t('dashboard.rows', { count: drawn.rows }), ...panel.where.map((each) => each.replaceAll(':', ' '))].join(' · '),
    source: t('dashboard.attribution', { name, version, institution, licence }),
    sourceHref: `/main/datasetpreview/${source.slug}`,
    asOf: sayDay(source.publishedAt.slice(0, 10), { withYear: true }),
    notes: [...new Set([...drawn.warnings, ...(across?.warnings ?? [])])],
    level: 2,
  } as const;
  return (
    <Suspense fallback={<Skeleton height={360} />}>
      {Drawing ? (
        <Drawing title={drawn.caption} data={data} {...about} />
      ) : (
        across && (
          <ScatterChart
            title={t('dashboard.scatterTitle', { y: drawn.series[0]?.name ?? panel.y, x: across.series[0]?.name ?? panel.across, each: panel.x })}
            data={pointsOf(panel, drawn, across, source)}
            {...about}
          />
        )
      )}
    </Suspense>
  );
}
