import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../root.ts';
import { readShipped } from './shipped.ts';

const { activities } = (await readShipped(path.join(root, 'content', 'reference'))).rows();
const daysIn = { day: 1, week: 7, month: 30.4 } as const;
/** What "at 3-4 weeks" may differ from the days the plan counts with. */
const slack = 5;

test('what an activity says of its week after planting is when the plan has it', () => {
  const contradictions = activities
    .filter(({ anchor, code }) => anchor === 'planting' && /^(W\d|TD|BF|HV)$/.test(code))
    .flatMap(({ cropId, code, startOffsetDays, shortText }) =>
      [...shortText.matchAll(/\bat (\d+)(?:-(\d+))? (day|week|month)s?/g)].flatMap(([said, from, to = from, unit]) => {
        const one = daysIn[unit as keyof typeof daysIn];
        const [first, last] = [Number(from) * one - slack, Number(to) * one + slack];
        return startOffsetDays < first || startOffsetDays > last
          ? [`${cropId} ${code}: "${said}", planned ${startOffsetDays} days after planting`]
          : [];
      }),
    );
  expect(contradictions).toEqual([]);
});

test('no advice speaks of the rains to a crop that is farmed without them, nor of drying to one that is sold fresh', () => {
  expect(
    activities
      .filter(({ longText }) => /before the rains/i.test(longText))
      .map(({ cropId, code }) => `${cropId} ${code}`),
  ).toEqual([]);
  const fresh = new Set(['tomato', 'garden_egg', 'plantain', 'banana', 'cabbage', 'watermelon']);
  expect(
    activities
      .filter(({ cropId, code, longText }) => fresh.has(cropId) && code === 'DS' && /\bdry,/i.test(longText))
      .map(({ cropId }) => cropId),
  ).toEqual([]);
});
