import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestAuditFilter, mostAuditRows } from '../limits.ts';
import { AskedDay } from '../shapes.ts';

/** The audit as administrators read it: who did what to which things, and whether the rows are as they were written. */

const Filters = {
  /** Name or e-mail address of whoever acted, or their id. */
  who: Type.Optional(Type.String({ title: 'Who', maxLength: longestAuditFilter })),
  /** The act as it is written, or how it begins: "shareFarmers", "share". */
  act: Type.Optional(Type.String({ title: 'The act', maxLength: longestAuditFilter })),
  /** Id of a thing it was done to. */
  thing: Type.Optional(Type.String({ title: 'The thing', maxLength: longestAuditFilter })),
  from: Type.Optional(AskedDay),
  /** This day too. */
  to: Type.Optional(AskedDay),
};
const own = { room: 'audit', audience: 'officer', effect: 'reads', refusals: 'message' } as const;

export const listAudit = endpoint({
  ...own,
  name: 'listAudit',
  method: 'GET',
  path: '/api/audit/log',
  summary: 'Audit rows, the newest first; for administrators',
  query: Type.Object({
    ...Filters,
    /** Rows written before this one; `next` of the page before. */
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostAuditRows })),
  }),
  answer: Type.Object({
    found: Type.Array(
      Type.Object({
        id: Type.Integer(),
        at: Type.String(),
        /** Empty for visitors and for the portal itself, and of somebody whose account is gone. */
        name: Type.String(),
        actorId: Type.Union([Type.String(), Type.Null()]),
        act: Type.String(),
        ids: Type.Array(Type.String()),
        /** Those of the ids that are people, with their names. */
        people: Type.Record(Type.String(), Type.String()),
        fields: Type.Array(Type.String()),
        requestId: Type.Union([Type.String(), Type.Null()]),
        /** Name of the access token it was done with; empty of what was done with a sign-in. */
        token: Type.String(),
      }),
    ),
    next: Type.Union([Type.Integer(), Type.Null()]),
  }),
});

export const exportAudit = endpoint({
  ...own,
  name: 'exportAudit',
  method: 'GET',
  path: '/api/audit/log.csv',
  summary: 'Audit rows as CSV, the newest first; for administrators',
  query: Type.Object(Filters),
  answer: Type.Unsafe<Uint8Array>({}),
  streams: true,
  produces: 'text/csv; charset=utf-8',
});

/** A row is sealed within a minute. The first broken place is told; after it nothing is proved. */
export const checkAudit = endpoint({
  ...own,
  name: 'checkAudit',
  method: 'POST',
  path: '/api/audit/check',
  summary:
    'Follows the chain of seals from its beginning and names the first row that is not as it was written; for administrators',
  answer: Type.Object({
    checked: Type.Integer(),
    /** The last hash: noted elsewhere, it shows later that the end of the chain was not cut off. */
    head: Type.String(),
    /** Rows that wait for their seal. */
    unsealed: Type.Integer(),
    broken: Type.Union([
      Type.Object({
        position: Type.Integer(),
        entryId: Type.Integer(),
        why: Type.Union([Type.Literal('changed'), Type.Literal('gone'), Type.Literal('gap')]),
      }),
      Type.Null(),
    ]),
  }),
});
