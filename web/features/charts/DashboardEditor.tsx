import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Pencil, Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { mostPanels } from '#contract/limits.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { sourcesQuery } from './api.ts';
import { ChartGallery } from './ChartGallery.tsx';
import { DashboardActs } from './DashboardActs.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import { PanelsForm } from './PanelForm.tsx';
import { opensByItself, useShown } from './opening.ts';
import { dashboardHref, emptyPanel, isComplete, type Panel } from './panels.ts';
import './Dashboard.css';

const OwnDashboards = lazy(() => loadCode(() => import('./OwnDashboards.tsx')));

/** Up to six charts of published datasets, kept in the address. */
export function DashboardEditor({ search }: { search: URLSearchParams }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const isHydrated = useHydrated();
  const { signedIn } = usePageFacts();
  const { data: sources, error, refetch } = useQuery(sourcesQuery);
  const { panels, alone: asked } = useShown(search, sources);
  const isAnyDrawn = panels.some(isComplete);
  const isGallery = opensByItself(search) && isAnyDrawn;
  const alone = asked && isAnyDrawn;
  const show = (next: readonly Panel[]) => navigate(dashboardHref({ panels: next, alone }), { replace: true });

  if (error)
    return (
      <ErrorState page onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (sources?.length === 0) {
    return (
      <EmptyState
        page
        title={t('dashboard.noSources')}
        action={<Button href="/main/datasets">{t('dashboard.seeDatasets')}</Button>}
      >
        {t('dashboard.noSourcesLead')}
      </EmptyState>
    );
  }
  return (
    <div className="dashboard">
      <header className="dashboard-head">
        <div>
          <h1>{t('dashboard.title')}</h1>
          {!alone && <p>{t('dashboard.lead')}</p>}
          {isGallery && (
            <p>
              {t('dashboard.opening')}{' '}
              <Link href={dashboardHref({ panels: [emptyPanel], alone: false })}>{t('dashboard.startEmpty')}</Link>
            </p>
          )}
        </div>
        {isAnyDrawn && !isGallery && (
          <DashboardActs title={t('dashboard.title')} panels={panels}>
            <Button
              kind="secondary"
              small
              replace
              href={dashboardHref({ panels, alone: !alone })}
              icon={alone ? <Pencil size={16} aria-hidden="true" /> : <LayoutGrid size={16} aria-hidden="true" />}
            >
              {t(alone ? 'dashboard.edit' : 'dashboard.alone')}
            </Button>
          </DashboardActs>
        )}
      </header>
      {sources === undefined ? (
        <Skeleton lines={6} />
      ) : isGallery ? (
        <ChartGallery panels={panels} />
      ) : (
        <div className={alone ? 'dashboard-alone' : 'dashboard-panels'}>
          {panels.map(
            (panel, index) =>
              (!alone || isComplete(panel)) && (
                <DashboardPanel
                  // oxlint-disable-next-line react/no-array-index-key -- panels are told apart by their place alone
                  key={index}
                  panel={panel}
                  panels={panels}
                  index={index}
                  sources={sources}
                  alone={alone}
                  onShow={show}
                />
              ),
          )}
        </div>
      )}
      {!alone &&
        !isGallery &&
        (panels.length < mostPanels ? (
          <div className="dashboard-add">
            <PanelsForm panels={[...panels, emptyPanel]} onShow={show}>
              <Button type="submit" kind="secondary" icon={<Plus size={18} aria-hidden="true" />}>
                {t('dashboard.addPanel')}
              </Button>
            </PanelsForm>
          </div>
        ) : (
          <p>{t('dashboard.most')}</p>
        ))}
      {isHydrated && signedIn && !alone && (
        <Suspense>
          <OwnDashboards />
        </Suspense>
      )}
    </div>
  );
}
