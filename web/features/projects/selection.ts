import type { Query } from '#contract/endpoint.ts';
import type { listProjects } from '#contract/projects/projects.ts';

/** What a visitor chose on the project map. It lives in the address. */
export interface ProjectSelection {
  readonly q?: string | undefined;
  readonly region?: string | undefined;
  readonly system?: string | undefined;
  readonly technology?: string | undefined;
  readonly sponsor?: string | undefined;
  readonly year?: string | undefined;
  /** What colours the map, and its crop and month. */
  readonly figure?: string | undefined;
  readonly crop?: string | undefined;
  readonly month?: string | undefined;
  /** Page of the list; order of the table. */
  readonly page?: string | undefined;
  readonly sort?: string | undefined;
}

export const PROJECT_MAP = '/main/leaflet';
const NAMES = [
  'q',
  'region',
  'system',
  'technology',
  'sponsor',
  'year',
  'figure',
  'crop',
  'month',
  'page',
  'sort',
] as const;
export const FILTERS = ['system', 'technology', 'sponsor', 'year'] as const;

/** Reads a selection from an address; a year that is none is left out. */
export function readSelection(search: URLSearchParams): ProjectSelection {
  const found = Object.fromEntries(
    NAMES.flatMap((name) => (search.get(name)?.trim() ? [[name, search.get(name)?.trim()]] : [])),
  );
  return /^\d{4}$/.test(found.year ?? '') ? found : { ...found, year: undefined };
}

/** Address of the project map with a selection. */
export function projectMapHref(selection: ProjectSelection): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (selection[name]) query.set(name, selection[name]);
  return query.size === 0 ? PROJECT_MAP : `${PROJECT_MAP}?${query}`;
}

/** Whether words or filters leave projects out. */
export function isNarrowed(selection: ProjectSelection): boolean {
  return ['q', ...FILTERS].some((name) => selection[name as keyof ProjectSelection]);
}

/** What the list of projects is asked for. */
export function listInput({ q, region, system, technology, sponsor, year }: ProjectSelection): {
  query: Query<typeof listProjects>;
} {
  return {
    query: {
      ...(q && { q }),
      ...(region && { region }),
      ...(system && { system }),
      ...(technology && { technology }),
      ...(sponsor && { sponsor }),
      ...(year && { year: Number(year) }),
    },
  };
}

/** The region an address means, by key or name. */
export function chosenRegion<R extends { region_id: string; region: string }>(
  regions: readonly R[] | undefined,
  { region = '' }: ProjectSelection,
): R | undefined {
  return regions?.find(
    ({ region_id: id, region: name }) => id === region || name.toLowerCase() === region.toLowerCase(),
  );
}

/** Address of one project. */
export function projectHref(id: string): string {
  return `/main/mapdetails/${encodeURIComponent(id)}`;
}
