import { ArrowRight } from 'lucide-react';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { ProvenanceNote } from '#web/ui/data/ProvenanceNote.tsx';
import { sayDays } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { ActivityIcon } from './ActivityIcon.tsx';
import { LongText } from './LongText.tsx';
import type { Activity, MonthActivity } from '../plan.ts';

interface MonthActivityRowProps {
  activity: MonthActivity;
  provenance: Activity['provenance'] | undefined;
  /** All of its days are past. */
  hasEnded: boolean;
  /** It lies in this month of another year. */
  isAhead: boolean;
  /** The one the arrows stand on. */
  isCurrent: boolean;
  href: string;
}

/** One activity of the month: when, what in short, more on request, and the way to its advisory. */
export function MonthActivityRow({ activity, provenance, hasEnded, isAhead, isCurrent, href }: MonthActivityRowProps) {
  const t = useWords();
  return (
    <li className="month-activity" aria-current={isCurrent ? 'step' : undefined}>
      <ActivityIcon colour={activity.colour} size={36} />
      <div className="month-activity-words">
        <h3>
          {activity.activity}{' '}
          <small className="figures">
            {sayDays(activity.activityStart, activity.activityEnd, isAhead || undefined)}
          </small>
          {hasEnded && (
            <>
              {' '}
              <Badge>{t('calendar.ended')}</Badge>
            </>
          )}
        </h3>
        <LongText short={activity.activityContent.shortTxt} long={activity.activityContent.longTxt} />
        {provenance && <ProvenanceNote provenance={provenance} />}
      </div>
      <Link
        className="month-activity-advisory"
        href={href}
        aria-label={t('calendar.viewAdvisoryOf', { activity: activity.activity })}
      >
        <span>{t('quoted.viewAdvisory')}</span>
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </li>
  );
}
