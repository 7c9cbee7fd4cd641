/** What a browser is told once, in one line of a phone: that it is not followed, and where it stands what is kept on it. */
export const notice = {
  storage: 'No tracking cookies.',
  storageMore: 'What is kept',
} as const;
