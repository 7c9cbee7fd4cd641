/** The support page. */
export const support = {
  lead: 'How each part of the portal works, what people ask most, and a way to reach us.',
  outages: 'Out of order now',
  outageSince: 'Since {at}.',
  outage_forecast:
    'Weather forecast: the service we take it from does not answer. Pages show the last forecast and say how old it is.',
  outage_mail:
    'E-mail: our mail server does not answer. Messages are kept and sent later; links for a new password come late.',
  outage_sms: 'Text messages: the SMS provider does not answer. Messages wait and are sent later.',
  outage_files: 'Files: the store of files does not answer. Downloads, uploads and photos may fail.',
  topics: 'How it works',
  openTopic: 'Open this part',
  faqs: 'Questions people ask',
  reach: 'Reach us',
  noPhone: 'No telephone number is set up here. The form reaches us.',
  write: 'Write to us',
  writeLead: 'We answer by e-mail. Do not send passwords or Ghana Card numbers.',
  // P §2, Support: the message form
  email: 'Your Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send',
  subjectHint: 'A few words, for example "Maize seed in Ejura".',
  trap: 'Leave this empty',
  kept: 'How long we keep messages, and your rights',
  offline: 'There is no network. What you write stays here; send it when the network is back.',
  sent: 'Message sent',
  sentAs: 'Your message arrived as number {number}. The answer comes by e-mail to the address you gave.',
  another: 'Write another message',
  onward: 'Go to the cropping calendar',
} as const;
