import { expect, test } from 'vitest';
import { guessUnit } from './guessUnit.ts';
import { nameColumns } from './nameColumns.ts';
import { announcesPhones, coordinateOf, namesPersons, personalPatterns } from '../personal/personalData.ts';
import { placeRecogniser, unknownPlacesFinding } from '../places/recognisePlaces.ts';
import { columnLetters, placeOf, quoted } from '../findings.ts';

test.each([
  ['Rainfall (mm)', 'mm'],
  ['RainfallMm', 'mm'],
  ['AreaHa', 'ha'],
  ['Area000Ha', '’000 ha'],
  ['YieldMtPerHa', 't/ha'],
  ['Yield (kg/ha)', 'kg/ha'],
  ['MedianPriceGHSPerKg', 'GHS/kg'],
  ['LandArea000SqKm', '’000 km²'],
  ['SubsidyGHSMillion', 'million GHS'],
  ['AgricShareGDPPercent', '%'],
  ['Moisture %', '%'],
  ['MajorSeasonDaysMin', 'days'],
  ['weight_kg', 'kg'],
  ['Weight (g)', 'g'],
  ['YieldMtPerHa2012', 't/ha'],
  ['yield_kg_ha', 'kg/ha'],
  ['yield_t_ha', 't/ha'],
  ['Yield (kg ha-1)', 'kg/ha'],
  ['Yield kg ha⁻¹', 'kg/ha'],
  ['Soil N (mg kg-1)', 'mg/kg'],
  ['Yield (bags/acre)', 'bags/acre'],
  ['rain_mm_day', 'mm/day'],
  ['price_ghs_kg', 'GHS/kg'],
  ['income per capita (GHS)', 'GHS'],
  ['AreaPerFarmerHa', 'ha'],
  ['area_ha_2020', 'ha'],
  // What stands over the unit is not said: no unit is better than half of one.
  ['bags_per_acre', ''],
  ['Persons (per km2)', ''],
  ['density_persons_km2', ''],
  ['usd_ghs_rate', ''],
  ['Region', ''],
  ['Month', ''],
  ['Humanity', ''],
  ['t', ''],
])('the header %s speaks of %j', (header, unit) => {
  expect(guessUnit(header)).toBe(unit);
});

const header = { line: 3, addresses: 'cells', sheet: 'Sheet1', accepted: false } as const;

test('a name that occurs again gets a number, and the sender is asked', () => {
  const { names, findings } = nameColumns({ ...header, names: ['Year', 'Yield', 'year', ''] });
  expect(names).toEqual(['Year', 'Yield', 'year (2)', 'Column 4']);
  expect(findings).toMatchObject([
    {
      code: 'emptyHeader',
      weight: 'error',
      at: 'D3',
      count: 1,
      fix: { kind: 'numberHeaders', label: 'Call it Column 4' },
    },
    {
      code: 'duplicateHeaders',
      weight: 'error',
      at: 'C3',
      found: 'The name “year” occurs more than once',
      fix: { label: 'Call the later one year (2)' },
    },
  ]);
});

test('once the sender accepted, the numbers are a note', () => {
  const { findings } = nameColumns({ ...header, names: ['Year', 'Year'], accepted: true });
  expect(findings).toMatchObject([{ weight: 'note', fix: null }]);
});

test('a table without a header is told as one finding', () => {
  const { names, findings } = nameColumns({ ...header, line: null, names: ['', '', ''] });
  expect(names).toEqual(['Column 1', 'Column 2', 'Column 3']);
  expect(findings).toMatchObject([
    { code: 'emptyHeader', at: null, fix: { label: 'Call the columns Column 1 to Column 3' } },
  ]);
});

const recognise = placeRecogniser([
  { id: 'volta', kind: 'region', names: ['Volta'] },
  { id: 'ashanti', kind: 'region', names: ['Ashanti'] },
  { id: 'upper_east', kind: 'region', names: ['Upper East'] },
  { id: 'tamale_metropolitan', kind: 'district', names: ['Tamale Metropolitan'] },
]);
const once = (...values: string[]): { value: string; count: number }[] => values.map((value) => ({ value, count: 1 }));

