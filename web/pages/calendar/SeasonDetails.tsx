import { CompareWeeks } from '#web/features/calendar/comparing/CompareWeeks.tsx';
import { FertilizerCard } from '#web/features/calendar/fertilizer/FertilizerCard.tsx';
import { PestRisk } from '#web/features/calendar/pests/PestRisk.tsx';
import type { Plan } from '#web/features/calendar/plan/plan.ts';
import { RisksCard } from '#web/features/calendar/plan/risks/RisksCard.tsx';
import { SeasonPlan } from '#web/features/calendar/plan/SeasonPlan.tsx';
import { calendarHref, type Selection } from '#web/features/calendar/choosing/selection.ts';
import type { District } from '#web/features/calendar/fertilizer/FertilizerCard.tsx';
import { ComingRain } from './ComingRain.tsx';

export interface SeasonDetailsProps {
  readonly plan: Plan;
  readonly district: District | undefined;
  readonly selection: Selection;
  readonly today: string;
}

/** What stands behind a plan: its timeline, what to spread, what to watch, another week to compare it with. */
export default function SeasonDetails({ plan, district, selection, today }: SeasonDetailsProps) {
  const [, activities, summary] = plan;
  return (
    <>
      <ComingRain
        district={summary.district_id}
        activities={activities}
        isRainFed={summary.onset !== null && summary.anchor !== 'calendar_date'}
      />
      <SeasonPlan
        plan={plan}
        selection={selection}
        today={today}
        view={selection.view ?? 'timeline'}
        hrefOf={(view) => calendarHref({ ...selection, view })}
      />
      {district && (
        <div className="season-answer-pair">
          <FertilizerCard
            district={district}
            crop={summary.crop.crop_id}
            water={summary.water}
            activities={activities}
          />
          <PestRisk district={district} crop={summary.crop.crop_id} />
        </div>
      )}
      <RisksCard activities={activities} crop={summary.crop.crop} />
      <CompareWeeks plan={plan} selection={selection} />
    </>
  );
}
