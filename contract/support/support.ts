import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestMessage, longestMessageSearch, longestSubject } from '../limits.ts';

/** Where a message stands: to be read, answered, or put apart as spam. */
export const MessageState = Type.Union([Type.Literal('open'), Type.Literal('answered'), Type.Literal('spam')]);

/** Why a message was put apart. */
const SpamSign = Type.Union([
  Type.Literal('trap'),
  Type.Literal('hasty'),
  Type.Literal('forged'),
  Type.Literal('links'),
]);

/**
 * What became of the mail that tells of a message. `kept`: none is sent, because no address is set up or it is spam.
 * `doubtful`: all of it was handed over and no word came back; it is not sent again by itself.
 */
const MailState = Type.Union([
  Type.Literal('kept'),
  Type.Literal('waiting'),
  Type.Literal('sending'),
  Type.Literal('sent'),
  Type.Literal('refused'),
  Type.Literal('doubtful'),
]);

/** A message in the list: what it is about, and not who wrote it. */
const MessageBrief = Type.Object({
  id: Type.String(),
  state: MessageState,
  subject: Type.String(),
  /** Masked: "a…@example.org". */
  sender: Type.String(),
  receivedAt: Type.String(),
  spamSigns: Type.Array(SpamSign),
  mail: MailState,
});

const Message = Type.Object({
  ...MessageBrief.properties,
  email: Type.String(),
  msg: Type.String(),
  /** Why the mail is not sent yet, or was refused; empty when there is nothing to say. */
  mailNote: Type.String(),
});

const MessageParams = Type.Object({ id: Type.String() });

export const openMessageForm = endpoint({
  name: 'openMessageForm',
  room: 'support',
  method: 'GET',
  path: '/api/support/form',
  audience: 'public',
  effect: 'reads',
  summary:
    'The signed time at which a message form was opened, sent along with the message; and which message just arrived',
  query: Type.Object({
    /** As the address has it to which a plain form leads. */
    sent: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  answer: Type.Object({
    openedAt: Type.String(),
    /** Number of the message that `sent` thanks for; null where it is not ours. */
    arrived: Type.Union([Type.Integer(), Type.Null()]),
  }),
  refusals: 'message',
});

export const receiveMessage = endpoint({
  name: 'receiveMessage',
  room: 'support',
  method: 'POST',
  path: '/api/mail/receive',
  audience: 'public',
  effect: 'writes',
  summary: 'A message to support: stored first, then mailed; the answer is a sentence. Also takes a plain form',
  formPage: '/main/faq',
  body: Type.Object({
    email: Type.String({
      minLength: 1,
      maxLength: 254,
      description: 'the e-mail address to answer to, name@example.org',
    }),
    subject: Type.String({ minLength: 1, maxLength: longestSubject }),
    msg: Type.String({ minLength: 1, maxLength: longestMessage }),
    /** As `openMessageForm` gave it. */
    openedAt: Type.Optional(Type.String({ maxLength: 200 })),
    /** Left empty by people: they do not see it. */
    website: Type.Optional(Type.String({ maxLength: 2_000 })),
  }),
  answer: Type.String(),
  produces: 'text/plain; charset=utf-8',
  refusals: 'text',
});

export const listMessages = endpoint({
  name: 'listMessages',
  room: 'support',
  method: 'GET',
  path: '/api/support/messages',
  audience: 'officer',
  effect: 'reads',
  summary: 'Messages to support, newest first, senders masked',
  query: Type.Object({
    state: Type.Optional(MessageState),
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestMessageSearch })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  answer: Type.Object({
    found: Type.Array(MessageBrief),
    total: Type.Integer(),
    /** Messages of each state, whatever was searched for. */
    counts: Type.Object({ open: Type.Integer(), answered: Type.Integer(), spam: Type.Integer() }),
    /** Where messages are mailed; null: nowhere, they are read here alone. */
    mailedTo: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: 'message',
});

export const revealMessage = endpoint({
  name: 'revealMessage',
  room: 'support',
  method: 'POST',
  path: '/api/support/messages/:id/reveal',
  audience: 'officer',
  effect: 'writes',
  summary: 'A message with its sender and its text; that it was opened is noted in the audit',
  params: MessageParams,
  answer: Message,
  refusals: 'message',
});

export const markMessage = endpoint({
  name: 'markMessage',
  room: 'support',
  method: 'POST',
  path: '/api/support/messages/:id/mark',
  audience: 'officer',
  effect: 'writes',
  summary: 'Marks a message as answered, as spam, or as open again; one taken out of spam is mailed',
  params: MessageParams,
  body: Type.Object({ state: MessageState }),
  answer: MessageBrief,
  refusals: 'message',
});

export const mailMessageAgain = endpoint({
  name: 'mailMessageAgain',
  room: 'support',
  method: 'POST',
  path: '/api/support/messages/:id/mail',
  audience: 'officer',
  effect: 'writes',
  summary: 'Mails a message once more, where it was refused, is in doubt, or was never mailed',
  params: MessageParams,
  answer: MessageBrief,
  refusals: 'message',
});

export const removeMessage = endpoint({
  name: 'removeMessage',
  room: 'support',
  method: 'DELETE',
  path: '/api/support/messages/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes a message; for 30 days it can be brought back',
  params: MessageParams,
  answer: Type.Object({ trashId: Type.String() }),
  refusals: 'message',
});

export const showPrivacy = endpoint({
  name: 'showPrivacy',
  room: 'support',
  method: 'GET',
  path: '/api/support/privacy',
  audience: 'public',
  effect: 'reads',
  summary: 'Who runs the portal, who answers for personal data, and how long each table is kept',
  answer: Type.Object({
    /** Empty: the operator has not said. */
    operator: Type.String(),
    contact: Type.String(),
    /** Hosts that visitors' browsers load map pictures from; none, unless the operator switched them on. */
    mapHosts: Type.Array(Type.String()),
    tables: Type.Array(
      Type.Object({
        table: Type.String(),
        about: Type.String(),
        /** What of it may be about a person; empty: nothing. */
        personal: Type.String(),
        retention: Type.String(),
      }),
    ),
  }),
  refusals: 'message',
  cached: true,
});
