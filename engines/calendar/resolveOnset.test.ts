import { expect, test } from 'vitest';
import { resolveOnset } from './resolveOnset.ts';
import type { Sentence } from './sentences/say.ts';
import type { Onset, OnsetRecord, OnsetReport, OnsetWindow } from './types.ts';

const window: OnsetWindow = {
  regionId: 'ashanti',
  zone: 'transition',
  season: 'major',
  onset: { earliest: '03-11', typical: '03-22', latest: '04-20' },
  cessation: { earliest: '07-10', typical: '07-20', latest: '07-31' },
};
const declared = (day: string, more: Partial<OnsetReport> = {}): OnsetReport => ({
  season: 'major',
  kind: 'declared',
  scope: 'district',
  earliest: day,
  typical: day,
  latest: day,
  note: '',
  ...more,
});
const onsetWith = (...reports: OnsetReport[]) => resolveOnset(window, 2026, reports);

test.each(['2026-09-21', '2025-09-20'])(
  'a report of %s, 183 days from the usual onset, belongs to this season',
  (day) => {
    expect(onsetWith(declared(day))).toMatchObject({ kind: 'declared', typical: day });
  },
);

test.each(['2026-09-22', '2025-09-19', '2026-12-07', '2025-03-22', '2027-03-22'])(
  'a report of %s belongs to another year',
  (day) => {
    expect(onsetWith(declared(day))).toMatchObject({ kind: 'default', typical: '2026-03-22', shiftedByDays: 0 });
  },
);

test('the district comes before the region, what was declared before what was observed, and a report of another season counts for nothing', () => {
  const region = declared('2026-04-01', { scope: 'region' });
  const observed = declared('2026-04-05', { kind: 'observed' });
  expect(onsetWith(observed, region)).toMatchObject({ kind: 'declared', scope: 'region', shiftedByDays: 10 });
  expect(onsetWith(region, declared('2026-03-30'), observed)).toMatchObject({
    scope: 'district',
    typical: '2026-03-30',
  });
  expect(onsetWith(declared('2026-03-30', { season: 'minor' }))).toMatchObject({ kind: 'default' });
});

test('of equal reports the first counts, and one of a region that saw the rains before a forecast for the district', () => {
  expect(onsetWith(declared('2026-04-01'), declared('2026-04-02')).typical).toBe('2026-04-01');
  const [seen, forecast] = [
    declared('2026-04-05', { kind: 'observed', scope: 'region' }),
    declared('2026-03-30', { kind: 'forecast' }),
  ];
  expect(onsetWith(forecast, seen)).toMatchObject({ kind: 'observed', scope: 'region' });
});

test('rains that end before their onset in the year end in the next, and may end on its day', () => {
  const cessation = { earliest: '12-20', typical: '01-10', latest: '03-22' };
  expect(resolveOnset({ ...window, cessation }, 2026, []).cessation).toEqual({
    earliest: '2026-12-20',
    typical: '2027-01-10',
    latest: '2026-03-22',
  });
});

/** Six starts about 22 March, day 82 of a year with a 29 February, and one on 5 April. */
const record: OnsetRecord = {
  place: 'Ejura',
  firstYear: 1981,
  lastYear: 2025,
  starts: [82, 82, 82, 82, 82, 82, 96].map((doy, at) => ({ year: 1990 + at, doy, failed: at === 0 })),
};
const codesOf = (onset: Onset) => onset.note.map(({ code }) => code);

test('the usual onset says how often it was a false one, where the district has daily rain', () => {
  expect(codesOf(onsetWith())).toEqual(['usualOnset', 'noDailyRain']);
  // Farther than half a year from the usual onset, the report says nothing of this one; its rain does.
  const onset = onsetWith(declared('2025-03-22'), declared('2025-03-22', { record }));
  expect(codesOf(onset)).toEqual(['usualOnset', 'falseStarts']);
  expect(onset.record).toBe(record);
  const ofOthers = onsetWith(declared('2026-09-01', { season: 'minor', record }));
  expect(codesOf(ofOthers)).toEqual(['usualOnset', 'noDailyRain']);
  expect(ofOthers).not.toHaveProperty('record');
});

test('a report says who it is from, how far it moves the onset, and what else was written and told of it', () => {
  const told = [{ code: 'noDailyRain' }] as unknown as readonly Sentence[];
  const plain = onsetWith(declared('2026-04-01'));
  expect(plain.note).toEqual([
    {
      code: 'onsetReported',
      of: { kind: 'declared', scope: 'district', day: '2026-04-01', isAhead: false, reason: null },
    },
    { code: 'shifted', of: { days: 10 } },
  ]);
  for (const name of ['record', 'isOfRecord', 'isAhead', 'reason']) expect(plain).not.toHaveProperty(name);
  expect(codesOf(onsetWith(declared('2026-04-01', { note: 'Heavy rain in Ejura', told })))).toEqual([
    'onsetReported',
    'shifted',
    'asWritten',
    'noDailyRain',
  ]);
});

test('a report that was worked out from daily rain says that, and how often such a start was a false one', () => {
  const said = { code: 'reasonAhead', of: { scope: 'district' } } as unknown as Sentence;
  const onset = onsetWith(declared('2026-03-22', { record, said }));
  expect(codesOf(onset)).toEqual(['reasonAhead', 'tableDiffers', 'falseStarts']);
  expect(onset).toMatchObject({ isOfRecord: true, record });
});

test('a report of rains nobody has seen yet says so, with its reason', () => {
  const onset = onsetWith(declared('2026-04-01', { isAhead: true, reason: 'Forecast of the agency' }));
  expect(onset).toMatchObject({ isAhead: true, reason: 'Forecast of the agency' });
  expect(onset.note[0]).toMatchObject({ of: { isAhead: true, reason: 'Forecast of the agency' } });
});
