import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { oneOf } from '../shapes.ts';

/** Things that were deleted and can be brought back for 30 days, of every room. */

/** What can be brought back, each by its own word: one thing, or several that were deleted together. */
export const deletedKinds = [
  'dashboard',
  'dataset',
  'farm',
  'farmerFilter',
  'farmerGroup',
  'farmerMerge',
  'farmerVisit',
  'farmers',
  'files',
  'lakeItem',
  'message',
  'messageTemplate',
  'recording',
  'riskCategory',
  'riskZone',
  'trapSite',
] as const;

const own = { room: 'trash', audience: 'officer', refusals: 'message' } as const;

export const listDeletedThings = endpoint({
  ...own,
  name: 'listDeletedThings',
  method: 'GET',
  path: '/api/trash',
  effect: 'reads',
  summary: 'What whoever asks deleted and can still bring back, the newest first',
  answer: Type.Array(
    Type.Object({
      undo: Type.String(),
      kind: oneOf(deletedKinds),
      /** What a person calls it. */
      label: Type.String(),
      deletedAt: Type.String(),
      until: Type.String(),
    }),
  ),
});

export const bringDeletedBack = endpoint({
  ...own,
  audience: 'either',
  name: 'bringDeletedBack',
  method: 'POST',
  path: '/api/trash/:undo/restore',
  effect: 'writes',
  summary: 'Brings a deleted thing of any room back, for whom its room lets: mostly who deleted it',
  params: Type.Object({ undo: Type.String({ minLength: 1, maxLength: 60 }) }),
  answer: Type.Object({ message: Type.String() }),
});
