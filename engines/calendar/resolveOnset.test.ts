import { expect, test } from 'vitest';
import { resolveOnset } from './resolveOnset.ts';
import type { OnsetReport, OnsetWindow } from './types.ts';

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
