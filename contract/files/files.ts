import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Removed } from '../farmers/farmerShapes.ts';
import {
  FileFilter,
  FileIds,
  FileLink,
  FilePage,
  FileParams,
  FileRecord,
  FileTitle,
  LibraryFile,
} from './fileShapes.ts';
import { longestLinkDays, mostPartnersAtOnce } from '../limits.ts';
import { tusPath } from '../submissions/uploads.ts';

/**
 * The library of extension officers (C §2 Uploads, §7 Files), for officers but responders. Another officer's private file
 * answers 404, as one that does not exist.
 */

export const listFiles = endpoint({
  name: 'listFiles',
  room: 'files',
  method: 'GET',
  path: '/api/files',
  audience: 'officer',
  effect: 'reads',
  summary: 'Files of whoever asks, the latest changed first; searched by name',
  query: Type.Object({ ...FileFilter.properties, ...FilePage.properties }),
  answer: Type.Object({
    found: Type.Array(LibraryFile),
    total: Type.Integer(),
    /** What whoever asks keeps, and may keep. */
    usedBytes: Type.Integer(),
    mostBytes: Type.Integer(),
    largestFileBytes: Type.Integer(),
  }),
  refusals: 'message',
});

export const showFile = endpoint({
  name: 'showFile',
  room: 'files',
  method: 'GET',
  path: '/api/files/:id',
  aliases: [{ method: 'GET', path: '/api/broadcast/podcasts/show/:id' }],
  audience: 'officer',
  effect: 'reads',
  summary: 'All that is known of a file; of one’s own with its links',
  params: FileParams,
  answer: FileRecord,
  refusals: 'message',
});

export const addFile = endpoint({
  name: 'addFile',
  room: 'files',
  method: 'POST',
  path: '/api/files',
  audience: 'officer',
  effect: 'writes',
  summary: `Puts a file that came in parts (${tusPath}) into the library; what it is, its content says`,
  body: Type.Object({
    uploadId: Type.String({ maxLength: 100 }),
    name: FileTitle,
    public: Type.Optional(Type.Boolean()),
  }),
  answer: FileRecord,
  refusals: 'message',
});

export const editFile = endpoint({
  name: 'editFile',
  room: 'files',
  method: 'PATCH',
  path: '/api/files/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Renames a file of one’s own, or makes it public or private',
  params: FileParams,
  body: Type.Partial(Type.Object({ name: FileTitle, public: Type.Boolean() })),
  answer: FileRecord,
  refusals: 'message',
});

/** Ranges are answered. Without a size, what was sent; of another's picture, recording or video its best version, without place and camera data. */
export const downloadFile = endpoint({
  name: 'downloadFile',
  room: 'files',
  method: 'GET',
  path: '/api/files/:id/content',
  audience: 'officer',
  effect: 'reads',
  summary: 'The bytes of a file, or of a version for phones; whole or in ranges',
  params: FileParams,
  query: Type.Object({
    size: Type.Optional(Type.String({ maxLength: 10, examples: ['320', '1024', 'sound', 'video'] })),
    /** Shown in the browser where that is safe, instead of saved. */
    show: Type.Optional(Type.Boolean()),
  }),
  answer: Type.String(),
  produces: 'application/octet-stream',
  streams: true,
  refusals: 'message',
});

export const removeFile = endpoint({
  name: 'removeFile',
  room: 'files',
  method: 'DELETE',
  path: '/api/files/:id',
  aliases: [{ method: 'GET', path: '/api/broadcast/podcast/delete/:id' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes a file of one’s own; can be brought back for 30 days',
  params: FileParams,
  answer: Removed,
  refusals: 'message',
});

export const removeFiles = endpoint({
  name: 'removeFiles',
  room: 'files',
  method: 'POST',
  path: '/api/files/remove',
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes files of one’s own, all or none; they can be brought back together for 30 days',
  body: Type.Object({ ids: FileIds }),
  answer: Removed,
  refusals: 'message',
});

const OfficerIds = Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: mostPartnersAtOnce });

