import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { mostResent } from '../limits.ts';
import {
  Counts,
  Delivery,
  DeliveryState,
  Draft,
  Id,
  IdParams,
  OptOutWay,
  Paging,
  Preview,
  Provider,
  Sent,
} from './messageShapes.ts';

/** Asked at most once a minute, whoever asks; the page of a message shows it before the message is let go. */
export const showSmsCredit = endpoint({
  name: 'showSmsCredit',
  room: 'messages',
  method: 'GET',
  path: '/api/messages/credit',
  audience: 'officer',
  effect: 'reads',
  summary: 'What is left on the account with the provider of SMS, as the provider says',
  answer: Type.Object({
    provider: Type.String(),
    /** Null: the provider has no way to ask, or did not answer. */
    credit: Type.Union([
      Type.Object({
        amount: Type.Number(),
        /** parts of messages, or the code of a currency. */
        unit: Type.String({ examples: ['parts', 'GHS'] }),
      }),
      Type.Null(),
    ]),
    /** When it was asked. */
    asked_at: Type.String(),
    /** Why it is not known; empty where it is. */
    problem: Type.String(),
  }),
  refusals: 'message',
});

export const showMessaging = endpoint({
  name: 'showMessaging',
  room: 'messages',
  method: 'GET',
  path: '/api/messages/setup',
  audience: 'officer',
  effect: 'reads',
  summary: 'How messages are sent here: by whom, under which name, at what price, and how people stop them',
  answer: Type.Object({
    sender: Type.String(),
    provider: Provider,
    /** GHS; null: no price is set up, and none is told. */
    pricePerPart: Type.Union([Type.Number(), Type.Null()]),
    /** Sends to more numbers than this need a second person. */
    approvalAbove: Type.Integer(),
    /** Who e-mails come from, and whether they are only written to files here. */
    mail: Type.Object({ from: Type.String(), standIn: Type.Boolean() }),
    /** Takes what the first plainly refuses. */
    fallback: Type.Union([Provider, Type.Null()]),
    /** How people can stop messages here, what a message says of it, and whether it works as this portal is set up. */
    optOut: Type.Array(
      Type.Object({ way: OptOutWay, works: Type.Boolean(), usual: Type.Boolean(), hint: Type.String() }),
    ),
    /** The path to which a gateway hands what people answer; for administrators, who set it up there, else null. */
    incoming: Type.Union([Type.String(), Type.Null()]),
    /** Paths to which the providers push reports; for administrators, else empty. */
    reports: Type.Array(Type.Object({ provider: Type.String(), path: Type.String() })),
  }),
  refusals: 'message',
});

export const previewMessage = endpoint({
  name: 'previewMessage',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/preview',
  audience: 'officer',
  effect: 'reads',
  summary: 'Who would get a message, who would not and why, how many parts it takes and what it costs',
  body: Draft,
  answer: Preview,
  refusals: 'message',
});

export const sendMessage = endpoint({
  name: 'sendMessage',
  room: 'messages',
  method: 'POST',
  path: '/api/messages',
  audience: 'officer',
  effect: 'writes',
  status: 201,
  summary:
    'Puts a message to farmers into the outbox: a row for each number or e-mail address, each handed over once. Repeats with the same Idempotency-Key are one message',
  body: Draft,
  // C §4: the box is cleared only on the code 2000.
  answer: Type.Object({ code: Type.Literal('2000'), message: Sent }),
  refusals: 'message',
});

export const listSentMessages = endpoint({
  name: 'listSentMessages',
  room: 'messages',
  method: 'GET',
  path: '/api/messages',
  audience: 'officer',
  effect: 'reads',
  summary: 'Messages one sent, the newest first; or those of others that wait for a second person',
  query: Type.Object({ which: Type.Optional(Type.Union([Type.Literal('own'), Type.Literal('approval')])), ...Paging }),
  answer: Type.Object({ found: Type.Array(Sent), total: Type.Integer() }),
  refusals: 'message',
});

export const showSentMessage = endpoint({
  name: 'showSentMessage',
  room: 'messages',
  method: 'GET',
  path: '/api/messages/:id',
  audience: 'officer',
  effect: 'reads',
  summary: 'A message, and how many got it',
  params: IdParams,
  answer: Sent,
  refusals: 'message',
});

export const listDeliveries = endpoint({
  name: 'listDeliveries',
  room: 'messages',
  method: 'GET',
  path: '/api/messages/:id/deliveries',
  audience: 'officer',
  effect: 'reads',
  summary: 'What became of a message for each number and address',
  params: IdParams,
  query: Type.Object({ state: Type.Optional(DeliveryState), ...Paging }),
  answer: Type.Object({ found: Type.Array(Delivery), total: Type.Integer() }),
  refusals: 'message',
});

