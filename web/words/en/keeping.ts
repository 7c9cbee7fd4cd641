/** What the owner of a dataset, and data administrators, do with it on its page. */
export const keeping = {
  edit: 'Edit the description',
  name: 'Name',
  private: 'Private',
  privateHint: 'Listed with its description; columns, rows and files are for you and those you let in.',
  save: 'Save',
  saved: 'Saved.',
  cancel: 'Cancel',
  ok: 'OK',
  nextVersion: 'Send the next version',

  // D §5 asks for a confirmation with OK and Cancel
  remove: 'Delete',
  removeTitle: 'Delete “{name}”?',
  removeText:
    'It leaves the catalogue with all its versions. For 30 days it can be restored; after that it is deleted permanently.',

  restoreTitle: 'Earlier versions',
  restoreText: 'Bringing one back publishes its content as a new version; nothing is lost.',
  restore: 'Bring version {number} back',
  restored: 'The content of version {number} is published again.',

  questions: 'Who asks for access',
  noQuestions: 'Nobody asks for access.',
  askedOn: 'Asked on {day}',
  grantedUntil: 'granted until {day}',
  youWrote: 'answered: {text}',
  stateAsked: 'Waits for your answer',
  stateGranted: 'Granted',
  stateRefused: 'Refused',
  stateEnded: 'Ended',
  until: 'Grant until',
  answer: 'A word with it',
  optional: '(optional)',
  grant: 'Grant access',
  refuse: 'Refuse',
  end: 'End the access',
} as const;
