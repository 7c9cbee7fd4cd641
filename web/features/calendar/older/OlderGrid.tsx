import type { Answer } from '#contract/endpoint.ts';
import type { listOlderCalendar } from '#contract/calendar/olderCalendar.ts';
import { gridBars } from '#engines/calendar/older/olderCalendar.ts';
import { sayDays } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { activityClass } from '../plan/months/ActivityIcon.tsx';
import { sayMonth, sayShortMonth } from '../monthNames.ts';
import { olderDatesOf } from './olderDatesOf.ts';
import { olderName } from './olderNames.ts';
import './OlderGrid.css';

export type OlderRecord = Answer<typeof listOlderCalendar>[number];

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const SEASONS = {
  major: 'calendar.seasonMajor',
  minor: 'calendar.seasonMinor',
  single: 'calendar.seasonSingle',
} as const;

/** Twelve months per place, a bar per activity. Each bar's days can be pointed at, and are read out. */
export function OlderGrid({ records, title }: { records: readonly OlderRecord[]; title: string }) {
  const t = useWords();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a grid that scrolls must be reachable by keyboard
    <div className="older-grid" role="region" aria-label={title} tabIndex={0}>
      <div className="older-grid-months" aria-hidden="true">
        <span>{t('older.place')}</span>
        {MONTHS.map((month) => (
          <abbr key={month} title={sayMonth(month)}>
            {sayShortMonth(month)}
          </abbr>
        ))}
      </div>
      <ol className="older-grid-rows">
        {records.map((record) => (
          <li key={`${record.crop} ${record.region} ${record.town} ${record.season}`}>
            <p className="older-grid-place">
              <b>{record.town}</b>
              <small>
                {record.crop}, {record.regionName},{' '}
                {t('older.season', { season: t(SEASONS[record.season]).toLowerCase() })}
              </small>
            </p>
            <ul className="older-grid-bars">
              {gridBars(olderDatesOf(record)).map(({ item, start, end, pieces }, row) => {
                const text = `${t(olderName(item))}: ${sayDays(start, end)}`;
                return (
                  <li key={`${item.field} ${start}`} style={{ top: `${4 + row * 10}px` }}>
                    <span className="heard">{text}</span>
                    {pieces.map(({ from, to }) => (
                      <i
                        key={from}
                        className={activityClass(item.colour)}
                        title={text}
                        style={{ left: `${(from / 12) * 100}%`, width: `${((to - from) / 12) * 100}%` }}
                      />
                    ))}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
