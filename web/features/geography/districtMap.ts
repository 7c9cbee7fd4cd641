import { findPlaces } from '#contract/geography/figures.ts';
import { listDistricts, listRegions } from '#contract/geography/geography.ts';
import type { Answer } from '#contract/endpoint.ts';
import { apiQuery } from '#web/lib/query.ts';

export const DISTRICT_MAP = '/main/district_map';

/** What stands in the address of the district map. */
export interface DistrictMapSelection {
  readonly q?: string | undefined;
  readonly region?: string | undefined;
  readonly district?: string | undefined;
  readonly figure?: string | undefined;
  readonly crop?: string | undefined;
  readonly month?: string | undefined;
  readonly sort?: string | undefined;
  readonly page?: string | undefined;
}

const NAMES = ['q', 'region', 'district', 'figure', 'crop', 'month', 'sort', 'page'] as const;

/** Reads a selection from an address. */
export function readDistrictMap(search: URLSearchParams): DistrictMapSelection {
  return Object.fromEntries(
    NAMES.flatMap((name) => (search.get(name)?.trim() ? [[name, search.get(name)?.trim()]] : [])),
  );
}

/** Address of the district map with a selection. */
export function districtMapHref(selection: DistrictMapSelection): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (selection[name]) query.set(name, selection[name]);
  return query.size === 0 ? DISTRICT_MAP : `${DISTRICT_MAP}?${query}`;
}

type Hits = Answer<typeof findPlaces>;

/** What is looked up by name: the words searched, or a district that came without its region. */
export function wordsOf({ q, region, district }: DistrictMapSelection): string | undefined {
  return q ?? (region === undefined ? district : undefined);
}

export function findQuery(words = '') {
  return apiQuery(findPlaces, { query: { q: words } });
}

/** The place a selection means: the chosen one, or what its words are exactly. */
export function placeMeant(
  selection: DistrictMapSelection,
  hits: Hits | undefined,
): { region?: string; district?: string } {
  const [hit] = hits ?? [];
  if (wordsOf(selection) !== undefined) {
    if (!hit?.exact) return {};
    return hit.kind === 'region' ? { region: hit.id } : { region: hit.region_id, district: hit.id };
  }
  return {
    ...(selection.region && { region: selection.region }),
    ...(selection.district && { district: selection.district }),
  };
}

/** The 16 regions in brief, for their names. */
export const regionNamesQuery = apiQuery(listRegions, { query: { geometry: false, services: false } });

/** Districts of a region in brief. */
export function districtsOfQuery(regionId = '') {
  return apiQuery(listDistricts, { params: { regionId }, query: { geometry: false, brief: true } });
}
