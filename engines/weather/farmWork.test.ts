import { describe, expect, it, test } from 'vitest';
import { deltaT, wetBulb } from './deltaT.ts';
import { judgeFarmWork, workSources } from './farmWork.ts';
import { adviseDrying } from './dryingGrain.ts';
import { advisePlanting } from './planting.ts';
import { adviseSpraying } from './spraying.ts';
import { adviseSpreading } from './spreadingFertilizer.ts';
import type { WorkHour } from './workWeather.ts';

/** 6 May 2026, midnight in Accra. */
const MIDNIGHT = Date.UTC(2026, 4, 6) / 1000;
const clock = (hour: number) => MIDNIGHT + hour * 3600;

/** Two days of kind weather: 27 °C and 60 % (Delta T 5.7), 8 km/h, no rain; changed at the hours named. */
function hours(changes: Readonly<Record<number, Partial<WorkHour>>> = {}): WorkHour[] {
  return Array.from({ length: 24 }, (_, index) => ({
    at: clock(index * 3),
    temperatureC: 27,
    humidityPct: 60,
    rainMm: 0,
    rainChancePct: 10,
    windKmh: 8,
    ...changes[index * 3],
  }));
}
const every = (change: Partial<WorkHour>) => hours().map((hour) => ({ ...hour, ...change }));
const rain = (rainMm: number) => ({ rainMm, rainChancePct: 80 });

describe('Delta T', () => {
  // Stull's own example is 20 °C and 50 %: 13.7 °C. The others stand in the Bureau of Meteorology's chart, to half a degree.
  it('follows Stull', () => expect(wetBulb(20, 50)).toBeCloseTo(13.7, 1));
  test.each([
    [30, 50, 7.6],
    [25, 90, 1.3],
    [35, 20, 15.7],
  ])('is about right at %i °C and %i %%', (temperature, humidity, answer) => {
    expect(Math.abs(deltaT(temperature, humidity) - answer)).toBeLessThan(0.5);
  });
});

describe('spraying', () => {
  const at8 = (changed: WorkHour[]) => adviseSpraying(changed, clock(8));

  it('is good now, until the evening, in a light wind without rain', () => {
    expect(at8(hours())).toEqual({
      verdict: 'good',
      reason: 'sprayNow',
      values: { from: 9, to: 18, wind: 6, rainMm: 0 },
    });
  });
  it('waits for the wind to drop, and says when it picks up again', () => {
    const changed = hours({ 9: { windKmh: 22 }, 18: { windKmh: 16 } });
    expect(at8(changed)).toEqual({
      verdict: 'wait',
      reason: 'sprayLater',
      values: { from: 12, to: 15, wind: 6, rainMm: 0 },
    });
  });
  it('is left when rain is likely within six hours of every hour left', () => {
    expect(at8(hours({ 15: rain(4), 21: rain(4) }))).toEqual({
      verdict: 'no',
      reason: 'sprayRain',
      values: { wind: 6, rainAt: 15 },
    });
  });
  it('needs six dry hours, not nine', () => {
    expect(at8(hours({ 18: rain(4) }))?.values).toMatchObject({ from: 9, to: 9 });
  });
  test.each([
    ['sprayWindy', { windKmh: 13.4 }],
    ['sprayCalm', { windKmh: 3.9 }],
    ['sprayHot', { temperatureC: 35, humidityPct: 20 }],
    ['sprayDamp', { temperatureC: 25, humidityPct: 95 }],
  ])('is left with the reason %s', (reason, change) => {
    expect(at8(every(change))).toMatchObject({ verdict: 'no', reason });
  });
  // Three quarters of the wind at 10 m reach the nozzle: 4 × 0.75 = 3, 13.3 × 0.75 = 9.975.
  test.each([4, 13.3])('goes at a wind of %d km/h at 10 m', (windKmh) =>
    expect(at8(every({ windKmh }))?.verdict).toBe('good'),
  );
  it('says the wind at the nozzle', () => expect(at8(every({ windKmh: 12 }))?.values['wind']).toBe(9));
  it('says nothing where no wind is forecast', () => expect(at8(every({ windKmh: null }))).toBeUndefined());
  it('judges by the amount where no chance is given', () => {
    expect(at8(every({ rainChancePct: null, rainMm: 1.2 }))?.reason).toBe('sprayRain');
    expect(at8(every({ rainChancePct: null, rainMm: 0.1 }))).toMatchObject({
      reason: 'sprayNow',
      values: { rainMm: expect.closeTo(0.3) },
    });
  });
  it('counts on 10 mm even where the chance is below one half', () => {
    expect(at8(every({ rainMm: 10, rainChancePct: 45 }))).toMatchObject({ verdict: 'no', reason: 'sprayRain' });
  });
  it('adds small amounts up over the six hours', () => {
    expect(at8(every({ rainMm: 0.4, rainChancePct: 45 }))?.reason).toBe('sprayRain');
  });
  it('waits where rain is possible, and says how likely it is', () => {
    expect(at8(every({ rainMm: 0, rainChancePct: 40 }))).toEqual({
      verdict: 'wait',
      reason: 'sprayMaybe',
      values: { from: 9, to: 18, wind: 6, rainAt: 9, chance: 40 },
    });
    expect(at8(hours({ 12: { rainMm: 0.6 } }))?.values).toMatchObject({ from: 15, to: 18 });
  });
});

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

