import type { ReferenceBook } from '../reference/book.ts';

/** What a project says of where it works. */
export interface NamedProject {
  /** Names separated by commas, as its papers have them; "National" or "All regions". */
  readonly regions: string;
  readonly yearApproved: number | null;
}

/** Where a project works on today's map. */
export interface ProjectRegions {
  readonly national: boolean;
  /** Today's regions, in the order of the map; empty for a national project. */
  readonly regionIds: readonly string[];
  /** Names were read as they stood before 2019, when seven regions were made of four. */
  readonly formerNames: boolean;
  /** Names that mean no region. */
  readonly unknown: readonly string[];
}

type Regions = Pick<ReferenceBook, 'regions' | 'findRegions'>;

const DIVIDED_IN = 2019;
const EVERYWHERE = /^(national|nationwide|all regions|country-?wide)$/i;

/**
 * Today's regions that a project's names mean. "Brong Ahafo" means Ahafo, Bono and Bono East. "Northern", "Volta" and
 * "Western" mean what they were before 2019 where the papers are older than that: the project was approved before,
 * or they name a region that is no more, and they name none of the regions made in 2019.
 */
export function projectRegions({ regions: text, yearApproved }: NamedProject, book: Regions): ProjectRegions {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.some((name) => EVERYWHERE.test(name)))
    return { national: true, regionIds: [], formerNames: false, unknown: [] };
  const meant = names.map((name) => ({ name, found: book.findRegions(name).map(({ regionId }) => regionId) }));
  const isOld = writtenBefore(
    meant.map(({ found }) => found),
    yearApproved,
    book,
  );
  const wanted = new Set(meant.flatMap(({ found }) => (isOld ? found.flatMap((id) => formerExtent(id, book)) : found)));
  return {
    national: false,
    regionIds: book.regions.map(({ regionId }) => regionId).filter((id) => wanted.has(id)),
    formerNames:
      meant.some(({ found }) => found.length > 1) || wanted.size > new Set(meant.flatMap(({ found }) => found)).size,
    unknown: meant.filter(({ found }) => found.length === 0).map(({ name }) => name),
  };
}

/** Whether names are those of before 2019; a name that fits several of today's regions is one that is no more. */
function writtenBefore(found: readonly (readonly string[])[], year: number | null, book: Regions): boolean {
  const namesNew = found.some((ids) => ids.length === 1 && ids.every((id) => isNew(id, book)));
  const namesGone = found.some((ids) => ids.length > 1);
  return !namesNew && (namesGone || (year !== null && year < DIVIDED_IN));
}

function isNew(id: string, { regions }: Regions): boolean {
  const region = regions.find(({ regionId }) => regionId === id);
  return region !== undefined && region.formerName !== region.name;
}

/** A region with those that were cut out of it in 2019. */
function formerExtent(id: string, { regions }: Regions): readonly string[] {
  const name = regions.find(({ regionId }) => regionId === id)?.name;
  const cutOut = regions.filter(({ formerName }) => formerName === name).map(({ regionId }) => regionId);
  return [id, ...cutOut];
}
