import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

/** What carriers and chats send of phones, each in its provider's own shape. The last part of each path is a key. */

const Gate = Type.Object({ key: Type.String({ minLength: 1, maxLength: 100 }) });
const Short = Type.String({ maxLength: 200 });
const Typed = Type.String({ maxLength: 2_000 });
const Form = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown());

const door = {
  room: 'conversations',
  audience: 'public',
  effect: 'writes',
  countedByRoom: true,
  refusedLast: true,
  unaudited: 'A conversation is its own record; what is done in it is noted act by act.',
  params: Gate,
  refusals: 'message',
} as const;

export const answerAfricasTalkingUssd = endpoint({
  ...door,
  name: 'answerAfricasTalkingUssd',
  method: 'POST',
  path: '/api/doors/ussd-africastalking/:key',
  summary: 'A USSD screen for Africa’s Talking: form fields, answered as text that begins with CON or END',
  body: Type.Object({
    sessionId: Short,
    serviceCode: Type.Optional(Short),
    phoneNumber: Short,
    networkCode: Type.Optional(Short),
    text: Typed,
  }),
  produces: 'text/plain; charset=utf-8',
  answer: Type.String(),
});

export const answerArkeselUssd = endpoint({
  ...door,
  name: 'answerArkeselUssd',
  method: 'POST',
  path: '/api/doors/ussd-arkesel/:key',
  summary: 'A USSD screen for Arkesel, as JSON',
  body: Type.Object({
    sessionID: Short,
    userID: Short,
    newSession: Type.Boolean(),
    msisdn: Short,
    userData: Typed,
    network: Type.Optional(Short),
  }),
  answer: Type.Object({
    sessionID: Type.String(),
    userID: Type.String(),
    msisdn: Type.String(),
    message: Type.String(),
    continueSession: Type.Boolean(),
  }),
});

export const answerHubtelUssd = endpoint({
  ...door,
  name: 'answerHubtelUssd',
  method: 'POST',
  path: '/api/doors/ussd-hubtel/:key',
  summary: 'A USSD screen for Hubtel’s programmable services, as JSON',
  body: Type.Object({
    Type: Short,
    Mobile: Short,
    SessionId: Short,
    ServiceCode: Type.Optional(Short),
    Message: Type.Optional(Typed),
    Operator: Type.Optional(Short),
    Sequence: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
    ClientState: Type.Optional(Type.Union([Type.String({ maxLength: 2_000 }), Type.Null()])),
    Platform: Type.Optional(Short),
  }),
  answer: Type.Object({
    SessionId: Type.String(),
    Type: Type.Union([Type.Literal('response'), Type.Literal('release')]),
    Message: Type.String(),
    Label: Type.String(),
    ClientState: Type.String(),
    DataType: Type.Union([Type.Literal('input'), Type.Literal('display')]),
    FieldType: Type.Literal('text'),
  }),
});

export const answerNaloUssd = endpoint({
  ...door,
  name: 'answerNaloUssd',
  method: 'POST',
  path: '/api/doors/ussd-nalo/:key',
  summary: 'A USSD screen for Nalo Solutions, as JSON: MSGTYPE is true while more is to come',
  body: Type.Object({
    USERID: Short,
    MSISDN: Short,
    USERDATA: Typed,
    MSGTYPE: Type.Boolean(),
    NETWORK: Type.Optional(Short),
    SESSIONID: Type.Optional(Short),
  }),
  answer: Type.Object({
    USERID: Type.String(),
    MSISDN: Type.String(),
    USERDATA: Type.String(),
    MSG: Type.String(),
    MSGTYPE: Type.Boolean(),
  }),
});

export const answerAfricasTalkingSms = endpoint({
  ...door,
  name: 'answerAfricasTalkingSms',
  method: 'POST',
  path: '/api/doors/sms-africastalking/:key',
  summary: 'An SMS that came in at Africa’s Talking; the answer goes by the outbox',
  body: Type.Object({
    from: Short,
    to: Type.Optional(Short),
    text: Typed,
    date: Type.Optional(Short),
    id: Type.Optional(Short),
    linkId: Type.Optional(Short),
    networkCode: Type.Optional(Short),
  }),
  answer: Type.Object({ taken: Type.Boolean() }),
});

