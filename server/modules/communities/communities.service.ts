/** The front door of the communities room: villages and towns, found, added, renamed, merged and settled. */
import { mayKeepCommunity, mayUseCommunities } from '#engines/access/communities.ts';
import { plainCommunity } from '#engines/communities/soundKey.ts';
import { isAdministrator } from '#engines/access/roles.ts';
import type { Point } from '#engines/shapes/points.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { filled } from '../accounts/accounts.service.ts';
import { districtAround, findDistrict } from '../geography/geography.service.ts';
import { locationsOf, nearestLocation } from '../weather/weather.service.ts';
import * as rows from './communities.repository.ts';

export { keepPlacesAsCommunities, linkingJob } from './seed.service.ts';

/** A place somebody means: one of the list, or a name as it was typed, in a district. */
export type AskedCommunity = { readonly id: number } | { readonly name: string; readonly districtId: string };

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
  }: rows.CommunityFilter & { readonly limit?: number | undefined; readonly after?: number | undefined },
) {
  requireUser(scope);
  const { officer } = scope.actor;
  const asked = await rows.countAsked(scope.db, isAdministrator(scope.actor) ? null : (officer?.districts ?? []));
  if (filter.q !== undefined && filter.q.trim() !== '') {
    const found = await rows.searchByName(scope.db, filter, limit);
    return { found, total: found.length, asked };
  }
  return { ...(await rows.listByName(scope.db, filter, { limit, after })), asked };
}

/** @throws notForYou, communityNotFound */
export async function showCommunity(scope: Scope, id: number) {
  requireUser(scope);
  const community = await known(scope, id);
  const alike = await rows.searchByName(scope.db, { q: community.name }, 8);
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
  const [there] = await rows.namedIn(scope.db, [data]);
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

/** Where a farmer or a thing is that is at a community: its name, district, and the nearest place weather is asked for. */
export interface WhereItIs {
  readonly communityId: number;
  readonly locationId: string;
  readonly location: string;
  readonly districtId: string;
  /** Null where its position is not known. */
  readonly point: Point | null;
}

/**
 * The community somebody means. A name that is not known in its district is kept as typed and asked about later; what it
 * turns out to be, everything there follows.
 *
 * @throws communityNotFound, districtNotFound, fieldEmpty
 */
export async function resolveCommunity(
  scope: Pick<Scope, 'db' | 'context' | 'now' | 'actor'>,
  asked: AskedCommunity,
): Promise<WhereItIs> {
  if ('id' in asked) {
    const [found] = await placesFor(scope, [asked.id]);
    if (found === undefined) throw problem('communityNotFound', { found: asked.id });
    return found;
  }
  const districtId = findDistrict(scope.context.reference.book(), asked.districtId).id;
  const name = filled('The community', asked.name);
  const ids = await keepTyped(scope, [{ districtId, name }]);
  const [found] = await placesFor(scope, [ids.get(typedKey(districtId, name)) ?? 0]);
  if (found === undefined) throw new Error('A community that was typed is gone.');
  return found;
}

export function typedKey(districtId: string, name: string): string {
  return `${districtId}|${plainCommunity(name)}`;
}

/** The communities that some names in districts mean, by {@link typedKey}; those that are not known are kept as typed. */
export async function keepTyped(
  { db, context, now, actor }: Pick<Scope, 'db' | 'context' | 'now' | 'actor'>,
  typed: readonly { readonly districtId: string; readonly name: string }[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(typed.map((each) => [typedKey(each.districtId, each.name), each]));
  const keyed = (found: Awaited<ReturnType<typeof rows.namedIn>>) =>
    found.map(({ districtId, plain, id }) => [`${districtId}|${plain}`, id] as const);
  const there = new Map<string, number>(keyed(await rows.namedIn(db, [...wanted.values()])));
  const missing = [...wanted].filter(([key]) => !there.has(key)).map(([, each]) => each);
  const source = `Typed by ${actor.name === '' ? 'an officer' : actor.name} on ${context.clock.today()}`;
  await rows.addCommunities(
    db,
    missing.map(({ name, districtId }) => ({
      ...noMore,
      name,
      districtId,
      source,
      status: 'asked' as const,
      locationId: null,
      addedBy: actor.personId,
    })),
    now,
  );
  return missing.length === 0 ? there : new Map([...there, ...keyed(await rows.namedIn(db, missing))]);
}

/** The communities that names mean, each with its district or, where that is not told, in the whole country where one alone is called so. */
export type KnownTyped = ReadonlyMap<string, { readonly id: number | null }>;

export async function knownTyped(
  db: Database,
  asked: readonly { readonly name: string; readonly districtId: string | null }[],
): Promise<KnownTyped> {
  const keys = asked.map(({ name, districtId }) => ({ plain: plainCommunity(name), districtId }));
  const found = await rows.namedAnywhere(db, [...new Set(keys.map(({ plain }) => plain))]);
  const byName = new Map<string, typeof found>();
  for (const each of found) byName.set(each.plain, [...(byName.get(each.plain) ?? []), each]);
  return new Map(
    keys.flatMap(({ plain, districtId }) => {
      const called = byName.get(plain) ?? [];
      const only =
        called.length === 1 && districtId === null ? called[0] : called.find((each) => each.districtId === districtId);
      const everywhere = called.map((each) => [`${each.districtId}|${plain}`, { id: each.id }] as const);
      return [...everywhere, [`${districtId ?? ''}|${plain}`, { id: only?.id ?? null }] as const];
    }),
  );
}

/** The community of {@link knownTyped} that a name means in a district, or where none is told. */
export function idOfTyped(known: KnownTyped, name: string, districtId: string | null): number | null {
  return known.get(typedKey(districtId ?? '', name))?.id ?? null;
}

const noMore = { otherNames: [], areaCouncil: '', lat: null, lng: null, near: '', population: null };

/** Where things at some communities are, by what stands for these now, in the order of the ids; an unknown id is left out. */
export async function placesFor(
  { db, context }: { readonly db: Database; readonly context: Pick<AppContext, 'reference' | 'outlines'> },
  ids: readonly number[],
): Promise<WhereItIs[]> {
  const found = await rows.communitiesOf(db, ids);
  const roots = new Map(
    (await rows.communitiesOf(db, [...new Set(found.flatMap(({ mergedInto }) => mergedInto ?? []))])).map((each) => [
      each.id,
      each,
    ]),
  );
  return found.map((each) => {
    const root = roots.get(each.mergedInto ?? 0) ?? each;
    return {
      communityId: each.id,
      locationId: weatherPlace(context, root),
      location: root.name,
      districtId: root.districtId,
      point: root.lat === null || root.lng === null ? null : ([root.lng, root.lat] as const),
    };
  });
}

/** The communities that came with places weather is asked for, by the keys of these. */
export async function communitiesOfPlaces(
  db: Database,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return new Map((await rows.byPlace(db, [...new Set(locationIds)])).map(({ locationId, id }) => [locationId, id]));
}

/** A community without a place of its own has the weather of the nearest one, or of its district's capital. */
function weatherPlace(
  context: Pick<AppContext, 'reference' | 'outlines'>,
  { locationId, lat, lng, districtId }: rows.Community,
): string {
  if (locationId !== null) return locationId;
  if (lat !== null && lng !== null) return nearestLocation(context, [lng, lat]).location.id;
  return locationsOf(context).ofDistrict.get(districtId)?.[0]?.id ?? districtId;
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
