import { type Day, dayNumber, dayText, yearOf } from '../dates/day.ts';
import { monthDayNumber } from '../dates/monthDay.ts';
import type { OnsetWindowRow } from '../reference/rows.ts';

/**
 * The day from which "this season" is counted in a place: the earliest onset of the rains of the season that began last there.
 * Before the first onset of a year it is the last season of the year before. The first of January where no season is known.
 */
export function seasonStart(windows: readonly Pick<OnsetWindowRow, 'onsetEarliest'>[], today: Day): Day {
  const year = yearOf(today);
  const starts = windows.flatMap(({ onsetEarliest }) => [
    monthDayNumber(onsetEarliest, year),
    monthDayNumber(onsetEarliest, year - 1),
  ]);
  const begun = starts.filter((start) => start <= dayNumber(today));
  return begun.length === 0 ? `${year}-01-01` : dayText(Math.max(...begun));
}
