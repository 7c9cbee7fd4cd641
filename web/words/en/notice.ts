/** What a browser is told once: what the portal keeps on it. */
export const notice = {
  storage: 'Your device keeps your last choices, opened pages and a random number for counting visitors. Cookies serve signing in and the display only.',
  storageMore: 'What is kept',
} as const;
