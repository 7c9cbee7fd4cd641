import { describe, expect, it, test } from 'vitest';
import { deltaT, wetBulb } from './deltaT.ts';
import { judgeFarmWork, workSources } from './farmWork.ts';
import { adviseDrying } from './dryingGrain.ts';
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
