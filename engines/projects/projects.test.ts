import { describe, expect, test } from 'vitest';
import { sponsorsOf, technologyClass } from './projectFilters.ts';
import { projectRegions } from './projectRegions.ts';

/** Regions with their names before 2019, and the look-up of names, written out by hand. */
const regions = [
  ['northern', 'Northern', 'Northern'],
  ['savannah', 'Savannah', 'Northern'],
  ['north_east', 'North East', 'Northern'],
  ['volta', 'Volta', 'Volta'],
  ['oti', 'Oti', 'Volta'],
  ['ahafo', 'Ahafo', 'Brong-Ahafo'],
  ['bono', 'Bono', 'Brong-Ahafo'],
  ['bono_east', 'Bono East', 'Brong-Ahafo'],
  ['ashanti', 'Ashanti', 'Ashanti'],
].map(([regionId, name, formerName]) => ({ regionId, name, formerName }));
const findRegions = (name: string) =>
  name === 'Brong Ahafo'
    ? regions.filter(({ formerName }) => formerName === 'Brong-Ahafo')
    : regions.filter((each) => each.name === name);
const book = { regions, findRegions } as unknown as Parameters<typeof projectRegions>[1];

const read = (text: string, yearApproved: number | null) => projectRegions({ regions: text, yearApproved }, book);

describe('where a project works on today’s map', () => {
  test('names of today are taken as they stand', () => {
    expect(read('Northern, Savannah, North East', 2017)).toEqual({
      national: false,
      regionIds: ['northern', 'savannah', 'north_east'],
      formerNames: false,
      unknown: [],
    });
    expect(read('Northern', 2020)).toMatchObject({ regionIds: ['northern'], formerNames: false });
  });
  test('Brong Ahafo means the three regions made of it', () => {
    expect(read('Brong Ahafo', 2022)).toMatchObject({ regionIds: ['ahafo', 'bono', 'bono_east'], formerNames: true });
  });
  test('Northern of before 2019 included Savannah and North East, Volta included Oti', () => {
    expect(read('Northern, Volta', 2012)).toMatchObject({
      regionIds: ['northern', 'savannah', 'north_east', 'volta', 'oti'],
      formerNames: true,
    });
    expect(read('Northern, Brong Ahafo', null).regionIds).toEqual([
      'northern',
      'savannah',
      'north_east',
      'ahafo',
      'bono',
      'bono_east',
    ]);
  });
  test('without a year, and nothing that is no more, names are those of today', () => {
    expect(read('Northern, Volta', null)).toMatchObject({ regionIds: ['northern', 'volta'], formerNames: false });
  });
  test('a list that names a region made in 2019 is of today, however old the project', () => {
    expect(read('Northern, Savannah', 2006).regionIds).toEqual(['northern', 'savannah']);
  });
  test.each(['National', 'All regions', 'national'])('%s is every region, counted apart', (text) => {
    expect(read(text, 2017)).toEqual({ national: true, regionIds: [], formerNames: false, unknown: [] });
  });
  test('a name that means no region is told, and nothing is guessed', () => {
    expect(read('Ashanti, Atlantis', 2020)).toMatchObject({ regionIds: ['ashanti'], unknown: ['Atlantis'] });
    expect(read('', 2020)).toEqual({ national: false, regionIds: [], formerNames: false, unknown: [] });
  });
});

describe('the filters', () => {
  test.each([
    ['small dams', 'Dams'],
    ['Drip irrigation', 'Sprinkler and drip irrigation'],
    ['Cereal-legume integration', 'Cereal-legume integration'],
    ['improved seed', 'Improved seed'],
    ['composted manure', 'Animal manure'],
  ])('%s belongs to %s', (technology, name) => expect(technologyClass(technology)).toBe(name));
  test('two sponsors of one project are two choices', () => {
    expect(sponsorsOf('EU/BMZ')).toEqual(['EU', 'BMZ']);
    expect(sponsorsOf('')).toEqual([]);
  });
});
