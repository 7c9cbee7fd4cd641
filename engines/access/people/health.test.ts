import { expect, test } from 'vitest';
import { maySeeHealth } from './health.ts';
import { whoMay } from '../testing/people.ts';

test('how the portal is doing is for administrators', () => {
  expect(whoMay(maySeeHealth)).toEqual(['admin']);
});
