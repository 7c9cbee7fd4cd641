/** What a browser is told once: what the portal keeps on it. */
export const notice = {
  storage: 'This device keeps your choices, opened pages and a random number to count visitors. No tracking cookies.',
  storageMore: 'What is kept',
} as const;
