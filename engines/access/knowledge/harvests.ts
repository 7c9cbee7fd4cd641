import { type Actor, isAdministrator } from '../roles.ts';
import { mayReviewSubmission } from './submissions.ts';

/** Whether the actor may choose which portals are harvested: data administrators, and administrators of the whole country. */
export function mayKeepHarvests(actor: Actor): boolean {
  return mayReviewSubmission(actor) || isAdministrator(actor);
}