export const listFarmerMessages = endpoint({
  name: 'listFarmerMessages',
  room: 'messages',
  method: 'GET',
  path: '/api/messages/farmers/:id',
  audience: 'officer',
  effect: 'reads',
  summary:
    'What one sent to a farmer and what the farmer asked for, the newest first, and whether their number or their e-mail address was stopped. What a number or address asked for that several farmers have stands with none of them',
  params: IdParams,
  query: Type.Object(Paging),
  answer: Type.Object({
    found: Type.Array(Delivery),
    total: Type.Integer(),
    stopped: Type.Boolean(),
    mailStopped: Type.Boolean(),
    /** How many farmers have the number or e-mail address, where several do and all are one’s own; else 0. */
    sharedBy: Type.Integer(),
    /** How the number was stopped (of a farmer without one, the e-mail address); null where it was not. */
    stop: Type.Union([
      Type.Object({
        way: Type.Union([Type.Literal('reply'), Type.Literal('link'), Type.Literal('officer'), Type.Literal('merge')]),
        /** The officer who noted it; empty where the farmer stopped it, or the account is gone. */
        by: Type.String(),
        /** Whether whoever asks may start messages again; else the farmer can, or the level above is asked. */
        mayStart: Type.Boolean(),
        /** Whoever asks has asked the level above, and the answer is to come. */
        asked: Type.Boolean(),
      }),
      Type.Null(),
    ]),
  }),
  refusals: 'message',
});

export const approveMessage = endpoint({
  name: 'approveMessage',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/:id/approve',
  audience: 'officer',
  effect: 'writes',
  summary: 'Lets a large message of another officer go, as the second person',
  params: IdParams,
  answer: Sent,
  refusals: 'message',
});

export const cancelMessage = endpoint({
  name: 'cancelMessage',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/:id/cancel',
  audience: 'officer',
  effect: 'writes',
  summary: 'Stops what of a message is not handed over yet; administrators decline a large one this way',
  params: IdParams,
  answer: Sent,
  refusals: 'message',
});

export const resendDeliveries = endpoint({
  name: 'resendDeliveries',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/:id/resend',
  audience: 'officer',
  effect: 'writes',
  summary: 'Sends failed or unknown ones of a message once more; where it is unknown, the farmer may get it twice',
  params: IdParams,
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: mostResent }) }),
  answer: Type.Object({ queued: Type.Integer(), message: Sent }),
  refusals: 'message',
});

const Reach = Type.Object({
  farmers: Type.Integer(),
  consented: Type.Integer(),
  stopped: Type.Integer(),
  /** Farmers to whom a message was delivered in the last 30 days. */
  reached: Type.Integer(),
  /** Messages of these 30 days, by state. */
  counts: Counts,
  /** The same, SMS and e-mails apart. */
  byChannel: Type.Object({ sms: Counts, email: Counts }),
  /** SMS delivered, of those handed over; null where none was. A mail server tells of no delivery. */
  deliveredShare: Type.Union([Type.Number(), Type.Null()]),
  parts: Type.Integer(),
  cost: Type.Union([Type.Number(), Type.Null()]),
});

export const showReach = endpoint({
  name: 'showReach',
  room: 'messages',
  method: 'GET',
  path: '/api/messages/reach',
  audience: 'officer',
  effect: 'reads',
  summary:
    'Whom messages of the last 30 days reached, one’s own or, for directors and administrators, those of their branch: in all, by group, district and officer, or of one officer or district; GHS where a price is set up',
  query: Type.Object({
    whose: Type.Optional(Type.Union([Type.Literal('own'), Type.Literal('everyone')])),
    /** Of everyone: only the farmers and messages of one officer, or of one district. */
    officer: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })),
    district: Type.Optional(Type.String({ maxLength: 80 })),
    /** Of everyone: how many officers come before the page of 50, by name. */
    officersFrom: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  answer: Type.Object({
    all: Reach,
    groups: Type.Array(Type.Object({ id: Type.Integer(), label: Type.String(), ...Reach.properties })),
    districts: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...Reach.properties })),
    /** Where all are asked for; else empty. */
    officers: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...Reach.properties })),
    officersTotal: Type.Integer(),
    failures: Type.Array(Type.Object({ reason: Type.String(), count: Type.Integer() })),
    /** When the farmers reached were counted, where they are so many that it is done ahead; null: now. */
    reachedAt: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: 'message',
});
