import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { RowId, SentenceLanguage } from '../shapes.ts';
import { longestBellSeconds } from '../limits.ts';

const Notification = Type.Object({
  id: Type.Integer(),
  /** What it is about, as one word: "submissionReturned". */
  kind: Type.String(),
  text: Type.String(),
  /** The page it leads to, within this site. */
  link: Type.String(),
  at: Type.String(),
  read: Type.Boolean(),
});

export const listNotifications = endpoint({
  name: 'listNotifications',
  room: 'notifications',
  method: 'GET',
  path: '/api/notifications',
  audience: 'either',
  effect: 'reads',
  summary: 'What one was told, the newest first; with limit=0 the number of the unread alone',
  query: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** Those not read yet alone. */
    unread: Type.Optional(Type.Boolean()),
    /** The language of the sentences; English, when left out. */
    language: Type.Optional(SentenceLanguage),
  }),
  answer: Type.Object({ found: Type.Array(Notification), total: Type.Integer(), unread: Type.Integer() }),
  refusals: 'message',
});

/**
 * Server-sent events: `changed` when there is something new, or something of a list that is shared with others changed;
 * `beat` every 25 seconds. Neither carries anything: what is new is asked of {@link listNotifications}.
 */
export const streamNotifications = endpoint({
  name: 'streamNotifications',
  room: 'notifications',
  method: 'GET',
  path: '/api/notifications/stream',
  audience: 'either',
  effect: 'reads',
  summary: 'Server-sent events that say when to ask again what one was told',
  query: Type.Object({
    /** When the server ends it at the latest, in seconds; browsers open it again by themselves. */
    seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: longestBellSeconds })),
  }),
  answer: Type.Unsafe<Uint8Array>({}),
  streams: true,
  live: true,
  produces: 'text/event-stream; charset=utf-8',
  refusals: 'message',
});

export const markNotificationsRead = endpoint({
  name: 'markNotificationsRead',
  room: 'notifications',
  method: 'POST',
  path: '/api/notifications/read',
  audience: 'either',
  effect: 'writes',
  unaudited: 'What one has read of what one was told stands in the notice itself.',
  summary: 'Marks what one was told as read: those named, or all',
  body: Type.Object({ ids: Type.Optional(Type.Array(RowId, { maxItems: 200 })) }),
  answer: Type.Object({ unread: Type.Integer() }),
  refusals: 'message',
});
