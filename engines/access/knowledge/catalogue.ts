import type { Actor } from '../roles.ts';

/** What rights in a dataset are decided by. */
export interface DatasetRights {
  readonly ownerId: string | null;
  readonly private: boolean;
  /** Whether the actor holds a grant that has not ended. */
  readonly granted: boolean;
  /** Whether its licence lets anybody use it and its owner does not ask readers to sign in. */
  readonly open: boolean;
}

/** Whether the actor approves and keeps the datasets of others: a data administrator. */
export function mayKeepCatalogue(actor: Actor): boolean {
  return actor.dataUser?.isAdmin ?? false;
}

/** Whether the actor may edit a dataset, delete it, restore its versions and answer who asks for access. */
export function mayKeepDataset(actor: Actor, { ownerId }: Pick<DatasetRights, 'ownerId'>): boolean {
  return isOwner(actor, ownerId) || mayKeepCatalogue(actor);
}

/** Whether the actor may see columns, profiles and histograms: anybody of public ones (decision 85). */
export function maySeeSummary(actor: Actor, dataset: DatasetRights): boolean {
  return !dataset.private || mayKeepDataset(actor, dataset) || (actor.personId !== null && dataset.granted);
}

/**
 * Whether the actor may have rows, groups, downloads, exports and comparisons: of public ones with an open licence anybody, unless the
 * owner asks for sign-in; of the other public ones whoever is signed in, or anybody where the portal is set up so (`openToAll`, OPEN_DATASETS).
 */
export function mayOpenDataset(actor: Actor, dataset: DatasetRights, openToAll: boolean): boolean {
  if (dataset.private) return maySeeSummary(actor, dataset);
  return openToAll || dataset.open || actor.personId !== null;
}

/** Whether the actor may ask the owner of a private dataset: signed in, and not able to see it already. */
export function mayAskForAccess(actor: Actor, dataset: DatasetRights): boolean {
  return actor.personId !== null && dataset.private && !maySeeSummary(actor, dataset);
}

export function isOwner(actor: Actor, ownerId: string | null): boolean {
  return ownerId !== null && actor.personId === ownerId;
}
