import { listClimatePlaces } from '#contract/climate/climatePlaces.ts';
import { listClimateStations, showSeasonYear, showSeasonYears } from '#contract/climate/climate.ts';
import { showClimateElements } from '#contract/climate/climateFiles.ts';
import type { Answer, Query } from '#contract/endpoint.ts';
import { apiQuery } from '#web/lib/query.ts';
import { GROUPS, type Group, MEASURES, type Measure } from './measures.ts';

export type Station = Answer<typeof listClimateStations>[number];
/** A place as it is chosen. */
export type ClimatePlace = Answer<typeof listClimatePlaces>[number];
export type Seasons = Answer<typeof showSeasonYears>;
export type SeasonYear = Seasons['years'][number];
export type YearDetail = Answer<typeof showSeasonYear>;

export const CLIMATE_PAGE = '/main/climate';
/** The numbers of the definition that stand in the address, beside season and line. */
export const RULE_NUMBERS = ['amount', 'days', 'longest', 'within', 'wet'] as const;

/** What the page shows, as it stands in the address. */
export interface ClimateChoice {
  readonly rule: Query<typeof showSeasonYears>;
  /** What of each year is shown. */
  readonly show: Measure;
  /** The years that count; all without one. */
  readonly group: Group | undefined;
  /** The line: a day of any year, MM-DD; of amounts, mm or days. */
  readonly by: string | undefined;
  readonly at: number | undefined;
  /** The year that is open. */
  readonly year: number | undefined;
}

const isMonthDay = (text: string | null): text is string => /^\d\d-\d\d$/.test(text ?? '');

export function readClimateChoice(search: URLSearchParams): ClimateChoice {
  const season = search.get('season');
  const numbers = RULE_NUMBERS.flatMap((name) => {
    const value = Number(search.get(name) || Number.NaN);
    return Number.isFinite(value) ? [[name, value] as const] : [];
  });
  const year = Number(search.get('year'));
  const by = search.get('by');
  return {
    rule: {
      ...(season === 'main' || season === 'minor' ? { season } : {}),
      ...Object.fromEntries(
        (['from', 'to'] as const).flatMap((name) => {
          const value = search.get(name);
          return isMonthDay(value) ? [[name, value]] : [];
        }),
      ),
      ...Object.fromEntries(numbers),
    },
    show: MEASURES.find((each) => each === search.get('show')) ?? 'start',
    group: GROUPS.find((each) => each === search.get('years')),
    by: isMonthDay(by) ? by : undefined,
    at: /^\d{1,5}$/.test(search.get('at') ?? '') ? Number(search.get('at')) : undefined,
    year: Number.isInteger(year) && year > 0 ? year : undefined,
  };
}

export const placesQuery = () => apiQuery(listClimatePlaces, {});
export const stationsQuery = () => apiQuery(listClimateStations, {});
export const seasonsQuery = (id: string, { rule }: ClimateChoice) =>
  apiQuery(showSeasonYears, { params: { id }, query: rule });
export const elementsQuery = (id: string) => apiQuery(showClimateElements, { params: { id } });
export const yearQuery = (id: string, year: number, { rule }: ClimateChoice) =>
  apiQuery(showSeasonYear, { params: { id, year }, query: rule });

/** Address of a place with what was asked there, and one thing of it changed. */
export function climateHref(
  id: string,
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>> = {},
): string {
  const asked = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) asked.delete(name);
    else asked.set(name, value);
  }
  return `${CLIMATE_PAGE}/${id}${asked.size > 0 ? `?${asked}` : ''}`;
}
