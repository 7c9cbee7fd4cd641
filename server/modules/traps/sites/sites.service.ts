import type { Day } from '#engines/dates/day.ts';
import { branchOfManaging, mayManageTraps } from '#engines/access/field/traps.ts';
import { parseDay } from '#engines/dates/parseDay.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { AppContext } from '../../../context.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { restorableDays, type TrashKind } from '../../../platform/records/trash.ts';
import { filled } from '../../accounts/accounts.service.ts';
import { resolveCommunity } from '../../communities/communities.service.ts';
import { districtAround } from '../../geography/geography.service.ts';
import { requireOfficer, requireManager, siteOf } from '../access.service.ts';
import { askedSpecies } from '../species.service.ts';
import type { SitePage } from '../map/markedSites.repository.ts';
import { searchSites } from './siteSearch.repository.ts';
import * as rows from '../traps.repository.ts';
import * as officerRows from './siteOfficers.repository.ts';

export const trapTrash = 'trapSite';

/** What is typed of a site. */
export interface TypedSite {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly districtId?: string | undefined;
  readonly community?: string | undefined;
  readonly visitDays?: number | undefined;
  readonly speciesId?: string | undefined;
  readonly trapType?: string | undefined;
  readonly lure?: string | undefined;
  readonly lureDays?: number | undefined;
  readonly lureChangedOn?: string | undefined;
  readonly cropId?: string | undefined;
}

/** A site with who visits it, for whoever asks. */
export interface OwnSite {
  readonly site: rows.Site;
  readonly mine: boolean;
  /** For administrators; empty for others. */
  readonly officers: readonly { readonly id: string; readonly name: string }[];
}

const usualVisitDays = 7;
const usualSites = 50;

/** All sites, those of whoever asks first, or a page of them. @throws notForYou */
export async function listOwnSites(scope: Scope, { limit, offset }: SitePage = {}): Promise<OwnSite[]> {
  if (limit !== undefined) return (await findSites(scope, { limit, offset })).found;
  const me = requireOfficer(scope);
  const [sites, mine, officers] = [
    await rows.listSites(scope.db, {}),
    new Set(await officerRows.sitesOfOfficer(scope.db, me)),
    mayManageTraps(scope.actor) ? await officerRows.officersOfSites(scope.db) : [],
  ];
  const all = withOfficers(
    scope,
    sites.map((site) => ({ site, mine: mine.has(site.id) })),
    officers,
  );
  return [...all.filter((each) => each.mine), ...all.filter((each) => !each.mine)].slice(offset ?? 0);
}

