import { expect, test } from 'vitest';
import { catchByWeek, catchPerNight, nightsOf, weeksBetween } from './catchRate.ts';
import { markerColour } from './markerColour.ts';
import { rateStep } from './rateStep.ts';
import { actionShareAt, infestedShare, isCatchable, judgeScouting } from './scouting.ts';
import { seasonStart } from './seasonStart.ts';
import { thresholdFrom, trapsOver } from './threshold.ts';

test('14 moths in 7 nights and 6 in 3 nights are two a night; a visit of unknown nights does not count', () => {
  expect(
    catchPerNight([
      { count: 14, nights: 7 },
      { count: 6, nights: 3 },
      { count: 99, nights: null },
    ]),
  ).toBe(2);
  expect(catchPerNight([{ count: 99, nights: null }])).toBeNull();
});

test('the nights of a visit are those since the last one; the first, and one after a long pause, are not known', () => {
  expect(nightsOf('2026-04-15', '2026-04-08')).toBe(7);
  expect(nightsOf('2026-04-15', '2026-04-15')).toBe(0);
  expect(nightsOf('2026-04-15', null)).toBeNull();
  expect(nightsOf('2026-04-15', '2026-02-13')).toBeNull();
  expect(nightsOf('2026-04-15', '2026-02-14')).toBe(60);
});

test('a second pest counted at the same visit adds to the catch and not to the nights', () => {
  expect(
    catchPerNight([
      { count: 14, nights: 7 },
      { count: 7, nights: 0 },
    ]),
  ).toBe(3);
});

test('weeks begin on Monday, and a week nobody looked is not a week without a catch', () => {
  expect(weeksBetween('2026-04-15', '2026-04-28')).toEqual(['2026-04-13', '2026-04-20', '2026-04-27']);
  const visits = [
    { day: '2026-04-15', count: 7, nights: 7 },
    { day: '2026-04-28', count: 0, nights: 13 },
  ];
  expect(catchByWeek(visits, ['2026-04-13', '2026-04-20', '2026-04-27'])).toEqual([1, null, 0]);
});

test('this season began with the latest earliest onset that has passed', () => {
  const south = [{ onsetEarliest: '03-11' }, { onsetEarliest: '08-25' }];
  expect(seasonStart(south, '2026-04-15')).toBe('2026-03-11');
  expect(seasonStart(south, '2026-11-21')).toBe('2026-08-25');
  expect(seasonStart(south, '2026-02-01')).toBe('2025-08-25');
  expect(seasonStart([], '2026-04-15')).toBe('2026-01-01');
});

test('under 10 is green, under 20 amber, otherwise red', () => {
  expect([0, 9, 10, 19, 20, 500].map(markerColour)).toEqual(['green', 'green', 'amber', 'amber', 'red', 'red']);
});

test('ten moths in two traps within seven days are over the threshold, in one trap they are not', () => {
  const rule = { leastCount: 10, days: 7, leastTraps: 2 };
  expect(thresholdFrom(rule, '2026-04-15')).toBe('2026-04-09');
  expect(
    trapsOver(rule, [
      { siteId: 1, count: 10 },
      { siteId: 2, count: 9 },
    ]),
  ).toEqual([]);
  expect(
    trapsOver(rule, [
      { siteId: 1, count: 10 },
      { siteId: 2, count: 12 },
      { siteId: 3, count: 1 },
    ]).map(({ siteId }) => siteId),
  ).toEqual([1, 2]);
});

test('catch per night parts a map into none, under one, under five and more; without a known night there is no step', () => {
  expect([null, 0, 0.2, 0.99, 1, 4.99, 5, 80].map(rateStep)).toEqual([null, 0, 1, 1, 2, 2, 3, 3]);
});

const armyworm = {
  stages: ['Early whorl', 'Late whorl', 'Tassel and silk'],
  actionEarly: 20,
  actionLate: 40,
  actionFlowering: 20,
};

test('19 infested of 100 plants at the early whorl are below 20 per cent, 20 have reached it; at the late whorl 39 are below', () => {
  expect(infestedShare([4, 4, 4, 4, 3], 20)).toBe(19);
  expect(judgeScouting(19, actionShareAt(armyworm, 'Early whorl'))).toBe('below');
  expect(judgeScouting(infestedShare([4, 4, 4, 4, 4], 20), actionShareAt(armyworm, 'Early whorl'))).toBe('above');
  expect(judgeScouting(39, actionShareAt(armyworm, 'Late whorl'))).toBe('below');
  expect(judgeScouting(20, actionShareAt(armyworm, 'Tassel and silk'))).toBe('above');
});

test('where no share is in use, or the stage is not known, nothing is judged', () => {
  expect(judgeScouting(90, actionShareAt({ ...armyworm, actionLate: null }, 'Late whorl'))).toBe('noShare');
  expect(actionShareAt(armyworm, 'Sowing')).toBeNull();
});

test('a flood and a drought are not caught in traps', () => {
  expect(['pest', 'virus', 'disease', 'other', 'flood', 'drought'].map(isCatchable)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
