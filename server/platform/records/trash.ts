import { reachesRoom, scopesFor } from '#engines/access/people/tokens.ts';
import type { Database } from '../../database/connection.ts';
import { problem } from '../calls/problems.ts';
import type { Scope } from './scope.ts';
import {
  addToTrash,
  listTrash,
  listTrashOf,
  takeExpired,
  takeFromTrash,
  type TrashedThing,
  type TrashEntry,
  type TrashLine,
} from './trash.repository.ts';
import { isUuid } from './uuid.ts';

/** For how long a deleted thing can be brought back. */
export const restorableDays = 30;

/** What a room says about one of its kinds of things. */
export interface TrashKind {
  /**
   * Puts the rows of `entry.payload` back for whom the room lets; throws `nothingToRestore` for anybody else, and a problem
   * where something else has taken their place.
   */
  restore(scope: Scope, entry: TrashEntry): Promise<void>;
  /** What came back, in words, where the label may promise too much. */
  restored?(scope: Scope, entry: TrashEntry): Promise<string>;
  /** Lets go of what outlived the rows, such as files; told in the transaction that forgets the entry. */
  forget?(db: Database, entry: TrashEntry): Promise<void>;
}

/**
 * Deleting that can be undone. The room takes its rows out of its tables, so that no query has to look past
 * deleted ones, and hands them over as JSON; within 30 days they can be put back as they were.
 */
export interface Trash {
  register(kind: string, behaviour: TrashKind): void;
  /** The kinds of things that can be brought back. */
  kinds(): readonly string[];
  /** Keeps what the caller deletes in the same transaction; answers the id that brings it back. */
  keep(scope: Scope, thing: TrashedThing): Promise<string>;
  /**
   * Brings a thing back for whom its room lets; answers what came back, in words. Throws `nothingToRestore` when it is unknown,
   * another's, back already, or past its time, `scopeMissing` with a token that is not for its room, and what its room says.
   */
  restore(scope: Scope, trashId: string): Promise<string>;
  /** What can still be brought back, newest first. */
  list(scope: Scope, limit: number): Promise<TrashEntry[]>;
  /** What whoever asks deleted and can still bring back, newest first. */
  listOf(scope: Scope, limit: number): Promise<TrashLine[]>;
  /** Forgets what is past its time, a hundred at a time; answers how many. Rerun until 0. */
  forgetExpired(db: Database, now: Date): Promise<number>;
}

/** Of a thing that nobody but who deleted it may bring back. @throws nothingToRestore */
export function requireWhoDeleted(scope: Scope, { deletedBy }: TrashEntry): void {
  if (deletedBy !== scope.actor.personId) throw problem('nothingToRestore', { days: restorableDays });
}

/** A token brings back what it could have deleted. @throws scopeMissing */
function requireScope({ actor }: Scope, { room }: TrashEntry): void {
  if (actor.token === undefined || reachesRoom(actor, room, 'writes')) return;
  const needs = scopesFor({ room, effect: 'writes', audience: 'either' }).join(' or ');
  throw problem('scopeMissing', { has: actor.token.scopes.join(', '), needs });
}

export function createTrash(): Trash {
  const kinds = new Map<string, TrashKind>();

  return {
    register(kind, behaviour) {
      if (kinds.has(kind)) throw new Error(`Two rooms say how to restore ${kind}.`);
      kinds.set(kind, behaviour);
    },
    kinds: () => [...kinds.keys()],
    async keep(scope, thing) {
      if (!kinds.has(thing.kind)) throw new Error(`Nobody has said how to restore ${thing.kind}.`);
      const until = new Date(scope.now.getTime() + restorableDays * 86_400_000);
      return addToTrash(scope.db, thing, { by: scope.actor.personId, at: scope.now, until });
    },
    async restore(scope, trashId) {
      const entry = isUuid(trashId) ? await takeFromTrash(scope.db, trashId, scope.now) : undefined;
      const behaviour = entry && kinds.get(entry.kind);
      if (entry === undefined || behaviour === undefined) throw problem('nothingToRestore', { days: restorableDays });
      await behaviour.restore(scope, entry);
      requireScope(scope, entry);
      scope.audit('restore', [entry.kind, entry.id]);
      return (await behaviour.restored?.(scope, entry)) ?? entry.label;
    },
    list: (scope, limit) => listTrash(scope.db, scope.now, limit),
    listOf: async ({ db, actor, now }, limit) =>
      actor.personId === null
        ? []
        : (await listTrashOf(db, actor.personId, now, limit)).filter(({ room }) => reachesRoom(actor, room, 'reads')),
    async forgetExpired(db, now) {
      const expired = await takeExpired(db, now, 100);
      for (const entry of expired) await kinds.get(entry.kind)?.forget?.(db, entry);
      return expired.length;
    },
  };
}
