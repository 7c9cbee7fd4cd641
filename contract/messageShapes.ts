import { Type } from 'typebox';
import { FarmerIds, LanguageCode } from './farmerShapes.ts';
import { longestSms, mostPickedGroups } from './limits.ts';

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** How the letters of a message travel (3GPP TS 23.038): 160 to a single part, or 70 where one letter is outside the alphabet. */
const SmsEncoding = Type.Union([Type.Literal('gsm7'), Type.Literal('ucs2')]);

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
const SuppressedFor = Type.Union([Type.Literal('stopped'), Type.Literal('noConsent'), Type.Literal('sameNumber')]);

/** How the holder of a number stops messages: by texting STOP, by the short link of a message, or by telling an officer, who sets it down. */
export const OptOutWay = Type.Union([Type.Literal('reply'), Type.Literal('link'), Type.Literal('officer')]);

const Cost = Type.Object({
  currency: Type.Literal('GHS'),
  perPart: Type.Number(),
  total: Type.Number(),
});

export const Counts = Type.Object({
  queued: Type.Integer(),
  submitting: Type.Integer(),
  accepted: Type.Integer(),
  delivered: Type.Integer(),
  failed: Type.Integer(),
  suppressed: Type.Integer(),
  unknown: Type.Integer(),
});

export const Provider = Type.Object({
  /** "mnotify", "file". */
  maker: Type.String(),
  name: Type.String(),
  /** Nothing leaves this machine: messages are written to files. */
  standIn: Type.Boolean(),
});

/** A message as it is written: to whom, and what. */
export const Draft = Type.Object({
  text: Type.String({ minLength: 1, maxLength: longestSms, description: 'the message; {name}, {district} and {crop} stand for the farmer’s, {name|friend} with a word for where none is known' }),
  /** The message in other languages, for farmers who read one. */
  versions: Type.Optional(Type.Array(Type.Object({ language: LanguageCode, text: Type.String({ minLength: 1, maxLength: longestSms }) }), { maxItems: 12 })),
  groupIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostPickedGroups })),
  farmerIds: Type.Optional(FarmerIds),
  /** It came along from a service that sent the officer over, and goes under the name that service has for messages. */
  cameAlong: Type.Optional(Type.Boolean()),
  /** Whether each message ends with how to stop further ones. */
  optOutHint: Type.Optional(Type.Boolean()),
  /** What that hint tells; the usual way, when left out. */
  optOutWay: Type.Optional(OptOutWay),
  /** When it is to go; at once, when left out. Between 20:00 and 06:00 it waits for the morning. */
  sendAt: Type.Optional(Type.String({ maxLength: 40, examples: ['2026-04-16T07:00:00Z'] })),
});

/** What would become of a draft. */
export const Preview = Type.Object({
  /** Farmers chosen, each once. */
  chosen: Type.Integer(),
  willGet: Type.Integer(),
  suppressed: Type.Array(Type.Object({ reason: SuppressedFor, count: Type.Integer() })),
  /** Parts of all messages together. */
  parts: Type.Integer(),
  /** Parts of the longest. */
  mostParts: Type.Integer(),
  /** Of these, parts that only the hint on how to stop takes. */
  hintParts: Type.Integer(),
  /** Messages that must be sent as UCS-2. */
  ucs2: Type.Integer(),
  cost: Type.Union([Cost, Type.Null()]),
  /** Farmers chosen by the language they read, the most first: how many get it, whether it is written in their language, and its parts. */
  languages: Type.Array(Type.Object({ language: LanguageCode, chosen: Type.Integer(), willGet: Type.Integer(), written: Type.Boolean(), parts: Type.Integer(), cost: Type.Union([Cost, Type.Null()]) })),
  /** What some of the farmers will read: the longest, and one of each language. */
  samples: Type.Array(Type.Object({ farmerId: Type.Integer(), name: Type.String(), language: LanguageCode, text: Type.String(), encoding: SmsEncoding, letters: Type.Integer(), parts: Type.Integer() })),
  /** {fields} that nobody knows. */
  unknownFields: Type.Array(Type.String()),
  sendAt: Type.String(),
  /** The wanted time lies in the quiet hours, so it waits for the morning. */
  movedToMorning: Type.Boolean(),
  needsApproval: Type.Boolean(),
});

export const Sent = Type.Object({
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

export const Delivery = Type.Object({
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

export const IdParams = Type.Object({ id: Id });
export const Paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
};
