import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Fix } from './findingShapes.ts';
import { Details, ItemParams, Submission, SubmissionDetail, SubmissionState, SentDetails } from './submissionShapes.ts';
import {
  largestUploadBytes,
  longestDatasetName,
  longestDescription,
  longestSubmissionSearch,
  longestNote,
  mostSubmissions,
} from '../limits.ts';

const name = Type.String({ minLength: 1, maxLength: longestDatasetName });
const description = Type.String({ maxLength: longestDescription });

/** What the form sends beside the file (D §3), and what may be told of it. */
const SentFields = Type.Object({
  ...SentDetails.properties,
  /** The label, as D §3 names it: the name of the dataset. The file's own name when left out. */
  fileName: Type.Optional(Type.String({ maxLength: longestDatasetName })),
  description: Type.Optional(description),
  /** The private flag, as D §3 names it. */
  access: Type.Optional(Type.Boolean()),
  /** The dataset this is to be the next version of. */
  datasetId: Type.Optional(Type.String({ maxLength: 100 })),
});

const Sent = Type.Object({
  id: Type.String(),
  identity: Type.String(),
  state: SubmissionState,
  message: Type.String(),
});

export const sendFile = endpoint({
  name: 'sendFile',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/lake',
  audience: 'either',
  effect: 'writes',
  status: 201,
  summary:
    'Sends a file that came in parts to the holding area; with `clean`, by a data administrator, to the catalogue',
  body: Type.Object({
    ...SentFields.properties,
    uploadId: Type.String({ maxLength: 100 }),
    clean: Type.Optional(Type.Boolean()),
  }),
  answer: Sent,
  refusals: 'message',
});

export const sendFileForm = endpoint({
  name: 'sendFileForm',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/upload/lake',
  audience: 'either',
  effect: 'writes',
  status: 201,
  summary: 'Sends a file to the holding area as multipart/form-data',
  fileForm: largestUploadBytes,
  body: SentFields,
  answer: Sent,
  refusals: 'text',
});

export const sendCleanFileForm = endpoint({
  name: 'sendCleanFileForm',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/upload',
  audience: 'either',
  effect: 'writes',
  status: 201,
  summary:
    'Sends a file to the catalogue as multipart/form-data (data administrators); published once it is read without errors',
  fileForm: largestUploadBytes,
  body: SentFields,
  answer: Sent,
  refusals: 'text',
});

export const listSubmissions = endpoint({
  name: 'listSubmissions',
  room: 'submissions',
  method: 'GET',
  path: '/api/datasets/getlake',
  audience: 'either',
  effect: 'reads',
  summary:
    'The holding area, the oldest first: all of it for data administrators, for others their own; X-Total-Count says how many',
  query: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostSubmissions })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  answer: Type.Array(Submission),
  refusals: 'text',
});

export const findSubmissions = endpoint({
  name: 'findSubmissions',
  room: 'submissions',
  method: 'GET',
  path: '/api/datasets/lake',
  audience: 'either',
  effect: 'reads',
  summary:
    'The holding area, searched: `whose=mine` one’s own, whatever became of them; `whose=all` everybody’s (data administrators)',
  query: Type.Object({
    whose: Type.Optional(Type.Union([Type.Literal('mine'), Type.Literal('all')])),
    /** `open`: all but rejected and approved. */
    state: Type.Optional(Type.Union([Type.Literal('open'), SubmissionState])),
    assignee: Type.Optional(Type.Union([Type.Literal('me'), Type.Literal('nobody')])),
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestSubmissionSearch })),
    order: Type.Optional(Type.Union([Type.Literal('oldest'), Type.Literal('newest')])),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  answer: Type.Object({
    found: Type.Array(Submission),
    total: Type.Integer(),
    /** Of each state, whatever was searched for. */
    counts: Type.Object({
      reading: Type.Integer(),
      problems: Type.Integer(),
      waiting: Type.Integer(),
      returned: Type.Integer(),
      rejected: Type.Integer(),
      approved: Type.Integer(),
    }),
    /** Whether whoever asks reviews: the page then offers everybody's. */
    reviews: Type.Boolean(),
  }),
  refusals: 'message',
});

