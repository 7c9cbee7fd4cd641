import { expect, test } from 'vitest';
import { dayNumber } from '../../dates/day.ts';
import { checkNeighbours } from './neighbours.ts';
import { makeSeries } from '../series.ts';
import { dayAt } from '../series.ts';

const FIRST = dayNumber('2001-01-01');
/** Rain of a year, mm: 5 mm on every day whose number has a remainder below 2 by 7 or 11, moved by some days. */
const year = (moved: number, changes: Readonly<Record<string, number | null>> = {}) =>
  makeSeries(
    'made-up',
    Array.from({ length: 365 }, (_, at) => {
      const day = FIRST + at;
      const source = at - moved;
      const rain = source % 7 === 3 || source % 11 === 5 ? 500 : 0;
      const change = Object.entries(changes).find(([date]) => dayNumber(date) === day);
      return { day, rain: change ? change[1] : rain };
    }),
  );
const near = (...all: ReturnType<typeof year>[]) => all.map((series, at) => ({ name: `n${at}`, km: 20 + at, series }));

test('heavy rain that no neighbour had is flagged, one that a neighbour had a day later is not', () => {
  const dry = { '2001-05-01': 0, '2001-05-02': 0, '2001-05-03': 0 };
  const own = year(0, { '2001-05-02': 9000 });
  expect(
    checkNeighbours(own, near(year(0, dry), year(0, dry))).map(({ check, from }) => [check, dayAt(own, from)]),
  ).toEqual([['spike', '2001-05-02']]);
  expect(checkNeighbours(own, near(year(0, dry), year(0, { ...dry, '2001-05-03': 300 })))).toEqual([]);
  expect(checkNeighbours(own, near(year(0, dry), year(0, { ...dry, '2001-05-01': null })))).toEqual([]);
});

test('a year written a day early is flagged as fitting a day later, and one that fits is not', () => {
  const [early, right] = [year(0), year(1)];
  expect(checkNeighbours(early, near(right, right)).map(({ check, sentence }) => [check, sentence])).toEqual([
    [
      'shiftedDays',
      'The wet days of 2001 fit those of places within 60 km much better a day later: were days written under the wrong date?',
    ],
  ]);
  expect(checkNeighbours(right, near(right, early, right))).toEqual([]);
});

test('one neighbour, or ones far away, say nothing', () => {
  const dry = { '2001-05-01': 0, '2001-05-02': 0, '2001-05-03': 0 };
  const own = year(0, { '2001-05-02': 9000 });
  expect(checkNeighbours(own, near(year(0, dry)))).toEqual([]);
  expect(
    checkNeighbours(
      own,
      near(year(0, dry), year(0, dry)).map((each) => ({ ...each, km: 90 })),
    ),
  ).toEqual([]);
});
