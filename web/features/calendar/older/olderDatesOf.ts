import type { Answer } from '#contract/endpoint.ts';
import { olderFields, type listOlderCalendar } from '#contract/calendar/olderCalendar.ts';
import type { OlderDates } from '#engines/calendar/older/olderCalendar.ts';

/** The dates of a record of the older calendar, in our words. */
export function olderDatesOf(record: Answer<typeof listOlderCalendar>[number]): OlderDates {
  return {
    rain: record[olderFields.rain],
    landPreparation: record[olderFields.landPreparation],
    planting: record[olderFields.planting],
    basalFertilizer: record[olderFields.basalFertilizer],
    weeding: record[olderFields.weeding],
    topDressing: record[olderFields.topDressing],
    pesticide: record[olderFields.pesticide],
    harvesting: record[olderFields.harvesting],
  };
}
