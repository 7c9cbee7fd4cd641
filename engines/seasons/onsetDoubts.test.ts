import { expect, test } from 'vitest';
import { addDays } from '../dates/day.ts';
import { onsetDoubts } from './onsetDoubts.ts';

const known = { onsetOn: '2026-04-12', today: '2026-04-15', unusual: [], region: null, records: [], rains: [] };
/** Days from 1 April on with the same rain. */
const record = (district: string, mm: number | null, days = 14) => ({
  district,
  days: Array.from({ length: days }, (_, index) => ({ date: addDays('2026-04-01', index), rainMm: mm })),
});

test('an onset that nothing speaks against has no doubts', () => {
  expect(onsetDoubts(known)).toEqual([]);
  expect(onsetDoubts({ ...known, onsetOn: '2026-04-15' })).toEqual([]);
});

test('a day that is still ahead is doubted', () => {
  expect(onsetDoubts({ ...known, onsetOn: '2026-04-16' })).toEqual([
    '16 Apr 2026 is 1 day ahead: nobody has seen these rains yet.',
  ]);
  expect(onsetDoubts({ ...known, onsetOn: '2026-05-15' })).toEqual([
    '15 May 2026 is 30 days ahead: nobody has seen these rains yet.',
  ]);
});

test('a day far from what stands for the region is doubted, from the fifteenth day on', () => {
  expect(onsetDoubts({ ...known, region: { name: 'Ashanti', onsetOn: '2026-03-29' } })).toEqual([]);
  expect(onsetDoubts({ ...known, region: { name: 'Ashanti', onsetOn: '2026-03-28' } })).toEqual([
    'It is 15 days after the onset declared for Ashanti Region, 28 Mar.',
  ]);
});

test('a day on which no weather record has the rain is doubted', () => {
  // Nine days of 2 mm are 18 mm; of 3 mm they are 27.
  expect(onsetDoubts({ ...known, records: [record('Ejura', 2), record('Kumasi', 1)] })).toEqual([
    'The weather record has 18 mm at most from 6 Apr to 14 Apr (Ejura); an onset takes 20 mm.',
  ]);
  expect(onsetDoubts({ ...known, records: [record('Ejura', 2), record('Kumasi', 3)] })).toEqual([]);
});

test('a record with gaps, or one that ends before the day, says nothing', () => {
  expect(onsetDoubts({ ...known, records: [record('Ejura', null)] })).toEqual([]);
  expect(onsetDoubts({ ...known, records: [record('Ejura', 0, 11)] })).toEqual([]);
});

test('what is unusual about the day is a doubt too', () => {
  expect(onsetDoubts({ ...known, unusual: ['It is 50 days outside the usual window.'] })).toEqual([
    'It is 50 days outside the usual window.',
  ]);
});

test('an onset is doubted where most starts like it failed, with the place, the years and the count', () => {
  // 2 to 22 April are days 93 to 113: three of the five starts among them failed, that of day 114 does not count.
  const starts = [
    [93, true],
    [100, true],
    [103, true],
    [105, false],
    [113, false],
    [114, true],
  ] as const;
  const record = (failed: number) => ({
    place: 'Tamale',
    firstYear: 1944,
    lastYear: 1980,
    starts: starts.map(([doy, isFailed], at) => ({ year: 1950 + at, doy, failed: isFailed && at < failed })),
  });
  expect(onsetDoubts({ ...known, rains: [{ record: record(6), now: null }] })).toEqual([
    'Of 5 starts from 2 Apr to 22 Apr at Tamale (1944–1980) 3 failed (60 %): a long dry spell followed.',
  ]);
  expect(onsetDoubts({ ...known, rains: [{ record: record(1), now: null }] })).toEqual([]);
});

test('an onset is doubted where the daily rain has another start, or none', () => {
  const record = { place: 'Tamale', firstYear: 1944, lastYear: 2026, starts: [] };
  const rains = (startOn: string | null, asOf = '2026-04-14') => [
    { record, now: { asOf, startOn, sentence: 'The rains have not set in yet.' } },
  ];
  expect(onsetDoubts({ ...known, rains: rains(null) })).toEqual([
    'The daily rain of Tamale up to 14 Apr says otherwise. The rains have not set in yet.',
  ]);
  expect(onsetDoubts({ ...known, rains: rains('2026-04-04') })).toHaveLength(1);
  expect(onsetDoubts({ ...known, rains: rains('2026-04-05') })).toEqual([]);
  expect(onsetDoubts({ ...known, rains: rains(null, '2026-04-11') })).toEqual([]);
});

test('where daily rain of ten years stands for the place, a day outside the middle 8 of 10 of them is doubted', () => {
  // Starts on days 91 to 101, one a year: the 10th percentile of eleven is the second, day 92, 1 April; the 90th day 100, 9 April.
  const starts = Array.from({ length: 11 }, (_, at) => ({ year: 1970 + at, doy: 91 + at, failed: false }));
  const record = {
    place: 'Tamale',
    firstYear: 1970,
    lastYear: 1980,
    starts: [...starts, { year: 1970, doy: 60, failed: true }],
  };
  const rains = [{ record, now: null }];
  const outside = (day: string) =>
    `${day} is outside the days between which the rains set in in 8 of 10 of the 11 years of daily rain at Tamale (1970–1980): 1 Apr to 9 Apr.`;
  const onDay = (onsetOn: string) => onsetDoubts({ ...known, onsetOn, rains, unusual: ['It is outside the table.'] });
  expect(onDay('2026-03-31')).toEqual([outside('31 Mar 2026')]);
  expect(onDay('2026-04-01')).toEqual([]);
  expect(onDay('2026-04-09')).toEqual([]);
  expect(onDay('2026-04-10')).toEqual([outside('10 Apr 2026')]);
  // Nine years are too few to say so: the usual window of the table counts.
  const short = [{ record: { ...record, starts: starts.slice(2) }, now: null }];
  expect(onsetDoubts({ ...known, onsetOn: '2026-04-10', rains: short, unusual: ['It is outside the table.'] })).toEqual(
    ['It is outside the table.'],
  );
});
