import { describe, expect, test } from 'vitest';
import type { Answers, BundleFor } from './answers.ts';
import { chooseBundle } from './chooseBundle.ts';
import { compareItems } from './compareItems.ts';
import { nearestBundles } from './nearestBundles.ts';
import { firstOpenStage, isAnswered, stageToShow } from './stages.ts';

const p = 'productivity';
const m = 'mitigation';
const a = 'adaptation';
const row = (
  bundleId: number,
  belt: BundleFor['belt'],
  investmentLevel: number,
  ...goals: BundleFor['goals']
): BundleFor => ({
  bundleId,
  belt,
  investmentLevel,
  goals,
});

/** A small table by hand; the rows do not tell goals in the questionnaire's order. */
const bundles = [
  row(1, 'southern', 1, p),
  row(2, 'southern', 2, p),
  row(3, 'southern', 4, p),
  row(4, 'southern', 2, a, p),
  row(5, 'southern', 2, m),
  row(6, 'southern', 2, a, m, p),
  row(7, 'northern', 2, p),
  row(8, 'middle', 3, p, m),
];

describe('choosing a bundle', () => {
  test.each<[number | null, Answers]>([
    [1, { belt: 'southern', investmentLevel: 1, goals: [p] }],
    [4, { belt: 'southern', investmentLevel: 2, goals: [p, a] }],
    [6, { belt: 'southern', investmentLevel: 2, goals: [p, m, a] }],
    [8, { belt: 'middle', investmentLevel: 3, goals: [m, p] }],
    // A bundle that serves more, or less, is not the bundle that was asked for.
    [null, { belt: 'southern', investmentLevel: 1, goals: [p, a] }],
    [null, { belt: 'southern', investmentLevel: 2, goals: [] }],
    [null, { belt: 'southern', investmentLevel: 3, goals: [p] }],
    [null, { belt: 'middle', investmentLevel: 1, goals: [p] }],
    [null, { investmentLevel: 1, goals: [p] }],
    [null, { belt: 'southern', goals: [p] }],
  ])('%s for %j', (expected, answers) => {
    expect(chooseBundle(bundles, answers)?.bundleId ?? null).toBe(expected);
  });
});

describe('the nearest bundles', () => {
  const near = (answers: Answers, limit = 3) =>
    nearestBundles(bundles, answers, limit).map(({ bundle, differs }) => [
      bundle.bundleId,
      ...differs.map(({ answer, asked, found }) => `${answer} ${asked}→${found}`),
    ]);

  test('a step of money is nearer than another goal, the cheaper of two equal steps comes first', () => {
    expect(near({ belt: 'southern', investmentLevel: 3, goals: [p] }, 4)).toEqual([
      [2, 'investmentLevel 3→2'],
      [3, 'investmentLevel 3→4'],
      [1, 'investmentLevel 3→1'],
      [4, 'investmentLevel 3→2', 'adaptation false→true'],
    ]);
  });

  test('a goal served besides is nearer than one that is missing', () => {
    expect(near({ belt: 'southern', investmentLevel: 2, goals: [m, a] }, 2)).toEqual([
      [6, 'productivity false→true'],
      [5, 'adaptation true→false'],
    ]);
  });

  test('another belt comes after everything of the same belt', () => {
    const order = near({ belt: 'northern', investmentLevel: 4, goals: [m, a] }, 8);
    expect(order[0]).toEqual([
      7,
      'investmentLevel 4→2',
      'productivity false→true',
      'mitigation true→false',
      'adaptation true→false',
    ]);
    expect(order[1]).toEqual([
      8,
      'belt 3→2',
      'investmentLevel 4→3',
      'productivity false→true',
      'adaptation true→false',
    ]);
    expect(order[2]?.[1]).toBe('belt 3→1');
  });

  test('what was not answered costs nothing', () => {
    expect(near({ belt: 'northern', goals: [] }, 1)).toEqual([[7]]);
  });
});

test('going from one bundle to another adds and leaves practices', () => {
  const items = (...ids: string[]) => ids.map((id) => ({ id }));
  expect(compareItems(items('compost', 'seed', 'mulch'), items('seed', 'drip', 'compost', 'pump'))).toEqual({
    added: items('drip', 'pump'),
    left: items('mulch'),
  });
});

describe('the steps of the questionnaire', () => {
  const zone: Answers = { belt: 'middle', goals: [] };
  const zoneAndGoal: Answers = { belt: 'middle', goals: [a] };
  const all: Answers = { ...zoneAndGoal, investmentLevel: 4 };

  test('Next waits for a belt, then for a goal; Submit for a level', () => {
    expect([isAnswered(1, { goals: [] }), isAnswered(1, zone)]).toEqual([false, true]);
    expect([isAnswered(2, zone), isAnswered(2, zoneAndGoal)]).toEqual([false, true]);
    expect([isAnswered(3, zoneAndGoal), isAnswered(3, all)]).toEqual([false, true]);
    expect([
      firstOpenStage({ goals: [a] }),
      firstOpenStage(zone),
      firstOpenStage(zoneAndGoal),
      firstOpenStage(all),
    ]).toEqual([1, 2, 3, null]);
  });

  test.each<[number, Answers, number]>([
    [1, all, 1],
    [2, all, 2],
    [3, all, 3],
    [9, all, 3],
    [0, all, 1],
    [-4, all, 1],
    [Number.NaN, all, 1],
    [2.9, all, 2],
    [3, zone, 2],
    [3, { goals: [] }, 1],
    [3, zoneAndGoal, 3],
  ])('stage %s of %j shows %s', (asked, answers, shown) => expect(stageToShow(asked, answers)).toBe(shown));
});
