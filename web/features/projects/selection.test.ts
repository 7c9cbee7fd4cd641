import { expect, test } from 'vitest';
import { chosenRegion, isNarrowed, listInput, projectMapHref, readSelection } from './selection.ts';

test('what is chosen lives in the address, and comes back from it', () => {
  const selection = { q: 'shea butter', region: 'oti', technology: 'Dams', year: '2017', page: '2' };
  const href = projectMapHref(selection);
  expect(href).toBe('/main/leaflet?q=shea+butter&region=oti&technology=Dams&year=2017&page=2');
  expect(readSelection(new URL(href, 'http://x').searchParams)).toEqual(selection);
  expect(projectMapHref({})).toBe('/main/leaflet');
});

test('what is no year, and what nobody asked for, is left out', () => {
  expect(readSelection(new URLSearchParams('year=soon&colour=red&q=%20'))).toEqual({ year: undefined });
});

test('the list is asked for words and filters alone', () => {
  expect(listInput({ q: 'maize', figure: 'population', page: '3', year: '2017' })).toEqual({
    query: { q: 'maize', year: 2017 },
  });
  expect([isNarrowed({ region: 'oti', figure: 'density' }), isNarrowed({ sponsor: 'EU' })]).toEqual([false, true]);
});

test('a region is meant by its key or its name', () => {
  const regions = [{ region_id: 'upper_east', region: 'Upper East' }];
  expect(chosenRegion(regions, { region: 'upper east' })).toBe(regions[0]);
  expect(chosenRegion(regions, { region: 'upper_east' })).toBe(regions[0]);
  expect(chosenRegion(regions, {})).toBeUndefined();
});
