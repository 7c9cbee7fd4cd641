import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { largestRecordingBytes, mostSpokenPieces } from '../limits.ts';
import { oneOf } from '../shapes.ts';

/** Sentences that are heard: recordings by language, and what is put together from them. */

const Language = oneOf(['en', 'fr', 'ak', 'ee', 'dag', 'ha', 'gaa']);
const Key = Type.String({ minLength: 1, maxLength: 80, pattern: '^[\\w.:]+$', examples: ['plant.window:1'] });
const Text = Type.String({ minLength: 1, maxLength: 400 });
const Nullable = Type.Union([Type.String(), Type.Null()]);
const Hash = Type.String({ pattern: '^[0-9a-f]{16}$' });

const Piece = Type.Object({
  key: Type.String(),
  kind: oneOf(['sentence', 'month', 'day', 'number', 'crop', 'activity', 'product', 'risk', 'source', 'place']),
  /** What is said; names and numbers in English, to be said in the language. */
  text: Type.String(),
  /** `changed`: its words are others than those that were recorded. */
  status: oneOf(['missing', 'changed', 'draft', 'reviewed']),
  /** How many sentences cannot be heard without it, and the first of them in English. */
  blocks: Type.Integer(),
  blocked: Type.Array(Type.String()),
  hash: Nullable,
  seconds: Type.Union([Type.Number(), Type.Null()]),
  recorded_by: Nullable,
  recorded_at: Nullable,
  reviewed_by: Nullable,
  reviewed_at: Nullable,
  /** Whether whoever asks may review it: not what they recorded themselves. */
  may_review: Type.Boolean(),
});

const call = { room: 'speech', audience: 'officer', refusals: 'message' } as const;
const keyed = Type.Object({ language: Language, key: Key });

export const listSpeechPieces = endpoint({
  ...call,
  name: 'listSpeechPieces',
  method: 'GET',
  path: '/api/speech/:language',
  effect: 'reads',
  summary:
    'What sentences of a language are put together from, what blocks most first, and how far every language is (administrators)',
  params: Type.Object({ language: Language }),
  answer: Type.Object({
    languages: Type.Array(
      Type.Object({
        code: Language,
        name: Type.String(),
        missing: Type.Integer(),
        changed: Type.Integer(),
        draft: Type.Integer(),
        reviewed: Type.Integer(),
        /** Sentences farmers may be given, and those of them that can be heard with whatever fills them. */
        sentences: Type.Integer(),
        heard: Type.Integer(),
      }),
    ),
    pieces: Type.Array(Piece),
  }),
});

export const keepRecording = endpoint({
  ...call,
  name: 'keepRecording',
  method: 'POST',
  path: '/api/speech/:language/:key',
  effect: 'writes',
  summary:
    'Keeps a recording (WAV) of a piece as a draft, levelled, as MP3 of 24 kbit/s. What it is, is read from its content',
  params: keyed,
  /** The words that were read: others meanwhile are refused. */
  query: Type.Object({ text: Text }),
  upload: largestRecordingBytes,
  answer: Piece,
});

export const reviewRecording = endpoint({
  ...call,
  name: 'reviewRecording',
  method: 'POST',
  path: '/api/speech/:language/:key/review',
  effect: 'writes',
  summary: 'Says that a recording was listened to, by somebody other than who made it, or makes it a draft again',
  params: keyed,
  body: Type.Object({ hash: Hash, reviewed: Type.Boolean() }),
  answer: Piece,
});

export const removeRecording = endpoint({
  ...call,
  name: 'removeRecording',
  method: 'DELETE',
  path: '/api/speech/:language/:key',
  effect: 'writes',
  summary: 'Deletes the recording of a piece; it can be brought back for 30 days',
  params: keyed,
  answer: Type.Object({ message: Type.String(), undo: Type.String() }),
});

export const hearRecording = endpoint({
  ...call,
  name: 'hearRecording',
  method: 'GET',
  path: '/api/speech/:language/:key/sound',
  effect: 'reads',
  summary: 'The recording of a piece, reviewed or not (administrators)',
  params: keyed,
  answer: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
  produces: 'audio/mpeg',
  streams: true,
});

export const playSpeech = endpoint({
  ...call,
  audience: 'public',
  name: 'playSpeech',
  method: 'GET',
  path: '/api/speech/sound.mp3',
  effect: 'reads',
  summary: 'Reviewed recordings one after the other as one MP3. What is at an address never changes',
  query: Type.Object({
    /** Hashes with dashes between. */
    pieces: Type.String({
      pattern: '^[0-9a-f]{16}(-[0-9a-f]{16})*$',
      maxLength: mostSpokenPieces * 17,
      examples: ['0123456789abcdef'],
    }),
  }),
  answer: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
  produces: 'audio/mpeg',
  streams: true,
});

export const listenTo = endpoint({
  ...call,
  audience: 'public',
  name: 'listenTo',
  method: 'GET',
  path: '/api/speech/listen',
  effect: 'reads',
  summary: 'What can be heard of the work of the week, the advice to plant, or verified risks: a language each, whole',
  query: Type.Object({
    about: oneOf(['work', 'plant', 'risks']),
    district: Type.String({ minLength: 1, maxLength: 100, examples: ['ejura_sekyedumase_municipal'] }),
    /** For work and planting. */
    crop: Type.Optional(Type.String({ minLength: 1, maxLength: 100, examples: ['maize'] })),
    /** The day of planting, where it is known. */
    planted: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  }),
  answer: Type.Object({
    languages: Type.Array(
      Type.Object({
        code: Language,
        name: Type.String(),
        url: Type.String(),
        seconds: Type.Number(),
        /** The words that are heard. */
        text: Type.String(),
      }),
    ),
  }),
});
