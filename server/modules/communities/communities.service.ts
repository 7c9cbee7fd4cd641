/** The front door of the communities room: villages and towns, found, added, renamed, merged and settled. */
import { mostCommunitiesDrawn } from '#contract/limits.ts';
import { branchOfCommunities, mayKeepCommunity, mayUseCommunities } from '#engines/access/field/communities.ts';
import type { Box } from '#engines/shapes/points.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { filled } from '../accounts/accounts.service.ts';
import { districtAround, findDistrict } from '../geography/geography.service.ts';
import * as rows from './communities.repository.ts';
import * as searches from './communitySearch.repository.ts';

export {
  resolveCommunity,
  typedKey,
  saveTyped,
  knownTyped,
  idOfTyped,
  placesFor,
  communitiesOfPlaces,
  type AskedCommunity,
} from './typedCommunities.service.ts';

export { nearestCommunity, searchByName as communitiesLike } from './communitySearch.repository.ts';
export { addPlacesAsCommunities, linkingJob } from './seed.service.ts';

/** What other rooms do when what stands for a community has another name, place or district: the kinds of their jobs. */
const restatingJobs = ['farmersOfCommunity', 'trapSitesOfCommunity'] as const;

/** What is typed of a community; of an edit, what is left out stays. */
export interface TypedCommunity {
  readonly name?: string | undefined;
  readonly otherNames?: readonly string[] | undefined;
  readonly districtId?: string | undefined;
  readonly areaCouncil?: string | undefined;
  readonly point?: { readonly lat: number; readonly lng: number } | null | undefined;
  readonly near?: string | undefined;
  readonly population?: number | null | undefined;
}

/** A page of communities, or with `q` those it may mean, and how many wait to be looked at by whoever asks. @throws notForYou */
export async function listCommunities(
  scope: Scope,
  {
    limit = 50,
    after,
    ...filter
  }: searches.CommunityFilter & { readonly limit?: number | undefined; readonly after?: number | undefined },
) {
  requireUser(scope);
  const asked = await rows.countAsked(scope.db, branchOfCommunities(scope.actor));
  if (filter.q !== undefined && filter.q.trim() !== '') {
    const found = await searches.searchByName(scope.db, filter, limit);
    return { found, total: found.length, asked };
  }
  return { ...(await searches.listByName(scope.db, filter, { limit, after })), asked };
}

/** Communities in a box of the map, as many as are drawn at once. @throws notForYou */
export async function communitiesInBox(scope: Scope, box: Box) {
  requireUser(scope);
  return searches.inBox(scope.db, box, mostCommunitiesDrawn);
}

/** @throws notForYou, communityNotFound */
export async function showCommunity(scope: Scope, id: number) {
  requireUser(scope);
  const community = await known(scope, id);
  const alike = await searches.searchByName(scope.db, { q: community.name }, 8);
  return {
    community,
    alike: alike.filter((each) => each.id !== id && each.id !== community.mergedInto),
    counts: await rows.countAt(scope.db, id),
  };
}

/** Adds a community; one of an officer who does not keep its district waits to be looked at. @throws notForYou, fieldEmpty, communityRefused */
export async function addCommunity(scope: Scope, typed: TypedCommunity): Promise<rows.Community> {
  requireUser(scope);
  const data = readCommunity(scope, typed);
  const [there] = await searches.namedIn(scope.db, [data]);
  if (there !== undefined)
    throw problem('communityRefused', {
      sentence: `${data.name} is there already in this district. Choose it from the list, or add what tells the two apart to the name: "${data.name} No. 2".`,
    });
  const status = mayKeepCommunity(scope.actor, data.districtId) ? 'known' : 'asked';
  const [added] = await rows.addCommunities(
    scope.db,
    [{ ...data, status, source: `Added by ${scope.actor.name}`, locationId: null, addedBy: scope.actor.personId }],
    scope.now,
  );
  if (added === undefined) throw new Error('A community was not added.');
  scope.audit('addCommunity', [String(added.id)], Object.keys(typed));
  return known(scope, added.id);
}

