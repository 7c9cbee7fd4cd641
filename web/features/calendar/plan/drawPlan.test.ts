import { expect, test } from 'vitest';
import { maizeInEjura } from '#web/testing/planFixture.ts';
import { drawPlan } from './drawPlan.ts';
import { monthStarts } from './months/monthStarts.ts';

const words = {
  title: 'Maize & more in Ejura',
  season: 'Major season 2026 · Medium varieties',
  foot: 'From AgriHub Ghana',
  today: 'Today, 6 May',
  span: (from: string, to: string) => `${from}–${to}`,
  month: String,
  colour: (token: string) => token,
};

test('the picture names every activity with its days, and marks today', () => {
  const svg = drawPlan(maizeInEjura, '2026-05-06', words);
  expect(svg.match(/<text/g)).toHaveLength(10 * 2 + 6 + 4);
  expect(svg).toContain('2026-04-06–2026-04-27');
  expect(svg).toContain('Today, 6 May');
});

test('the picture names season and year, and nothing runs past its frame', () => {
  const [months, activities, summary] = maizeInEjura;
  const last = activities.at(-1);
  if (last === undefined) throw new Error('No activity');
  const stored = {
    ...last,
    activity_key: 'DS',
    activityStart: '2026-08-01',
    activityEnd: '2026-09-20',
    earliestStart: '2026-07-20',
    latestEnd: '2026-10-30',
  };
  const svg = drawPlan([months, [...activities, stored], summary], '2026-05-06', words);
  expect(svg).toContain('Major season 2026 · Medium varieties');
  const bars = [...svg.matchAll(/<rect x="([\d.]+)"[^>]*? width="([\d.]+)"/g)].map(
    ([, x, width]) => Number(x) + Number(width),
  );
  expect(Math.max(...bars)).toBeLessThanOrEqual(1200 - 48 + 6);
  const days = [
    ...svg.matchAll(/<text x="([\d.]+)" y="[\d.]+" font-size="15" text-anchor="(start|end)"[^>]*>(20[^<]*)</g),
  ];
  expect(days).toHaveLength(11);
  for (const [, x, anchor, text = ''] of days) {
    const right = anchor === 'end' ? Number(x) : Number(x) + text.length * 8.2;
    expect(right).toBeLessThanOrEqual(1200);
    expect(Number(x) - (anchor === 'end' ? text.length * 8.2 : 0)).toBeGreaterThanOrEqual(0);
  }
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

test('the warnings of a plan go with its picture, in lines that fit it', () => {
  const [months, activities, summary] = maizeInEjura;
  const warnings = [
    'Maize is not usual here.',
    `Ask first. ${'The months are those of another zone. '.repeat(6).trim()}`,
  ];
  const lines = [
    ...drawPlan([months, activities, { ...summary, warnings }], '2026-05-06', words).matchAll(
      /<text x="48" y="([\d.]+)" font-size="15" fill="--ink">([^<]*)</g,
    ),
  ].map(([, y, text = '']) => ({ y: Number(y), text }));
  expect(lines.map(({ text }) => text).join(' ')).toBe(warnings.map((warning) => `• ${warning}`).join(' '));
  expect(lines).toHaveLength(3);
  for (const { text } of lines) expect(48 + text.length * 8.2).toBeLessThanOrEqual(1200 - 48);
  expect(lines[1]?.y).toBeGreaterThan(lines[0]?.y ?? 0);
});
