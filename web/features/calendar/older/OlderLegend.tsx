import { OLDER_LEGEND } from '#engines/calendar/older/olderCalendar.ts';
import { useWords } from '#web/lib/words.ts';
import { ActivityIcon } from '../plan/months/ActivityIcon.tsx';
import { olderName } from './olderNames.ts';

/** The eight items of the older calendar's legend: colour, picture and name. */
export function OlderLegend() {
  const t = useWords();
  return (
    <ul className="older-legend" aria-label={t('calendar.legend')}>
      {OLDER_LEGEND.map((item) => (
        <li key={item.field}>
          <ActivityIcon colour={item.colour} size={22} />
          {t(olderName(item))}
        </li>
      ))}
    </ul>
  );
}