/** What sites are found by. */
export interface AskedSites {
  readonly q?: string | undefined;
  readonly id?: number | undefined;
  readonly mine?: boolean | undefined;
  readonly managed?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** A page of sites, those of whoever asks first. @throws notForYou */
export async function findSites(scope: Scope, asked: AskedSites): Promise<{ found: OwnSite[]; total: number }> {
  const { q = '', id, mine = false, managed = false, limit = usualSites, offset = 0 } = asked;
  const { found, total } = await searchSites(scope.db, {
    words: q
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((word) => word !== ''),
    id,
    officerId: requireOfficer(scope),
    ownOnly: mine,
    branch: managed ? branchOfManaging(scope.actor) : null,
    limit,
    offset,
  });
  const ids = found.map((site) => site.id);
  const officers = mayManageTraps(scope.actor) ? await officerRows.officersOfSites(scope.db, ids) : [];
  return {
    found: withOfficers(
      scope,
      found.map(({ mine: isOwn, ...site }) => ({ site, mine: isOwn })),
      officers,
    ),
    total,
  };
}

/** Sites with who visits them, where whoever asks links officers to them. */
function withOfficers(
  { actor }: Scope,
  sites: readonly { readonly site: rows.Site; readonly mine: boolean }[],
  officers: readonly { readonly siteId: number; readonly id: string; readonly name: string }[],
): OwnSite[] {
  const officersOf = new Map<number, (typeof officers)[number][]>();
  for (const officer of officers) officersOf.set(officer.siteId, [...(officersOf.get(officer.siteId) ?? []), officer]);
  return sites.map(({ site, mine }) => ({
    site,
    mine,
    officers: mayManageTraps(actor, site.districtId) ? (officersOf.get(site.id) ?? []) : [],
  }));
}

/** Adds a site. @throws notForYou, trapOutside, badInput */
export async function addSite(scope: Scope, typed: TypedSite): Promise<OwnSite> {
  requireManager(scope);
  const data = readSite(scope, typed);
  requireManager(scope, data.districtId);
  const id = await rows.addSite(scope.db, data, scope.now);
  await linkCommunity(scope, id, data);
  scope.audit('addTrapSite', [String(id)], Object.keys(typed));
  return { site: await siteOf(scope, id), mine: false, officers: [] };
}

/** Changes a site. @throws notForYou, trapSiteNotFound, trapOutside, badInput */
export async function editSite(scope: Scope, id: number, typed: TypedSite): Promise<OwnSite> {
  requireManager(scope);
  const before = await siteOf(scope, id);
  const data = readSite(scope, typed, before);
  for (const { districtId } of [before, data]) requireManager(scope, districtId);
  await rows.changeSite(scope.db, id, data, scope.now);
  await linkCommunity(scope, id, data);
  scope.audit('editTrapSite', [String(id)], Object.keys(typed));
  const officers = await officerRows.officersOfSites(scope.db, [id]);
  return { site: await siteOf(scope, id), mine: officers.some((each) => each.id === scope.actor.personId), officers };
}

/** Deletes a site with its reports. @throws notForYou, trapSiteNotFound */
export async function removeSite(scope: Scope, id: number): Promise<{ name: string; undo: string; days: number }> {
  requireManager(scope);
  const { name, districtId } = await siteOf(scope, id);
  requireManager(scope, districtId);
  const payload = await rows.takeSite(scope.db, id);
  const undo = await scope.context.trash.keep(scope, {
    room: 'traps',
    kind: trapTrash,
    id: String(id),
    label: name,
    payload,
  });
  scope.audit('removeTrapSite', [String(id)]);
  return { name, undo, days: restorableDays };
}

/** How a deleted site is put back: by administrators. */
export const siteTrash: TrashKind = {
  async restore(scope, { payload }) {
    requireManager(scope, (payload as { readonly site: { readonly district_id: string } }).site.district_id);
    await rows.putSiteBack(scope.db, payload);
  },
};

/** Keys of the places a filter names, by key or name; a name nobody knows leaves nothing. */
export function readPlaces(
  book: ReferenceBook,
  { region, district }: { readonly region?: string | undefined; readonly district?: string | undefined },
) {
  return {
    ...(region && { regionId: book.findRegion(region)?.regionId ?? '?' }),
    ...(district && { districtId: book.findDistrict(district)?.districtId ?? '?' }),
  };
}

/** The village of a trap is a community; one that is not known is kept as typed and asked about later. */
async function linkCommunity(
  scope: Scope,
  id: number,
  { community, districtId }: Pick<rows.SiteData, 'community' | 'districtId'>,
): Promise<void> {
  const at =
    community === '' || districtId === null ? null : await resolveCommunity(scope, { name: community, districtId });
  await rows.setCommunity(scope.db, id, at?.communityId ?? null);
}

/** Traps say the name of their community anew where it was renamed, merged or parted again. */
export function followCommunities({ jobs, db }: Pick<AppContext, 'jobs' | 'db'>): void {
  jobs.handle('trapSitesOfCommunity', async ({ payload }) =>
    rows.restateCommunity(db, (payload as { readonly id: number }).id),
  );
}

function readSite({ context }: Scope, typed: TypedSite, before?: rows.Site): rows.SiteData {
  const { name, latitude, longitude, districtId, community = '', visitDays = usualVisitDays } = typed;
  const book = context.reference.book();
  const around = districtAround(book, context.outlines.current(), [longitude, latitude]);
  if (around === null)
    throw problem('trapOutside', {
      swapped: districtAround(book, context.outlines.current(), [latitude, longitude]) !== null,
    });
  const chosen = districtId === undefined ? undefined : book.districtById.get(districtId);
  if (districtId !== undefined && chosen === undefined)
    throw problem('badInput', { sentence: `There is no district "${districtId}". Choose one of the list.` });
  const district = chosen ?? book.districtById.get(around.district.id);
  return {
    name: filled('The name', name),
    latitude,
    longitude,
    community: community.trim(),
    visitDays,
    districtId: district?.districtId ?? null,
    regionId: district?.regionId ?? null,
    ...readTrap(book, typed, before),
  };
}

/** What the trap is set for and with what; what is not typed stays. The days of a lure are those of its insect where none are typed. */
function readTrap(book: ReferenceBook, typed: TypedSite, before: rows.Site | undefined): TrapData {
  const speciesId = typed.speciesId ?? before?.speciesId ?? null;
  const species = speciesId === null ? undefined : askedSpecies(book, speciesId);
  const cropId = typed.cropId ?? before?.cropId ?? null;
  if (cropId !== null && !book.cropById.has(cropId))
    throw problem('badInput', { sentence: `There is no crop "${cropId}". Choose one of the list.` });
  const text = (written: string | undefined, kept: string | null | undefined) =>
    written === undefined ? (kept ?? null) : written.trim() || null;
  return {
    speciesId,
    cropId,
    trapType: text(typed.trapType, before?.trapType),
    lure: text(typed.lure, before?.lure),
    lureDays:
      typed.lureDays ?? (before?.speciesId === speciesId ? before?.lureDays : null) ?? species?.lureDays ?? null,
    lureChangedOn: typed.lureChangedOn === undefined ? (before?.lureChangedOn ?? null) : readDay(typed.lureChangedOn),
  };
}

type TrapData = Pick<rows.SiteData, 'speciesId' | 'trapType' | 'lure' | 'lureDays' | 'lureChangedOn' | 'cropId'>;

function readDay(written: string): Day {
  const read = parseDay(written);
  if ('mistake' in read) throw problem('badInput', { sentence: read.mistake });
  return read.day;
}
