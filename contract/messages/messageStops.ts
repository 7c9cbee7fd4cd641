import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestPhoneText, longestStopReason } from '../limits.ts';
import { Id } from './messageShapes.ts';

export const stopMessages = endpoint({
  name: 'stopMessages',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/stopped',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Sets down that the holder of a number or address wants no messages, from any officer, also when it is imported again; of a farmer, both',
  body: Type.Object({
    farmerId: Type.Optional(Id),
    phone: Type.Optional(Type.String({ minLength: 1, maxLength: longestPhoneText })),
    email: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
  }),
  answer: Type.Object({ stopped: Type.Boolean() }),
  refusals: 'message',
});

export const startMessages = endpoint({
  name: 'startMessages',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/started',
  audience: 'officer',
  effect: 'writes',
  summary: 'Sets down that the holder of a stopped number or address asked for messages again; of a farmer, both',
  body: Type.Object({
    farmerId: Type.Optional(Id),
    phone: Type.Optional(Type.String({ minLength: 1, maxLength: longestPhoneText })),
    email: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
    /** Why; needed where something is stopped, and kept. */
    reason: Type.Optional(Type.String({ title: 'The reason', maxLength: longestStopReason })),
  }),
  answer: Type.Object({ stopped: Type.Boolean() }),
  refusals: 'message',
});

export const receiveSms = endpoint({
  name: 'receiveSms',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/incoming/:key',
  audience: 'public',
  effect: 'writes',
  summary:
    'What somebody answered, from the gateway that has the key: STOP stops messages to a number, START lets them go again. Also takes a form',
  params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 100 }) }),
  body: Type.Object({
    from: Type.String({ minLength: 1, maxLength: longestPhoneText }),
    text: Type.String({ maxLength: 2_000 }),
  }),
  answer: Type.Object({ understood: Type.Union([Type.Literal('stop'), Type.Literal('start'), Type.Null()]) }),
  refusals: 'message',
});
