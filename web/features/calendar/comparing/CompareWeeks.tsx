import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { calculateCalendar } from '#contract/calendar/calendar.ts';
import { addDays } from '#engines/dates/day.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { DateInput } from '#web/ui/forms/TextInput.tsx';
import type { Plan } from '../plan/plan.ts';
import { planInput } from '../choosing/planRequest.ts';
import { CALENDAR, calendarHref, type Selection } from '../choosing/selection.ts';
import './CompareWeeks.css';

// Fetched when two weeks are compared.
const Comparison = lazy(() => loadCode(async () => ({ default: (await import('./Comparison.tsx')).Comparison })));

/** Holds a second planting week beside the plan: which days move, which risks change. A plain form without script. */
export function CompareWeeks({ plan, selection }: { plan: Plan; selection: Selection }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { compare, ...kept } = selection;
  const other = useQuery({
    ...apiQuery(calculateCalendar, { body: planInput(weekOf(selection, compare)) }),
    enabled: compare !== undefined,
  });
  return (
    <details className="compare-weeks" open={compare !== undefined}>
      <summary>
        <span>{t('calendar.compare')}</span>
        <small>{t('calendar.compareHint')}</small>
      </summary>
      <form
        className="compare-weeks-form"
        action={pageAddress(CALENDAR)}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const day = String(new FormData(event.currentTarget).get('compare') ?? '');
          if (day !== '') navigate(calendarHref({ ...kept, compare: day }), { replace: true });
        }}
      >
        {Object.entries(kept).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <DateInput
          label={t('calendar.compareWith')}
          name="compare"
          required
          defaultValue={compare ?? suggested(plan)}
        />
        <Button type="submit" kind="secondary" busy={other.isFetching}>
          {t('calendar.compareShow')}
        </Button>
        {compare !== undefined && (
          <Button kind="quiet" href={calendarHref(kept)}>
            {t('calendar.compareClose')}
          </Button>
        )}
      </form>
      {compare !== undefined && other.isLoading && <Loader text={t('calendar.loading')} />}
      {other.isError && (
        <ErrorState small onRetry={() => void other.refetch()}>
          {other.error.message}
        </ErrorState>
      )}
      {compare !== undefined && other.data && (
        <Suspense fallback={<Loader text={t('calendar.loading')} />}>
          <Comparison first={plan} second={other.data} from={compare} />
        </Suspense>
      )}
    </details>
  );
}

/** The selection with planting in the week that begins on a day. */
export function weekOf(selection: Selection, start: string | undefined): Selection {
  if (start === undefined) return selection;
  return { ...selection, planting_start: start, planting_end: addDays(start, 6) };
}

/** Two weeks after the plan's own planting: the doubt most people have. */
function suggested([, activities]: Plan): string | undefined {
  const planting = activities.find(({ activity_code: code }) => code === 'PL');
  return planting && addDays(planting.activityStart, 14);
}