test('regions are recognised however they are spelled, and the mismatch is named', () => {
  const found = recognise('Region', [
    { value: 'ASHANTI', count: 4 },
    { value: 'Volta Region', count: 3 },
    { value: 'upper-east', count: 2 },
    { value: 'Ashnti', count: 1 },
  ]);
  expect(found).toEqual({
    names: 'region',
    unknownPlaces: [{ found: 'Ashnti', nearest: 'Ashanti', count: 1 }],
    unknown: 1,
  });
  expect(unknownPlacesFinding('Region', found, null, 'line 9')).toMatchObject([
    {
      code: 'unknownPlaces',
      at: 'line 9',
      found: '“Ashnti” in the column “Region”: 1 name that is no region we know',
      mend: expect.stringContaining('Did you mean “Ashanti”'),
    },
  ]);
});

test('a region that was divided is told as such', () => {
  const found = recognise('Region', once('Volta', 'Ashanti', 'Brong-Ahafo'));
  expect(unknownPlacesFinding('Region', found, null, null)).toMatchObject([
    {
      found: '“Brong-Ahafo” in the column “Region”: 1 name that is no region we know',
      mend: expect.stringContaining('divided into Ahafo, Bono and Bono East in February 2019'),
    },
  ]);
});

test('a column of crops names no places, nor does a market that is called as its district', () => {
  expect(recognise('Crop', once('Maize', 'Rice', 'Yam')).names).toBeNull();
  expect(recognise('market', once('Tamale', 'Fumbisi', 'Techiman')).names).toBeNull();
});

test('without a word in the header nearly all values must be ours', () => {
  expect(recognise('Where', once('Volta', 'Ashanti', 'Upper East')).names).toBe('region');
  expect(recognise('Where', once('Volta', 'Ashanti', 'Lagos')).names).toBeNull();
  expect(recognise('admin1', once('Volta', 'Ashanti', 'Lagos')).names).toBe('region');
});

test.each([
  ['0244123456', ['phone']],
  ['call +233 24 412 3456 now', ['phone']],
  ['00233-244-123-456', ['phone']],
  ['ama@example.org', ['email']],
  ['GHA-123456789-0', ['ghanaCard']],
  ['6.12345, -1.54321', ['homePosition']],
  ['6.1, -1.5', []],
  ['2026-04-15', []],
  ['128820.0', []],
  ['0.244123456', []],
  ['Maize, white', []],
])('%j holds %j', (text, kinds) => {
  const found = Object.entries(personalPatterns).filter(([, pattern]) => new RegExp(pattern).test(text));
  expect(found.map(([kind]) => kind)).toEqual(kinds);
});

test('headers announce persons, telephones and positions', () => {
  expect(
    ['Farmer name', 'FarmerName', 'Name of respondent', 'Surname', 'Contact person name'].map(namesPersons),
  ).toEqual([true, true, true, true, true]);
  expect(['Crop name', 'District', 'Name', 'Ownership'].map(namesPersons)).toEqual([false, false, false, false]);
  expect(['Mobile', 'phone_no', 'Contact', 'Telegraph', 'Contactless'].map(announcesPhones)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['Lat', 'GPS_latitude', 'longitude', 'Plateau', 'farm_lng'].map(coordinateOf)).toEqual([
    'latitude',
    'latitude',
    'longitude',
    null,
    'longitude',
  ]);
  expect(['X', 'Y', 'y_coord', 'X coordinate', 'Yield', 'Factor X'].map(coordinateOf)).toEqual([
    'longitude',
    'latitude',
    'latitude',
    'longitude',
    null,
    null,
  ]);
});

test('places are said as the sender sees them', () => {
  expect([columnLetters(0), columnLetters(25), columnLetters(26), columnLetters(701), columnLetters(702)]).toEqual([
    'A',
    'Z',
    'AA',
    'ZZ',
    'AAA',
  ]);
  expect([placeOf('cells', 7, 1), placeOf('lines', 7, 1)]).toEqual(['B7', 'line 7']);
  expect(quoted('two\nlines\u0007')).toBe('“two lines”');
  expect(quoted('x'.repeat(200))).toHaveLength(80);
});
