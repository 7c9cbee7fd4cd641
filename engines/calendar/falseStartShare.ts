import { addDays, type Day, dayNumber } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';
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

/** That in words, with the place and the years; empty where there are too few starts to say. */
export function falseStartSentence(record: OnsetRecord, day: Day): string {
  const share = falseStartShare(record, day);
  if (share === null) return '';
  const { failed, starts } = share;
  return (
    `Of ${starts} starts from ${spokenDay(addDays(day, -AROUND))} to ${spokenDay(addDays(day, AROUND))} at ${record.place} ` +
    `(${record.firstYear}–${record.lastYear}) ${failed} failed (${Math.round((100 * failed) / starts)} %): a long dry spell followed.`
  );
}

/** Day of the year counted as if every year had a 29 February: 1 March is 61 always. */
export function doy366Of(day: Day): number {
  return dayNumber(`2000-${day.slice(5)}`) - dayNumber('2000-01-01') + 1;
}