/** Changes a community, or says that one that was typed is a place of its own. @throws notForYou, communityNotFound, changedMeanwhile, fieldEmpty, communityRefused */
export async function editCommunity(
  scope: Scope,
  id: number,
  {
    status,
    version,
    ...typed
  }: TypedCommunity & { readonly status?: 'known' | undefined; readonly version?: number | undefined },
): Promise<rows.Community> {
  const before = await kept(scope, id);
  if (before.status === 'merged')
    throw problem('communityRefused', {
      sentence: `${before.name} was merged into ${before.mergedName ?? 'another'}. Take the merge back first.`,
    });
  const data = readCommunity(scope, typed, before);
  requireKeeper(scope, data.districtId);
  const isMeanwhile = version !== undefined && version !== before.version;
  if (
    isMeanwhile ||
    !(await rows.changeCommunity(scope.db, id, before.version, data, status ?? before.status, scope.now))
  )
    throw problem('changedMeanwhile', { what: before.name, by: '' });
  await restate(scope, id);
  scope.audit('editCommunity', [String(id)], Object.keys(typed));
  return known(scope, id);
}

/** Says that a community is another one. @throws notForYou, communityNotFound, communityRefused */
export async function mergeCommunity(scope: Scope, id: number, into: number): Promise<rows.Community> {
  const [community, asked] = [await kept(scope, id), await kept(scope, into)];
  const target = asked.mergedInto ?? into;
  if (target !== into) await kept(scope, target);
  if (target === id || community.status === 'merged')
    throw problem('communityRefused', {
      sentence:
        community.status === 'merged'
          ? `${community.name} was merged already.`
          : 'A community cannot be merged into itself. Choose the other one.',
    });
  await rows.merge(scope.db, id, target, scope.now);
  await restate(scope, target);
  scope.audit('mergeCommunity', [String(id), String(target)]);
  return known(scope, id);
}

/** Takes a merge back. @throws notForYou, communityNotFound */
export async function unmergeCommunity(scope: Scope, id: number): Promise<rows.Community> {
  await kept(scope, id);
  await rows.unmerge(scope.db, id, scope.now);
  await restate(scope, id);
  scope.audit('unmergeCommunity', [String(id)]);
  return known(scope, id);
}

/** Other rooms say the name and district of what is there; they do so again in the background. */
async function restate({ context, db }: Scope, id: number): Promise<void> {
  for (const kind of restatingJobs) await context.jobs.enqueue(db, { kind, payload: { id } });
}

function readCommunity({ context }: Scope, typed: TypedCommunity, before?: rows.CommunityData): rows.CommunityData {
  const book = context.reference.book();
  const point =
    typed.point === undefined
      ? before === undefined || before.lat === null || before.lng === null
        ? null
        : { lat: before.lat, lng: before.lng }
      : typed.point;
  const around = point && districtAround(book, context.outlines.current(), [point.lng, point.lat]);
  if (typed.point && around === null)
    throw problem('communityRefused', {
      sentence: `The point ${point?.lat}, ${point?.lng} lies in no district of Ghana. Set it again, or leave it out and say where it lies in words.`,
    });
  const districtId =
    typed.districtId === undefined
      ? (before?.districtId ?? around?.district.id)
      : findDistrict(book, typed.districtId).id;
  if (districtId === undefined)
    throw problem('communityRefused', {
      sentence: 'Neither a district nor a point was sent. Choose the district, or set the point.',
    });
  return {
    name: typed.name === undefined && before ? before.name : filled('The name', typed.name ?? ''),
    otherNames:
      typed.otherNames === undefined
        ? (before?.otherNames ?? [])
        : [...new Set(typed.otherNames.map((name) => name.trim()).filter((name) => name !== ''))],
    districtId,
    areaCouncil: typed.areaCouncil?.trim() ?? before?.areaCouncil ?? '',
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    near: typed.near?.trim() ?? before?.near ?? '',
    population: typed.population === undefined ? (before?.population ?? null) : typed.population,
  };
}

async function known({ db }: Scope, id: number): Promise<rows.Community> {
  const found = await rows.findCommunity(db, id);
  if (found === undefined) throw problem('communityNotFound', { found: id });
  return found;
}

async function kept(scope: Scope, id: number): Promise<rows.Community> {
  requireUser(scope);
  const found = await known(scope, id);
  requireKeeper(scope, found.districtId);
  return found;
}

function requireUser({ actor }: Scope): void {
  if (!mayUseCommunities(actor)) throw problem('notForYou', { who: 'officers' });
}

function requireKeeper({ actor }: Scope, districtId: string): void {
  if (!mayKeepCommunity(actor, districtId))
    throw problem('notForYou', { who: 'officers who look after this district, and administrators' });
}
