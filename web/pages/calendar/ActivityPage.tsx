import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { CALENDAR, activityHref, calendarHref, readSelection } from '#web/features/calendar/choosing/selection.ts';
import { shortName } from '#web/features/geography/shortName.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { ActivityAnswer } from './ActivityAnswer.tsx';
import { addressName } from '#web/features/calendar/plan/plan.ts';
import { findActivity } from './findActivity.ts';
import { planNeeds, planQuery } from './calendarNeeds.ts';
import './ActivityPage.css';

/** One activity of a plan in full. Without a plan it goes back to the calendar. */
export default function ActivityPage({ params, search }: PageProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const selection = readSelection(search.toString());
  const isPlan = selection.crop !== undefined && selection.district !== undefined;
  const { data: plan, error, refetch } = useQuery({ ...planQuery(selection), enabled: isPlan });
  const index = params['index'] ?? '';
  useEffect(() => {
    if (!isPlan) navigate(CALENDAR, { replace: true });
  }, [isPlan, navigate]);

  const back = calendarHref(selection);
  if (!isPlan)
    return (
      <EmptyState
        page
        title={t('quoted.selectCropFirst')}
        action={<Button href={CALENDAR}>{t('quoted.goToCalendar')}</Button>}
      />
    );
  if (error) {
    return (
      <ErrorState
        page
        title={t('calendar.failed')}
        onRetry={() => void refetch()}
        requestId={isApiProblem(error) ? error.requestId : undefined}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!plan) return <Loader text={t('calendar.loading')} />;
  const activity = findActivity(plan[1], index);
  if (!activity) {
    return (
      <EmptyState
        page
        title={t('activity.activityFailed', { activity: index })}
        action={<Button href={back}>{t('quoted.goBack')}</Button>}
      >
        <p>{t('activity.activityFailedHint')}</p>
        <ul className="activity-page-names">
          {plan[1].map((each) => (
            <li key={each.activityId}>
              <Link href={activityHref(addressName(each), selection)}>{each.activity}</Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    );
  }
  return <ActivityAnswer plan={plan} activity={activity} selection={selection} />;
}

/** The plan and the advice of its district. */
export function needs({ search }: NeedsContext) {
  return planNeeds(readSelection(search.toString()));
}

/** Called by the activity, its crop and district. */
export function head({ params, search, known, t }: HeadContext): Head {
  const selection = readSelection(search.toString());
  const plan = selection.crop && selection.district ? known(planQuery(selection)) : undefined;
  const activity = plan && findActivity(plan[1], params['index'] ?? '');
  if (!plan || !activity) return { noindex: true };
  const place = t('calendar.titleFor', { crop: plan[2].crop.crop, place: shortName(plan[2].district) });
  return { title: `${activity.activity}: ${place}`, description: activity.activityContent.shortTxt };
}
