import type { Email } from '../../adapters/mail/mail.ts';

/** A mail in words; `sms` is the same for who has no address. */
type Words = Pick<Email, 'about' | 'subject' | 'text'> & { readonly sms?: string };

/** The portal as its letters name it, and the address their links begin with. */
interface Portal {
  readonly site: string;
}

// Nothing that a stranger could have typed stands in an e-mail: a name would carry their words to somebody's inbox.

export function resetEmail({ site }: Portal, code: string): Words {
  const sms = `AgriHub Ghana: set a new password within the hour: ${site}/password_reset/${code} If you did not ask for it, do nothing.`;
  return email('a link that sets a new password', 'Set a new password for AgriHub Ghana', sms, [
    'Somebody, probably you, asked for a new password for the account of this address at AgriHub Ghana.',
    `Set it here within the hour. The link works once:\n${site}/password_reset/${code}`,
    'If it was not you, do nothing: your password stays as it is.',
  ]);
}

export function invitedEmail({ site }: Portal, code: string): Words {
  const sms = `AgriHub Ghana: you are an officer of its control centre. Set your password within a week, then sign in with this number: ${site}/password_reset/${code}`;
  return email('an invitation to the control centre', 'Your account in the control centre of AgriHub Ghana', sms, [
    'An administrator of AgriHub Ghana made you an officer of its control centre, where farmers and messages to them are kept.',
    `Set your password here within a week, then sign in with this address. The link works once:\n${site}/password_reset/${code}`,
    'If you did not expect this, tell whoever runs the portal.',
  ]);
}

export function joinEmail({ site }: Portal, code: string): Words {
  return email('a link that confirms an address', 'Confirm your e-mail address for AgriHub Ghana', undefined, [
    'Somebody, probably you, joined the data hub of AgriHub Ghana with this address.',
    `Confirm it here within a day, then sign in. The link works once:\n${site}/confirm-email/${code}`,
    'If it was not you, do nothing: no account is made.',
  ]);
}

export function newAddressEmail({ site }: Portal, code: string): Words {
  return email('a link that confirms a new address', 'Confirm your new e-mail address for AgriHub Ghana', undefined, [
    'Somebody, probably you, gave this as the new address of an account at AgriHub Ghana.',
    `Confirm it here within a day. The link works once:\n${site}/confirm-email/${code}`,
    'If it was not you, do nothing: the account keeps its address.',
  ]);
}

export function knownAccountEmail({ site }: Portal): Words {
  return email('a word that an address is in use', 'You have an account at AgriHub Ghana already', undefined, [
    'Somebody, probably you, tried to join AgriHub Ghana with this address, which has an account already.',
    `Sign in with it: ${site}/sign-in\nIf you forgot the password, ask for a new one: ${site}/main/services`,
    'If it was not you, do nothing: your account is as it was.',
  ]);
}

export function passwordChangedEmail({ site }: Portal): Words {
  const sms = `AgriHub Ghana: your password was changed. If it was not you, set a new one at once: ${site}/main/services`;
  return email('a word that a password was changed', 'Your password at AgriHub Ghana was changed', sms, [
    'The password of the account of this address at AgriHub Ghana was changed, and other devices were signed out.',
    `If it was not you, set a new one at once: ${site}/main/services`,
  ]);
}

export function addressChangedEmail({ site }: Portal): Words {
  return email('a word that an address was changed', 'Your e-mail address at AgriHub Ghana was changed', undefined, [
    'An account at AgriHub Ghana that had this address now has another. Mails go there from now on.',
    `If it was not you, write to us: ${site}/main/faq#message`,
  ]);
}

export function deletedEmail({ site }: Portal): Words {
  return email('a word that an account was deleted', 'Your account at AgriHub Ghana was deleted', undefined, [
    'The account of this address at AgriHub Ghana was deleted, as its owner asked.',
    `If it was not you, write to us: ${site}/main/faq#message`,
  ]);
}

function email(about: string, subject: string, sms: string | undefined, paragraphs: readonly string[]): Words {
  return {
    about,
    subject,
    ...(sms !== undefined && { sms }),
    text: [...paragraphs, '-- \nAgriHub Ghana. This mail was written by the portal.'].join('\n\n'),
  };
}
