/** One's own account: profile, sign-ins, what is kept, deleting it. */
export const ownAccount = {
  title: 'Your account',
  since: 'Since {day}',
  notIn: 'Sign in to see your account',
  notInLead:
    'Here you change your details and your password, see where you are signed in, and take your data with you.',
  manage: 'Manage the portal',

  profile: 'Profile',
  secret: 'Password',
  newPassword: 'New password',
  newPasswordHint: 'Leave it empty to keep the one you have. At least 10 characters.',
  currentPassword: 'Current password',
  currentPasswordHint: 'Needed for a new password or a new e-mail, because you signed in a while ago.',
  confirmsEmail: 'A new address counts once you have followed the link that we mail to it.',
  language: 'Language of e-mails',
  languageHint: 'E-mails of the portal to you are in this language.',
  save: 'Save',
  // D §2
  saved: 'User has been updated',

  sessions: 'Where you are signed in',
  sessionsLead: 'A sign-in lasts one day. Sign out what you do not know, and choose a new password.',
  device: '{browser} on {system}',
  unknownDevice: 'A device that does not say what it is',
  thisOne: 'This one',
  signedIn: 'Signed in {when}',
  opensOfficer: 'Extension portal',
  opensData: 'Data hub',
  end: 'Sign out',
  endOf: 'Sign out {device}, signed in {when}',
  ended: 'Signed out there',
  endOthers: 'Sign out everywhere else',
  endedOthers: { one: 'Signed out on {count} other device', other: 'Signed out on {count} other devices' },
  endAll: 'Sign out everywhere',

  secondStep: 'Second step of signing in',
  tokens: 'Access tokens',

  data: 'Your data',
  exportLead: 'Everything kept about you, in one file that people and programs can read (JSON).',
  export: 'Download my data',
  delete: 'Delete my account',
  deleteLead: 'This cannot be taken back. What becomes of what is yours:',
  deletePassword: 'Your password, to confirm',
  deleteNow: 'Delete my account for good',
} as const;
