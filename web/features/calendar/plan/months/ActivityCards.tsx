import { carouselOrder, isThisMonth } from '#engines/calendar/display/months.ts';
import { monthOf } from '#engines/dates/day.ts';
import { Carousel } from '#web/ui/navigation/Carousel.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Ribbon } from '#web/ui/brand/Ribbon.tsx';
import { sayDays } from '#web/lib/format.ts';
import { sayMonth } from '../../monthNames.ts';
import { useWords } from '#web/lib/words.ts';
import { ActivityIcon } from './ActivityIcon.tsx';
import { addressName, spanOf, type Activity } from '../plan.ts';
import { activityHref, type Selection } from '../../choosing/selection.ts';
import './ActivityCards.css';

/** Cards seen at a time on a laptop (1-public-portal.md, section 9). */
const SHOWN = 4;

interface ActivityCardsProps {
  activities: readonly Activity[];
  selection: Selection;
  today: string;
}

/** The season as cards, from the work of this month on and round the year; what lies in this month wears a ribbon. */
export function ActivityCards({ activities, selection, today }: ActivityCardsProps) {
  const t = useWords();
  const slides = carouselOrder(activities.map(spanOf), today).map((activity) => {
    const isNow = isThisMonth(activity, today);
    const [first, last] = [monthOf(activity.start), monthOf(activity.end)];
    return {
      id: String(activity.activityId),
      content: (
        <Link
          className="activity-card"
          data-now={isNow || undefined}
          href={activityHref(addressName(activity), selection)}
          aria-label={t('calendar.viewAdvisoryOf', { activity: activity.activity })}
        >
          {isNow && <Ribbon>{t('quoted.thisMonth')}</Ribbon>}
          <span className="activity-card-months">
            {sayMonth(first)}
            {last !== first && ` – ${sayMonth(last)}`}
          </span>
          <span className="activity-card-name">
            <ActivityIcon colour={activity.colour} size={28} />
            <b>{activity.activity}</b>
          </span>
          <span className="activity-card-days figures">{sayDays(activity.start, activity.end)}</span>
          <span className="activity-card-text">{activity.activityContent.shortTxt}</span>
        </Link>
      ),
    };
  });
  return <Carousel label={t('calendar.monthCards')} slides={slides} show={SHOWN} />;
}
