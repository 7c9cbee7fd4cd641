import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Consent, Contact, ContactWithWeight } from '../farmers/farmerShapes.ts';
import { mostDuplicatesListed, mostMergedAtOnce } from '../limits.ts';
import { oneOf } from '../shapes.ts';

/**
 * Entries of one's own list, or of several officers in one's branch, that are one farmer: found, told apart, merged, and taken
 * apart again for 30 days.
 */

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const EntryIds = Type.Array(Id, { title: 'The entries', minItems: 2, maxItems: mostMergedAtOnce, uniqueItems: true });

/** From which entry each field is kept. */
const MergeChoice = Type.Object({
  name: Id,
  phone: Id,
  email: Id,
  place: Id,
  language: Id,
  /** all: those of every entry. */
  crops: Type.Union([Id, Type.Literal('all')]),
});

export const listFarmerDuplicates = endpoint({
  name: 'listFarmerDuplicates',
  room: 'farmerRecord',
  method: 'GET',
  path: '/api/farmers/duplicates',
  audience: 'officer',
  effect: 'reads',
  summary:
    'Entries of one’s own list, or of officers in one’s branch, that may be one farmer, and what speaks for it, the strongest first',
  query: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostDuplicatesListed })),
    /** Entries of two or more officers in the branch of whoever asks, for directors and administrators. */
    across: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({
    found: Type.Array(
      Type.Object({
        /** card: one Ghana card on their farms. phone: one number and names alike. number: a digit wrong or two swapped. email: one address. name: names alike at one place. */
        because: Type.Array(oneOf(['card', 'phone', 'number', 'email', 'name'])),
        farmers: Type.Array(Contact),
        /** When it was first found. */
        since: Type.Optional(Type.String()),
      }),
    ),
    total: Type.Integer(),
    /** Whether there are more sets than `total`, which come up when these are done. */
    more: Type.Boolean(),
    /** Whether some farmers are still to be compared, after which there may be more. */
    comparing: Type.Boolean(),
  }),
  refusals: 'message',
});

export const tellFarmersApart = endpoint({
  name: 'tellFarmersApart',
  room: 'farmerRecord',
  method: 'POST',
  path: '/api/farmers/duplicates/apart',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Says that entries of one’s own or of one’s branch are not one farmer, so that they are not offered again; or takes that back',
  body: Type.Object({ ids: EntryIds, apart: Type.Boolean() }),
  answer: Type.Object({ apart: Type.Boolean() }),
  refusals: 'message',
});

/** What merging would do; nothing is changed. */
export const previewFarmerMerge = endpoint({
  name: 'previewFarmerMerge',
  room: 'farmerRecord',
  method: 'POST',
  path: '/api/farmers/merge/preview',
  audience: 'officer',
  effect: 'reads',
  summary:
    'Entries of one’s own or of one’s branch side by side, what is kept where nobody chooses, and what hangs on the farmer afterwards',
  body: Type.Object({ ids: EntryIds }),
  answer: Type.Object({
    entries: Type.Array(ContactWithWeight),
    usual: MergeChoice,
    /** The entry whose number, 003…, stays. */
    stays: Type.Integer(),
    after: Type.Object({
      consent: Consent,
      stopped: Type.Boolean(),
      groups: Type.Array(Type.String()),
      sharedWith: Type.Array(Type.String()),
      visits: Type.Integer(),
      farms: Type.Integer(),
      messages: Type.Integer(),
    }),
  }),
  refusals: 'message',
});

export const mergeFarmers = endpoint({
  name: 'mergeFarmers',
  room: 'farmerRecord',
  method: 'POST',
  path: '/api/farmers/merge',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Makes entries of one’s own or of one’s branch one farmer; every officer of them reaches the farmer afterwards; can be taken back for 30 days',
  body: Type.Object({ ids: EntryIds, choice: MergeChoice }),
  answer: Type.Object({ message: Type.String(), id: Type.Integer(), undo: Type.String(), days: Type.Integer() }),
  refusals: 'message',
});
