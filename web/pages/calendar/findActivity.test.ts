import { expect, test } from 'vitest';
import { maizeInEjura } from '#web/testing/planFixture.ts';
import { findActivity } from './findActivity.ts';

test('an address of before, when the onset was written as one word, still leads to it', () => {
  const [, activities] = maizeInEjura;
  expect(findActivity(activities, 'Rainonset')?.activity_code).toBe('RO');
});
