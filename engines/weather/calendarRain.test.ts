import { describe, expect, it } from 'vitest';
import { adviseWaiting, type RainedActivity } from './calendarRain.ts';

const activity = (colour: string, start = '2026-05-01', end = '2026-05-20'): RainedActivity => ({ name: colour, colour, start, end });
const week = (rains: readonly number[], chance: number | null = 70) =>
  rains.map((rainMm, index) => ({ day: `2026-05-${String(index + 6).padStart(2, '0')}`, rainMm, rainChancePct: chance }));
const DRY = [0, 0, 1, 0, 0, 0, 0];

describe('the forecast advises to wait', () => {
  it('with planting, when not enough rain comes', () => {
    expect(adviseWaiting([activity('planting')], week(DRY))).toEqual([
      { activity: 'planting', reason: 'waitPlanting', values: { mm: 1, most: 1, days: 7 } },
    ]);
    expect(adviseWaiting([activity('planting')], week([0, 15, 0, 6, 0, 0, 0]))).toEqual([]);
  });

  it('with fertilizer, before heavy rain on the day or the next', () => {
    const tomorrow = week([0, 25, 0, 0, 0]);
    expect(adviseWaiting([activity('basal'), activity('top')], tomorrow)).toEqual([
      { activity: 'basal', reason: 'waitFertilizer', values: { mm: 25, day: '2026-05-07' } },
      { activity: 'top', reason: 'waitFertilizer', values: { mm: 25, day: '2026-05-07' } },
    ]);
    expect(adviseWaiting([activity('basal')], week([0, 24, 0, 0, 0]))).toEqual([]);
    expect(adviseWaiting([activity('basal')], week([0, 0, 60, 0, 0]))).toEqual([]);
  });

  it('with pesticide and harvest, before rain on the day or the next', () => {
    expect(adviseWaiting([activity('pest'), activity('harvesting')], week([6, 0, 0])).map(({ reason }) => reason)).toEqual(['waitSpraying', 'waitHarvest']);
    expect(adviseWaiting([activity('pest')], week([4, 0, 0]))).toEqual([]);
  });

  it('not for rain that is unlikely; rain without a chance counts', () => {
    expect(adviseWaiting([activity('pest')], week([9, 9, 0], 30))).toEqual([]);
    expect(adviseWaiting([activity('pest')], week([9, 9, 0], null))).toHaveLength(1);
  });

  it('only for what is due or begins within three days', () => {
    const due = (start: string, end: string) => adviseWaiting([activity('planting', start, end)], week(DRY)).length;
    expect(due('2026-05-09', '2026-05-20')).toBe(1);
    expect(due('2026-05-10', '2026-05-20')).toBe(0);
    expect(due('2026-04-01', '2026-05-06')).toBe(1);
    expect(due('2026-04-01', '2026-05-05')).toBe(0);
  });

  it('never for weeding, and not without a forecast', () => {
    expect(adviseWaiting([activity('weed'), activity('land')], week(DRY))).toEqual([]);
    expect(adviseWaiting([activity('planting')], [])).toEqual([]);
  });
});
