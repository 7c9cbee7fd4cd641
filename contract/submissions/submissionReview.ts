import { Type } from 'typebox';
import { Cell } from '../catalogue/datasetRows.ts';
import { endpoint } from '../endpoint.ts';
import { ItemParams, SubmissionDetail } from './submissionShapes.ts';
import { longestNote, mostPreviewRows } from '../limits.ts';

const words = Type.String({ title: 'The comment', minLength: 1, maxLength: longestNote });
const Rows = Type.Object({ count: Type.Integer(), rows: Type.Array(Type.Array(Cell)) });

export const showSubmissionRows = endpoint({
  name: 'showSubmissionRows',
  room: 'submissions',
  method: 'GET',
  path: '/api/datasets/lake/:id/rows',
  audience: 'either',
  effect: 'reads',
  summary: 'Rows of a table read out of a file of the holding area',
  params: ItemParams,
  query: Type.Object({
    /** Which table: 1 for the first, which it is when left out. */
    table: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostPreviewRows })),
  }),
  answer: Type.Object({
    columns: Type.Array(Type.String()),
    rows: Type.Array(Type.Array(Cell)),
    total: Type.Integer(),
  }),
  refusals: 'message',
});

export const compareSubmission = endpoint({
  name: 'compareSubmission',
  room: 'submissions',
  method: 'GET',
  path: '/api/datasets/lake/:id/comparison',
  audience: 'either',
  effect: 'reads',
  summary: 'What a file changes in the version it is to replace: rows added, removed and changed, identified by a key',
  params: ItemParams,
  query: Type.Object({
    table: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    /** Columns of the key; guessed when left out: the first columns that tell every row apart, else all. */
    key: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
  }),
  answer: Type.Object({
    /** The number of the version it is compared with. */
    version: Type.Integer(),
    key: Type.Array(Type.String()),
    columns: Type.Array(Type.String()),
    columnsAdded: Type.Array(Type.String()),
    columnsRemoved: Type.Array(Type.String()),
    added: Rows,
    removed: Rows,
    changed: Type.Object({
      count: Type.Integer(),
      rows: Type.Array(
        Type.Object({
          key: Type.Array(Cell),
          cells: Type.Array(Type.Object({ column: Type.String(), before: Cell, after: Cell })),
        }),
      ),
    }),
  }),
  refusals: 'message',
});

export const listReviewers = endpoint({
  name: 'listReviewers',
  room: 'submissions',
  method: 'GET',
  path: '/api/datasets/lake/reviewers',
  audience: 'either',
  effect: 'reads',
  summary: 'The data administrators, by name, to assign a file to (data administrators)',
  answer: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  refusals: 'message',
});

export const assignSubmission = endpoint({
  name: 'assignSubmission',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/lake/:id/assign',
  audience: 'either',
  effect: 'writes',
  summary: 'Says who reviews a file; null: nobody yet (data administrators)',
  params: ItemParams,
  body: Type.Object({ personId: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]) }),
  answer: SubmissionDetail,
  refusals: 'message',
});

export const returnSubmission = endpoint({
  name: 'returnSubmission',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/lake/:id/return',
  audience: 'either',
  effect: 'writes',
  summary: 'Returns a file to its sender with a comment on what to fix (data administrators)',
  params: ItemParams,
  body: Type.Object({ text: words }),
  answer: SubmissionDetail,
  refusals: 'message',
});

export const rejectSubmission = endpoint({
  name: 'rejectSubmission',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/lake/:id/reject',
  audience: 'either',
  effect: 'writes',
  summary: 'Refuses a file for good, with the reason (data administrators)',
  params: ItemParams,
  body: Type.Object({ text: words }),
  answer: SubmissionDetail,
  refusals: 'message',
});

export const approveSubmission = endpoint({
  name: 'approveSubmission',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/lake/:id/move',
  aliases: [{ method: 'GET', path: '/api/datasets/movefile/:id' }],
  audience: 'either',
  effect: 'writes',
  summary:
    "Approves a file: it joins the catalogue as a version of a dataset (data administrators, never one's own unless sent as clean)",
  params: ItemParams,
  answer: Type.Object({ message: Type.String(), datasetId: Type.String(), version: Type.Integer() }),
  refusals: 'message',
});
