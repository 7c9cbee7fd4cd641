import type { TokenScope } from './people/tokens.ts';

/** What an officer is in the control centre. The wire also spells the last one "responser". */
export type OfficerRole = 'admin' | 'director' | 'pprsd' | 'user' | 'responder';

/** Roles in the order of what they may do, that of most first. */
export const officerRoles: readonly OfficerRole[] = ['admin', 'director', 'pprsd', 'user', 'responder'];

/** Where a post stands in the tree; `area` and `own` open what is the officer's own, the others all of their districts. */
export const postLevels = ['nation', 'region', 'district', 'area', 'own'] as const;
export type PostLevel = (typeof postLevels)[number];

/** A role at a node, with the districts under it, written out; the nation has all of them and names none. */
export interface Post {
  readonly role: OfficerRole;
  readonly level: PostLevel;
  readonly districts: readonly string[];
}

/** Who is acting: a visitor has neither grant; one person may hold both. */
export interface Actor {
  readonly personId: string | null;
  readonly name: string;
  /**
   * `role` is that of most among the posts. What an officer owns or was assigned to is theirs wherever it lies; the posts
   * say what they see and may do besides (ADR-0034).
   */
  readonly officer: { readonly role: OfficerRole; readonly posts: readonly Post[] } | null;
  readonly dataUser: { readonly isAdmin: boolean } | null;
  /** An administrator who must sign in with a second step and has none yet: nothing opens but their own account. */
  readonly lacksSecondStep?: true;
  /** The access token the call came with, and what it is for; absent of a sign-in. */
  readonly token?: { readonly id: string; readonly scopes: readonly TokenScope[] };
}

/** Nobody signed in. */
export const visitor: Actor = { personId: null, name: '', officer: null, dataUser: null };

/** An officer of one role: at districts, or where there are none at the nation for who serves all of it, and for what is theirs. */
export function holding(role: OfficerRole, districts: readonly string[] = []): NonNullable<Actor['officer']> {
  return { role, posts: [{ role, level: usualLevel(role, districts), districts }] };
}

/** The level of a post that names districts or none. */
export function usualLevel(role: OfficerRole, districts: readonly string[]): PostLevel {
  if (districts.length > 0) return 'district';
  return role === 'user' || role === 'responder' ? 'own' : 'nation';
}

/** Whether the actor administers the whole country: reference data, settings, services, zones. */
export function isAdministrator(actor: Actor): boolean {
  return branchOf(actor, ['admin']) === null;
}

/** A part of the country: districts, or all of it where null. */
export type Branch = readonly string[] | null;

/** The part of the country in which the actor holds one of some roles; empty where in none. */
export function branchOf({ officer }: Actor, roles: readonly OfficerRole[]): Branch {
  const posts = (officer?.posts ?? []).filter(({ role, level }) => roles.includes(role) && level !== 'area');
  if (posts.some(({ level }) => level === 'nation')) return null;
  return [...new Set(posts.flatMap(({ districts }) => districts))];
}

/** Whether a branch has a district; what lies in no district is the nation's. */
export function covers(branch: Branch, districtId: string | null): boolean {
  return branch === null || (districtId !== null && branch.includes(districtId));
}

/** Whether a branch is any part of the country at all. */
export function isAny(branch: Branch): boolean {
  return branch === null || branch.length > 0;
}

/** Whether the actor holds a post of a role, anywhere. */
export function holds({ officer }: Actor, role: OfficerRole): boolean {
  return officer !== null && officer.posts.some((post) => post.role === role);
}

/**
 * Where the actor sees what others keep of farmers, farms and communities: officers, directors and administrators in all of
 * their branch; plant protection in its districts and regions, not from the nation, since its work there is with pests.
 */
export function fieldBranch(actor: Actor): Branch {
  const general = branchOf(actor, ['admin', 'director', 'user']);
  const pests = branchOf(actor, ['pprsd']);
  if (general === null || pests === null) return general;
  return [...new Set([...general, ...pests])];
}
