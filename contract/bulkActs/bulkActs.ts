import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { oneOf } from '../shapes.ts';

/** Acts over more records than one call does well: they are done in steps in the background, and can be watched. */

/** Answered beside its usual answer by a call that goes on in the background: the act, as `listBulkActs` shows it. */
export const GoesOn = { act: Type.Optional(Type.String()) };

export const bulkActKinds = [
  'addGroupMembers',
  'handOverFarmers',
  'removeGroupMembers',
  'removeFarmers',
  'shareFarmers',
  'unshareFarmers',
] as const;

/** Why something was not done of some records. */
export const bulkReasons = ['gone', 'notInGroup', 'notInList', 'officerActive', 'partnerInactive'] as const;
export type BulkReason = (typeof bulkReasons)[number];

/** Why an act was stopped: it was asked for, it was refused to go on, or the server had a fault. */
export const bulkEnds = ['asked', 'fault', 'refused'] as const;

const own = { room: 'bulkActs', audience: 'officer', refusals: 'message' } as const;

export const listBulkActs = endpoint({
  ...own,
  name: 'listBulkActs',
  method: 'GET',
  path: '/api/bulk-acts',
  effect: 'reads',
  summary: 'Acts over many records of whoever asks that are under way or ended in the last week, the newest first',
  answer: Type.Object({
    found: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: oneOf(bulkActKinds),
        state: oneOf(['running', 'done', 'stopped']),
        /** Records in all, those gone through, and those it was done of. */
        total: Type.Integer(),
        place: Type.Integer(),
        done: Type.Integer(),
        /** What could not be done and why, each with how many records. */
        missed: Type.Array(Type.Object({ reason: oneOf(bulkReasons), count: Type.Integer() })),
        /** Why it was stopped; null where it was not. */
        why: Type.Union([oneOf(bulkEnds), Type.Null()]),
        /** The sentence of what was refused, in the language that `accept-language` prefers; empty where nothing was. */
        said: Type.String(),
        /** What brings back what was deleted, step by step. */
        undo: Type.Array(Type.String()),
        at: Type.String(),
      }),
    ),
  }),
});

export const endBulkAct = endpoint({
  ...own,
  name: 'endBulkAct',
  method: 'DELETE',
  path: '/api/bulk-acts/:id',
  effect: 'writes',
  summary: 'Stops an act that is under way, with what was done so far kept; puts one away that ended',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: Type.Object({ message: Type.String() }),
});
