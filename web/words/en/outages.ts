/** What is out of order, on the support page. */
export const outages = {
  title: 'Out of order now',
  since: 'Since {at}.',
  forecast:
    'Weather forecast: the service we take it from does not answer. Pages show the last forecast and say how old it is.',
  mail: 'E-mail: our mail server does not answer. Messages are kept and sent later; links for a new password come late.',
  sms: 'Text messages: the SMS provider does not answer. Messages wait and are sent later.',
  files: 'Files: the store of files does not answer. Downloads, uploads and photos may fail.',
} as const;
