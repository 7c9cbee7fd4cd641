import { addDays, type Day, dayNumber } from '../dates/day.ts';
import { type Sentence, sentence } from './sentences/say.ts';
import type { OnsetRecord } from './types.ts';

/** Starts this many days before and after a day are like one on it. */
const AROUND = 10;
/** Fewer starts than this say nothing. */
const FEWEST = 5;

/** How many of the starts of a record within ten days of a day of any year were false ones; null where there are fewer than five. */
export function falseStartShare(
  record: OnsetRecord,
  day: Day,
  exceptYear?: number,
): { readonly failed: number; readonly starts: number } | null {
  const doy = doy366Of(day);
  const near = record.starts.filter((start) => Math.abs(start.doy - doy) <= AROUND && start.year !== exceptYear);
  return near.length < FEWEST ? null : { failed: near.filter(({ failed }) => failed).length, starts: near.length };
}

/** That as a sentence, with the place and the years; none where there are too few starts to say. */
export function falseStartSentence(record: OnsetRecord, day: Day): Sentence[] {
  const share = falseStartShare(record, day);
  if (share === null) return [];
  const { place, firstYear, lastYear } = record;
  return [
    sentence('falseStarts', {
      ...share,
      from: addDays(day, -AROUND),
      to: addDays(day, AROUND),
      place,
      firstYear,
      lastYear,
    }),
  ];
}

/** Day of the year counted as if every year had a 29 February: 1 March is 61 always. */
export function doy366Of(day: Day): number {
  return dayNumber(`2000-${day.slice(5)}`) - dayNumber('2000-01-01') + 1;
}
