import { describe, expect, test } from 'vitest';
import type { ReferenceBook } from '../reference/book.ts';
import { figureOf, figures } from './figures.ts';

const asked = { crop: { cropId: 'maize', maturityDays: 108 }, month: 6, districtRain: () => null } as never;
const figure = (id: string) => figures.find((each) => each.id === id)!;

/** Two regions: the forest with three districts of two seasons, the north with one of a single season. */
const regions = [
  { regionId: 'forest', name: 'Forest', formerName: 'Forest', population2021: 900, areaKm2: 300 },
  { regionId: 'north', name: 'North', formerName: 'North', population2021: 100, areaKm2: 400 },
];
const districts = [
  { districtId: 'a', regionId: 'forest', zone: 'wet', population2021: 500, areaKm2: 150 },
  { districtId: 'b', regionId: 'forest', zone: 'dry', population2021: 300, areaKm2: 140 },
  { districtId: 'c', regionId: 'forest', zone: 'dry', population2021: 90, areaKm2: null },
  { districtId: 'd', regionId: 'north', zone: 'savanna', population2021: null, areaKm2: 400 },
];
const windows = [
  { zone: 'wet', season: 'major', onsetTypical: '03-16', cessationTypical: '07-25' },
  { zone: 'wet', season: 'minor', onsetTypical: '09-10', cessationTypical: '11-10' },
  { zone: 'dry', season: 'major', onsetTypical: '04-01', cessationTypical: '07-20' },
  { zone: 'savanna', season: 'single', onsetTypical: '11-20', cessationTypical: '02-01' },
];
const book = {
  regions,
  districts,
  districtsByRegion: new Map([
    ['forest', districts.slice(0, 3)],
    ['north', districts.slice(3)],
  ]),
  windowOf: ({ zone }: { zone: string }, season: string) =>
    windows.find((each) => each.zone === zone && each.season === season),
  windowsOf: (_: string, zone: string) => windows.filter((each) => each.zone === zone),
  normalsOf: () => undefined,
  seasonsByCrop: new Map([
    [
      'maize',
      [
        { zones: ['wet', 'dry'], rains: 'major', fixedDay: null, plantAfterDays: 7 },
        { zones: ['savanna'], rains: 'single', fixedDay: null, plantAfterDays: 7 },
      ],
    ],
  ]),
  prevalenceOf: () => null,
  pestsByCrop: new Map([['maize', [{ pestId: 'fall_armyworm', modelId: 'faw_degree_days' }]]]),
  findRegions: (name: string) => regions.filter((each) => each.name === name),
  projects: [
    { regions: 'Forest, North', yearApproved: 2020 },
    { regions: 'Forest', yearApproved: 2021 },
    { regions: 'National', yearApproved: 2017 },
  ],
} as unknown as ReferenceBook;
const of = (id: string, level: 'region' | 'district') => Object.fromEntries(figureOf(book, figure(id), level, asked));

describe('the figures of places', () => {
  test('population is the district’s own, and the region’s own', () => {
    expect(of('population', 'district')).toEqual({ a: 500, b: 300, c: 90, d: null });
    expect(of('population', 'region')).toEqual({ forest: 900, north: 100 });
  });
  test('density is people per square kilometre to two figures, said to be approximate, and unknown where either is', () => {
    // 500/150 = 3.33…, 300/140 = 2.142…; 900/300 = 3, 100/400 = 0.25; 94,831/1.7 = 55,782.9…
    expect(of('density', 'district')).toEqual({ a: 3.3, b: 2.1, c: null, d: null });
    expect(of('density', 'region')).toEqual({ forest: 3, north: 0.25 });
    expect(figure('density').ofDistrict?.(book, { population2021: 94_831, areaKm2: 1.7 } as never, asked)).toBe(56_000);
    expect([figure('density').unit, figure('density').about(book)]).toEqual([
      'people per km², approximate',
      expect.stringMatching(/^Approximate: /),
    ]);
  });
  test('projects count where they name the region; national ones are told apart', () => {
    expect(of('projects', 'region')).toEqual({ forest: 2, north: 1 });
    expect(of('projects', 'district')).toEqual({ forest: 2, north: 1 });
    expect(figure('projects').about(book)).toContain('Those that work in the whole country (1) are not counted.');
  });
  test('the rains start by the window of the zone; a region takes its middle district', () => {
    expect(of('onset', 'district')).toEqual({ a: '03-16', b: '04-01', c: '04-01', d: '11-20' });
    expect(of('onset', 'region')).toEqual({ forest: '04-01', north: '11-20' });
    // Of two districts, the earlier.
    const two = {
      ...book,
      districtsByRegion: new Map([['forest', districts.slice(0, 2)]]),
    } as unknown as ReferenceBook;
    expect(figureOf(two, figure('onset'), 'region', asked).get('forest')).toBe('03-16');
  });
  test('where there is one season the minor one has no data', () => {
    expect(of('onset_minor', 'district')).toEqual({ a: '09-10', b: null, c: null, d: null });
    expect(of('onset_minor', 'region')).toEqual({ forest: '09-10', north: null });
  });
  test('a season lasts from its usual start to its usual end, over New Year too', () => {
    // 16 March to 25 July: 15 + 30 + 31 + 30 + 25; 20 November to 1 February: 10 + 31 + 31 + 1.
    expect(of('season_length', 'district')).toEqual({ a: 131, b: 110, c: 110, d: 73 });
    expect(of('season_length_minor', 'district')).toEqual({ a: 61, b: null, c: null, d: null });
  });
  test('pest risk is the worst of the crop’s pests in the month, and unknown without normals', () => {
    expect(of('pest_risk', 'district')).toEqual({ a: null, b: null, c: null, d: null });
    // 30 days at 28 °C with rain on every tenth: a dry run of 9 days, so fall armyworm is at its worst.
    const dry = Array.from({ length: 12 }, () => ({ rainMm: 60, rainDays: 2, tmaxC: 32, tminC: 24, rhPct: 70 }));
    const withNormals = { ...book, normalsOf: () => dry } as unknown as ReferenceBook;
    // Planted 23 March (major) it can strike from 30 March to 17 May: not in June.
    expect(
      figureOf(withNormals, figure('pest_risk'), 'district', { ...(asked as object), month: 4 } as never).get('a'),
    ).toBe('high');
    expect(figureOf(withNormals, figure('pest_risk'), 'district', asked).get('a')).toBe('none');
  });
  test('every figure has a name of its own', () => {
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
  });
});
