import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestReviewer, longestReviewNote, longestRowSearch, mostSigned } from '../limits.ts';
import { Review } from './reference.ts';
import { CalendarDay, oneOf, SentenceLanguage } from '../shapes.ts';

/** Agronomists' signatures under rows that rest on general knowledge. */

const RowName = Type.Object({
  table: Type.String({ title: 'The table', maxLength: 80 }),
  key: Type.String({ title: 'The row', maxLength: 400 }),
});

export const listReferenceReviews = endpoint({
  name: 'listReferenceReviews',
  room: 'reference',
  method: 'GET',
  path: '/api/reference-reviews',
  audience: 'either',
  effect: 'reads',
  summary:
    'Rows of general knowledge that nobody has reviewed (or ?state=reviewed), those farmers see most first; for whoever may change them',
  query: Type.Object({
    state: Type.Optional(oneOf(['unreviewed', 'reviewed'])),
    table: Type.Optional(Type.String({ maxLength: 80 })),
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestRowSearch })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostSigned })),
    language: Type.Optional(SentenceLanguage),
  }),
  answer: Type.Object({
    /** Of each table that holds general knowledge. */
    counts: Type.Array(
      Type.Object({ table: Type.String(), title: Type.String(), general: Type.Integer(), reviewed: Type.Integer() }),
    ),
    total: Type.Integer(),
    found: Type.Array(
      Type.Object({
        table: Type.String(),
        tableTitle: Type.String(),
        key: Type.String(),
        title: Type.String(),
        /** Send it back with a signature: what was changed meanwhile is then not signed. */
        version: Type.Integer(),
        /** Openings of pages that show the row, in the last twelve months. */
        views: Type.Integer(),
        /** What the row says, cell by cell; empty cells are left out. */
        says: Type.Array(Type.Object({ label: Type.String(), text: Type.String() })),
        source: Type.String(),
        review: Type.Union([
          Type.Object({ ...Review.properties, note: Type.String(), enteredBy: Type.String() }),
          Type.Null(),
        ]),
        /** It was signed once, and changed since. */
        changedSince: Type.Boolean(),
      }),
    ),
  }),
  refusals: 'message',
});

export const signReferenceRows = endpoint({
  name: 'signReferenceRows',
  room: 'reference',
  method: 'POST',
  path: '/api/reference-reviews',
  audience: 'either',
  effect: 'writes',
  summary: 'Enters the signature of the agronomist who reviewed the rows; it holds until a row is changed',
  body: Type.Object({
    rows: Type.Array(Type.Object({ ...RowName.properties, version: Type.Integer() }), {
      title: 'The rows',
      minItems: 1,
      maxItems: mostSigned,
    }),
    name: Type.String({ title: 'The name', minLength: 1, maxLength: longestReviewer }),
    institution: Type.String({ title: 'The institution', minLength: 1, maxLength: longestReviewer }),
    /** Not in the future. */
    reviewedOn: CalendarDay,
    note: Type.Optional(Type.String({ title: 'The note', maxLength: longestReviewNote })),
  }),
  answer: Type.Object({ signed: Type.Integer() }),
  refusals: 'message',
});

export const withdrawReferenceReviews = endpoint({
  name: 'withdrawReferenceReviews',
  room: 'reference',
  method: 'POST',
  path: '/api/reference-reviews/withdraw',
  audience: 'either',
  effect: 'writes',
  summary: 'Withdraws the signatures of rows: also the way to undo signing',
  body: Type.Object({ rows: Type.Array(RowName, { title: 'The rows', minItems: 1, maxItems: mostSigned }) }),
  answer: Type.Object({ withdrawn: Type.Integer() }),
  refusals: 'message',
});
