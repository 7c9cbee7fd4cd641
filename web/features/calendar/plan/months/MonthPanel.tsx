import { ChevronLeft, ChevronRight } from 'lucide-react';
import { stepMonth } from '#engines/calendar/display/months.ts';
import { monthOf } from '#engines/dates/day.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { sayDays } from '#web/lib/format.ts';
import { sayMonth } from '../../monthNames.ts';
import { useWords } from '#web/lib/words.ts';
import { MonthActivityRow } from './MonthActivityRow.tsx';
import { addressName, hasEnded, isAhead, workNow, type Climate, type Plan } from '../plan.ts';
import { activityHref, calendarHref, type Selection } from '../../choosing/selection.ts';
import { YearStrip } from './YearStrip.tsx';
import './MonthPanel.css';

interface MonthPanelProps {
  plan: Plan;
  climate: Climate | undefined;
  selection: Selection;
  today: string;
}

/**
 * What to do in a month. The arrows walk through the month's activities and then on to the next month that has
 * some; every step is an address, so that it works without JavaScript.
 */
export function MonthPanel({ plan: [months, activities], climate, selection, today }: MonthPanelProps) {
  const t = useWords();
  const thisMonth = monthOf(today);
  const month = selection.month ?? thisMonth;
  const here = months[month - 1] ?? [];
  const at = Math.min(selection.at ?? 0, Math.max(0, here.length - 1));
  const stepHref = (by: 1 | -1) => {
    const next = stepMonth(
      months.map((list) => list.length),
      { month: month - 1, index: at },
      by,
    );
    return calendarHref({ ...selection, month: next.month + 1, at: next.index || undefined });
  };
  const rain = climate?.months.find((row) => row.month === month)?.rainMm;
  const { next } = workNow(month === thisMonth ? here : [], activities, today);
  const nextLine =
    next && t('calendar.nextWork', { activity: next.activity, days: sayDays(next.activityStart, next.activityEnd) });
  return (
    <section className="month-panel" aria-labelledby="month-panel-title">
      <header className="month-panel-head">
        <IconButton
          outlined
          label={t('calendar.previousActivity')}
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          href={stepHref(-1)}
        />
        <h2 id="month-panel-title" aria-live="polite">
          {sayMonth(month)}
          {month === thisMonth && <Badge tone="now">{t('calendar.thisMonth')}</Badge>}
        </h2>
        <IconButton
          outlined
          label={t('calendar.nextActivity')}
          icon={<ChevronRight size={20} aria-hidden="true" />}
          href={stepHref(1)}
        />
      </header>
      <YearStrip
        months={months}
        climate={climate}
        month={month}
        thisMonth={thisMonth}
        hrefOf={(number) => calendarHref({ ...selection, month: number, at: undefined })}
      />
      <p className="month-panel-rain figures">
        {rain !== undefined && (
          <>
            <i aria-hidden="true" />
            <span>
              {t('calendar.meanRain')} <b>{t('calendar.rainInMonth', { mm: Math.round(rain) })}</b>{' '}
              {t('calendar.inMonth', { month: sayMonth(month) })}
            </span>
          </>
        )}
        {here.length > 1 && (
          <span className="month-panel-count">{t('calendar.activityOf', { number: at + 1, total: here.length })}</span>
        )}
      </p>
      {here.length === 0 ? (
        <EmptyState small title={t('quoted.noActivity')}>
          {nextLine && <p>{nextLine}</p>}
        </EmptyState>
      ) : (
        <>
          {month === thisMonth && nextLine && <p className="month-panel-next">{nextLine}</p>}
          <ul className="month-panel-list" aria-label={t('calendar.activitiesOfMonth', { month: sayMonth(month) })}>
            {here.map((activity, index) => (
              <MonthActivityRow
                key={activity.activityId}
                activity={activity}
                provenance={activities.find(({ activityId }) => activityId === activity.activityId)?.provenance}
                hasEnded={month === thisMonth && hasEnded(activity, today)}
                isAhead={month === thisMonth && isAhead(activity, today)}
                isCurrent={index === at && here.length > 1}
                href={activityHref(addressName(activity), selection)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