describe('drying the harvest', () => {
  const at8 = (changed: WorkHour[]) => adviseDrying(changed, clock(8));

  it('is good in dry air', () =>
    expect(at8(hours())).toEqual({ verdict: 'good', reason: 'drySun', values: { humidity: 60, rainMm: 0 } }));
  it('is slow in moist air', () =>
    expect(at8(every({ humidityPct: 66 }))).toMatchObject({ verdict: 'wait', reason: 'drySlow' }));
  it('is not possible in damp air', () =>
    expect(at8(every({ humidityPct: 80 }))).toMatchObject({ verdict: 'no', reason: 'dryDamp' }));
  it('goes until the rain', () => {
    expect(at8(hours({ 15: rain(2) }))).toEqual({ verdict: 'wait', reason: 'dryUntil', values: { rainAt: 15 } });
  });
  it('is left when the next hours bring rain', () => {
    expect(at8(hours({ 9: rain(2) }))).toEqual({ verdict: 'no', reason: 'dryRain', values: { rainAt: 9 } });
  });
  it('counts on 10 mm even where the chance is below one half', () => {
    expect(at8(every({ rainMm: 10, rainChancePct: 45 }))).toEqual({
      verdict: 'no',
      reason: 'dryRain',
      values: { rainAt: 9 },
    });
  });
  it('waits where rain is possible', () => {
    expect(at8(hours({ 15: { rainMm: 0.6, rainChancePct: 20 } }))).toEqual({
      verdict: 'wait',
      reason: 'dryMaybe',
      values: { rainAt: 15, chance: 20 },
    });
  });
  it('does not begin with less than three hours of sun left', () => {
    expect(adviseDrying(hours(), clock(15))?.reason).toBe('drySun');
    expect(adviseDrying(hours(), clock(15.1))).toEqual({ verdict: 'wait', reason: 'dryLate', values: {} });
  });
  it('does not mind rain in the night', () => expect(at8(hours({ 21: rain(9) }))?.reason).toBe('drySun'));
  it('says nothing without humidity', () => expect(at8(every({ humidityPct: null }))).toBeUndefined());
});

describe('spreading fertilizer', () => {
  const at8 = (changed: WorkHour[]) => adviseSpreading(changed, clock(8));

  it('is left before heavy rain within a day', () => {
    expect(at8(hours({ 15: rain(14), 18: rain(11) }))).toEqual({
      verdict: 'no',
      reason: 'fertilizerHeavy',
      values: { mm: 25 },
    });
  });
  it('is not put off by heavy rain that is unlikely, nor by one the day after tomorrow', () => {
    expect(at8(hours({ 15: { rainMm: 30, rainChancePct: 40 } }))?.reason).not.toBe('fertilizerHeavy');
    expect(at8(hours({ 57: rain(40) }))).toMatchObject({ verdict: 'wait', reason: 'fertilizerDry' });
  });
  it('is good when rain carries it in', () => {
    expect(at8(hours({ 15: rain(8), 36: rain(5) }))).toEqual({
      verdict: 'good',
      reason: 'fertilizerCarried',
      values: { mm: 13 },
    });
  });
  it('is good before heavy rain a day and more ahead: it can be worked in by then', () => {
    expect(at8(hours({ 36: rain(40) }))).toMatchObject({ verdict: 'good', values: { mm: 40 } });
  });
  it('waits for a rain that would carry it in and is not likely', () => {
    expect(at8(hours({ 15: { rainMm: 13, rainChancePct: 10 } }))).toEqual({
      verdict: 'wait',
      reason: 'fertilizerMaybe',
      values: { mm: 13, chance: 10 },
    });
    expect(at8(every({ rainMm: 1, rainChancePct: null }))).toMatchObject({ verdict: 'good', values: { mm: 16 } });
  });
  it('waits before a light rain', () =>
    expect(at8(hours({ 15: rain(6) }))).toMatchObject({ verdict: 'wait', reason: 'fertilizerLight' }));
  it('waits when no rain is coming', () =>
    expect(at8(hours())).toMatchObject({ verdict: 'wait', reason: 'fertilizerDry' }));
  it('does not count rain that has fallen', () => expect(at8(hours({ 6: rain(30) }))?.reason).toBe('fertilizerDry'));
  it('says nothing where no rain is forecast', () => expect(at8(every({ rainMm: null }))).toBeUndefined());
});

describe('the day the work is judged for', () => {
  const dry = { rainMm: 0, rainChancePct: 5 };
  const days = ['06', '07', '08', '09', '10'].map((day) => ({
    day: `2026-05-${day}`,
    ...(day === '06' ? rain(40) : dry),
  }));
  const weather = { hours: hours({ 12: rain(40) }), days };
  const open = [{ from: '2026-05-01', by: '2026-05-31' }];
  it('is today until 17 h', () => expect(judgeFarmWork(weather, clock(16.9), open).on).toBe('today'));
  it('is tomorrow in the evening, and today’s rain is forgotten', () => {
    const { on, works } = judgeFarmWork(weather, clock(17), open);
    expect(on).toBe('tomorrow');
    expect(works.map(({ work, advice }) => [work, advice?.reason])).toEqual([
      ['spray', 'sprayNow'],
      ['plant', 'plantDry'],
      ['dry', 'drySun'],
      ['fertilizer', 'fertilizerDry'],
    ]);
  });
  it('has no answer on planting where nothing is planted', () => {
    expect(judgeFarmWork(weather, clock(8), []).works.map(({ work }) => work)).toEqual(['spray', 'dry', 'fertilizer']);
  });
});

test('no rule rests on the law of another country', () => {
  const told = JSON.stringify(workSources);
  expect(told).not.toMatch(/ohio|montana|ontario|australia|DPIRD|GRDC|\.gov\.au|\.edu|revised code/i);
  expect(workSources.spray[0]?.title).toMatch(/^FAO/);
});
