import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

/** The phone to try the answers of phones on, and what administrators see of the doors. */

const Language = Type.Union([
  Type.Literal('en'),
  Type.Literal('fr'),
  Type.Literal('ak'),
  Type.Literal('ee'),
  Type.Literal('dag'),
  Type.Literal('ha'),
  Type.Literal('gaa'),
]);

export const tryPhone = endpoint({
  name: 'tryPhone',
  room: 'conversations',
  method: 'POST',
  path: '/api/doors/try',
  audience: 'public',
  effect: 'reads',
  summary: 'What a phone would be answered by USSD, SMS or voice: nothing is sent or kept, and no number is known',
  body: Type.Object({
    kind: Type.Union([Type.Literal('ussd'), Type.Literal('sms'), Type.Literal('voice')]),
    language: Type.Optional(Language),
    input: Type.String({ maxLength: 500 }),
    /** As the last answer gave it; empty for a conversation that begins. */
    dialogue: Type.Optional(Type.String({ maxLength: 60_000 })),
  }),
  answer: Type.Object({
    text: Type.String(),
    dialogue: Type.String(),
    ends: Type.Boolean(),
    /** Letters as the network counts them, and how many fit; for SMS the parts. */
    letters: Type.Integer(),
    limit: Type.Integer(),
    parts: Type.Integer(),
    languages: Type.Array(Type.Object({ code: Language, name: Type.String() })),
  }),
  refusals: 'message',
});

export const listDoors = endpoint({
  name: 'listDoors',
  room: 'conversations',
  method: 'GET',
  path: '/api/doors',
  audience: 'officer',
  effect: 'reads',
  summary:
    'The ways by which phones are answered, where providers send to, and what each took in this month; for administrators',
  answer: Type.Object({
    doors: Type.Array(
      Type.Object({
        door: Type.String(),
        isOpen: Type.Boolean(),
        /** The path its provider is told; null where it is not set up. */
        path: Type.Union([Type.String(), Type.Null()]),
        conversations: Type.Integer(),
        messages: Type.Integer(),
        /** GHS of this month; null where no price is set. */
        cost: Type.Union([Type.Number(), Type.Null()]),
      }),
    ),
    /** The first day of the month that is counted. */
    since: Type.String(),
    languages: Type.Array(
      Type.Object({
        code: Language,
        name: Type.String(),
        missing: Type.Integer(),
        draft: Type.Integer(),
        reviewed: Type.Integer(),
      }),
    ),
  }),
  refusals: 'message',
});
