import { Type } from 'typebox';
import { longestFarmerSearch, longestFileTitle, mostFilesAtOnce, mostFilesListed } from '../limits.ts';
import { oneOf } from '../shapes.ts';

export const FileKind = oneOf(['image', 'audio', 'video', 'pdf', 'document', 'sheet', 'text', 'archive', 'unknown']);

const NamedOfficer = Type.Object({ id: Type.String(), name: Type.String() });

/** A version that others may have: small for phones, and without what recorders write beside it. */
const Version = Type.Object({
  /** The width of a picture, "sound" for a recording, "video" for one without place and day: the `size` of downloadFile. */
  size: Type.String({ examples: ['320', '1024', 'sound', 'video'] }),
  type: Type.String(),
  bytes: Type.Integer(),
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
});

/** A file of the library. The names of the specification (C §3) stand beside our own. */
export const LibraryFile = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The file name, by which an icon is picked. */
  gName: Type.String({ examples: ['fall-armyworm.mp3'] }),
  /** Where it is shown, within this site. */
  webViewLink: Type.String(),
  updatedAt: Type.String(),
  /** Officers it is shared with, each followed by ".0", with commas between; or all. Of a shared one whoever asks alone. */
  accessPemission: Type.String(),
  extensionsOfficerId: Type.String(),
  /** By its content. */
  kind: FileKind,
  type: Type.String(),
  bytes: Type.Integer(),
  own: Type.Boolean(),
  owner: NamedOfficer,
  public: Type.Boolean(),
  /** How many officers it is shared with, as far as whoever asks may know. */
  shares: Type.Integer(),
  /** making: versions are on their way. original: there is only what was sent; `note` says why. */
  state: oneOf(['making', 'ready', 'original']),
  note: Type.String(),
  versions: Type.Array(Version),
  /** Whether whoever asks may fetch what was sent: of pictures and videos its officer alone, for the place and camera data in them. */
  original: Type.Boolean(),
});

export const FileLink = Type.Object({
  code: Type.String(),
  url: Type.String(),
  /** The last day on which it opens. */
  expiresOn: Type.String(),
  madeAt: Type.String(),
  opened: Type.Integer(),
  state: oneOf(['open', 'expired', 'withdrawn']),
});

export const FileRecord = Type.Object({
  ...LibraryFile.properties,
  createdAt: Type.String(),
  sharedWith: Type.Array(NamedOfficer),
  /** Of one's own: its links, the newest first. */
  links: Type.Array(FileLink),
});

export const FileParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
export const FileIds = Type.Array(FileParams.properties.id, {
  minItems: 1,
  maxItems: mostFilesAtOnce,
  uniqueItems: true,
});
export const FileTitle = Type.String({ title: 'The name or description', minLength: 1, maxLength: longestFileTitle });

export const FileFilter = Type.Object({
  q: Type.Optional(Type.String({ title: 'The search', maxLength: longestFarmerSearch })),
  /** private: own and shared by name. public: favourites, shared with everybody. own, shared: one of the two. linkable: what one may hand out by link. */
  view: Type.Optional(oneOf(['private', 'public', 'own', 'shared', 'linkable'])),
  kind: Type.Optional(FileKind),
});

export const FilePage = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostFilesListed })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
