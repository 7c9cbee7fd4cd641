import type { PageProps } from '#web/lib/page.ts';

/** What a person chose on a weather page. It lives in the address: it can be shared, and works without JavaScript. */
export interface WeatherAddress {
  /** Id of the place. */
  location?: string | undefined;
  /** The day on the main card, YYYY-MM-DD; absent: today. */
  day?: string | undefined;
  /** What is searched. */
  q?: string | undefined;
  /** The list of all locations is open. */
  all?: true | undefined;
  /** Region whose locations are listed. */
  region?: string | undefined;
}

export const WEATHER = '/weather';
export const TEMPRAIN = '/main/temprain';

/** Reads an address; what it does not understand is left out. The place may stand in the path, too. */
export function readWeatherAddress({ params, search }: PageProps): WeatherAddress {
  const text = (name: string) => (params[name] ?? search.get(name))?.trim().slice(0, 120) || undefined;
  const day = text('day');
  return {
    location: text('location'),
    day: day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    q: text('q'),
    all: search.has('all') ? true : undefined,
    region: text('region'),
  };
}

/** The address of a weather page with a choice: /weather/kumasi, /main/temprain?location=kumasi. */
export function weatherHref({ location, ...choice }: WeatherAddress, page: string = WEATHER): string {
  const inPath = page === WEATHER && location !== undefined;
  const path = inPath ? `${page}/${encodeURIComponent(location)}` : page;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(inPath ? choice : { location, ...choice })) {
    if (value !== undefined) query.set(name, value === true ? '1' : String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
