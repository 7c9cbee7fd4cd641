import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { listCrops } from '#contract/calendar/calendar.ts';
import { listFarmers } from '#contract/farmers/farmers.ts';
import { countFarmsByDistrict } from '#contract/farms/farmMaps.ts';
import { listFarms, showFarm } from '#contract/farms/farmRecords.ts';
import { keptQuery } from '#web/lib/fieldQueue/keptQuery.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Farm = Answer<typeof listFarms>['found'][number];
export type FarmRecord = Answer<typeof showFarm>;

export const POLYGON = '/controlcenter/polygon';
export const farmsPerPage = 25;
const FARMERS_OFFERED = 12;

/** Asks for what the form of a farm needs without a network. */
export const formLists = (): readonly ((client: QueryClient) => Promise<unknown>)[] => [
  (client) => client.fetchQuery(cropsQuery()),
];

/** What the list shows, as it stands in the address. */
export interface FarmChoice {
  readonly own: boolean;
  readonly page: number;
}

export function readFarmChoice(search: URLSearchParams): FarmChoice {
  const page = Number(search.get('page'));
  return { own: search.get('own') === '1', page: Number.isInteger(page) && page > 0 ? page : 1 };
}

export function farmsHref({ own, page }: FarmChoice, id?: string): string {
  const search = new URLSearchParams({ ...(own && { own: '1' }), ...(page > 1 && { page: String(page) }) });
  const path = id === undefined ? POLYGON : `${POLYGON}/${id}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

export const farmsQuery = ({ own, page }: FarmChoice) =>
  apiQuery(listFarms, { query: { ...(own && { own }), limit: farmsPerPage, offset: (page - 1) * farmsPerPage } });
export const farmQuery = (id: string) => apiQuery(showFarm, { params: { id } });
export const districtsQuery = () => apiQuery(countFarmsByDistrict, {});
export const cropsQuery = () => keptQuery(listCrops, {});
export const farmersQuery = (q: string) => apiQuery(listFarmers, { query: { q, limit: FARMERS_OFFERED } });
