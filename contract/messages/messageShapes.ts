import { Type } from 'typebox';
import { FarmerIds, LanguageCode } from '../farmers/farmerShapes.ts';
import { longestSms, longestSubject, mostCropsOfFarmer, mostPickedGroups, mostWarnedDistricts } from '../limits.ts';
import { CropId, DistrictId, oneOf } from '../shapes.ts';

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** How the letters of a message travel (3GPP TS 23.038): 160 to a single part, or 70 where one letter is outside the alphabet. */
const SmsEncoding = Type.Union([Type.Literal('gsm7'), Type.Literal('ucs2')]);

/**
 * Where the message to one address stands. `submitting`: being handed over. `accepted`: the provider has it. `unknown`:
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

/** `planning`: it is being worked out for whom it goes, many as they are. `approval`: waits for a second person. `waiting`: for its time. `sent`: nothing of it is left to hand over. */
export const SendingState = Type.Union([
  Type.Literal('planning'),
  Type.Literal('approval'),
  Type.Literal('waiting'),
  Type.Literal('sending'),
  Type.Literal('sent'),
  Type.Literal('cancelled'),
]);

/** SMS, or e-mail. */
export const Channel = oneOf(['sms', 'email']);
/** The same, and WhatsApp for what somebody asked for there. */
export const OutboxChannel = oneOf(['sms', 'email', 'whatsapp']);

/** By which of them a message goes: e-mail first is e-mail where there is an address, else SMS; both is SMS, and e-mail where there is an address. */
export const Route = oneOf(['sms', 'email', 'emailFirst', 'both']);

/**
 * Why a farmer gets nothing: number or e-mail address stopped by its holder, no consent on record, the number or address of
 * another farmer chosen too, or no e-mail address where only that was asked for.
 */
const SuppressedFor = oneOf(['stopped', 'mailStopped', 'noConsent', 'sameNumber', 'sameMail', 'noMail', 'noPhone']);

/** How messages are stopped: by texting STOP, by the link of a message, or by telling an officer, who sets it down. */
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

/** A message in other languages, for farmers who read one. */
export const Versions = Type.Array(
  Type.Object({
    language: LanguageCode,
    text: Type.String({ minLength: 1, maxLength: longestSms }),
    subject: Type.Optional(Type.String({ maxLength: longestSubject })),
  }),
  { maxItems: 12 },
);

/** A message as it is written: to whom, and what. */
export const Draft = Type.Object({
  text: Type.String({
    minLength: 1,
    maxLength: longestSms,
    description:
      'the message; {name}, {district} and {crop} stand for the farmer’s, {name|friend} with a word for where none is known',
  }),
  /** The message in other languages, for farmers who read one. */
  versions: Type.Optional(Versions),
  route: Type.Optional(Route),
  /** Of its e-mails, with the same fields as the text; the beginning of the text, when left out. */
  subject: Type.Optional(Type.String({ maxLength: longestSubject })),
  groupIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostPickedGroups })),
  farmerIds: Type.Optional(FarmerIds),
  /**
   * Instead of groups and farmers: everybody in the districts under the posts of a director or administrator, or in some of
   * them; of crops, who grows one or of whom none is known.
   */
  branch: Type.Optional(
    Type.Object({
      districts: Type.Optional(
        Type.Array(DistrictId, { minItems: 1, maxItems: mostWarnedDistricts, uniqueItems: true }),
      ),
      crops: Type.Optional(Type.Array(CropId, { maxItems: mostCropsOfFarmer, uniqueItems: true })),
    }),
  ),
  /** It came along from a service that sent the officer over, and goes under the name that service has for messages. */
  cameAlong: Type.Optional(Type.Boolean()),
  /** Whether each SMS ends with how to stop further ones. An e-mail always does. */
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
  /** Farmers who get it, by whichever channel. */
  willGet: Type.Integer(),
  /** SMS and e-mails that go out; those who get both count in each. */
  byChannel: Type.Object({ sms: Type.Integer(), email: Type.Integer() }),
  suppressed: Type.Array(Type.Object({ reason: SuppressedFor, count: Type.Integer() })),
  /** Parts of all SMS together. E-mails have none, and cost nothing. */
  parts: Type.Integer(),
  /** Parts of the longest. */
  mostParts: Type.Integer(),
  /** Of these, parts that only the hint on how to stop takes. */
  hintParts: Type.Integer(),
  /** SMS that must be sent as UCS-2. */
  ucs2: Type.Integer(),
  cost: Type.Union([Cost, Type.Null()]),
  /** Farmers chosen by the language they read, the most first: how many get it, whether it is written in their language, and its parts. */
  languages: Type.Array(
    Type.Object({
      language: LanguageCode,
      chosen: Type.Integer(),
      willGet: Type.Integer(),
      written: Type.Boolean(),
      parts: Type.Integer(),
      cost: Type.Union([Cost, Type.Null()]),
    }),
  ),
  /** What some of the farmers will read: the longest SMS, and one of each language and channel. */
  samples: Type.Array(
    Type.Object({
      farmerId: Type.Integer(),
      name: Type.String(),
      language: LanguageCode,
      channel: Channel,
      /** Who an e-mail comes from, and its subject; empty for an SMS. */
      from: Type.String(),
      subject: Type.String(),
      text: Type.String(),
      /** Null for an e-mail. */
      encoding: Type.Union([SmsEncoding, Type.Null()]),
      letters: Type.Integer(),
      parts: Type.Integer(),
    }),
  ),
  /** {fields} that nobody knows. */
  unknownFields: Type.Array(Type.String()),
  sendAt: Type.String(),
  /** The wanted time lies in the quiet hours, so it waits for the morning. */
  movedToMorning: Type.Boolean(),
  needsApproval: Type.Boolean(),
  /** Where this message takes its writer past what one officer may spend in a month: their cost of the month with it, in GHS. */
  overCeiling: Type.Union([Type.Object({ spent: Type.Number(), ceiling: Type.Number() }), Type.Null()]),
});

export const Sent = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  route: Route,
  /** Of its e-mails, as it was written. */
  subject: Type.String(),
  /** The same in other languages, as farmers who read one get it: whoever approves it sees all. */
  versions: Versions,
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
  /** While it is worked out: of how many farmers it is, and how many there are. */
  planned: Type.Union([Type.Object({ done: Type.Integer(), of: Type.Integer() }), Type.Null()]),
  /** Numbers and addresses it was meant for, suppressed ones among them. */
  recipients: Type.Integer(),
  counts: Counts,
  byChannel: Type.Object({ sms: Counts, email: Counts }),
  /** Parts of all SMS that were or will be sent. */
  parts: Type.Integer(),
  cost: Type.Union([Cost, Type.Null()]),
});

export const Delivery = Type.Object({
  id: Type.Integer(),
  messageId: Type.Integer(),
  /** Null once the farmer was deleted. */
  farmerId: Type.Union([Type.Integer(), Type.Null()]),
  name: Type.String(),
  channel: OutboxChannel,
  /** Masked: seven stars and the last four digits of a number, the first letter and the domain of an e-mail address. */
  address: Type.String(),
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
