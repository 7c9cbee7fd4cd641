import type { Body } from '#contract/endpoint.ts';
import { sentenceLanguage } from '#web/lib/words.ts';
import type { calculateCalendar } from '#contract/calendar/calendar.ts';
import type { Selection } from './selection.ts';

/** What the server is asked for a selection; the same for the page's needs and for the browser. */
export function planInput({
  crop,
  region,
  district,
  season,
  variety,
  planting_start,
  planting_end,
}: Selection): Body<typeof calculateCalendar> {
  return {
    crop: crop ?? '',
    district: district ?? '',
    ...(region && { region }),
    ...(season && { season }),
    ...(variety && { variety }),
    ...(planting_start && { planting_start }),
    ...(planting_end && { planting_end }),
    ...sentenceLanguage(),
  };
}
