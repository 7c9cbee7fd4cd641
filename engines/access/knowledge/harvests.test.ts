import { expect, test } from 'vitest';
import { mayKeepHarvests } from './harvests.ts';
import { whoMay } from '../testing/people.ts';

test('which portals are harvested is chosen by data administrators and administrators of the nation', () => {
  expect(whoMay(mayKeepHarvests)).toEqual(['admin', 'adjoa']);
});
