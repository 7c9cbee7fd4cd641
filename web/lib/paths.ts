/** Addresses of pages that more than one room links to. */
export const paths = {
  home: '/',
  calendar: '/main/croppingcalendar',
  calendarHome: '/main/cchome',
  olderCalendar: '/main/Croppingcalendarold',
  services: '/main/services',
  support: '/main/faq',
  privacy: '/main/privacy',
  terms: '/main/terms',
  licences: '/licences',
  signIn: '/sign-in',
  signOut: '/api/accounts/sign-out',
  account: '/account',
  manage: '/manage',
  apiPage: '/api/docs',
  /** Takes a plain form: colours and text mode. */
  display: '/display',
} as const;
