/** Words of the page that opens without network. */
export const offline = {
  text: 'This page is not saved on this device. Pages you opened before still open, with the date they were saved:',
  none: 'No page is saved on this device yet.',
  retry: 'Try again',
  saved: 'Saved pages',
} as const;
