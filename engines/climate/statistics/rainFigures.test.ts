import { expect, it } from 'vitest';
import { rainFigures } from './rainFigures.ts';
import { daysFrom, eachDay, madeSeries } from '../testing/madeSeries.ts';

/** 30 mm on a day of April, then 4 mm every third day until September; a false start on 1 April in some years. */
function year(year: number, begins: string, isFalse: boolean): Record<string, number> {
  return {
    [`${year}-03-01`]: 1,
    ...(isFalse ? { [`${year}-04-01`]: 25 } : {}),
    ...eachDay(
      daysFrom(`${year}-${begins}`, `${year}-09-30`).filter((_, at) => at % 3 === 0),
      7,
    ),
    [`${year}-${begins}`]: 30,
  };
}
const rain = {
  ...year(2001, '04-20', true),
  ...year(2002, '04-22', false),
  ...year(2003, '04-24', true),
  ...year(2004, '04-26', false),
  ...year(2005, '04-28', false),
};
const series = madeSeries({ from: '2001-01-01', to: '2006-12-31', rain });

it('takes the middle of the years of a record for a map; years without a start count as not begun', () => {
  const { first, minor, years, missing } = rainFigures(series, 'north');
  // Of six years, one of them without a start, three had begun by 24 April.
  expect(first.start).toBe('04-24');
  // Two false starts and five that held.
  expect(first.failed).toBe(29);
  expect([first.drySpell, minor, years, missing]).toEqual([2, null, 6, 0]);
  // The soil is dry before the search for the end opens on 1 September, 130 days after 24 April.
  expect([first.end, first.length]).toEqual([null, 130]);
});

it('says nothing of fewer than five years', () => {
  const four = madeSeries({ from: '2001-01-01', to: '2004-12-31', rain });
  expect(rainFigures(four, 'north')).toMatchObject({ years: 4, rain: null, first: { start: null, failed: null } });
});

it('has two seasons in the south', () => {
  expect(rainFigures(series, 'south').minor).not.toBeNull();
});
