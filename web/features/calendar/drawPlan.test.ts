import { expect, test } from 'vitest';
import { maizeInEjura } from '#web/testing/planFixture.ts';
import { drawPlan } from './drawPlan.ts';
import { monthStarts } from './monthStarts.ts';

const words = {
  title: 'Maize & more in Ejura',
  foot: 'From AgriHub Ghana',
  today: 'Today, 6 May',
  span: (from: string, to: string) => `${from}–${to}`,
  month: String,
  colour: (token: string) => token,
};

test('the picture names every activity with its days, and marks today', () => {
  const svg = drawPlan(maizeInEjura, '2026-05-06', words);
  expect(svg.match(/<text/g)).toHaveLength(10 * 2 + 6 + 3);
  expect(svg).toContain('2026-04-06–2026-04-27');
  expect(svg).toContain('Today, 6 May');
});

test('a name cannot become markup', () => {
  expect(drawPlan(maizeInEjura, '2026-05-06', words)).toContain('Maize &amp; more');
});

test('a day outside the season is not marked', () => {
  expect(drawPlan(maizeInEjura, '2026-12-01', words)).not.toContain('Today');
});

test('months are counted over New Year', () => {
  expect(monthStarts('2026-11-20', '2027-02-03')).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
});
