import type { QueryClient } from '@tanstack/react-query';
import type { Answer, Query } from '#contract/endpoint.ts';
import { listAllDistricts } from '#contract/geography/geography.ts';
import { listRiskCategories } from '#contract/risks/riskCategories.ts';
import { listAssignedRisks, listDuplicates, listResponders, listRisks, showRisk } from '#contract/risks/risks.ts';
import { listZones, showZoneOfficers } from '#contract/risks/zones.ts';
import { keptQuery } from '#web/lib/fieldQueue/keptQuery.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Risk = Answer<typeof listRisks>['found'][number];
export type RiskRecord = Answer<typeof showRisk>;
export type RiskCategory = Answer<typeof listRiskCategories>[number];
export type RiskIcon = RiskCategory['icon'];
export type Zone = Answer<typeof listZones>[number];
export type Duplicates = Answer<typeof listDuplicates>;

export const RISKS = '/controlcenter/risk';
export const risksPerPage = 50;
/** Most risks that are acted on at once, or drawn on the map. */
export const mostRisksAtOnce = 500;
export const riskIcons = [
  'virus',
  'pest',
  'disease',
  'flood',
  'drought',
  'fire',
  'other',
] as const satisfies readonly RiskIcon[];
export const statuses = ['pending', 'verified', 'rejected', 'merged'] as const satisfies readonly Risk['status'][];

/** What the list shows, as it stands in the address. */
export interface RiskChoice {
  readonly q: string;
  readonly status: Risk['status'] | 'all';
  readonly category: number | undefined;
  readonly zone: number | undefined;
  readonly district: string | undefined;
  readonly claimed: 'mine' | 'none' | 'any' | undefined;
  readonly mine: '1' | undefined;
  readonly view: 'map' | undefined;
  readonly page: number;
}

/** Filters of the list beside its state, in the order in which they are drawn. */
export const filterNames = ['category', 'zone', 'district', 'claimed', 'mine'] as const;

/** What the address asks for; who judges begins with what waits to be judged. */
export function readRiskChoice(search: URLSearchParams, isJudge: boolean): RiskChoice {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === search.get(name));
  return {
    q: search.get('q') ?? '',
    status: oneOf('status', ['all', ...statuses]) ?? (isJudge ? 'pending' : 'all'),
    category: readNumber(search.get('category')),
    zone: readNumber(search.get('zone')),
    district: search.get('district') || undefined,
    claimed: oneOf('claimed', ['mine', 'none', 'any']),
    mine: oneOf('mine', ['1']),
    view: oneOf('view', ['map']),
    page: readNumber(search.get('page')) ?? 1,
  };
}

export function risksHref(choice: Partial<RiskChoice> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) {
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1)) search.set(name, String(value));
  }
  return search.size > 0 ? `${RISKS}?${search}` : RISKS;
}

export function riskHref(id: number | string): string {
  return `${RISKS}/${id}`;
}

export const risksQuery = (
  { q, status, category, zone, district, claimed, mine, page }: RiskChoice,
  perPage: number,
) => {
  const query: Query<typeof listRisks> = {
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(category && { category }),
    ...(zone && { zone }),
    ...(district && { district }),
    ...(claimed && { claimed }),
    ...(mine && { mine: true }),
    limit: perPage,
    offset: (page - 1) * perPage,
  };
  return apiQuery(listRisks, { query });
};
/** Photos are prepared within a minute: in how many milliseconds to ask again while some are not; false where none is missing. */
export const photosAgain = (risks: readonly { readonly photosWaiting: number }[] | undefined): number | false =>
  risks?.some(({ photosWaiting }) => photosWaiting > 0) ? 4_000 : false;

export const riskQuery = (id: number) => apiQuery(showRisk, { params: { id } });
export const categoriesQuery = () => keptQuery(listRiskCategories, {});
export const zonesQuery = () => keptQuery(listZones, {});
export const districtsQuery = () => keptQuery(listAllDistricts, {});
export const respondersQuery = (q: string) => apiQuery(listResponders, { query: { limit: 20, ...(q && { q }) } });
export const duplicatesQuery = () => apiQuery(listDuplicates, {});
export const assignedQuery = () => apiQuery(listAssignedRisks, {});
export const zoneOfficersQuery = (id: number) => apiQuery(showZoneOfficers, { params: { id }, query: {} });

/** Asks for what the form of a report needs without a network. */
export const formLists = (): readonly ((client: QueryClient) => Promise<unknown>)[] => [
  (client) => client.fetchQuery(categoriesQuery()),
  (client) => client.fetchQuery(zonesQuery()),
  (client) => client.fetchQuery(districtsQuery()),
];

/** Whether a role verifies, assigns and merges; the server decides, the page only leaves out what it would refuse. */
export function judges(role: string): boolean {
  return role === 'admin' || role === 'pprsd';
}

function readNumber(text: string | null): number | undefined {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
