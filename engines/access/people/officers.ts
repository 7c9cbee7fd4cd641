import { branchOf, type Branch, covers, isAny, type Actor, type Post } from '../roles.ts';

/** Whether the actor may see the names of officers, to share with. */
export function maySeeOfficers(actor: Actor): boolean {
  return actor.officer !== null;
}

/** Where the actor makes, changes and deactivates officers, answers who asks to become one, and sees how they are reached. */
export function branchOfOfficers(actor: Actor): Branch {
  return branchOf(actor, ['admin']);
}

/** Whether the actor may give or end a post: administrators within their own branch; posts of the nation and without a place are the nation's. */
export function mayGivePost(actor: Actor, { districts }: Post): boolean {
  const branch = branchOfOfficers(actor);
  return branch === null || (districts.length > 0 && districts.every((id) => covers(branch, id)));
}

/** Whether the actor makes and changes officers anywhere. */
export function managesOfficers(actor: Actor): boolean {
  return isAny(branchOfOfficers(actor));
}

/** Whether the actor may change an officer and see how they are reached: administrators above all of the officer's posts. */
export function mayManageOfficer(actor: Actor, { posts }: { readonly posts: readonly Omit<Post, 'role'>[] }): boolean {
  const branch = branchOfOfficers(actor);
  if (branch === null) return true;
  const districts = posts.flatMap((post) => post.districts);
  return (
    districts.length > 0 &&
    districts.every((id) => covers(branch, id)) &&
    posts.every(({ level }) => level !== 'nation')
  );
}