export const answerTwilioSms = endpoint({
  ...door,
  name: 'answerTwilioSms',
  method: 'POST',
  path: '/api/doors/sms-twilio/:key',
  summary: 'An SMS that came in at Twilio, signed, answered with its TwiML',
  body: Form,
  produces: 'text/xml; charset=utf-8',
  answer: Type.String(),
});

export const answerKannelSms = endpoint({
  ...door,
  name: 'answerKannelSms',
  method: 'GET',
  path: '/api/doors/sms-kannel/:key',
  summary:
    'An SMS of a Kannel sms-service, whose get-url this is: from=%p&text=%a&id=%I; the answer is the SMS to send back',
  query: Type.Object({ from: Short, text: Type.Optional(Typed), id: Type.Optional(Short) }),
  produces: 'text/plain; charset=utf-8',
  answer: Type.String(),
});

export const verifyWhatsapp = endpoint({
  ...door,
  effect: 'reads',
  name: 'verifyWhatsapp',
  method: 'GET',
  path: '/api/doors/whatsapp/:key',
  summary: 'Answers the challenge by which Meta checks the webhook, where its token is right',
  query: Type.Object({ 'hub.mode': Short, 'hub.verify_token': Short, 'hub.challenge': Short }),
  produces: 'text/plain; charset=utf-8',
  answer: Type.String(),
});

export const answerWhatsapp = endpoint({
  ...door,
  name: 'answerWhatsapp',
  method: 'POST',
  path: '/api/doors/whatsapp/:key',
  summary:
    'Messages and states of the WhatsApp Cloud API, signed by X-Hub-Signature-256; answers are sent by its own call',
  body: Type.Object({ object: Short, entry: Type.Array(Type.Unknown(), { maxItems: 1_000 }) }),
  answer: Type.Object({ taken: Type.Integer() }),
});

export const answerTelegram = endpoint({
  ...door,
  name: 'answerTelegram',
  method: 'POST',
  path: '/api/doors/telegram/:key',
  summary: 'An update of a Telegram bot with its secret token; the answer is the message to send back, or nothing',
  body: Type.Object({
    update_id: Type.Integer(),
    message: Type.Optional(Type.Unknown()),
    callback_query: Type.Optional(Type.Unknown()),
  }),
  answer: Type.Object({
    method: Type.Optional(Type.Literal('sendMessage')),
    chat_id: Type.Optional(Type.Integer()),
    text: Type.Optional(Type.String()),
    reply_markup: Type.Optional(
      Type.Object({
        inline_keyboard: Type.Array(Type.Array(Type.Object({ text: Type.String(), callback_data: Type.String() }))),
      }),
    ),
  }),
});

export const answerAfricasTalkingCall = endpoint({
  ...door,
  name: 'answerAfricasTalkingCall',
  method: 'POST',
  path: '/api/doors/voice-africastalking/:key',
  summary: 'A call at Africa’s Talking: form fields, answered with its voice XML',
  body: Type.Object({
    sessionId: Short,
    isActive: Short,
    callerNumber: Type.Optional(Short),
    destinationNumber: Type.Optional(Short),
    direction: Type.Optional(Short),
    dtmfDigits: Type.Optional(Short),
    recordingUrl: Type.Optional(Type.String({ maxLength: 1_000 })),
  }),
  produces: 'text/xml; charset=utf-8',
  answer: Type.String(),
});

export const answerTwilioCall = endpoint({
  ...door,
  name: 'answerTwilioCall',
  method: 'POST',
  path: '/api/doors/voice-twilio/:key',
  summary: 'A call at Twilio, signed, answered with its TwiML',
  body: Form,
  produces: 'text/xml; charset=utf-8',
  answer: Type.String(),
});
