import { expect, it } from 'vitest';
import { legacyRegionName } from './legacyRegions.ts';
import { gridBars, OLDER_LEGEND, olderDates } from './olderCalendar.ts';

it('reckons every date of the older calendar from the onset', () => {
  expect(olderDates('2026-04-15')).toEqual({
    landPreparation: ['2026-03-16'],
    rain: '2026-04-15',
    planting: ['2026-04-22'],
    basalFertilizer: ['2026-05-06'],
    weeding: ['2026-05-22', '2026-06-21'],
    topDressing: ['2026-05-27'],
    pesticide: ['2026-06-01'],
    harvesting: ['2026-07-01'],
  });
});

it('has the eight legend items in the order of the specification', () => {
  expect(OLDER_LEGEND.map((item) => item.label)).toEqual([
    'Land Preparation',
    'Rain',
    'Planting',
    'Fertilizer App (Basal)',
    'Weeding',
    'Fertilizer App (Top Dressing)',
    'Pesticide App.',
    'Harvesting',
  ]);
});

it('draws land preparation from 16 March to the day before the rains', () => {
  const bars = gridBars(olderDates('2026-04-15'));
  expect(bars).toHaveLength(9);
  expect(bars[0]).toMatchObject({ start: '2026-03-16', end: '2026-04-14' });
  // 16 March is 15 of 31 days into the third month, the end of 14 April 14 of 30 days into the fourth.
  expect(bars[0]?.pieces[0]?.from).toBeCloseTo(2 + 15 / 31, 10);
  expect(bars[0]?.pieces[0]?.to).toBeCloseTo(3 + 14 / 30, 10);
});

it('draws land preparation for thirty days, harvesting for two weeks and all else for one', () => {
  expect(gridBars(olderDates('2026-04-15')).map(({ item, start, end }) => `${item.field} ${start} ${end}`)).toEqual([
    'landPreparation 2026-03-16 2026-04-14',
    'rain 2026-04-15 2026-04-21',
    'planting 2026-04-22 2026-04-28',
    'basalFertilizer 2026-05-06 2026-05-12',
    'weeding 2026-05-22 2026-05-28',
    'weeding 2026-06-21 2026-06-27',
    'topDressing 2026-05-27 2026-06-02',
    'pesticide 2026-06-01 2026-06-07',
    'harvesting 2026-07-01 2026-07-14',
  ]);
});

it('cuts a bar at New Year into two pieces', () => {
  const harvest = gridBars(olderDates('2026-10-15')).find((bar) => bar.item.field === 'harvesting');
  // 15 October + 77 days is 31 December; two weeks run to 13 January.
  expect(harvest).toMatchObject({ start: '2026-12-31', end: '2027-01-13' });
  expect(harvest?.pieces).toEqual([
    { from: expect.closeTo(11 + 30 / 31, 10), to: 12 },
    { from: 0, to: expect.closeTo(13 / 31, 10) },
  ]);
});

it('names the regions of the old codes', () => {
  expect(legacyRegionName('ba')).toBe('Brong-Ahafo');
  expect(legacyRegionName('sv')).toBe('Savannah');
  expect(legacyRegionName('vo')).toBe('Invalid shorthand');
  expect(legacyRegionName('toString')).toBe('Invalid shorthand');
});