export const showSubmission = endpoint({
  name: 'showSubmission',
  room: 'submissions',
  method: 'GET',
  path: '/api/datasets/lake/:id',
  audience: 'either',
  effect: 'reads',
  summary: 'A file of the holding area with what was found in it; asked again while it is being read',
  params: ItemParams,
  answer: SubmissionDetail,
  refusals: 'message',
});

export const downloadSubmissionFile = endpoint({
  name: 'downloadSubmissionFile',
  room: 'submissions',
  method: 'GET',
  path: '/api/datasets/lake/:id/file',
  aliases: [{ method: 'GET', path: '/api/datasets/downloadlake/:id' }],
  audience: 'either',
  effect: 'reads',
  summary: 'The file as it was sent, byte for byte',
  params: ItemParams,
  answer: Type.Unsafe<Uint8Array>({}),
  produces: 'application/octet-stream',
  streams: true,
  refusals: 'text',
});

export const editSubmission = endpoint({
  name: 'editSubmission',
  room: 'submissions',
  method: 'PATCH',
  path: '/api/datasets/lake/:id',
  audience: 'either',
  effect: 'writes',
  summary: 'Changes the details of a file; what is left out stays',
  params: ItemParams,
  body: Type.Object({
    name: Type.Optional(name),
    description: Type.Optional(description),
    private: Type.Optional(Type.Boolean()),
    details: Type.Optional(Details),
  }),
  answer: SubmissionDetail,
  refusals: 'message',
});

export const replaceSubmissionFile = endpoint({
  name: 'replaceSubmissionFile',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/lake/:id/file',
  audience: 'either',
  effect: 'writes',
  summary: 'Puts a corrected file that came in parts in the place of the one sent before',
  params: ItemParams,
  body: Type.Object({ uploadId: Type.String({ maxLength: 100 }) }),
  answer: SubmissionDetail,
  refusals: 'message',
});

export const acceptFixes = endpoint({
  name: 'acceptFixes',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/lake/:id/fixes',
  audience: 'either',
  effect: 'writes',
  summary: 'Accepts fixes that findings offer and reads the file again; the file itself never changes',
  params: ItemParams,
  body: Type.Object({
    /** Each as its finding has it; added to those accepted before. */
    fixes: Type.Array(Fix, { maxItems: 500 }),
    /** Forgets those accepted before. */
    startOver: Type.Optional(Type.Boolean()),
  }),
  answer: SubmissionDetail,
  refusals: 'message',
});

export const answerPersonalData = endpoint({
  name: 'answerPersonalData',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/lake/:id/personal-data',
  audience: 'either',
  effect: 'writes',
  summary: 'Answers whether what looks personal is, or may be published; or keeps the dataset private',
  params: ItemParams,
  body: Type.Object({
    answer: Type.Union([Type.Literal('none'), Type.Literal('allowed'), Type.Literal('keepPrivate')]),
  }),
  answer: SubmissionDetail,
  refusals: 'message',
});

export const submitSubmission = endpoint({
  name: 'submitSubmission',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/lake/:id/submit',
  audience: 'either',
  effect: 'writes',
  summary: 'Sends a returned file for review again',
  params: ItemParams,
  body: Type.Object({ text: Type.Optional(Type.String({ maxLength: longestNote })) }),
  answer: SubmissionDetail,
  refusals: 'message',
});

export const noteSubmission = endpoint({
  name: 'noteSubmission',
  room: 'submissions',
  method: 'POST',
  path: '/api/datasets/lake/:id/notes',
  audience: 'either',
  effect: 'writes',
  summary: 'Leaves a note on a file for the other side',
  params: ItemParams,
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: longestNote }) }),
  answer: SubmissionDetail,
  refusals: 'message',
});

export const deleteSubmission = endpoint({
  name: 'deleteSubmission',
  room: 'submissions',
  method: 'DELETE',
  path: '/api/datasets/lake/:id',
  aliases: [{ method: 'GET', path: '/api/datasets/deletelake/:id' }],
  audience: 'either',
  effect: 'writes',
  summary: 'Deletes a file of the holding area; for 30 days it can be brought back',
  params: ItemParams,
  answer: Type.Object({ message: Type.String(), trashId: Type.String() }),
  refusals: 'text',
});
