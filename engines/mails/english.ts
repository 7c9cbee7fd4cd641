/**
 * What the portal mails to people of its own accord, in English: the message format of ICU. `{site}` is the address that links
 * begin with, in the language of the mail; paragraphs are a part each.
 */
export const english = {
  reset: {
    subject: 'Set a new password for AgriHub Ghana',
    sms: 'AgriHub Ghana: set a new password within the hour: {site}/password_reset/{code} If you did not ask for it, do nothing.',
    text: [
      'Somebody, probably you, asked for a new password for the account of this address at AgriHub Ghana.',
      'Set it here within the hour. The link works once:\n{site}/password_reset/{code}',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  },
  invited: {
    subject: 'Your account in the control centre of AgriHub Ghana',
    sms: 'AgriHub Ghana: you are an officer of its control centre. Set your password within a week, then sign in with this number: {site}/password_reset/{code}',
    text: [
      'An administrator of AgriHub Ghana made you an officer of its control centre, where farmers and messages to them are kept.',
      'Set your password here within a week, then sign in with this address. The link works once:\n{site}/password_reset/{code}',
      'If you did not expect this, tell whoever runs the portal.',
    ],
  },
  join: {
    subject: 'Confirm your e-mail address for AgriHub Ghana',
    sms: '',
    text: [
      'Somebody, probably you, joined the data hub of AgriHub Ghana with this address.',
      'Confirm it here within a day, then sign in. The link works once:\n{site}/confirm-email/{code}',
      'If it was not you, do nothing: no account is made.',
    ],
  },
  newAddress: {
    subject: 'Confirm your new e-mail address for AgriHub Ghana',
    sms: '',
    text: [
      'Somebody, probably you, gave this as the new address of an account at AgriHub Ghana.',
      'Confirm it here within a day. The link works once:\n{site}/confirm-email/{code}',
      'If it was not you, do nothing: the account keeps its address.',
    ],
  },
  known: {
    subject: 'You have an account at AgriHub Ghana already',
    sms: '',
    text: [
      'Somebody, probably you, tried to join AgriHub Ghana with this address, which has an account already.',
      'Sign in with it: {site}/sign-in\nIf you forgot the password, ask for a new one: {site}/main/services',
      'If it was not you, do nothing: your account is as it was.',
    ],
  },
  passwordChanged: {
    subject: 'Your password at AgriHub Ghana was changed',
    sms: 'AgriHub Ghana: your password was changed. If it was not you, set a new one at once: {site}/main/services',
    text: [
      'The password of the account of this address at AgriHub Ghana was changed, and other devices were signed out.',
      'If it was not you, set a new one at once: {site}/main/services',
    ],
  },
  addressChanged: {
    subject: 'Your e-mail address at AgriHub Ghana was changed',
    sms: '',
    text: [
      'An account at AgriHub Ghana that had this address now has another. Mails go there from now on.',
      'If it was not you, write to us: {site}/main/faq#message',
    ],
  },
  deleted: {
    subject: 'Your account at AgriHub Ghana was deleted',
    sms: '',
    text: [
      'The account of this address at AgriHub Ghana was deleted, as its owner asked.',
      'If it was not you, write to us: {site}/main/faq#message',
    ],
  },
  officerDeclined: {
    subject: 'AgriHub Ghana: your request to become an officer',
    sms: '',
    text: [
      'You asked to become an extension officer at AgriHub Ghana. An administrator declined, and wrote:',
      '{reason}',
      'If something has changed, ask again on the portal.',
    ],
  },
  notice: {
    subject: 'AgriHub Ghana: {first}',
    sms: '',
    text: ['{notice}', '{link}'],
  },
  risks: {
    subject: 'AgriHub Ghana: {total, plural, =1 {{first}} other {{total} risks wait for you}}',
    sms: '',
    text: ['{risks}{more, plural, =0 {} other {\n\nAnd {more} more: {link}}}'],
  },
} as const;

/** The last lines of a mail: below the sign that mail programs take for a signature. */
export const englishFoot: Readonly<Partial<Record<keyof typeof english, string>>> & { readonly any: string } = {
  any: 'AgriHub Ghana. This mail was written by the portal.',
  notice: 'AgriHub Ghana. This mail was written by the portal; the account menu lists your notices.',
  risks: 'AgriHub Ghana. One mail gathers what came in; all of it is in the control centre at once.',
};
