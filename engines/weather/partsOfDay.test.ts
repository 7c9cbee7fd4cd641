import { describe, expect, it, test } from 'vitest';
import { dayCards } from './dayCards.ts';
import { partOfDay, readingsOfDay } from './partsOfDay.ts';

const at = (...hours: number[]) => hours.map((hour) => ({ hour }));

describe('the parts of a day', () => {
  test.each([
    [0, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [16, 'afternoon'],
    [17, 'evening'],
    [23, 'evening'],
  ])('%i h is %s', (hour, part) => expect(partOfDay(hour)).toBe(part));

  it('tells each by the reading nearest to 09, 14 and 19 h', () => {
    const { morning, afternoon, evening } = readingsOfDay(at(21, 18, 15, 12, 9, 6, 3, 0));
    expect([morning?.hour, afternoon?.hour, evening?.hour]).toEqual([9, 15, 18]);
  });

  it('takes the earlier of two readings as near', () => expect(readingsOfDay(at(10, 8)).morning?.hour).toBe(8));

  it('tells no part from the hours of another', () => {
    // 12 h is nearer to 09 h than 00 h is, but it is afternoon.
    const { morning, afternoon, evening } = readingsOfDay(at(0, 12));
    expect([morning?.hour, afternoon?.hour, evening]).toEqual([0, 12, undefined]);
  });
});

describe('the day cards', () => {
  const days = [{ day: '2026-05-06' }, { day: '2026-05-07' }, { day: '2026-05-08' }];
  const told = (promoted?: string) => {
    const { main, row } = dayCards(days, promoted);
    return [main?.day.slice(-2), ...row.map(({ day }) => day.slice(-2))];
  };

  it('leave the first day out of the row', () => expect(told()).toEqual(['06', '07', '08']));
  it('swap a promoted day with the main card', () => expect(told('2026-05-08')).toEqual(['08', '07', '06']));
  it('keep the first day when an unknown one is promoted', () =>
    expect(told('2026-06-01')).toEqual(['06', '07', '08']));
  it('are none without days', () => expect(dayCards([], '2026-05-06')).toEqual({ main: undefined, row: [] }));
});
