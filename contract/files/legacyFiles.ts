import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { FileParams, FileRecord, FileTitle, LibraryFile } from './fileShapes.ts';
import { largestLibraryFileBytes, longestFarmerSearch } from '../limits.ts';

/** Calls of the specification (C §7, Files) whose shapes have no counterpart in files.ts. */

const Text = Type.Object({ message: Type.String() });
const PartnerId = Type.String({ maxLength: 60 });

export const listOwnPodcasts = endpoint({
  name: 'listOwnPodcasts',
  room: 'files',
  method: 'GET',
  path: '/api/broadcast/podcast',
  audience: 'officer',
  effect: 'reads',
  summary: 'One’s own files, the latest changed first',
  answer: Type.Array(LibraryFile),
  refusals: 'message',
});

export const listSharedPodcasts = endpoint({
  name: 'listSharedPodcasts',
  room: 'files',
  method: 'GET',
  path: '/api/broadcast/podcasts/share',
  audience: 'officer',
  effect: 'reads',
  summary: 'Files of others that whoever asks may see; those with accessPemission all are favourites',
  answer: Type.Array(LibraryFile),
  refusals: 'message',
});

export const listPublicPodcasts = endpoint({
  name: 'listPublicPodcasts',
  room: 'files',
  method: 'GET',
  path: '/api/broadcast/podcasts/public',
  audience: 'officer',
  effect: 'reads',
  summary: 'Files shared with everybody',
  answer: Type.Array(LibraryFile),
  refusals: 'message',
});

export const searchPodcasts = endpoint({
  name: 'searchPodcasts',
  room: 'files',
  method: 'GET',
  path: '/api/broadcast/podcast/:searchText',
  audience: 'officer',
  effect: 'reads',
  summary: 'Files of whoever asks found by words; with blanks alone all of them',
  params: Type.Object({ searchText: Type.String({ maxLength: longestFarmerSearch }) }),
  query: Type.Object({ q: Type.Optional(Type.String({ title: 'The search', maxLength: longestFarmerSearch })) }),
  answer: Type.Array(LibraryFile),
  refusals: 'message',
});

export const uploadPodcast = endpoint({
  name: 'uploadPodcast',
  room: 'files',
  method: 'POST',
  path: '/api/broadcast/podcast/upload',
  audience: 'officer',
  effect: 'writes',
  summary: 'Puts a file into the library in one form; with accessPemission=all it is public',
  fileForm: largestLibraryFileBytes,
  body: Type.Object({ fileName: FileTitle, accessPemission: Type.Optional(Type.String({ maxLength: 10 })) }),
  answer: FileRecord,
  refusals: 'message',
});

/** The specification calls the file extId here. */
export const sharePodcast = endpoint({
  name: 'sharePodcast',
  room: 'files',
  method: 'POST',
  path: '/api/broadcast/podcasts/share',
  audience: 'officer',
  effect: 'writes',
  summary: 'Shares one file with one officer',
  body: Type.Object({ extId: FileParams.properties.id, partnerId: PartnerId }),
  answer: Text,
  refusals: 'message',
});

export const unsharePodcast = endpoint({
  name: 'unsharePodcast',
  room: 'files',
  method: 'POST',
  path: '/api/broadcast/podcasts/unshare',
  audience: 'officer',
  effect: 'writes',
  summary: 'Ends the share of one file with one officer',
  body: Type.Object({ podcastId: FileParams.properties.id, partnerId: PartnerId }),
  answer: Text,
  refusals: 'message',
});

export const requestPodcastUnshare = endpoint({
  name: 'requestPodcastUnshare',
  room: 'files',
  method: 'POST',
  path: '/api/broadcast/podcasts/unshare/request',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Asks the officer who shared a file to take the share back; ownerId and sharedUserId must be those of the share',
  body: Type.Object({
    ownerId: PartnerId,
    sharedUserId: PartnerId,
    podcastId: FileParams.properties.id,
    description: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  answer: Text,
  refusals: 'message',
});
