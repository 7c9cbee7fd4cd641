import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestIssuerName, longestSms } from '../limits.ts';

/** Officers who come over from another service (decision 1), and the services that may send them. */

const Issuer = Type.Object({
  id: Type.String({ examples: ['k3v9x2ab'] }),
  name: Type.String(),
  sender: Type.String(),
  createdAt: Type.String(),
  /** Since when its key is the one it has. */
  keyedAt: Type.String(),
  revoked: Type.Boolean(),
});
/** The key is told this once. */
const WithKey = Type.Object({ ...Issuer.properties, key: Type.String() });
const IssuerParams = Type.Object({ id: Type.String({ maxLength: 20 }) });
const own = { room: 'accounts', audience: 'officer', refusals: 'message' } as const;

export const listIssuers = endpoint({
  ...own,
  name: 'listIssuers',
  method: 'GET',
  path: '/api/issuers',
  effect: 'reads',
  summary: 'Services that may send officers over; for administrators',
  answer: Type.Array(Issuer),
});

export const addIssuer = endpoint({
  ...own,
  name: 'addIssuer',
  method: 'POST',
  path: '/api/issuers',
  effect: 'writes',
  status: 201,
  summary: 'Adds a service and tells its key, this once; for administrators',
  body: Type.Object({
    name: Type.String({ title: 'The name', minLength: 1, maxLength: longestIssuerName }),
    sender: Type.String({ title: 'The sender', minLength: 1, maxLength: 11, pattern: '^[A-Za-z0-9][A-Za-z0-9 ]*$' }),
  }),
  answer: WithKey,
});

export const rotateIssuer = endpoint({
  ...own,
  name: 'rotateIssuer',
  method: 'POST',
  path: '/api/issuers/:id/rotate',
  effect: 'writes',
  summary: 'Gives a service a new key and tells it, this once; the one before ends at once; for administrators',
  params: IssuerParams,
  answer: WithKey,
});

export const revokeIssuer = endpoint({
  ...own,
  name: 'revokeIssuer',
  method: 'POST',
  path: '/api/issuers/:id/revoke',
  effect: 'writes',
  summary: 'Lets a service send nobody any more, and ends the codes it holds; for administrators',
  params: IssuerParams,
  answer: Issuer,
});

/**
 * `signature` is the HMAC-SHA256, in lower-case hexadecimal digits, of timestamp, officer and message joined by line
 * feeds, with the issuer's key as UTF-8 text. A request older than 60 seconds, or sent before, is refused.
 */
export const makeEntryCode = endpoint({
  name: 'makeEntryCode',
  room: 'accounts',
  method: 'POST',
  path: '/api/audit/codes',
  audience: 'public',
  effect: 'writes',
  status: 201,
  summary: 'A single-use code for an officer, asked for by an issuer with a signature; it lasts 60 seconds',
  body: Type.Object({
    issuer: Type.String({ maxLength: 20 }),
    /** Seconds since 1970. */
    timestamp: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    /** The officer's e-mail address. */
    officer: Type.String({ title: 'The officer', minLength: 3, maxLength: 254 }),
    /** Plain text that opens as a draft of a message; empty for none. */
    msg: Type.Optional(Type.String({ title: 'The message', maxLength: longestSms })),
    signature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  }),
  answer: Type.Object({ code: Type.String(), url: Type.String(), expiresAt: Type.String() }),
  refusals: 'message',
});

const EntryFields = {
  token: Type.String({ minLength: 1, maxLength: 4_000 }),
  /** Of an older signed text alone: the message of a code is the one it was asked for with. */
  msg: Type.Optional(Type.String({ title: 'The message', maxLength: longestSms })),
};

/** Spends nothing: previews of links read pages too. */
export const showEntry = endpoint({
  name: 'showEntry',
  room: 'accounts',
  method: 'POST',
  path: '/api/audit/entry',
  audience: 'public',
  effect: 'reads',
  summary: 'Whom a code or an older signed text lets in, and the message that comes along; it stays unspent',
  body: Type.Object(EntryFields),
  answer: Type.Object({
    name: Type.String(),
    /** The issuer; empty of an older signed text. */
    from: Type.String(),
    message: Type.String(),
    /** Who is signed in at this browser already, where that is somebody else. */
    instead: Type.String(),
  }),
  refusals: 'message',
});

export const spendEntry = endpoint({
  name: 'spendEntry',
  room: 'accounts',
  method: 'POST',
  path: '/api/audit/spend',
  audience: 'public',
  effect: 'writes',
  formPage: '/audit',
  summary:
    'Spends a code or an older signed text: signs its officer in and lays the message down as a draft; also takes a plain form',
  body: Type.Object(EntryFields),
  answer: Type.Object({ next: Type.String() }),
  refusals: 'message',
});

export const showEntryDraft = endpoint({
  ...own,
  name: 'showEntryDraft',
  method: 'GET',
  path: '/api/audit/draft',
  effect: 'reads',
  summary: 'The message that came along with whoever asks within the last day; it is sent by nobody but them',
  answer: Type.Object({
    draft: Type.Union([Type.Object({ message: Type.String(), from: Type.String() }), Type.Null()]),
  }),
});

export const dismissEntryDraft = endpoint({
  ...own,
  name: 'dismissEntryDraft',
  method: 'DELETE',
  path: '/api/audit/draft',
  effect: 'writes',
  summary: 'Lays the message that came along aside',
  answer: Type.Object({ dismissed: Type.Boolean() }),
});
