import { useQueries, useQuery } from '@tanstack/react-query';
import { Plus, Share2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { mostPanels } from '#contract/limits.ts';
import { chartQuery, sourceQuery, sourcesQuery } from '#web/features/charts/api.ts';
import { PanelChart } from '#web/features/charts/PanelChart.tsx';
import { PanelForm } from '#web/features/charts/PanelForm.tsx';
import { DASHBOARD, dashboardHref, emptyPanel, isComplete, type Panel, readPanels } from '#web/features/charts/panels.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { sharePage } from '#web/lib/sharePage.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import './DashboardPage.css';
// The server draws the charts before their code is here: their styles come with the page.
import '#web/ui/charts/ChartFrame.css';
import '#web/ui/charts/ChartFoot.css';

/** `/main/dashboard`: up to six charts of published datasets, kept in the address. */
export default function DashboardPage({ search }: PageProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const canShare = useHydrated();
  const panels = readPanels(search);
  const { data: sources, error, refetch } = useQuery(sourcesQuery);
  const chosen = useQueries({ queries: panels.map(({ source }) => ({ ...sourceQuery(source), enabled: source !== '' })) });
  const charts = useQueries({
    queries: panels.map((panel) => ({ ...chartQuery(panel), enabled: isComplete(panel) })),
  });
  const show = (next: readonly Panel[]) => navigate(dashboardHref(next), { replace: true });
  const isAnyDrawn = charts.some(({ data }) => data !== undefined);

  if (error) return <ErrorState page onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (sources?.length === 0) {
    return (
      <EmptyState page title={t('dashboard.noSources')} action={<Button href="/main/datasets">{t('dashboard.seeDatasets')}</Button>}>
        {t('dashboard.noSourcesLead')}
      </EmptyState>
    );
  }
  return (
    <div className="dashboard">
      <header className="dashboard-head">
        <h1>{t('dashboard.title')}</h1>
        <p>{t('dashboard.lead')}</p>
        {canShare && isAnyDrawn && (
          <Button
            kind="secondary"
            small
            icon={<Share2 size={16} aria-hidden="true" />}
            onClick={() => void sharePage({ title: t('dashboard.title'), copied: t('dashboard.copied'), failed: t('dashboard.copyFailed') })}
          >
            {t('dashboard.share')}
          </Button>
        )}
      </header>
      {sources === undefined && <Skeleton lines={6} />}
      <div className="dashboard-panels">
        {panels.map((panel, index) => (
          <PanelForm
            // oxlint-disable-next-line react/no-array-index-key -- panels are told apart by their place alone
            key={index}
            panel={panel}
            number={index + 1}
            sources={sources ?? []}
            source={chosen[index]?.data}
            wrong={chosen[index]?.error?.message ?? charts[index]?.error?.message}
            onChange={(next) => show(panels.with(index, next))}
            onRemove={panels.length > 1 ? () => show(panels.toSpliced(index, 1)) : undefined}
          />
        ))}
        {panels.length < mostPanels ? (
          <Button kind="secondary" icon={<Plus size={18} aria-hidden="true" />} onClick={() => show([...panels, emptyPanel])}>
            {t('dashboard.addPanel')}
          </Button>
        ) : (
          <p>{t('dashboard.most')}</p>
        )}
      </div>
      <div className="dashboard-charts" aria-live="polite">
        {panels.map((panel, index) => {
          const [drawn, source] = [charts[index]?.data, chosen[index]?.data];
          if (drawn && source) {
            return (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <section key={index}>
                <PanelChart panel={panel} drawn={drawn} source={source} />
              </section>
            );
          }
          // oxlint-disable-next-line react/no-array-index-key -- as above
          return charts[index]?.isLoading ? <Skeleton key={index} height={320} /> : null;
        })}
        {!isAnyDrawn && <p className="dashboard-waiting">{t('dashboard.waiting')}</p>}
      </div>
    </div>
  );
}

export async function needs({ search }: NeedsContext) {
  const panels = readPanels(search);
  return [
    sourcesQuery,
    ...panels.filter(({ source }) => source !== '').map(({ source }) => sourceQuery(source)),
    ...panels.filter(isComplete).map(chartQuery),
  ];
}

export function head({ search, t }: HeadContext): Head {
  return { description: t('dashboard.lead'), canonical: DASHBOARD, noindex: search.has('p') };
}
