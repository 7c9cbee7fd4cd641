import { describe, expect, it, test } from 'vitest';
import { advisePlanting } from './planting.ts';

describe('planting', () => {
  /** The window of a crop that is open from 1 April to 20 May 2026. */
  const open = [{ from: '2026-04-01', by: '2026-05-20' }];
  /** Rain of the days from 6 May on, mm and chance in %. */
  const week = (...rains: readonly (readonly [number | null, number | null])[]) =>
    rains.map(([rainMm, rainChancePct], index) => ({
      day: `2026-05-${String(index + 6).padStart(2, '0')}`,
      rainMm,
      rainChancePct,
    }));
  const dry = [0, 5] as const;
  const advise = (days: ReturnType<typeof week>, pastRainMm?: readonly number[], times = open) =>
    advisePlanting({ days, pastRainMm }, '2026-05-06', times);
  /** 23 mm in the last week, 14 of them at once. */
  const wetWeek = [0, 0, 14, 0, 9, 0, 0];
  const goesOn = week([0, 20], [6, 70], dry, [4, 60], dry, dry, [5, 65]);

  it('is good where enough fell and more is likely without a long break', () => {
    expect(advise(goesOn, wetWeek)).toEqual({
      verdict: 'good',
      reason: 'plantMoist',
      values: { mm: 15, days: 7, rainMm: 15, past: 23, dry: 2 },
    });
  });
  it('says nothing outside the planting time, whatever falls', () => {
    expect(advise(goesOn, wetWeek, [{ from: '2026-05-07', by: '2026-05-20' }])).toBeUndefined();
    expect(advise(goesOn, wetWeek, [{ from: '2026-03-01', by: '2026-05-05' }])).toBeUndefined();
    expect(advise(goesOn, wetWeek, [])).toBeUndefined();
  });
  it('speaks on the first and on the last day of the planting time', () => {
    expect(advise(goesOn, wetWeek, [{ from: '2026-05-06', by: '2026-05-20' }])?.verdict).toBe('good');
    expect(advise(goesOn, wetWeek, [{ from: '2026-04-01', by: '2026-05-06' }])?.verdict).toBe('good');
  });
  it('is not good for 22 mm today and six dry days after', () => {
    expect(advise(week([22, 90], dry, dry, dry, dry, dry, dry), [0, 0, 0, 0, 0, 0, 0])).toMatchObject({
      verdict: 'wait',
      reason: 'plantStorm',
      values: { soon: 22, dry: 6 },
    });
  });
  it('is not good for one storm that fell yesterday before a dry week', () => {
    expect(advise(week(dry, dry, dry, dry, dry, dry, dry), [0, 0, 0, 0, 0, 0, 25])).toMatchObject({
      verdict: 'wait',
      reason: 'plantDrySpell',
      values: { past: 25, dry: 7 },
    });
  });
  it('is not good for 25 mm at 30 %', () => {
    expect(advise(week(dry, [25, 30], dry, dry, dry, dry, dry), [0, 0, 0, 0, 0, 0, 0])).toMatchObject({
      verdict: 'wait',
      reason: 'plantUnsure',
      values: { all: 25, best: 30, mm: 0 },
    });
  });
  it('is not good for 25 mm at 30 % on wet soil either: nothing after it is likely', () => {
    expect(advise(week(dry, [25, 30], dry, dry, dry, dry, dry), wetWeek)).toMatchObject({
      verdict: 'wait',
      reason: 'plantDrySpell',
    });
  });
  it('is never good for rain that is only expected, however sure, near or far', () => {
    const sure = (...mm: number[]) => week(...mm.map((each) => [each, 95] as const));
    expect(advise(sure(30, 10, 0, 10, 0, 10, 0), [0, 0, 0, 0, 0, 0, 0])).toMatchObject({
      verdict: 'wait',
      reason: 'plantFalls',
      values: { soon: 40 },
    });
    expect(advise(sure(0, 0, 0, 0, 30, 10, 0), [0, 0, 0, 0, 0, 0, 0])).toMatchObject({
      verdict: 'wait',
      reason: 'plantAhead',
      values: { mm: 40 },
    });
    // What fell is not known: it counts as nothing.
    expect(advise(sure(30, 10, 0, 10, 0, 10, 0))).toMatchObject({ verdict: 'wait', reason: 'plantFalls' });
  });
  it('is not good where the last week brought drizzle only, or a storm short of 20 mm', () => {
    expect(advise(goesOn, [3, 3, 3, 3, 3, 3, 3])?.verdict).toBe('wait');
    expect(advise(goesOn, [0, 0, 0, 19, 0, 0, 0])?.verdict).toBe('wait');
  });
  it('is not good for one storm that has dried up again since, whatever is forecast', () => {
    expect(advise(goesOn, [0, 25, 0, 0, 0, 0, 0])).toMatchObject({
      verdict: 'wait',
      reason: 'plantDriedOut',
      values: { past: 25, since: 5 },
    });
    expect(advise(goesOn, [0, 0, 25, 0, 0, 0, 0])?.verdict).toBe('good');
  });
  it('is not good where only drizzle follows, and speaks of no dry run then', () => {
    expect(advise(week([1, 80], dry, [1, 80], dry, [1, 80], dry, [1, 80]), wetWeek)).toMatchObject({
      verdict: 'wait',
      reason: 'plantLittle',
      values: { all: 4 },
    });
  });
  it('breaks at five dry days in a row, not at four', () => {
    expect(advise(week([6, 70], dry, dry, dry, dry, [6, 70], dry), wetWeek)?.verdict).toBe('good');
    expect(advise(week([6, 70], dry, dry, dry, dry, dry, [6, 70]), wetWeek)?.verdict).toBe('wait');
  });
  test.each([
    [
      'plantLittle',
      'wait',
      [
        [0, 5],
        [0, 5],
        [7, 40],
        [0, 5],
        [0, 5],
        [5, 70],
        [0, 5],
      ],
    ],
    [
      'plantDry',
      'no',
      [
        [0, 5],
        [0, 5],
        [2, 40],
        [0, 5],
        [0, 5],
        [2, 40],
        [0, 5],
      ],
    ],
  ] as const)('answers %s: %s where little comes', (reason, verdict, rains) => {
    expect(advise(week(...rains), [0, 0, 0, 0, 0, 0, 0])).toMatchObject({ reason, verdict });
  });
  it('takes a provider that gives no chances at its word', () => {
    expect(
      advise(week([6, null], [0, null], [4, null], [0, null], [0, null], [3, null], [0, null]), wetWeek)?.verdict,
    ).toBe('good');
  });
  it('looks seven days ahead and no further, and never at days that are over', () => {
    expect(advise(week(dry, dry, dry, dry, dry, dry, dry, [60, 95]), [0, 0, 0, 0, 0, 0, 0])?.reason).toBe('plantDry');
    const fromYesterday = [{ day: '2026-05-05', rainMm: 40, rainChancePct: 95 }, ...week(dry, dry, dry, dry, dry)];
    expect(advise(fromYesterday, [0, 0, 0, 0, 0, 0, 0])?.reason).toBe('plantDry');
  });
  it('says nothing of three days', () =>
    expect(advise(week([30, 90], [30, 90], [30, 90], [null, null]))).toBeUndefined());
});
