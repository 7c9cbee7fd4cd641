import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { monthsOf } from '#engines/calendar/display/months.ts';
import { loadWords } from '#web/lib/words.ts';
import { maizeInEjura } from '#web/testing/planFixture.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { MonthPanel } from './MonthPanel.tsx';
import { NowCard } from './NowCard.tsx';
import { spanOf, type Plan } from '../plan.ts';

await loadWords(['calendar', 'home']);
afterEach(cleanup);

const selection = { crop: 'maize', region: 'ashanti', district: 'ejura_sekyedumase_municipal' };

/** A season with work in April that is over on the 10th, work that goes on till the 20th, and a harvest in July. */
function planWith(...spans: readonly (readonly [name: string, start: string, end: string])[]): Plan {
  const [, [first], summary] = maizeInEjura;
  if (first === undefined) throw new Error('the fixture has no activity');
  const activities = spans.map(([activity, activityStart, activityEnd], index) => ({
    ...first,
    activityId: index,
    activity,
    activityStart,
    activityEnd,
  }));
  return [monthsOf(activities.map(spanOf)), activities, summary];
}

const clearing = ['Clearing', '2026-04-01', '2026-04-10'] as const;
const planting = ['Planting', '2026-04-05', '2026-04-20'] as const;
const harvest = ['Harvesting', '2026-07-20', '2026-08-04'] as const;

function namesOnCard(plan: Plan, today: string): (string | null)[] {
  renderPage(<NowCard title="Maize in Ejura" plan={plan} climate={undefined} selection={selection} today={today} />);
  return within(screen.getByRole('region', { name: 'Maize in Ejura' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('the card in short leads with what is still to be done and says what has ended', () => {
  expect(namesOnCard(planWith(clearing, planting, harvest), '2026-04-11')).toEqual([
    'Planting5 Apr – 20 Apr',
    'Clearingended 10 Apr',
  ]);
});

test('when all of the month is over, the next work leads', () => {
  expect(namesOnCard(planWith(clearing, harvest), '2026-04-11')).toEqual([
    'Next: Harvesting20 Jul – 4 Aug',
    'Clearingended 10 Apr',
  ]);
});

test('an activity is not over on its last day', () => {
  expect(namesOnCard(planWith(clearing, harvest), '2026-04-10')).toEqual(['Clearing1 Apr – 10 Apr']);
});

function panel(plan: Plan, today: string, month?: number): string {
  renderPage(<MonthPanel plan={plan} climate={undefined} selection={{ ...selection, month }} today={today} />);
  return document.body.textContent;
}

test('this month says which activity has ended, and what comes next when all have', () => {
  const text = panel(planWith(clearing, harvest), '2026-04-11');
  expect(text).toContain('Next work: Harvesting, 20 Jul – 4 Aug');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Clearing 1 Apr – 10 Apr ended');
  cleanup();
  expect(panel(planWith(clearing, planting, harvest), '2026-04-11')).not.toContain('Next work');
  expect(screen.getAllByText('ended')).toHaveLength(1);
});

test('work of this month in another year is not due now: it has its year, and the next work leads', () => {
  const nextYear = ['Harvesting', '2027-04-03', '2027-04-14'] as const;
  const sowing = ['Planting', '2026-12-01', '2026-12-10'] as const;
  expect(namesOnCard(planWith(sowing, nextYear), '2026-04-11')).toEqual(['Next: Planting1 Dec – 10 Dec']);
  cleanup();
  expect(panel(planWith(sowing, nextYear), '2026-04-11')).toContain('Next work: Planting, 1 Dec – 10 Dec');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Harvesting 3 Apr 2027 – 14 Apr 2027');
});

test('months gone by are shown as they were planned', () => {
  const text = panel(planWith(clearing, harvest), '2026-05-11', 4);
  expect(text).not.toContain('ended');
  expect(text).not.toContain('Next work');
});
