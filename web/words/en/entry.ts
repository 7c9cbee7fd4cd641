/** Officers who come over from another service by a link. "Continue as X?" is decision 1's. */
export const entry = {
  title: 'Continue as {name}?',
  lead: 'A link let you come over to the control centre. Nothing happens until you press the button.',
  leadFrom: '{from} sends you over to the control centre. Nothing happens until you press the button.',
  instead: 'You are signed in here as {name}. When you continue, {name} is signed out on this device.',
  message: 'A message came along',
  messageFrom: 'Draft from {from}',
  messageLead: 'It opens as a draft. Nobody gets it before you choose a group and send it.',
  go: 'Continue as {name}',
  gone: 'This link does not sign anybody in',
  goneLead: 'It is not complete. Go back to where you came from and open it again, or sign in here.',
  signIn: 'Sign in',
  draft: 'Draft from a link',
  draftFrom: 'Draft from {from}',
  draftLead: 'Choose a group: the text is put into its message. Nothing is sent before you send it.',
  dismiss: 'Discard',
} as const;
