import type { Answer } from '#contract/endpoint.ts';
import { listCrops } from '#contract/calendar/calendar.ts';
import { countFarmers, listFarmers } from '#contract/farmers/farmers.ts';
import { showFarmerHistory } from '#contract/farmerRecord/farmerRecord.ts';
import { listFarmerFilters } from '#contract/farmers/farmerFilters.ts';
import { listGroups } from '#contract/farmers/groups.ts';
import { listFarmerMessages } from '#contract/messages/messages.ts';
import { listWeatherLocations } from '#contract/weather/weather.ts';
import { apiQuery } from '#web/lib/query.ts';
import { ages, reaches, sexes } from './person.ts';

export type Farmer = Answer<typeof listFarmers>['found'][number];
export type FarmerCounts = Answer<typeof countFarmers>;
export type SavedFilter = Answer<typeof listFarmerFilters>[number];
export type Filter = SavedFilter['filter'];
export type Group = Answer<typeof listGroups>[number];
export type Place = Answer<typeof listWeatherLocations>[number];

/** Whether a farmer is one's own or shared with one, to be opened and acted on; others are listed for the level above alone. */
export const isMine = ({ own, shares }: Pick<Farmer, 'own' | 'shares'>): boolean => own || shares > 0;

export const farmersPerPage = 25;
export const FARMERS = '/controlcenter/extensions';
/** In place of a farmer's number in the address: entries that may be one farmer. */
export const DUPLICATES = 'duplicates';

/** What the list shows, as it stands in the address. */
export interface FarmerChoice {
  readonly q: string;
  readonly whose: 'own' | 'shared' | 'everyone' | undefined;
  readonly district: string | undefined;
  readonly crop: string | undefined;
  readonly language: Farmer['language'] | undefined;
  readonly group: number | undefined;
  readonly consent: 'yes' | 'no' | undefined;
  readonly sex: (typeof sexes)[number] | undefined;
  readonly age: (typeof ages)[number] | undefined;
  readonly reach: (typeof reaches)[number] | undefined;
  readonly phone: 'yes' | 'no' | undefined;
  readonly household: number | undefined;
  readonly sort: 'newest' | undefined;
  readonly page: number;
}

/** Filters of the list, in the order in which they are drawn. */
export const filterNames = [
  'whose',
  'district',
  'crop',
  'group',
  'language',
  'consent',
  'sex',
  'age',
  'reach',
  'phone',
  'sort',
] as const;

/** Languages a farmer may be written to in, those spoken most first. */
export const languages = [
  'en',
  'ak',
  'ee',
  'gaa',
  'dag',
  'dga',
  'ha',
  'gur',
  'kus',
  'ada',
  'nzi',
] as const satisfies readonly Farmer['language'][];

export function readFarmerChoice(search: URLSearchParams): FarmerChoice {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === search.get(name));
  return {
    q: search.get('q') ?? '',
    whose: oneOf('whose', ['own', 'shared', 'everyone']),
    district: search.get('district') || undefined,
    crop: search.get('crop') || undefined,
    language: oneOf('language', languages),
    group: readNumber(search.get('group')),
    consent: oneOf('consent', ['yes', 'no']),
    sex: oneOf('sex', sexes),
    age: oneOf('age', ages),
    reach: oneOf('reach', reaches),
    phone: oneOf('phone', ['yes', 'no']),
    household: readNumber(search.get('household')),
    sort: oneOf('sort', ['newest']),
    page: readNumber(search.get('page')) ?? 1,
  };
}

export function farmersHref(choice: Partial<FarmerChoice> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) {
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1)) search.set(name, String(value));
  }
  return search.size > 0 ? `${FARMERS}?${search}` : FARMERS;
}

/** What the calls take of a choice: the filters without order and page. */
export function filterOf({
  q,
  whose,
  district,
  crop,
  language,
  group,
  consent,
  sex,
  age,
  reach,
  phone,
  household,
}: FarmerChoice): Filter {
  return {
    ...(q && { q }),
    ...(whose && { whose }),
    ...(district && { district }),
    ...(crop && { crop }),
    ...(language && { language }),
    ...(group && { group }),
    ...(consent && { consent: consent === 'yes' }),
    ...(sex && { sex }),
    ...(age && { age }),
    ...(reach && { reach }),
    ...(phone && { phone: phone === 'yes' }),
    ...(household && { household }),
  };
}

/** The choice that shows what a filter leaves. */
export function choiceOf({ q, whose, consent, phone, ...rest }: Filter): Partial<FarmerChoice> {
  return {
    ...rest,
    ...(q && { q }),
    ...(whose && whose !== 'mine' && { whose }),
    ...(consent !== undefined && { consent: consent ? 'yes' : 'no' }),
    ...(phone !== undefined && { phone: phone ? 'yes' : 'no' }),
  };
}

export const farmersQuery = (choice: FarmerChoice) =>
  apiQuery(listFarmers, {
    query: {
      ...filterOf(choice),
      ...(choice.sort && { sort: choice.sort }),
      limit: farmersPerPage,
      offset: (choice.page - 1) * farmersPerPage,
    },
  });
export const countsQuery = () => apiQuery(countFarmers, {});
export const savedFiltersQuery = () => apiQuery(listFarmerFilters, {});
export const groupsQuery = () => apiQuery(listGroups, {});
export const cropsQuery = () => apiQuery(listCrops, {});
export const historyQuery = (id: number) => apiQuery(showFarmerHistory, { params: { id } });
/** Most messages that the page of a farmer shows. */
const MESSAGES_SHOWN = 20;
export const messagesQuery = (id: number) =>
  apiQuery(listFarmerMessages, { params: { id }, query: { limit: MESSAGES_SHOWN } });
/** Most places offered while one types. */
const PLACES_OFFERED = 12;
export const placesQuery = (q: string) => apiQuery(listWeatherLocations, { query: { q, limit: PLACES_OFFERED } });

/** The page of one farmer. */
export function farmerHref(id: number): string {
  return `${FARMERS}/${id}`;
}

function readNumber(text: string | null): number | undefined {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
