import { lazy, memo, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MonthPanel } from '#web/features/calendar/plan/months/MonthPanel.tsx';
import { type Plan, reviewCounts } from '#web/features/calendar/plan/plan.ts';
import { PlanFacts } from '#web/features/calendar/plan/PlanFacts.tsx';
import { PlanWarnings } from '#web/features/calendar/plan/risks/PlanWarnings.tsx';
import { StillPossible } from '#web/features/calendar/plan/StillPossible.tsx';
import { seasonLine } from '#web/features/calendar/plan/seasonLine.ts';
import { useRememberPlan } from '#web/features/calendar/choosing/lastPlan.ts';
import { calendarHref, type Selection } from '#web/features/calendar/choosing/selection.ts';
import { shortName } from '#web/features/geography/shortName.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { loadNear } from '#web/lib/loadNear.ts';
import { usePageFacts, useToday } from '#web/lib/pageFacts.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { sayDay } from '#web/lib/format.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Loader, Skeleton } from '#web/ui/states/Skeleton.tsx';
import { climateQuery, districtQuery, planQuery } from './calendarNeeds.ts';
import type { SeasonDetailsProps } from './SeasonDetails.tsx';
import './SeasonAnswer.css';
// The server draws the details before their code is here: their styles come with the page.
import './detailsStyles.ts';

// What can be done with the plan, and what stands behind it, comes after the answer.
const PlanActions = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/features/calendar/plan/PlanActions.tsx')).PlanActions })),
);
const PlanListen = lazy(() =>
  loadCode(async () => {
    await loadWords(['listen']);
    return import('#web/features/speech/PlanListen.tsx');
  }),
);
const SeasonDetails = lazy(() => loadNear('.coming-rain, .season-plan', () => import('./SeasonDetails.tsx')));

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
  const season = summary && seasonLine(t, summary);
  useRememberPlan(title, selection);

  if (!plan || !summary || title === undefined || season === undefined) {
    const offline = isApiProblem(error) && error.status === 0;
    return (
      <>
        <Breadcrumb steps={steps} />
        {error ? (
          <ErrorState
            title={t('calendar.failed')}
            onRetry={() => void refetch()}
            requestId={isApiProblem(error) ? error.requestId : undefined}
          >
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
          <p className="season-answer-season">{season}</p>
        </div>
        {summary.instead === null && (
          <Actions title={title} season={season} plan={plan} selection={selection} today={today} />
        )}
      </header>
      <PlanFacts summary={summary} />
      <PlanWarnings warnings={summary.warnings} />
      <Heard asked={asked} />
      {summary.instead === null ? (
        <>
          <MonthPanel plan={plan} climate={climate} selection={selection} today={today} />
          <Details plan={plan} district={district} selection={selection} today={today} />
        </>
      ) : (
        <StillPossible instead={summary.instead} selection={selection} />
      )}
      <p className="season-answer-foot">
        {t('calendar.printFoot', { day: sayDay(today, { withYear: true }), ...reviewCounts(plan) })}
      </p>
    </article>
  );
}

/** What of the plan can be heard comes once the page is alive: it needs scripts. */
function Heard({ asked: { crop, district, planting_start: planted } }: Pick<SeasonAnswerProps, 'asked'>) {
  const isAlive = useHydrated();
  const { recordings } = usePageFacts();
  if (!isAlive || recordings !== true || crop === undefined || district === undefined) return null;
  return (
    <Suspense>
      <PlanListen crop={crop} district={district} planted={planted} />
    </Suspense>
  );
}

interface Shown {
  readonly plan: Plan;
  readonly selection: Selection;
  readonly today: string;
}

/** What is drawn by the server and still asleep would be thrown away if it were drawn anew, so it is only when it changes. */
function isSame(before: Shown, after: Shown): boolean {
  return (
    before.plan === after.plan &&
    before.today === after.today &&
    calendarHref(before.selection) === calendarHref(after.selection)
  );
}

const Actions = memo(function Actions(props: Shown & { readonly title: string; readonly season: string }) {
  return (
    <Suspense>
      <PlanActions {...props} />
    </Suspense>
  );
}, isSame);

const Details = memo(
  function Details(props: SeasonDetailsProps) {
    return (
      <Suspense fallback={<div className="season-details-wait" />}>
        <SeasonDetails {...props} />
      </Suspense>
    );
  },
  (before, after) => isSame(before, after) && before.district === after.district,
);
