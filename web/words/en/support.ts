/** The support page. */
export const support = {
  lead: 'How each part of the portal works, what people ask most, and a way to reach us.',
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
