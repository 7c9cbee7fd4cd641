import { expect, test } from 'vitest';
import type { PlannedActivity } from '../calendar/types.ts';
import { seasonDrafts } from './seasonDrafts.ts';

const activity = (key: string, name: string, start: string, end: string): PlannedActivity => ({
  activityId: 1, ruleId: 1, key, code: key, name, colour: 'planting', start, end, earliestStart: start, latestStart: start, latestEnd: end, risks: [],
});
const advice: Readonly<Record<string, string>> = { LP: 'Plough once.', PL: 'Plant 2 seeds per hill.', WD: 'Weed by hand.', HV: ' Harvest dry cobs. ' };
const activities = [
  activity('LP', 'Land preparation', '2026-03-16', '2026-04-05'),
  activity('PL', 'Planting', '2026-04-22', '2026-04-28'),
  activity('HV', 'Harvesting', '2026-07-01', '2026-07-01'),
  activity('RO', 'Rain onset', '2026-04-15', '2026-04-20'),
  activity('WD', 'Weeding', '2026-04-10', '2026-04-18'),
];

test('a draft goes three days ahead, or today where that has passed; what is over or has no advice gets none', () => {
  expect(seasonDrafts({ crop: 'Maize', district: 'Ejura', activities }, ({ key }) => advice[key] ?? '', '2026-04-12')).toEqual([
    { key: 'WD', activity: 'Weeding', from: '2026-04-10', to: '2026-04-18', day: '2026-04-12', text: 'Maize, Ejura: Weeding, 10 Apr to 18 Apr. Weed by hand.' },
    { key: 'PL', activity: 'Planting', from: '2026-04-22', to: '2026-04-28', day: '2026-04-19', text: 'Maize, Ejura: Planting, 22 Apr to 28 Apr. Plant 2 seeds per hill.' },
    { key: 'HV', activity: 'Harvesting', from: '2026-07-01', to: '2026-07-01', day: '2026-06-28', text: 'Maize, Ejura: Harvesting, 1 Jul. Harvest dry cobs.' },
  ]);
});
