import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { largestVoiceNoteBytes } from '../limits.ts';
import { Id } from '../messages/messageShapes.ts';
import { oneOf } from '../shapes.ts';

/** What farmers ask, report and measure from their phones, for the officers of their district. */

const Kind = Type.Union([Type.Literal('question'), Type.Literal('pest'), Type.Literal('rain')]);
const State = Type.Union([Type.Literal('open'), Type.Literal('answered'), Type.Literal('closed')]);
const Nullable = Type.Union([Type.String(), Type.Null()]);

const Question = Type.Object({
  id: Id,
  kind: Kind,
  state: State,
  /** Which way it came in, such as ussd-hubtel. */
  door: Type.String(),
  /** Seven stars and the last four digits. */
  from: Type.String(),
  district_id: Type.String(),
  district: Type.String(),
  place: Type.String(),
  crop: Nullable,
  text: Type.String(),
  asked_at: Type.String(),
  taken_by: Nullable,
  mine: Type.Boolean(),
  answer: Type.String(),
  answered_by: Nullable,
  answered_at: Nullable,
  /** Whole hours from the question to its answer, or until now. */
  hours: Type.Integer(),
  late: Type.Boolean(),
  /** Rain of a gauge and its day, where that was given. */
  rain_mm: Type.Union([Type.Number(), Type.Null()]),
  rain_day: Nullable,
  in_library: Type.Boolean(),
  /** How long the recorded answer plays; null where there is none, or it is no longer kept. */
  voice_seconds: Type.Union([Type.Number(), Type.Null()]),
  /** How a recorded answer would reach who asked: by WhatsApp as sound, or as a text with the address where it is heard. */
  voice_reaches: oneOf(['sound', 'address']),
  /** The only farmer with this number on one's own list; null where none or several have it. */
  farmer_id: Type.Union([Id, Type.Null()]),
  farmer_name: Nullable,
  /** How many farmers on one's own list have this number. */
  farmers: Type.Integer(),
});

export const listFarmerQuestions = endpoint({
  name: 'listFarmerQuestions',
  room: 'conversations',
  method: 'GET',
  path: '/api/questions',
  audience: 'officer',
  effect: 'reads',
  summary: 'What farmers of one’s districts ask from their phones, those that wait longest first; numbers masked',
  query: Type.Object({
    state: Type.Optional(State),
    kind: Type.Optional(Kind),
    /** Those alone that one took on, or was given. */
    mine: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  }),
  answer: Type.Object({ total: Type.Integer(), open: Type.Integer(), found: Type.Array(Question) }),
  refusals: 'message',
});

const params = Type.Object({ id: Id });

export const takeFarmerQuestion = endpoint({
  name: 'takeFarmerQuestion',
  room: 'conversations',
  method: 'POST',
  path: '/api/questions/:id/take',
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes a question over, or hands it to another officer, who reads and answers it from then on',
  params,
  body: Type.Object({ officer_id: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) }),
  answer: Question,
  refusals: 'message',
});

export const answerFarmerQuestion = endpoint({
  name: 'answerFarmerQuestion',
  room: 'conversations',
  method: 'POST',
  path: '/api/questions/:id/answer',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Answers a question by SMS through the outbox; a number that was stopped is not written to. Good answers go to the library',
  params,
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 1_000 }),
    library: Type.Optional(Type.Boolean()),
  }),
  answer: Question,
  refusals: 'message',
});

export const answerByVoice = endpoint({
  name: 'answerByVoice',
  room: 'conversations',
  method: 'POST',
  path: '/api/questions/:id/voice',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Answers a question with a recording (WAV): by WhatsApp as sound within a day after the farmer wrote there, else as a text with the address where it is heard',
  params,
  query: Type.Object({
    /** Words that go with it. */
    text: Type.Optional(Type.String({ maxLength: 1_000 })),
    library: Type.Optional(Type.Boolean()),
  }),
  upload: largestVoiceNoteBytes,
  answer: Question,
  refusals: 'message',
});

export const hearAnswer = endpoint({
  name: 'hearAnswer',
  room: 'conversations',
  method: 'GET',
  path: '/api/questions/:id/voice',
  audience: 'officer',
  effect: 'reads',
  summary: 'The recorded answer to a question, for whoever may read the question',
  params,
  answer: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
  produces: 'audio/mpeg',
  streams: true,
  refusals: 'message',
});

export const closeFarmerQuestion = endpoint({
  name: 'closeFarmerQuestion',
  room: 'conversations',
  method: 'POST',
  path: '/api/questions/:id/close',
  audience: 'officer',
  effect: 'writes',
  summary: 'Closes a question that needs no answer, or opens it again',
  params,
  body: Type.Object({ closed: Type.Boolean() }),
  answer: Question,
  refusals: 'message',
});

export const enterRainOfPhone = endpoint({
  name: 'enterRainOfPhone',
  room: 'conversations',
  method: 'POST',
  path: '/api/questions/:id/gauge',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Enters the rain that a phone gave in the record of a gauge; with `always` the next ones of its number go there by themselves',
  params,
  body: Type.Object({
    gauge: Type.String({ minLength: 1, maxLength: 80 }),
    always: Type.Optional(Type.Boolean()),
  }),
  answer: Question,
  refusals: 'message',
});

export const findAnswers = endpoint({
  name: 'findAnswers',
  room: 'conversations',
  method: 'GET',
  path: '/api/questions/library',
  audience: 'officer',
  effect: 'reads',
  summary: 'Answers of the library whose question is like some words, the nearest first: nothing of who asked',
  query: Type.Object({
    q: Type.String({ minLength: 1, maxLength: 200 }),
    crop: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  answer: Type.Array(
    Type.Object({ question: Type.String(), answer: Type.String(), crop: Nullable, answered_at: Type.String() }),
  ),
  refusals: 'message',
});
