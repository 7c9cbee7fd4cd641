import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { sayDay } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { DashboardActs } from './DashboardActs.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { DASHBOARD, dashboardHref } from './panels.ts';
import { embedHref, panelsOf, savedQuery } from './saved.ts';
import './Dashboard.css';

const OwnActs = lazy(() => loadCode(() => import('./OwnActs.tsx')));

const nothing = () => {};

/** A saved dashboard, drawn from the versions it was saved with. */
export function SavedDashboard({ slug }: { slug: string }) {
  const t = useWords();
  const isHydrated = useHydrated();
  const { data: saved, error, refetch } = useQuery(savedQuery(slug));
  if (isApiProblem(error) && error.status === 404) {
    return (
      <EmptyState
        page
        title={t('dashboard.notFound')}
        action={<Button href={DASHBOARD}>{t('dashboard.makeOne')}</Button>}
      >
        {t('dashboard.notFoundLead')}
      </EmptyState>
    );
  }
  if (error)
    return (
      <ErrorState page onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!saved) return <Loader />;
  const panels = panelsOf(saved);
  return (
    <div className="dashboard">
      <Breadcrumb steps={[{ text: t('dashboard.title'), href: DASHBOARD }, { text: saved.name }]} />
      <header className="dashboard-head">
        <div>
          <h1>{saved.name}</h1>
          <p>{t('dashboard.savedAt', { day: sayDay(saved.savedAt.slice(0, 10), { withYear: true }) })}</p>
          {saved.withheld > 0 && <p>{t('dashboard.withheld', { count: saved.withheld })}</p>}
        </div>
        <DashboardActs title={saved.name}>
          {panels.length > 0 && (
            <Button
              kind="secondary"
              small
              href={dashboardHref({ panels, alone: false })}
              icon={<Pencil size={16} aria-hidden="true" />}
            >
              {t('dashboard.copyOf')}
            </Button>
          )}
          {isHydrated && saved.mine && (
            <Suspense>
              <OwnActs slug={slug} name={saved.name} />
            </Suspense>
          )}
        </DashboardActs>
      </header>
      {panels.length > 0 && <EmbedCode path={embedHref(slug)} title={saved.name} height={panels.length * 560} />}
      <div className="dashboard-alone">
        {panels.map((panel, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- panels are told apart by their place alone
          <DashboardPanel key={index} panel={panel} panels={panels} index={index} sources={[]} alone onShow={nothing} />
        ))}
      </div>
    </div>
  );
}
