import { Segmented } from '#web/ui/Segmented.tsx';
import { useWords } from '#web/lib/words.ts';
import { ActivityCards } from './ActivityCards.tsx';
import type { Plan } from './plan.ts';
import type { Selection } from './selection.ts';
import { Timeline } from './Timeline.tsx';
import './SeasonPlan.css';

interface SeasonPlanProps {
  plan: Plan;
  selection: Selection;
  today: string;
  view: NonNullable<Selection['view']>;
  /** Address of this page with a view. */
  hrefOf: (view: Selection['view']) => string;
}

/** The whole season, on one line or as cards month by month. */
export function SeasonPlan({ plan: [, activities, summary], selection, today, view, hrefOf }: SeasonPlanProps) {
  const t = useWords();
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
        <ActivityCards activities={activities} selection={selection} today={today} />
      )}
    </section>
  );
}
