import { describe, expect, test } from 'vitest';
import { pageOf } from '#engines/tracking/pageOf.ts';
import { isPage, matchRoute, redirectOf } from './matchRoute.ts';
import { pageNames } from './pages.tsx';
import { routes } from './routes.ts';

/** Addresses of the three documents, and where D and C add their own, written here by hand. */
const specified = [
  '/',
  '/password_reset/abc',
  '/weather',
  '/controlcenter',
  '/controlcenter/farmers/12',
  '/audit',
  '/technologies',
  '/learn',
  '/kuafo',
  '/advisor',
  '/csirspace',
  '/main/Croppingcalendarold',
  '/main/cchome',
  '/main/croppingcalendar',
  '/main/more/1',
  '/main/leaflet',
  '/main/district_map',
  '/main/farm_cord',
  '/main/climate',
  '/main/climate/tamale',
  '/main/climate-agreement',
  '/main/climate-compare',
  '/main/climate-sheet/tamale',
  '/main/risks',
  '/main/risks/7',
  '/main/mapdetails/7',
  '/main/temprain',
  '/main/storyset',
  '/main/storysetchartboard/%5B%5D',
  '/main/services',
  '/main/resources',
  '/main/resources/ghana',
  '/main/faq',
  '/main/stepper',
  '/main/bundles',
  '/main/resources_cms',
  '/main/datasets',
  '/main/datasetpreview',
  '/main/datasetpreview/4',
  '/main/dashboard',
  '/manage',
  '/manage/crops/maize',
  '/manage/messages/1',
  '/main/privacy',
  '/main/terms',
  '/sign-in',
  '/account',
  '/confirm-email/abc',
  '/licences',
  '/_ui',
  '/main/kept',
];

describe('the route table', () => {
  test.each(specified)('knows %s', (path) => expect(matchRoute(path)).toBeDefined());
  test('does not care for letter case, doubled slashes and a slash at the end', () => {
    const { route } = matchRoute('/main/croppingcalendarold')!;
    for (const path of ['/main/Croppingcalendarold', '/MAIN/CROPPINGCALENDAROLD/', '//main//croppingcalendarold']) {
      expect(matchRoute(path)?.route).toBe(route);
    }
  });
  test('reads what stands in an address, and survives a broken one', () => {
    expect(matchRoute('/main/more/First%20weeding')?.params).toEqual({ index: 'First weeding' });
    expect(matchRoute('/main/resources')?.params).toEqual({});
    expect(matchRoute('/main/more/100%')?.params).toEqual({ index: '100%' });
  });
  test('knows no address that is not there', () => {
    for (const path of ['/main/nothing', '/main/more/1/2', '/password_reset']) expect(matchRoute(path)).toBeUndefined();
  });
  test('sends an activity without a number back to the calendar, with its selection', () => {
    expect(redirectOf(matchRoute('/main/more')!, 'crop=maize')).toBe('/main/croppingcalendar?crop=maize');
    expect(redirectOf(matchRoute('/main/datasetpreview')!, '')).toBe('/main/datasets');
  });
  test('sends a link that a client of CKAN made to the page of the dataset', () => {
    expect(redirectOf(matchRoute('/dataset/rainfall-2020')!, '')).toBe('/main/datasetpreview/rainfall-2020');
  });
  test('sends a search in the path on to the page of resources, with the filters', () => {
    expect(redirectOf(matchRoute('/main/resources/maize%20%26%20rice')!, 'publisher=GMet')).toBe(
      '/main/resources?searchValue=maize%20%26%20rice&publisher=GMet',
    );
  });
  test('has a name to count visits under for every page but those nobody is led to', () => {
    const uncounted = routes.map(({ path }) => path).filter((path) => pageOf(path.replaceAll(/[:?]/g, '')) === 'other');
    expect(uncounted).toEqual(['/offline', '/_ui']);
  });
  test('names only pages that exist', () => {
    const named = routes.flatMap(({ page }) => page ?? []);
    expect(named.filter((page) => !pageNames.includes(page))).toEqual([]);
  });
  test('tells what is built from what is not there', () => {
    expect(isPage('/licences')).toBe(true);
    expect(isPage('/main/nowhere')).toBe(false);
  });
});
