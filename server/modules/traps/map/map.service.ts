import { type Day, addDays } from '#engines/dates/day.ts';
import { catchByWeek, rateOf, type Visit, weeksBetween } from '#engines/traps/catchRate.ts';
import { seasonStart } from '#engines/traps/seasonStart.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { categoryNames } from '../categories.service.ts';
import { countedAt } from './counted.ts';
import { siteOf } from '../access.service.ts';
import { visitsSince } from './catches.repository.ts';
import { readPlaces } from '../sites/sites.service.ts';
import { listMarkedSites, type MarkedSite, type SitePage } from './markedSites.repository.ts';
import { listSites, type Site, type SiteFilter } from '../traps.repository.ts';

/** Since when catches count: see `TrapWindow` of the contract. */
export type Window = 'season' | '30' | '90' | 'all';

/** What a filter says, as it came. */
export interface TypedFilter extends Omit<SiteFilter, 'regionId' | 'districtId' | 'box'> {
  readonly region?: string | undefined;
  readonly district?: string | undefined;
  /** West, south, east and north, in degrees with commas. */
  readonly box?: string | undefined;
}

/** A site of the map. */
export interface SiteOnMap {
  readonly site: Site;
  readonly latest: readonly {
    readonly id: number;
    readonly count: number;
    readonly category: string;
    readonly updatedAt: Date;
  }[];
  readonly caught: number;
  readonly nights: number;
  readonly perNight: number | null;
  readonly from: Day | null;
}

const beforeAll = '1900-01-01';

/** Sites that a filter leaves, by name, with what was caught in them; a page of them where one is asked for. */
export async function sitesOnMap(
  scope: Scope,
  filter: TypedFilter,
  window: Window,
  page: SitePage = {},
): Promise<SiteOnMap[]> {
  return withCatches(scope, await markedSites(scope, filter, page), await categoryNames(scope.db), window);
}

/** The sites alone, each with the mark of the state it is in. */
export function markedSites(
  { db, context }: Pick<Scope, 'db' | 'context'>,
  { region, district, box, ...filter }: TypedFilter,
  page: SitePage,
): Promise<MarkedSite[]> {
  const places = readPlaces(context.reference.book(), { region, district });
  const [west = 0, south = 0, east = 0, north = 0] = box?.split(',').map(Number) ?? [];
  const within = box === undefined ? undefined : ([west, south, east, north] as const);
  return listMarkedSites(db, { ...filter, ...places, box: within }, page);
}

/** Sites with what was caught in them within a window. */
export async function withCatches(
  scope: Pick<Scope, 'db' | 'context' | 'today'>,
  sites: readonly MarkedSite[],
  names: ReadonlyMap<number, string>,
  window: Window,
): Promise<SiteOnMap[]> {
  const since = createSince(scope, window);
  const counted = await countedAt(scope.db, scope.context, sites);
  return sites.map((site) => {
    const { latest = [], between } = counted.get(site.id) ?? {};
    const from = since(site);
    const { caught, nights } = between?.(from, scope.today) ?? { caught: 0, nights: 0 };
    return {
      site,
      latest: latest.map(({ id, count, categoryId, updatedAt }) => ({
        id,
        count,
        category: names.get(categoryId) ?? '',
        updatedAt,
      })),
      caught,
      nights,
      perNight: rateOf(caught, nights),
      from: window === 'all' ? null : from,
    };
  });
}

/** The day from which a window counts at a site: the season of its own district. */
export function createSince(
  { context, today }: Pick<Scope, 'context' | 'today'>,
  window: Window,
): (site: Pick<Site, 'districtId'>) => Day {
  if (window === 'all') return () => beforeAll;
  if (window !== 'season') return () => addDays(today, 1 - Number(window));
  const book = context.reference.book();
  const known = new Map<string | null, Day>();
  return ({ districtId }) => {
    const before = known.get(districtId);
    if (before !== undefined) return before;
    const district = districtId === null ? undefined : book.districtById.get(districtId);
    const start = seasonStart(district ? book.windowsOf(district.regionId, district.zone) : [], today);
    known.set(districtId, start);
    return start;
  };
}

/** Where there are traps: region, its districts, their communities, by name. */
export async function placesOfTraps({ db, context }: Scope): Promise<Record<string, Record<string, string[]>>> {
  const book = context.reference.book();
  const places: Record<string, Record<string, string[]>> = {};
  const named = (await listSites(db, {})).flatMap(({ districtId, community }) => {
    const district = districtId === null ? undefined : book.districtById.get(districtId);
    const region = district && book.regionById.get(district.regionId);
    return district && region ? [{ region: region.name, district: district.name, community }] : [];
  });
  const sorted = named.toSorted(
    (a, b) =>
      a.region.localeCompare(b.region) ||
      a.district.localeCompare(b.district) ||
      a.community.localeCompare(b.community),
  );
  for (const { region, district, community } of sorted) {
    const communities = ((places[region] ??= {})[district] ??= []);
    if (community !== '' && !communities.includes(community)) communities.push(community);
  }
  return places;
}

/** Catch per trap-night of a site, week by week and pest by pest; weeks from the first visit of the window. @throws trapSiteNotFound */
export async function seasonOf(
  scope: Scope,
  id: number,
  window: Window,
): Promise<{ weeks: Day[]; pests: { name: string; perNight: (number | null)[] }[] }> {
  const site = await siteOf(scope, id);
  const visits = await visitsSince(scope.db, id, createSince(scope, window)(site), scope.today);
  const [first] = visits;
  if (first === undefined) return { weeks: [], pests: [] };
  const names = await categoryNames(scope.db);
  const weeks = weeksBetween(first.day, scope.today);
  const pests = [...new Set(visits.map(({ categoryId }) => categoryId))];
  return {
    weeks,
    pests: pests.map((pest) => ({
      name: names.get(pest) ?? String(pest),
      perNight: catchByWeek(
        visits.flatMap((visit) => ofPest(visit, pest, visits)),
        weeks,
      ),
    })),
  };
}

/**
 * A visit as it counts for one pest: nights belong to the whole visit, whichever report of it holds them, and only a visit that
 * counted the pest is one of it.
 */
function ofPest(
  visit: Visit & { readonly categoryId: number },
  pest: number,
  visits: readonly (Visit & { readonly categoryId: number })[],
): Visit[] {
  if (visit.categoryId !== pest) return [];
  const sameDay = visits.filter(({ day }) => day === visit.day);
  const isFirst = sameDay.find(({ categoryId }) => categoryId === pest) === visit;
  const nights = sameDay.reduce<number | null>(
    (known, each) => (each.nights === null ? known : (known ?? 0) + each.nights),
    null,
  );
  return [{ ...visit, nights: isFirst ? nights : nights === null ? null : 0 }];
}
