import { sayDay } from '#web/lib/format.ts';
import type { Words } from '#web/lib/words.ts';
import type { Station } from './api.ts';

/** First and last day of a record, as people say them. */
export function spanOf({ first_day: first, last_day: last }: Station): { first: string; last: string } {
  return { first: sayDay(first, { withYear: true }), last: sayDay(last, { withYear: true }) };
}

/** The line to cite for what was worked out from a record. */
export function citationOf(station: Station, t: Words): string {
  const { source, licence, name: place } = station;
  return t('climate.cite', { ...spanOf(station), source, licence, place });
}
