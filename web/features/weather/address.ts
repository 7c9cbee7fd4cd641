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
  /** Letter of the list of all locations, A to Z. */
  letter?: string | undefined;
}

export const WEATHER = '/weather';
export const TEMPRAIN = '/main/temprain';

/** Reads an address; what it does not understand is left out. */
export function readWeatherAddress(search: URLSearchParams): WeatherAddress {
  const text = (name: string) => search.get(name)?.trim().slice(0, 120) || undefined;
  const day = text('day');
  const letter = text('letter')?.toUpperCase();
  return {
    location: text('location'),
    day: day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    q: text('q'),
    all: search.has('all') ? true : undefined,
    letter: letter !== undefined && /^[A-Z]$/.test(letter) ? letter : undefined,
  };
}

/** The address of a weather page with a choice. */
export function weatherHref(choice: WeatherAddress, page: string = WEATHER): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) {
    if (value !== undefined) query.set(name, value === true ? '1' : String(value));
  }
  return query.size > 0 ? `${page}?${query}` : page;
}
