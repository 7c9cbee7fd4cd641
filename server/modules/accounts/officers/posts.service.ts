/** Posts: what officers do and where in the tree of the country. */
import { mayGivePost } from '#engines/access/people/officers.ts';
import { type OfficerRole, officerRoles, type PostLevel, usualLevel } from '#engines/access/roles.ts';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../database/connection.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { findOfficer, type OfficerRow, setOfficerRole } from './officerGrants.repository.ts';
import { holdersOf } from '../people/people.repository.ts';
import * as rows from './posts.repository.ts';
import { filled } from '../people/personFields.ts';

export {
  everybodyWithin,
  holdPosts,
  isWithinBranch,
  type KeptPost,
  nearestHolders,
  officersAbove,
  worksWithin,
} from './posts.repository.ts';

/** A post as it is asked for. */
export interface TypedPost {
  readonly role: OfficerRole;
  readonly level: PostLevel;
  /** Region or district by key or name. */
  readonly place?: string | undefined;
  readonly area?: string | undefined;
}

/** Administrators of the nation but one: who takes over what nobody else does. */
export async function otherAdministrators(scope: Pick<Scope, 'db'>, personId: string): Promise<string[]> {
  return (await holdersOf(scope.db, { audience: 'officer', role: 'admin' })).filter((id) => id !== personId);
}

/** @throws lastAdministrator where nobody else administers the nation */
export async function requireOtherAdministrator(scope: Pick<Scope, 'db'>, id: string): Promise<void> {
  if ((await otherAdministrators(scope, id)).length === 0) throw problem('lastAdministrator');
}

/** Gives an officer a post besides those they hold. @throws notForYou, regionNotFound, districtNotFound, badInput, fieldEmpty */
export async function givePost(scope: Scope, officer: OfficerRow, typed: TypedPost): Promise<OfficerRow> {
  const post = readPost(scope, typed);
  requireMayGive(scope, post);
  if (!officer.active) throw problem('officerNotFound', { found: officer.id });
  await rows.addPosts(scope.db, officer.id, [post], scope.actor.personId, scope.now);
  return followPosts(scope, officer.id, 'givePost');
}

/** Ends a post of an officer, who keeps at least one. @throws notForYou, postNotFound, lastPost, lastAdministrator */
export async function endPost(scope: Scope, { id: officerId }: OfficerRow, id: number): Promise<OfficerRow> {
  // Held before it is read: of two who end the last two posts at once, one is refused.
  await rows.holdPosts(scope.db, officerId);
  const officer = await findOfficer(scope.db, officerId);
  if (officer === undefined) throw problem('officerNotFound', { found: officerId });
  const post = officer.posts.find((each) => each.id === id);
  if (post === undefined) throw problem('postNotFound', { found: id });
  requireMayGive(scope, post);
  if (officer.posts.length === 1) throw problem('lastPost', { name: officer.name });
  if (isNational(post) && !officer.posts.some((each) => each.id !== id && isNational(each)))
    await requireOtherAdministrator(scope, officer.id);
  await rows.endPosts(scope.db, officer.id, { id });
  return followPosts(scope, officer.id, 'endPost');
}

/** Whether a post administers the nation. */
export function isNational({ role, level }: Pick<rows.KeptPost, 'role' | 'level'>): boolean {
  return role === 'admin' && level === 'nation';
}

/** Posts of one role at districts, or its usual one without any. */
export function usualPosts(role: OfficerRole, districts: readonly string[]): rows.NewPost[] {
  if (districts.length === 0) return [{ role, level: usualLevel(role, []), place: '', area: '', districts: [] }];
  return districts.map((id) => ({ role, level: 'district', place: id, area: '', districts: [id] }));
}

/** Districts of an officer's main role, as the form of an officer names them. */
export function namedDistricts({ role, posts }: Pick<OfficerRow, 'role' | 'posts'>): string[] {
  return posts
    .filter((post) => post.role === role && post.level === 'district')
    .map(({ place }) => place)
    .toSorted();
}

/**
 * Puts a role at districts in place of what an officer mainly does; posts of other roles stay. Posts of regions and areas
 * stay with the role.
 */
export async function replaceMainPosts(
  scope: Scope,
  officer: OfficerRow,
  role: OfficerRole,
  districts: readonly string[],
): Promise<void> {
  const main = officer.posts.filter((post) => post.role === officer.role);
  const kept = role === officer.role ? main.filter(({ level }) => level === 'region' || level === 'area') : [];
  // Who is given less to do keeps nothing of more.
  const above =
    role === officer.role ? [] : officer.posts.filter((post) => isAbove(post.role, role) && !main.includes(post));
  const ended = [...main.filter((post) => !kept.includes(post)), ...above];
  const regions = role === officer.role ? [] : main.filter(({ level }) => level === 'region');
  const fresh = freshPosts(role, districts, kept, regions);
  const added = fresh.filter((post) => !ended.some((each) => isSame(each, post)));
  const gone = ended.filter((post) => !fresh.some((each) => isSame(post, each)));
  for (const post of [...added, ...gone]) requireMayGive(scope, post);
  if (gone.some(isNational)) await requireOtherAdministrator(scope, officer.id);
  for (const { id } of gone) await rows.endPosts(scope.db, officer.id, { id });
  await rows.addPosts(scope.db, officer.id, added, scope.actor.personId, scope.now);
  await followRole(scope, officer.id);
}

