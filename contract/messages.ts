import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { FarmerIds, LanguageCode } from './farmerShapes.ts';
import { longestPhoneText, longestSms, longestTemplateName, mostPickedGroups, mostResent } from './limits.ts';

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** How the letters of a message travel (3GPP TS 23.038): 160 to a single part, or 70 where one letter is outside the alphabet. */
export const SmsEncoding = Type.Union([Type.Literal('gsm7'), Type.Literal('ucs2')]);

/**
 * Where the message to one number stands. `submitting`: being handed over. `accepted`: the provider has it. `unknown`:
 * handed over, and no word came back; it is not sent again by itself. `suppressed`: not sent, on purpose.
 */
export const DeliveryState = Type.Union([
  Type.Literal('queued'),
  Type.Literal('submitting'),
  Type.Literal('accepted'),
  Type.Literal('delivered'),
  Type.Literal('failed'),
  Type.Literal('suppressed'),
  Type.Literal('unknown'),
]);

/** `approval`: waits for a second person. `waiting`: for its time. `sent`: nothing of it is left to hand over. */
export const SendingState = Type.Union([
  Type.Literal('approval'),
  Type.Literal('waiting'),
  Type.Literal('sending'),
  Type.Literal('sent'),
  Type.Literal('cancelled'),
]);

/** Why a number gets nothing: stopped by its holder, no consent on record, or the number of another farmer chosen too. */
export const SuppressedFor = Type.Union([Type.Literal('stopped'), Type.Literal('noConsent'), Type.Literal('sameNumber')]);

/** How the holder of a number says STOP: by answering, or to an officer, who sets it down. */
const OptOutWay = Type.Union([Type.Literal('reply'), Type.Literal('officer')]);

const Cost = Type.Object({
  currency: Type.Literal('GHS'),
  perPart: Type.Number(),
  total: Type.Number(),
});

const Counts = Type.Object({
  queued: Type.Integer(),
  submitting: Type.Integer(),
  accepted: Type.Integer(),
  delivered: Type.Integer(),
  failed: Type.Integer(),
  suppressed: Type.Integer(),
  unknown: Type.Integer(),
});

const Provider = Type.Object({
  /** "mnotify", "file". */
  maker: Type.String(),
  name: Type.String(),
  /** Nothing leaves this machine: messages are written to files. */
  standIn: Type.Boolean(),
  optOut: OptOutWay,
});

/** A message as it is written: to whom, and what. */
const Draft = Type.Object({
  text: Type.String({ minLength: 1, maxLength: longestSms, description: 'the message; {name}, {district} and {crop} stand for the farmer’s, {name|friend} with a word for where none is known' }),
  /** The message in other languages, for farmers who read one. */
  versions: Type.Optional(Type.Array(Type.Object({ language: LanguageCode, text: Type.String({ minLength: 1, maxLength: longestSms }) }), { maxItems: 12 })),
  groupIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostPickedGroups })),
  farmerIds: Type.Optional(FarmerIds),
  /** Whether each message ends with how to stop further ones. */
  optOutHint: Type.Optional(Type.Boolean()),
  /** When it is to go; at once, when left out. Between 20:00 and 06:00 it waits for the morning. */
  sendAt: Type.Optional(Type.String({ maxLength: 40, examples: ['2026-04-16T07:00:00Z'] })),
});

const Sent = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  state: SendingState,
  by: Type.String(),
  /** Whoever asks wrote it. */
  own: Type.Boolean(),
  /** The second person, once they approved. */
  approvedBy: Type.Union([Type.String(), Type.Null()]),
  sender: Type.String(),
  provider: Type.String(),
  createdAt: Type.String(),
  sendAt: Type.String(),
  /** Numbers it was meant for, suppressed ones among them. */
  recipients: Type.Integer(),
  counts: Counts,
  /** Parts of all messages that were or will be sent. */
  parts: Type.Integer(),
  cost: Type.Union([Cost, Type.Null()]),
});

const Delivery = Type.Object({
  id: Type.Integer(),
  messageId: Type.Integer(),
  /** Null once the farmer was deleted. */
  farmerId: Type.Union([Type.Integer(), Type.Null()]),
  name: Type.String(),
  /** Masked: seven stars and the last four digits. */
  phone: Type.String(),
  text: Type.String(),
  parts: Type.Integer(),
  state: DeliveryState,
  /** Why it failed, was suppressed or is unknown, as a sentence; empty where there is nothing to say. */
  reason: Type.String(),
  at: Type.String(),
});

