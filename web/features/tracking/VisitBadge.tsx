import { Eye } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { countCalendarVisits } from '#contract/tracking/tracking.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';

/** How often the calendar was visited; a dash until the true count is there. */
export function VisitBadge() {
  const t = useWords();
  const { data } = useQuery(apiQuery(countCalendarVisits, {}));
  return (
    <span title={t('tracking.visitsHint')}>
      <Badge tone="brand" icon={<Eye size={14} aria-hidden="true" />}>
        <span className="figures">{data === undefined ? '–' : t('tracking.visits', { count: data.visits })}</span>
      </Badge>
    </span>
  );
}
