import { plainCommunity } from '#engines/communities/soundKey.ts';
import type { Point } from '#engines/shapes/points.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { filled } from '../accounts/accounts.service.ts';
import { findDistrict } from '../geography/geography.service.ts';
import { locationsOf, nearestLocation } from '../weather/weather.service.ts';
import * as rows from './communities.repository.ts';
import * as searches from './communitySearch.repository.ts';

/** A place somebody means: one of the list, or a name as it was typed, in a district. */
export type AskedCommunity = { readonly id: number } | { readonly name: string; readonly districtId: string };

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
  const ids = await saveTyped(scope, [{ districtId, name }]);
  const [found] = await placesFor(scope, [ids.get(typedKey(districtId, name)) ?? 0]);
  if (found === undefined) throw new Error('A community that was typed is gone.');
  return found;
}

export function typedKey(districtId: string, name: string): string {
  return `${districtId}|${plainCommunity(name)}`;
}

/** The communities that some names in districts mean, by {@link typedKey}; those that are not known are kept as typed. */
export async function saveTyped(
  { db, context, now, actor }: Pick<Scope, 'db' | 'context' | 'now' | 'actor'>,
  typed: readonly { readonly districtId: string; readonly name: string }[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(typed.map((each) => [typedKey(each.districtId, each.name), each]));
  const keyed = (found: Awaited<ReturnType<typeof searches.namedIn>>) =>
    found.map(({ districtId, plain, id }) => [`${districtId}|${plain}`, id] as const);
  const there = new Map<string, number>(keyed(await searches.namedIn(db, [...wanted.values()])));
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
  return missing.length === 0 ? there : new Map([...there, ...keyed(await searches.namedIn(db, missing))]);
}

/** The communities that names mean, each with its district or, where that is not told, in the whole country where one alone is called so. */
export type KnownTyped = ReadonlyMap<string, { readonly id: number | null }>;

export async function knownTyped(
  db: Database,
  asked: readonly { readonly name: string; readonly districtId: string | null }[],
): Promise<KnownTyped> {
  const keys = asked.map(({ name, districtId }) => ({ plain: plainCommunity(name), districtId }));
  const found = await searches.namedAnywhere(db, [...new Set(keys.map(({ plain }) => plain))]);
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
  return new Map((await searches.byPlace(db, [...new Set(locationIds)])).map(({ locationId, id }) => [locationId, id]));
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