const IdParams = Type.Object({ id: Id });
const Paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
};

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
    /** What the opt-out hint says. */
    optOutHint: Type.String(),
    /** The path to which a gateway hands what people answer; for administrators, who set it up there, else null. */
    incoming: Type.Union([Type.String(), Type.Null()]),
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
  answer: Type.Object({
    /** Farmers chosen, each once. */
    chosen: Type.Integer(),
    willGet: Type.Integer(),
    suppressed: Type.Array(Type.Object({ reason: SuppressedFor, count: Type.Integer() })),
    /** Parts of all messages together. */
    parts: Type.Integer(),
    /** Parts of the longest. */
    mostParts: Type.Integer(),
    /** Messages that must be sent as UCS-2. */
    ucs2: Type.Integer(),
    cost: Type.Union([Cost, Type.Null()]),
    /** What some of the farmers will read. */
    samples: Type.Array(Type.Object({ farmerId: Type.Integer(), name: Type.String(), text: Type.String(), encoding: SmsEncoding, letters: Type.Integer(), parts: Type.Integer() })),
    /** {fields} that nobody knows. */
    unknownFields: Type.Array(Type.String()),
    sendAt: Type.String(),
    /** The wanted time lies in the quiet hours, so it waits for the morning. */
    movedToMorning: Type.Boolean(),
    needsApproval: Type.Boolean(),
  }),
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
  summary: 'Puts a message to farmers into the outbox: a row for each number, each handed over once. Repeats with the same Idempotency-Key are one message',
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
  summary: 'What became of a message for each number',
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
  summary: 'What one sent to a farmer, the newest first, and whether their number was stopped',
  params: IdParams,
  query: Type.Object(Paging),
  answer: Type.Object({ found: Type.Array(Delivery), total: Type.Integer(), stopped: Type.Boolean() }),
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

export const stopMessages = endpoint({
  name: 'stopMessages',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/stopped',
  audience: 'officer',
  effect: 'writes',
  summary: 'Sets down that the holder of a number wants no messages, from any officer, also when it is imported again',
  body: Type.Object({
    farmerId: Type.Optional(Id),
    phone: Type.Optional(Type.String({ minLength: 1, maxLength: longestPhoneText })),
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
  summary: 'Sets down that the holder of a stopped number asked for messages again',
  body: Type.Object({
    farmerId: Type.Optional(Id),
    phone: Type.Optional(Type.String({ minLength: 1, maxLength: longestPhoneText })),
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
  summary: 'What somebody answered, from the gateway that has the key: STOP stops messages to a number, START lets them go again. Also takes a form',
  params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 100 }) }),
  body: Type.Object({
    from: Type.String({ minLength: 1, maxLength: longestPhoneText }),
    text: Type.String({ maxLength: 2_000 }),
  }),
  answer: Type.Object({ understood: Type.Union([Type.Literal('stop'), Type.Literal('start'), Type.Null()]) }),
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
  /** Delivered, of those handed over; null where none was. */
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
  summary: 'Whom one’s messages of the last 30 days reached: in all, by group and by district; GHS where a price is set up',
  answer: Type.Object({
    all: Reach,
    groups: Type.Array(Type.Object({ id: Type.Integer(), label: Type.String(), ...Reach.properties })),
    districts: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...Reach.properties })),
    failures: Type.Array(Type.Object({ reason: Type.String(), count: Type.Integer() })),
  }),
  refusals: 'message',
});

const Template = Type.Object({ id: Type.Integer(), name: Type.String(), text: Type.String(), changedAt: Type.String() });

export const listTemplates = endpoint({
  name: 'listTemplates',
  room: 'messages',
  method: 'GET',
  path: '/api/messages/templates',
  audience: 'officer',
  effect: 'reads',
  summary: 'One’s own texts for messages, by name',
  answer: Type.Array(Template),
  refusals: 'message',
});

export const saveTemplate = endpoint({
  name: 'saveTemplate',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/templates',
  audience: 'officer',
  effect: 'writes',
  summary: 'Keeps a text under a name; one of the same name is replaced',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: longestTemplateName }),
    text: Type.String({ minLength: 1, maxLength: longestSms }),
  }),
  answer: Template,
  refusals: 'message',
});

export const removeTemplate = endpoint({
  name: 'removeTemplate',
  room: 'messages',
  method: 'DELETE',
  path: '/api/messages/templates/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Removes one of one’s own texts',
  params: IdParams,
  answer: Type.Object({ removed: Type.Boolean() }),
  refusals: 'message',
});