/** Each officer is told once, however many files there are. */
export const shareFiles = endpoint({
  name: 'shareFiles',
  room: 'files',
  method: 'POST',
  path: '/api/files/share',
  audience: 'officer',
  effect: 'writes',
  summary: 'Shares files of one’s own with named officers, who may see and fetch them',
  body: Type.Object({ ids: FileIds, officerIds: OfficerIds }),
  answer: Type.Object({ message: Type.String({ examples: ['File(s) shared'] }), shared: Type.Integer() }),
  refusals: 'message',
});

/** Of one's own: ends the shares with the officers named, or with all. Of shared ones: gives them back. */
export const unshareFiles = endpoint({
  name: 'unshareFiles',
  room: 'files',
  method: 'POST',
  path: '/api/files/unshare',
  audience: 'officer',
  effect: 'writes',
  summary: 'Ends shares: of one’s own files with officers, or of files that were shared with oneself',
  body: Type.Object({ ids: FileIds, officerIds: Type.Optional(OfficerIds) }),
  answer: Type.Object({ message: Type.String({ examples: ['File(s) unshared'] }), unshared: Type.Integer() }),
  refusals: 'message',
});

export const requestFileUnshare = endpoint({
  name: 'requestFileUnshare',
  room: 'files',
  method: 'POST',
  path: '/api/files/unshare-request',
  audience: 'officer',
  effect: 'writes',
  summary: 'Asks the officers who shared files with oneself to take the shares back',
  body: Type.Object({ ids: FileIds, description: Type.Optional(Type.String({ maxLength: 500 })) }),
  answer: Type.Object({ message: Type.String(), asked: Type.Integer() }),
  refusals: 'message',
});

export const unshareFilesFromNotice = endpoint({
  name: 'unshareFilesFromNotice',
  room: 'files',
  method: 'POST',
  path: '/api/files/notices/:notice/unshare',
  audience: 'officer',
  effect: 'writes',
  summary: 'Ends the shares of files that a notice tells of, and marks the notice as read',
  params: Type.Object({ notice: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  answer: Type.Object({ message: Type.String(), unshared: Type.Integer() }),
  refusals: 'message',
});

export const makeFileLink = endpoint({
  name: 'makeFileLink',
  room: 'files',
  method: 'POST',
  path: '/api/files/:id/links',
  audience: 'officer',
  effect: 'writes',
  summary: 'A short link that opens a file to whoever has it, until a day',
  params: FileParams,
  body: Type.Object({ days: Type.Integer({ title: 'The days', minimum: 1, maximum: longestLinkDays }) }),
  answer: FileLink,
  refusals: 'message',
});

export const withdrawFileLink = endpoint({
  name: 'withdrawFileLink',
  room: 'files',
  method: 'DELETE',
  path: '/api/files/links/:code',
  audience: 'officer',
  effect: 'writes',
  summary: 'Withdraws a link: from now on it opens nothing',
  params: Type.Object({ code: Type.String({ maxLength: 40 }) }),
  answer: FileLink,
  refusals: 'message',
});

/** 404 for a code that was never given out, 410 once it has ended: both as a page. */
export const openFileLink = endpoint({
  name: 'openFileLink',
  room: 'files',
  method: 'GET',
  path: '/f/:code',
  audience: 'public',
  effect: 'reads',
  produces: 'text/html; charset=utf-8',
  summary: 'A light page for who was sent a link: what the file is, its size before it is fetched, a player',
  params: Type.Object({ code: Type.String({ maxLength: 60 }) }),
  answer: Type.String(),
  refusals: 'text',
});

export const downloadLinkedFile = endpoint({
  name: 'downloadLinkedFile',
  room: 'files',
  method: 'GET',
  path: '/f/:code/file',
  audience: 'public',
  effect: 'reads',
  produces: 'application/octet-stream',
  streams: true,
  summary: 'The bytes behind a link, whole or in ranges; of a picture or video never what was sent',
  params: Type.Object({ code: Type.String({ maxLength: 60 }) }),
  query: Type.Object({ size: Type.Optional(Type.String({ maxLength: 10 })) }),
  answer: Type.String(),
  refusals: 'text',
});
