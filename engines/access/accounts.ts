import type { Actor } from './roles.ts';

/** Whether somebody is signed in at all, as officer or as data user. */
export function isSignedIn(actor: Actor): boolean {
  return actor.personId !== null;
}
