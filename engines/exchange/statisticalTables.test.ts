import { expect, test } from 'vitest';
import type { Column } from '../tables/types.ts';
import { hxlTags } from './hxl.ts';
import { sdmxId, sdmxShape } from './sdmx.ts';

const column = (name: string, type: Column['type'], more: Partial<Column> = {}): Column => ({
  name,
  key: name,
  type,
  unit: '',
  names: null,
  unknownPlaces: [],
  profile: null,
  ...more,
});

test('columns that can carry a hashtag of HXL carry one', () => {
  expect(
    hxlTags([
      column('Where', 'text', { names: 'region' }),
      column('District', 'text'),
      column('Year', 'whole'),
      column('Crop', 'text'),
      column('Yield', 'decimal', { unit: 't/ha' }),
      column('Latitude', 'decimal'),
      column('Longitude', 'decimal'),
      column('Note', 'text'),
    ]),
  ).toEqual([
    '#adm1+name',
    '#adm2+name',
    '#date+year',
    '#item+crop',
    '#indicator+value+num',
    '#geo+lat',
    '#geo+lon',
    '',
  ]);
  expect(hxlTags([column('Note', 'text')])).toBeNull();
});

test('a table of figures has dimensions, a time and measures', () => {
  const shape = sdmxShape([
    column('Region', 'text'),
    column('Year', 'whole'),
    column('Area (ha)', 'whole'),
    column('Yield t/ha', 'decimal'),
    column('yield T/HA', 'decimal'),
  ]);
  expect(shape?.dimensions.map(({ id }) => id)).toEqual(['REGION']);
  expect(shape?.time?.name).toBe('Year');
  expect(shape?.measures.map(({ id }) => id)).toEqual(['AREA_HA', 'YIELD_T_HA', 'YIELD_T_HA_2']);
  expect(sdmxShape([column('Note', 'text')])).toBeNull();
  expect(sdmxShape([column('Yield', 'decimal')])).toBeNull();
});

test('names become identifiers', () => {
  expect([sdmxId('2019 yield'), sdmxId('Ɔkwan: é'), sdmxId('…')]).toEqual(['N_2019_YIELD', 'KWAN_E', 'COLUMN']);
});
