import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

/** What reaches the messages room from outside: reports of providers, and people who stop messages by a short link. */

const Gate = Type.Object({
  /** The maker of SMS_URL: "twilio". */
  provider: Type.String({ minLength: 1, maxLength: 30 }),
  key: Type.String({ minLength: 1, maxLength: 100 }),
});
const taken = Type.Object({ reports: Type.Integer() });
const unaudited = 'The delivery itself says what was reported of it.';

export const receiveReports = endpoint({
  name: 'receiveReports',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/reports/:provider/:key',
  audience: 'public',
  effect: 'writes',
  unaudited,
  summary:
    'What became of messages, pushed by the provider that has the key, and signed where it signs. Also takes a form',
  params: Gate,
  body: Type.Record(Type.String(), Type.Unknown()),
  answer: taken,
  refusals: 'message',
});

export const receiveReportByAddress = endpoint({
  name: 'receiveReportByAddress',
  room: 'messages',
  method: 'GET',
  path: '/api/messages/reports/:provider/:key',
  audience: 'public',
  effect: 'writes',
  unaudited,
  summary: 'The same of one message, for providers that put it into the address: Arkesel, Kannel',
  params: Gate,
  query: Type.Object({
    id: Type.Optional(Type.String({ maxLength: 100 })),
    sms_id: Type.Optional(Type.String({ maxLength: 100 })),
    status: Type.String({ maxLength: 60 }),
  }),
  answer: taken,
  refusals: 'message',
});

const StopCode = Type.Object({ code: Type.String({ maxLength: 60 }) });

/** 404 for a code that was never sent. */
export const openStopPage = endpoint({
  name: 'openStopPage',
  room: 'messages',
  method: 'GET',
  path: '/s/:code',
  audience: 'public',
  effect: 'reads',
  produces: 'text/html; charset=utf-8',
  summary:
    'A light page for who was sent the short link of a message: stops messages, or lets them come again, by one button',
  params: StopCode,
  answer: Type.String(),
  refusals: 'text',
});

export const stopByLink = endpoint({
  name: 'stopByLink',
  room: 'messages',
  method: 'POST',
  path: '/s/:code',
  audience: 'public',
  effect: 'writes',
  produces: 'text/html; charset=utf-8',
  partsForm: true,
  summary:
    'Stops messages to whoever was sent the link, from every officer, or starts them again; also by the one click of a mail program (RFC 8058)',
  params: StopCode,
  body: Type.Object({
    wish: Type.Optional(Type.Union([Type.Literal('stop'), Type.Literal('start')])),
    /** What mail programs send instead. */
    'List-Unsubscribe': Type.Optional(Type.Literal('One-Click')),
  }),
  answer: Type.String(),
  refusals: 'text',
});
