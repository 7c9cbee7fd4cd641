import { sentenceLanguage } from '#web/lib/words.ts';
/** What a person chose on the calendar. It lives in the address, so that a plan can be shared and bookmarked. */
export interface Selection {
  crop?: string | undefined;
  region?: string | undefined;
  district?: string | undefined;
  season?: (typeof SEASONS)[number] | undefined;
  /** A maturity class or a variety; absent: what is mostly grown. */
  variety?: string | undefined;
  /** First and last day of the planting week, YYYY-MM-DD; both absent: planting follows the rain onset. */
  planting_start?: string | undefined;
  planting_end?: string | undefined;
  /** Month shown, 1 to 12; absent: the current one. */
  month?: number | undefined;
  /** Position among the month's activities, from 0. */
  at?: number | undefined;
  view?: 'timeline' | 'months' | undefined;
  /** First day of a second planting week to hold beside the first. */
  compare?: string | undefined;
}

export const CALENDAR = '/main/croppingcalendar';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const VIEWS = ['timeline', 'months'] as const;
const SEASONS = ['major', 'minor', 'single', 'early', 'late', 'dry', 'irrigated', 'residual', 'main', 'light'] as const;

/** Reads a selection from the query of an address; what it does not understand is left out. */
export function readSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const day = (name: string) => (DAY.test(text(name) ?? '') ? text(name) : undefined);
  const month = Number(text('month'));
  const at = Number(text('at'));
  const start = day('planting_start');
  return {
    crop: text('crop'),
    region: text('region'),
    district: text('district'),
    season: SEASONS.find((season) => season === text('season')),
    variety: text('variety'),
    planting_start: start,
    planting_end: day('planting_end') ?? start,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    at: Number.isInteger(at) && at > 0 ? at : undefined,
    view: VIEWS.find((view) => view === text('view')),
    compare: day('compare'),
  };
}

/** Writes a selection as a query, without the question mark; nothing chosen gives ''. */
export function writeSelection(selection: Selection): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(selection)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.toString();
}

/** Address of the calendar with a selection. */
export function calendarHref(selection: Selection): string {
  return withQuery(CALENDAR, selection);
}

/** Address of an activity's page within a plan; `activity` is its name or number. */
export function activityHref(activity: string, selection: Selection): string {
  const { crop, region, district, season, variety, planting_start, planting_end, view } = selection;
  return withQuery(`/main/more/${encodeURIComponent(activity)}`, {
    crop,
    region,
    district,
    season,
    variety,
    planting_start,
    planting_end,
    view,
  });
}

/** Address of a plan as an iCalendar file, to download or to subscribe to. */
export function iCalendarHref({
  crop = '',
  district = '',
  season,
  variety,
  planting_start: planting,
}: Selection): string {
  const query = new URLSearchParams({
    ...(season && { season }),
    ...(variety && { variety }),
    ...(planting && { planting }),
    ...sentenceLanguage(),
  });
  return `/calendar/${crop}/${district}.ics${query.size > 0 ? `?${query}` : ''}`;
}

function withQuery(path: string, selection: Selection): string {
  const query = writeSelection(selection);
  return query === '' ? path : `${path}?${query}`;
}
