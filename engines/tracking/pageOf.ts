/** The pages visits are counted under: the route tables of the three specifications, and our own pages. */
const mainPages = [
  'become_officer',
  'bundles',
  'cchome',
  'climate',
  'climate-agreement',
  'climate-compare',
  'climate-sheet',
  'croppingcalendar',
  'croppingcalendarold',
  'dashboard',
  'datasetpreview',
  'datasets',
  'district_map',
  'farm_cord',
  'faq',
  'kept',
  'leaflet',
  'mapdetails',
  'more',
  'privacy',
  'resources',
  'resources_cms',
  'risks',
  'services',
  'stepper',
  'storyset',
  'storysetchartboard',
  'temprain',
  'terms',
] as const;
const otherPages = [
  'account',
  'advisor',
  'audit',
  'confirm-email',
  'controlcenter',
  'csirspace',
  'dataset',
  'first-administrator',
  'kuafo',
  'learn',
  'licences',
  'manage',
  'notices',
  'password_reset',
  'sign-in',
  'technologies',
  'weather',
] as const;

const known = new Set<string>([
  '/',
  '/main',
  ...mainPages.map((page) => `/main/${page}`),
  ...otherPages.map((page) => `/${page}`),
]);

/** The pages of the newer and older calendar, counted for `cc/count` (decision 36). */
export const calendarPages: readonly string[] = [
  '/main/cchome',
  '/main/croppingcalendar',
  '/main/croppingcalendarold',
  '/main/more',
];

/**
 * The name a visit is counted under: the page without its parameters, or "other". Keeps the count small and
 * keeps what people searched for out of it.
 */
export function pageOf(path: string): string {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().split('/').filter(Boolean);
  const page = `/${segments.slice(0, segments[0] === 'main' ? 2 : 1).join('/')}`;
  return known.has(page) ? page : 'other';
}
