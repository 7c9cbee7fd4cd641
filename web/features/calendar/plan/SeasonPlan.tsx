import { lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { Plan } from './plan.ts';
import { PlanSources } from './PlanSources.tsx';
import type { Selection } from '../choosing/selection.ts';
import { Timeline } from './Timeline.tsx';
import './SeasonPlan.css';
// The server draws the cards before their code is here: their styles come with the page.
import '#web/ui/navigation/Carousel.css';
import '#web/ui/brand/Ribbon.css';
import './months/ActivityCards.css';

const ActivityCards = lazy(() =>
  loadCode(async () => ({ default: (await import('./months/ActivityCards.tsx')).ActivityCards })),
);

interface SeasonPlanProps {
  plan: Plan;
  selection: Selection;
  today: string;
  view: NonNullable<Selection['view']>;
  /** Address of this page with a view. */
  hrefOf: (view: Selection['view']) => string;
}

/** The whole season, on one line or as cards month by month. */
export function SeasonPlan({ plan, selection, today, view, hrefOf }: SeasonPlanProps) {
  const t = useWords();
  const [, activities, summary] = plan;
  return (
    <section className="season-plan" aria-labelledby="season-plan-title">
      <header className="season-plan-head">
        <h2 id="season-plan-title">{t('calendar.seasonPlan')}</h2>
        <Segmented
          label={t('calendar.view')}
          value={view}
          options={[
            { value: 'timeline', text: t('calendar.timeline'), href: hrefOf('timeline') },
            { value: 'months', text: t('calendar.monthCards'), href: hrefOf('months') },
          ]}
        />
      </header>
      {view === 'timeline' ? (
        <Timeline activities={activities} summary={summary} today={today} />
      ) : (
        <Suspense fallback={<Skeleton height={214} />}>
          <ActivityCards activities={activities} selection={selection} today={today} />
        </Suspense>
      )}
      <PlanSources plan={plan} />
    </section>
  );
}
