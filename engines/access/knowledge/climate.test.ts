import { expect, test } from 'vitest';
import { mayKeepClimate } from './climate.ts';
import { whoMay } from '../testing/people.ts';

test('daily climate records are brought in and taken away by administrators alone', () => {
  expect(whoMay(mayKeepClimate)).toEqual(['admin']);
});
