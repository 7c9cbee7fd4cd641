import type { QueryClient } from '@tanstack/react-query';
import type { Answer, Query } from '#contract/endpoint.ts';
import { listCrops } from '#contract/calendar/calendar.ts';
import { listAllDistricts } from '#contract/geography/geography.ts';
import { listRiskCategories } from '#contract/risks/riskCategories.ts';
import { listScoutings, listTrapSpecies } from '#contract/traps/scouting.ts';
import { listTrapProposals, listTrapRules } from '#contract/traps/trapRules.ts';
import { listTrapRows } from '#contract/traps/trapMap.ts';
import { findTrapSites, listTrapPlaces, listTrapReports, showTrapSeason } from '#contract/traps/traps.ts';
import { markerColour } from '#engines/traps/markerColour.ts';
import { rateStep } from '#engines/traps/rateStep.ts';
import { keptQuery } from '#web/lib/fieldQueue/keptQuery.ts';
import { apiQuery } from '#web/lib/query.ts';
import type { TrapSite } from './unfoldTraps.ts';

export type { TrapSite } from './unfoldTraps.ts';

export type OwnTrapSite = Answer<typeof findTrapSites>['found'][number];
export type TrapReport = Answer<typeof listTrapReports>['found'][number];
export type TrapProposal = Answer<typeof listTrapProposals>[number];
type TrapQuery = Query<typeof listTrapRows>;

export const TRAPS = '/controlcenter/trapsite';
export type Scouting = Answer<typeof listScoutings>['found'][number];
export const windows = ['season', '30', '90', 'all'] as const;

/** Asks for what the form of a report, and the map, need without a network. */
export const formLists = (): readonly ((client: QueryClient) => Promise<unknown>)[] => [
  (client) => client.fetchQuery(ownSitesQuery()),
  (client) => client.fetchQuery(pestsQuery()),
  (client) => client.fetchQuery(speciesQuery()),
  (client) => client.fetchQuery(cropsQuery()),
  (client) => client.fetchQuery(sitesQuery(readTrapChoice(new URLSearchParams()))),
];

/** What the map shows, as it stands in the address. */
export interface TrapChoice {
  readonly region: string | undefined;
  readonly district: string | undefined;
  readonly community: string | undefined;
  readonly minCount: number | undefined;
  readonly minReports: number | undefined;
  readonly window: (typeof windows)[number];
  /** What colours a trap: its catch per trap-night, or all that was ever counted in it (C §4). */
  readonly colour: 'rate' | 'total';
}

export function readTrapChoice(search: URLSearchParams): TrapChoice {
  const text = (name: string) => search.get(name) || undefined;
  const number = (name: string) => {
    const value = Number(search.get(name) || Number.NaN);
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  return {
    region: text('region'),
    district: text('district'),
    community: text('community'),
    minCount: number('minCount'),
    minReports: number('minReports'),
    window: windows.find((each) => each === search.get('window')) ?? 'season',
    colour: search.get('colour') === 'total' ? 'total' : 'rate',
  };
}

/** The query of a choice, without what is as usual. */
export function trapQueryOf(choice: TrapChoice): TrapQuery {
  return Object.fromEntries(
    Object.entries(choice).filter(
      ([name, value]) => value !== undefined && name !== 'colour' && !(name === 'window' && value === 'season'),
    ),
  ) as TrapQuery;
}

export function trapsHref(choice: TrapChoice, id?: number | string): string {
  const search = new URLSearchParams(Object.entries(trapQueryOf(choice)).map(([name, value]) => [name, String(value)]));
  if (choice.colour === 'total') search.set('colour', 'total');
  const path = id === undefined ? TRAPS : `${TRAPS}/${id}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Traps of a choice in few bytes: `unfoldTraps` says each. */
export const sitesQuery = (choice: TrapChoice) => keptQuery(listTrapRows, { query: trapQueryOf(choice) });
export const placesQuery = () => keptQuery(listTrapPlaces, {});
/** Most traps of one officer that are kept on the device. */
const mostKept = 100;
/** Traps of whoever asks, kept for the form without a network, but for the officers that administrators see. */
export const ownSitesQuery = () => keptSites({ mine: true, limit: mostKept });
/** One trap, kept the same way. */
export const siteQuery = (id: number) => keptSites({ id });
export const foundSitesQuery = (query: Query<typeof findTrapSites>) => apiQuery(findTrapSites, { query });
function keptSites(query: Query<typeof findTrapSites>) {
  return keptQuery(findTrapSites, { query }, ({ found, total }) => ({
    found: found.map((site) => ({ ...site, ExtensionOfficers: [] })),
    total,
  }));
}
export const pestsQuery = () => keptQuery(listRiskCategories, {});
export const seasonQuery = (id: number, window: TrapChoice['window']) =>
  apiQuery(showTrapSeason, { params: { id }, query: { window } });
export const reportsQuery = (id: number, limit: number) =>
  apiQuery(listTrapReports, { params: { id }, query: { limit } });
export const rulesQuery = () => apiQuery(listTrapRules, {});
export const proposalsQuery = () => apiQuery(listTrapProposals, {});
export const cropsQuery = () => keptQuery(listCrops, {});
export const districtsQuery = () => apiQuery(listAllDistricts, {});
export const speciesQuery = () => keptQuery(listTrapSpecies, {});
export const scoutingsQuery = (trapSiteId: number | undefined, page = 1) =>
  apiQuery(listScoutings, {
    query: {
      limit: scoutingsPerPage,
      offset: (page - 1) * scoutingsPerPage,
      ...(trapSiteId !== undefined && { trapSiteId }),
    },
  });
export const scoutingsPerPage = 20;

/** What colours a trap. */
export function colourOf(site: Pick<TrapSite, 'total_count' | 'catch'>, colour: TrapChoice['colour']): string {
  return colour === 'total'
    ? `trap-${markerColour(site.total_count)}`
    : `trap-rate-${rateStep(site.catch.perNight) ?? 'none'}`;
}
