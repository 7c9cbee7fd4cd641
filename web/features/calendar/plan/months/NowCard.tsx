import { ArrowRight } from 'lucide-react';
import { monthOf } from '#engines/dates/day.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { sayDay, sayDays } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { ActivityIcon } from './ActivityIcon.tsx';
import { sayMonth } from '../../monthNames.ts';
import { workNow, type Climate, type Plan } from '../plan.ts';
import { calendarHref, type Selection } from '../../choosing/selection.ts';
import { YearStrip } from './YearStrip.tsx';
import './NowCard.css';

/** Activities shown at most. */
const LINES = 3;

interface NowCardProps {
  title: string;
  plan: Plan;
  climate: Climate | undefined;
  selection: Selection;
  today: string;
}

/** A real plan in short: the year, and the work of this month or the next to come. */
export function NowCard({ title, plan: [months, activities], climate, selection, today }: NowCardProps) {
  const t = useWords();
  const thisMonth = monthOf(today);
  const here = months[thisMonth - 1] ?? [];
  const { open, ended, next } = workNow(here, activities, today);
  const lines = [
    ...(next
      ? [
          {
            of: next,
            name: t('calendar.nextIs', { activity: next.activity }),
            days: sayDays(next.activityStart, next.activityEnd),
          },
        ]
      : []),
    ...open.map((of) => ({ of, name: of.activity, days: sayDays(of.activityStart, of.activityEnd) })),
    ...ended.map((of) => ({ of, name: of.activity, days: t('calendar.endedOn', { day: sayDay(of.activityEnd) }) })),
  ].slice(0, LINES);
  return (
    <section className="now-card" aria-label={title}>
      <header>
        <h2>
          <Link href={calendarHref(selection)}>{title}</Link>
        </h2>
        <Badge tone="now">{sayMonth(thisMonth)}</Badge>
      </header>
      <YearStrip
        months={months}
        climate={climate}
        month={thisMonth}
        thisMonth={thisMonth}
        hrefOf={(month) => calendarHref({ ...selection, month })}
      />
      <ul className="now-card-list">
        {lines.map(({ of, name, days }) => (
          <li key={of.activityId}>
            <ActivityIcon colour={of.colour} size={28} />
            <b>{name}</b>
            <small className="figures">{days}</small>
          </li>
        ))}
      </ul>
      <Link className="now-card-open" href={calendarHref(selection)}>
        {t('home.openPlan')}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </section>
  );
}