/** Posts of a new main role: at the districts named, else where the old role stood in regions, else the role's usual one. */
function freshPosts(
  role: OfficerRole,
  districts: readonly string[],
  kept: readonly rows.KeptPost[],
  regions: readonly rows.KeptPost[],
): readonly rows.NewPost[] {
  if (districts.length > 0) return usualPosts(role, districts);
  if (kept.length > 0) return [];
  if (regions.length > 0)
    return regions.map(({ level, place, area, districts: within }) => ({
      role,
      level,
      place,
      area,
      districts: within,
    }));
  return usualPosts(role, []);
}

function isAbove(one: OfficerRole, other: OfficerRole): boolean {
  return officerRoles.indexOf(one) < officerRoles.indexOf(other);
}

/** Gives the usual posts of a role to somebody who has none. */
export async function startPosts(
  { db, actor, now }: Pick<Scope, 'db' | 'actor' | 'now'>,
  personId: string,
  role: OfficerRole,
  districts: readonly string[],
): Promise<void> {
  await rows.addPosts(db, personId, usualPosts(role, districts), actor.personId, now);
}

/** @throws notForYou where a post lies outside the branch of whoever asks */
export function requireMayGive({ actor }: Scope, post: Pick<rows.KeptPost, 'role' | 'level' | 'districts'>): void {
  if (!mayGivePost(actor, post)) throw problem('notForYou', { who: 'administrators of the branch the post lies in' });
}

/** Keeps the districts of regional posts as the reference data have them; looked at once an hour. */
export function followRegions({ jobs, db, reference }: Pick<AppContext, 'jobs' | 'db' | 'reference'>): void {
  jobs.every('restateRegionsOfPosts', 3_600, async () => {
    for (const { region, districts } of await rows.regionsOfPosts(db)) {
      const now = districtsOfRegion({ reference }, region);
      if (now.length > 0 && now.join() !== districts.join()) await rows.restateRegion(db, region, now);
    }
  });
}

/** Districts anybody looks after in some role, for guessing where an unknown village may lie. */
export async function districtsOfOfficer(db: Database, id: string): Promise<string[]> {
  const posts = (await findOfficer(db, id))?.posts ?? [];
  return [...new Set(posts.flatMap(({ districts }) => districts))].toSorted();
}

/** A post as it is kept. @throws regionNotFound, districtNotFound, badInput, fieldEmpty */
export function readPost({ context }: Scope, { role, level, place = '', area = '' }: TypedPost): rows.NewPost {
  const book = context.reference.book();
  if (level === 'nation' || level === 'own') {
    if (level === 'own' && (role === 'admin' || role === 'director'))
      throw problem('badInput', {
        sentence: 'This role needs a place: a district, a region or the nation. Choose one.',
      });
    return { role, level, place: '', area: '', districts: [] };
  }
  if (level === 'region') {
    const region = book.findRegion(place);
    if (region === undefined) throw problem('regionNotFound', { found: place });
    return { role, level, place: region.regionId, area: '', districts: districtsOfRegion(context, region.regionId) };
  }
  const district = book.findDistrict(place);
  if (district === undefined) throw problem('districtNotFound', { found: place });
  const { districtId } = district;
  if (level === 'area' && role !== 'user' && role !== 'responder')
    throw problem('badInput', {
      sentence: 'An operational area has officers and responders. Choose the district for this role.',
    });
  return {
    role,
    level,
    place: districtId,
    area: level === 'area' ? filled('The operational area', area) : '',
    districts: [districtId],
  };
}

function districtsOfRegion({ reference }: Pick<AppContext, 'reference'>, regionId: string): string[] {
  return (reference.book().districtsByRegion.get(regionId) ?? []).map(({ districtId }) => districtId).toSorted();
}

/** The role of most among the posts is what the older calls answer. */
export async function followRole(scope: Scope, id: string): Promise<OfficerRow> {
  const officer = await findOfficer(scope.db, id);
  if (officer === undefined) throw new Error('the officer just kept is not there');
  const role = officerRoles.find((each) => officer.posts.some((post) => post.role === each));
  if (role === undefined || role === officer.role || !officer.active) return officer;
  await setOfficerRole(scope.db, id, role, scope.actor.personId, scope.now);
  return { ...officer, role };
}

async function followPosts(scope: Scope, id: string, act: 'givePost' | 'endPost'): Promise<OfficerRow> {
  scope.audit(act, [id], ['posts']);
  return followRole(scope, id);
}

function isSame(one: rows.NewPost, other: rows.NewPost): boolean {
  return one.role === other.role && one.level === other.level && one.place === other.place && one.area === other.area;
}
