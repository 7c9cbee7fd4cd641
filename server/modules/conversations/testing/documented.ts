/** Requests as the providers' documents show them, each with the address of its document. */
export const documented = {
  /** https://developers.africastalking.com/docs/ussd/overview */
  africasTalkingUssd: {
    sessionId: 'ATUid_8a1e3b5c7d',
    serviceCode: '*384*1234#',
    phoneNumber: '+233244123456',
    networkCode: '62001',
    text: '',
  },
  /** https://developers.arkesel.com/#tag/USSD */
  arkeselUssd: {
    sessionID: '16449230836099158',
    userID: 'USSDTEST_qwerty',
    newSession: true,
    msisdn: '233544919953',
    userData: '*928*99#',
    network: 'MTN',
  },
  /** https://hubtel.readme.io/reference/sample-general-services-interaction */
  hubtelUssd: {
    Sequence: '1',
    Type: 'initiation',
    Message: '',
    ServiceCode: 'b230733cd56b4a0fad820e39f66bc27c',
    Operator: 'Hubtel-Android',
    ClientState: '',
    Mobile: '233246912184',
    SessionId: '8d440a43a98b4614b9df22b79c8190b8',
  },
  /** https://documenter.getpostman.com/view/7705958/UyrEhaLQ */
  naloUssd: {
    USERID: 'NALOTest',
    MSISDN: '233265542141',
    USERDATA: '*920*1001#',
    MSGTYPE: true,
    NETWORK: 'MTN',
    SESSIONID: '16590115252429751',
  },
  /** https://developers.africastalking.com/docs/sms/notifications */
  africasTalkingSms: {
    from: '+233244123456',
    to: '12345',
    text: 'maize ejura',
    date: '2026-04-15 12:00:00',
    id: 'a71ea6f6-5a44-4f6c-9b1b-2a2f7f5f6a61',
    linkId: '28a92cdf-2d63-4ee3-93df-4233d3de0356',
    networkCode: '62001',
  },
  /** https://www.twilio.com/docs/messaging/guides/webhook-request */
  twilioSms: {
    MessageSid: 'SM00000000000000000000000000000001',
    AccountSid: 'AC00000000000000000000000000000001',
    From: '+233244123456',
    To: '+233302000000',
    Body: 'maize ejura',
    NumMedia: '0',
    NumSegments: '1',
  },
  /** https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/payload-examples */
  whatsappText: whatsapp({
    from: '233244123456',
    id: 'wamid.HBgLMjMzMjQ0MTIzNDU2FQIAEhgg',
    timestamp: '1776254400',
    type: 'text',
    text: { body: 'maize ejura' },
  }),
  whatsappLocation: whatsapp({
    from: '233244123456',
    id: 'wamid.LOCATION1',
    timestamp: '1776254410',
    type: 'location',
    location: { latitude: 7.3856, longitude: -1.3565 },
  }),
  whatsappListReply: whatsapp({
    from: '233244123456',
    id: 'wamid.LIST1',
    timestamp: '1776254420',
    type: 'interactive',
    interactive: { type: 'list_reply', list_reply: { id: '3', title: 'Weather' } },
  }),
  whatsappAudio: whatsapp({
    from: '233244123456',
    id: 'wamid.AUDIO1',
    timestamp: '1776254430',
    type: 'audio',
    audio: { mime_type: 'audio/ogg; codecs=opus', sha256: 'x', id: '1908647269898587', voice: true },
  }),
  whatsappStatus: {
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '0',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '233302000000', phone_number_id: '106540352242922' },
              statuses: [
                { id: 'wamid.OUT', status: 'delivered', timestamp: '1776254440', recipient_id: '233244123456' },
              ],
            },
          },
        ],
      },
    ],
  },
  /** https://core.telegram.org/bots/api#update */
  telegramText: {
    update_id: 10_000,
    message: {
      message_id: 1365,
      date: 1_776_254_400,
      from: { id: 1_111_111, is_bot: false, first_name: 'Test', language_code: 'en' },
      chat: { id: 1_111_111, type: 'private', first_name: 'Test' },
      text: '/start',
    },
  },
  telegramPress: {
    update_id: 10_001,
    callback_query: {
      id: '4382bfdwdsb323b2d9',
      from: { id: 1_111_111, is_bot: false, first_name: 'Test' },
      message: { message_id: 1366, date: 1_776_254_401, chat: { id: 1_111_111, type: 'private' } },
      chat_instance: '1',
      data: '3',
    },
  },
  /** https://developers.africastalking.com/docs/voice/handle_calls */
  africasTalkingCall: {
    isActive: '1',
    sessionId: 'ATVId_cb29c2b9fe27983827afc00786c2f6ea',
    direction: 'Inbound',
    callerNumber: '+233244123456',
    destinationNumber: '+233302000000',
  },
  /** https://www.twilio.com/docs/voice/twiml#request-parameters */
  twilioCall: {
    CallSid: 'CA00000000000000000000000000000001',
    AccountSid: 'AC00000000000000000000000000000001',
    From: '+233244123456',
    To: '+233302000000',
    CallStatus: 'ringing',
    ApiVersion: '2010-04-01',
    Direction: 'inbound',
  },
} as const;

function whatsapp(message: Readonly<Record<string, unknown>>) {
  return {
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '233302000000', phone_number_id: '106540352242922' },
              contacts: [{ profile: { name: 'Test' }, wa_id: '233244123456' }],
              messages: [message],
            },
            field: 'messages',
          },
        ],
      },
    ],
  };
}
