import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { ChartSource, Drawn, DrawnPoints } from './api.ts';
import { dataOf, kindOf, pointsOf } from './chartData.ts';
import { ChartUses } from './ChartUses.tsx';
import type { Panel } from './panels.ts';

// A dashboard has charts of one or two kinds: only their code is fetched.
const BarChart = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/ui/charts/BarChart.tsx')).BarChart })),
);
const LineChart = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/ui/charts/LineChart.tsx')).LineChart })),
);
const DoughnutChart = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/ui/charts/DoughnutChart.tsx')).DoughnutChart })),
);
const RadarChart = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/ui/charts/RadarChart.tsx')).RadarChart })),
);
const ScatterChart = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/ui/charts/ScatterChart.tsx')).ScatterChart })),
);
const RegionMap = lazy(() => loadCode(async () => ({ default: (await import('./PanelMap.tsx')).RegionMap })));
const DistrictMap = lazy(() => loadCode(async () => ({ default: (await import('./PanelMap.tsx')).DistrictMap })));
const drawings = { bar: BarChart, line: LineChart, doughnut: DoughnutChart, radar: RadarChart } as const;

interface PanelChartProps {
  panel: Panel;
  drawn: Drawn;
  source: ChartSource;
  /** Stands right under the drawing. */
  children?: ReactNode;
}

/** The chart of a panel with its table, its downloads and where its numbers come from. */
export function PanelChart({ panel, drawn, source, children }: PanelChartProps) {
  const isHydrated = useHydrated();
  const data = dataOf(panel, drawn);
  const kind = kindOf(panel, data);
  const t = useWords();
  const about = useSaid(panel, drawn, source);
  const isNoWhole = kind === 'doughnut' && !drawn.addsUp;
  const said = {
    title: drawn.caption,
    data,
    ...about,
    notes: [...about.notes, ...(isNoWhole ? [t('dashboard.noWhole')] : [])],
  };
  const under = (
    <>
      {children}
      <ChartUses panel={panel} kind={kind} drawn={drawn} source={source} />
    </>
  );
  if (kind === 'map') {
    const level = drawn.places?.level;
    const keys = drawn.places?.keys ?? data.labels.map(() => null);
    // The districts are too heavy to be sent with the page: where no script runs, bars tell the same.
    if (level === 'district' && !isHydrated) {
      return (
        <>
          <div className="dashboard-map-waits">
            <Skeleton height={620} />
          </div>
          <noscript>
            <Waiting>
              <BarChart {...said} />
            </Waiting>
          </noscript>
        </>
      );
    }
    return (
      <>
        <Waiting>
          {level === 'district' ? <DistrictMap {...said} keys={keys} /> : <RegionMap {...said} keys={keys} />}
        </Waiting>
        {under}
      </>
    );
  }
  const Drawing: ComponentType<typeof said> = drawings[kind === 'scatter' ? 'bar' : kind];
  return (
    <>
      <Waiting>
        <Drawing {...said} />
      </Waiting>
      {under}
    </>
  );
}

/** Two numbers of each row against each other. */
export function PanelScatter({
  panel,
  drawn,
  source,
  children,
}: Omit<PanelChartProps, 'drawn'> & { drawn: DrawnPoints }) {
  const t = useWords();
  return (
    <>
      <Waiting>
        <ScatterChart
          title={panel.title || drawn.caption}
          data={pointsOf(drawn, t('dashboard.row'))}
          {...useSaid(panel, drawn, source)}
        />
      </Waiting>
      {children}
      <ChartUses panel={panel} kind="scatter" drawn={drawn} source={source} />
    </>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton height={360} />}>{children}</Suspense>;
}

/** What is said with the numbers, on the page and in every file. */
function useSaid(
  { title }: Panel,
  { rows, filters, warnings }: Pick<Drawn, 'rows' | 'filters' | 'warnings'>,
  source: ChartSource,
) {
  const t = useWords();
  const { dbname: name, version, latest, licence, slug, publishedAt } = source;
  const institution = source.institution === '' ? '' : t('dashboard.by', { institution: source.institution });
  const said = t('dashboard.attribution', { name, version, institution, licence });
  return {
    subtitle: [t('dashboard.rows', { count: rows }), ...filters].join(' · '),
    source: said,
    written: [title, said],
    sourceHref: `/main/datasetpreview/${slug}?version=${version}`,
    asOf: sayDay(publishedAt.slice(0, 10), { withYear: true }),
    notes: [...warnings, ...(latest > version ? [t('dashboard.changedSince', { version, latest })] : [])],
    level: 2,
  } as const;
}
