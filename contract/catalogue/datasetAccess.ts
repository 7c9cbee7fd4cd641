import { Type } from 'typebox';
import { DatasetParams } from './catalogueShapes.ts';
import { endpoint } from '../endpoint.ts';
import { longestPurpose } from '../limits.ts';
import { CalendarDay } from '../shapes.ts';

/** A question for access to a private dataset, as those see it who ask and who answer. */
export const AccessQuestion = Type.Object({
  id: Type.String(),
  dataset: Type.Object({ id: Type.String(), slug: Type.String(), name: Type.String() }),
  asker: Type.Object({ name: Type.String(), institution: Type.String(), profession: Type.String() }),
  purpose: Type.String(),
  /** ended: the time is over, or one of the two ended it. */
  state: Type.Union([Type.Literal('asked'), Type.Literal('granted'), Type.Literal('refused'), Type.Literal('ended')]),
  /** What the owner wrote with the answer. */
  answer: Type.String(),
  askedAt: Type.String(),
  answeredAt: Type.Union([Type.String(), Type.Null()]),
  /** Instant until which a grant holds. */
  until: Type.Union([Type.String(), Type.Null()]),
});

const QuestionParams = Type.Object({ question: Type.String({ maxLength: 60 }) });

export const askForAccess = endpoint({
  name: 'askForAccess',
  room: 'catalogue',
  method: 'POST',
  path: '/api/datasets/:id/access',
  audience: 'either',
  effect: 'writes',
  status: 201,
  summary: 'Asks the owner of a private dataset for access, with the purpose; one open question at a time',
  params: DatasetParams,
  body: Type.Object({ purpose: Type.String({ title: 'The purpose', minLength: 1, maxLength: longestPurpose }) }),
  answer: AccessQuestion,
  refusals: 'message',
});

/** Newest first. */
export const listAccessQuestions = endpoint({
  name: 'listAccessQuestions',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/access',
  audience: 'either',
  effect: 'reads',
  summary: 'Questions for access: those the caller asked, and those about their datasets',
  answer: Type.Object({ asked: Type.Array(AccessQuestion), received: Type.Array(AccessQuestion) }),
  refusals: 'message',
});

export const answerAccess = endpoint({
  name: 'answerAccess',
  room: 'catalogue',
  method: 'POST',
  path: '/api/datasets/access/:question/answer',
  audience: 'either',
  effect: 'writes',
  summary: 'Grants access until a day, or refuses it; for the owner and data administrators',
  params: QuestionParams,
  body: Type.Object({
    grant: Type.Boolean(),
    /** The last day of the grant, at most a year ahead; needed where it is granted. */
    until: Type.Optional(CalendarDay),
    answer: Type.Optional(Type.String({ maxLength: longestPurpose })),
  }),
  answer: AccessQuestion,
  refusals: 'message',
});

export const endAccess = endpoint({
  name: 'endAccess',
  room: 'catalogue',
  method: 'POST',
  path: '/api/datasets/access/:question/end',
  audience: 'either',
  effect: 'writes',
  summary: 'Ends a grant, or withdraws one’s own question; for the owner, data administrators and who asked',
  params: QuestionParams,
  answer: AccessQuestion,
  refusals: 'message',
});
