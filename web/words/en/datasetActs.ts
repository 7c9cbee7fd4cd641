/** What is done with a dataset as a whole, above its page. */
export const datasetActs = {
  follow: 'Follow by SMS or e-mail',
  share: 'Share',
  shared: 'The address is copied.',
  shareFailed: 'The address could not be copied. Copy it from the address bar.',
} as const;
