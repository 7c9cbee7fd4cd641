import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

/** Where files are sent in parts, by the protocol tus 1.0.0 (https://tus.io): it resumes where a line dropped. */
export const tusPath = '/api/uploads/tus';

/** A file on its way in parts, or all here and not yet claimed by its form. */
const Upload = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  bytes: Type.Integer(),
  receivedBytes: Type.Integer(),
  complete: Type.Boolean(),
  createdAt: Type.String(),
  /** Until then it is kept. */
  expiresAt: Type.String(),
});

export const showUploadLimits = endpoint({
  name: 'showUploadLimits',
  room: 'submissions',
  method: 'GET',
  path: '/api/uploads/limits',
  audience: 'public',
  effect: 'reads',
  summary: `What may be sent: kinds of files, sizes, quotas; told before a file is chosen. Parts of files go to ${tusPath} by the protocol tus 1.0.0`,
  answer: Type.Object({
    /** In words for people, with the endings files of that kind usually have. */
    formats: Type.Array(Type.Object({ kind: Type.String(), name: Type.String(), endings: Type.Array(Type.String()) })),
    largestFileBytes: Type.Integer(),
    descriptionCharacters: Type.Integer(),
    descriptionWords: Type.Integer(),
    /** Hours until an unfinished upload is let go. */
    keptHours: Type.Integer(),
    partBytes: Type.Integer(),
    mostAtOnce: Type.Integer(),
    /** Of whoever asks; null for visitors. `leftBytes` counts what is left in all, too. */
    quota: Type.Union([
      Type.Object({ mostBytes: Type.Integer(), usedBytes: Type.Integer(), leftBytes: Type.Integer() }),
      Type.Null(),
    ]),
  }),
  refusals: 'message',
});

export const listOwnUploads = endpoint({
  name: 'listOwnUploads',
  room: 'submissions',
  method: 'GET',
  path: '/api/uploads',
  audience: 'either',
  effect: 'reads',
  summary: "One's own files on their way, the newest first: what can be resumed after a dropped line or a reload",
  answer: Type.Array(Upload),
  refusals: 'message',
});

export const cancelUpload = endpoint({
  name: 'cancelUpload',
  room: 'submissions',
  method: 'DELETE',
  path: '/api/uploads/:id',
  audience: 'either',
  effect: 'writes',
  summary: 'Lets go of a file on its way',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  answer: Type.Object({ id: Type.String() }),
  refusals: 'message',
});
