/** Leaving the data hub ends its session, unless one chose to stay (decision 39). */
export const dataArea = {
  stay: 'Stay signed in when I leave the data hub',
  stayHint: 'Otherwise leaving these pages signs you out of the data hub on this device.',
  left: 'You left the data hub, and are signed out of it.',
  signInAgain: 'Sign in again',
} as const;
