import { useQuery } from '@tanstack/react-query';
import { CompareWeeks } from '#web/features/calendar/CompareWeeks.tsx';
import { FertilizerCard } from '#web/features/calendar/FertilizerCard.tsx';
import { MonthPanel } from '#web/features/calendar/MonthPanel.tsx';
import { PestRisk } from '#web/features/calendar/PestRisk.tsx';
import { PlanActions } from '#web/features/calendar/PlanActions.tsx';
import { PlanFacts } from '#web/features/calendar/PlanFacts.tsx';
import { PlanWarnings } from '#web/features/calendar/PlanWarnings.tsx';
import { useRememberPlan } from '#web/features/calendar/remember.ts';
import { RisksCard } from '#web/features/calendar/RisksCard.tsx';
import { SeasonPlan } from '#web/features/calendar/SeasonPlan.tsx';
import { calendarHref, type Selection } from '#web/features/calendar/selection.ts';
import { shortName } from '#web/features/geography/shortName.ts';
import { useToday } from '#web/lib/pageFacts.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Loader, Skeleton } from '#web/ui/Skeleton.tsx';
import { climateQuery, districtQuery, planQuery } from './calendarNeeds.ts';
import { ComingRain } from './ComingRain.tsx';
import './SeasonAnswer.css';

interface SeasonAnswerProps {
  selection: Selection;
  /** The selection as the address has it: what the server was asked. */
  asked: Selection;
  steps: readonly { text: string; href?: string | undefined }[];
}

/** The season's plan of a crop in a district, from the answer in short to everything behind it. */
export function SeasonAnswer({ selection, asked, steps }: SeasonAnswerProps) {
  const t = useWords();
  const today = useToday();
  const { data: plan, error, refetch } = useQuery(planQuery(asked));
  const { data: climate } = useQuery(climateQuery(asked));
  const { data: district } = useQuery(districtQuery(asked));
  const summary = plan?.[2];
  const title = summary && t('calendar.titleFor', { crop: summary.crop.crop, place: shortName(summary.district) });
  useRememberPlan(title, selection);

  if (!plan || !summary || title === undefined) {
    const offline = isApiProblem(error) && error.status === 0;
    return (
      <>
        <Breadcrumb steps={steps} />
        {error ? (
          <ErrorState title={t('calendar.failed')} onRetry={() => void refetch()} requestId={isApiProblem(error) ? error.requestId : undefined}>
            <p>{offline ? t('calendar.failedOffline') : error.message}</p>
            {!offline && (
              <p>
                <Link href={calendarHref({ crop: selection.crop })}>{t('calendar.failedElsewhere')}</Link>
              </p>
            )}
          </ErrorState>
        ) : (
          <div className="season-answer-wait">
            <Loader text={t('calendar.loading')} />
            <Skeleton lines={2} />
            <Skeleton height={420} />
          </div>
        )}
      </>
    );
  }

  return (
    <article className="season-answer">
      <header className="season-answer-head">
        <div>
          <Breadcrumb steps={steps} />
          <h1>{title}</h1>
        </div>
        <PlanActions title={title} plan={plan} selection={selection} today={today} />
      </header>
      <PlanFacts summary={summary} />
      <PlanWarnings warnings={summary.warnings} />
      <MonthPanel plan={plan} climate={climate} selection={selection} today={today} />
      <ComingRain district={summary.district_id} activities={plan[1]} />
      <SeasonPlan
        plan={plan}
        selection={selection}
        today={today}
        view={selection.view ?? 'timeline'}
        hrefOf={(view) => calendarHref({ ...selection, view })}
      />
      {district && (
        <div className="season-answer-pair">
          <FertilizerCard district={district} crop={summary.crop.crop_id} />
          <PestRisk district={district} crop={summary.crop.crop_id} />
        </div>
      )}
      <RisksCard activities={plan[1]} crop={summary.crop.crop} />
      <CompareWeeks plan={plan} selection={selection} />
      <p className="season-answer-foot">{t('calendar.printFoot', { day: sayDay(today, { withYear: true }) })}</p>
    </article>
  );
}
