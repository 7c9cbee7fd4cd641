import { describe, expect, it, test } from 'vitest';
import { adviseWaiting, type RainedActivity } from './calendarRain.ts';
import { judgeFarmWork } from './farmWork.ts';
import type { WorkHour, WorkWeather } from './workWeather.ts';

/** 6 May 2026 at 08:00 in Accra. */
const NOW = Date.UTC(2026, 4, 6, 8) / 1000;
const activity = (colour: string, start = '2026-05-01', end = '2026-05-20'): RainedActivity => ({
  name: colour,
  colour,
  start,
  end,
});

/** Three days of kind weather with the same rain every three hours, and a week with 1 mm. */
function weather(change: Partial<WorkHour> = {}, week: readonly number[] = [0, 0, 1, 0, 0, 0, 0]): WorkWeather {
  return {
    hours: Array.from({ length: 24 }, (_, index) => ({
      at: Date.UTC(2026, 4, 6, index * 3) / 1000,
      temperatureC: 27,
      humidityPct: 60,
      rainMm: 0,
      rainChancePct: 10,
      windKmh: 8,
      ...change,
    })),
    days: week.map((rainMm, index) => ({
      day: `2026-05-${String(index + 6).padStart(2, '0')}`,
      rainMm,
      rainChancePct: 70,
    })),
  };
}
const told = (colour: string, what: WorkWeather, now = NOW) =>
  adviseWaiting([activity(colour)], what, now).waits.map(({ advice }) => advice.reason);

describe('the forecast advises to wait', () => {
  it('with planting, when not enough rain comes', () => {
    expect(adviseWaiting([activity('planting')], weather(), NOW)).toEqual({
      on: 'today',
      isDue: true,
      waits: [
        { activity: 'planting', advice: { verdict: 'no', reason: 'plantDry', values: { mm: 1, days: 7, rainMm: 1 } } },
      ],
    });
    expect(told('planting', weather({}, [0, 15, 0, 6, 0, 0, 0]))).toEqual(['plantAhead']);
  });
  it('with planting, not after a wet week that goes on', () => {
    const pastRainMm = [0, 0, 30, 0, 30, 0, 0];
    expect(told('planting', { ...weather({}, [0, 0, 3, 0, 0, 4, 0]), pastRainMm })).toEqual([]);
    expect(told('planting', { ...weather({}, [0, 0, 0, 0, 0, 4, 0]), pastRainMm })).toEqual(['plantDrySpell']);
  });
  it('with nothing where no work is due, and says so', () => {
    expect(
      adviseWaiting([activity('basal', '2026-07-01', '2026-07-10'), activity('land')], weather(), NOW),
    ).toMatchObject({ isDue: false, waits: [] });
    expect(adviseWaiting([activity('basal')], weather(), NOW).isDue).toBe(true);
  });
  it('not with planting that is watered', () => {
    expect(adviseWaiting([{ ...activity('planting'), watered: true }], weather(), NOW).waits).toEqual([]);
  });
  it('with fertilizer, before rain that washes it away', () => {
    expect(told('basal', weather({ rainMm: 4, rainChancePct: 80 }))).toEqual(['fertilizerHeavy']);
    expect(told('top', weather({ rainMm: 1, rainChancePct: 80 }))).toEqual([]);
  });
  it('with harvest, before rain; not for damp air, which hurts no roots', () => {
    expect(told('harvesting', weather({ rainMm: 2 }))).toEqual(['dryRain']);
    expect(told('harvesting', weather({ humidityPct: 90 }))).toEqual([]);
  });
  it('of the next morning, in the evening', () => {
    const evening = NOW + 10 * 3600;
    expect(adviseWaiting([activity('pest')], weather({ windKmh: 20 }), evening).on).toBe('tomorrow');
    expect(
      adviseWaiting([activity('pest', '2026-05-01', '2026-05-06')], weather({ windKmh: 20 }), evening).waits,
    ).toEqual([]);
  });
  it('only for what is due, and for planting that begins within three days', () => {
    const due = (colour: string, start: string, end: string) =>
      adviseWaiting([activity(colour, start, end)], weather({ rainMm: 5 }), NOW).waits.length;
    expect(due('planting', '2026-05-09', '2026-05-20')).toBe(1);
    expect(due('planting', '2026-05-10', '2026-05-20')).toBe(0);
    expect(due('planting', '2026-04-01', '2026-05-05')).toBe(0);
    expect(due('pest', '2026-04-01', '2026-05-06')).toBe(1);
    expect(due('pest', '2026-05-07', '2026-05-20')).toBe(0);
  });
  it('never for weeding, and not without a forecast', () => {
    expect([...told('weed', weather()), ...told('land', weather())]).toEqual([]);
    expect(adviseWaiting([activity('planting'), activity('pest')], { hours: [], days: [] }, NOW).waits).toEqual([]);
  });
});

// 3 mm at 60 % once kept the sprayer at home on the one page and sent it out on the other.
test.each([
  ['a shower of 3 mm', { rainMm: 1.5, rainChancePct: 60 }],
  ['10 mm at 45 %', { rainMm: 10, rainChancePct: 45 }],
  ['hardly any rain', { rainMm: 0.1, rainChancePct: 10 }],
  ['a strong wind', { windKmh: 22 }],
] as const)('with %s it says of spraying what the weather screen says', (_, change) => {
  const screen = judgeFarmWork(weather(change), NOW, []).works.find(({ work }) => work === 'spray')?.advice;
  expect(told('pest', weather(change))).toEqual(screen?.verdict === 'good' ? [] : [screen?.reason]);
});
