import { Link } from '#web/ui/actions/Link.tsx';
import { sayMonth, sayShortMonth } from '../../monthNames.ts';
import { useWords } from '#web/lib/words.ts';
import { activityClass } from './ActivityIcon.tsx';
import type { Climate, Months } from '../plan.ts';
import './YearStrip.css';

interface YearStripProps {
  months: Months;
  climate: Climate | undefined;
  /** Month shown and month of today, 1 to 12. */
  month: number;
  thisMonth: number;
  hrefOf: (month: number) => string;
}

/** The year at a glance: mean rain as bars, the work of each month as stripes. Each month is a link. */
export function YearStrip({ months, climate, month, thisMonth, hrefOf }: YearStripProps) {
  const t = useWords();
  const rain = months.map((_, index) => climate?.months.find((row) => row.month === index + 1)?.rainMm);
  const most = Math.max(1, ...rain.map((mm) => mm ?? 0));
  return (
    <nav className="year-strip" aria-label={t('calendar.months')}>
      {months.map((activities, index) => {
        const number = index + 1;
        const mm = rain[index];
        const names = activities.map(({ activity }) => activity).join(', ') || t('calendar.noneThere');
        const words = { month: sayMonth(number), activities: names };
        return (
          <Link
            key={number}
            href={hrefOf(number)}
            replace
            className="year-strip-month"
            aria-current={number === month ? 'true' : undefined}
            data-now={number === thisMonth || undefined}
            aria-label={
              mm === undefined
                ? t('calendar.monthSummaryDry', words)
                : t('calendar.monthSummary', { ...words, rain: Math.round(mm) })
            }
          >
            <span className="year-strip-rain">
              <i style={{ height: `${Math.round(((mm ?? 0) / most) * 100)}%` }} />
            </span>
            <span className="year-strip-work">
              {activities.slice(0, 5).map((activity) => (
                <i key={activity.activityId} className={activityClass(activity.colour)} />
              ))}
            </span>
            <span className="year-strip-name">
              {sayShortMonth(number).slice(0, 1)}
              <span>{sayShortMonth(number).slice(1)}</span>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
