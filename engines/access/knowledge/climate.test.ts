import { expect, test } from 'vitest';
import { mayKeepClimate, mayReadGauges } from './climate.ts';
import { whoMay } from '../testing/people.ts';

test('daily climate records are brought in and taken away by administrators alone', () => {
  expect(whoMay(mayKeepClimate)).toEqual(['admin']);
});

test('rain gauges are read by every officer but a responder', () => {
  expect(whoMay(mayReadGauges)).toEqual(['ama', 'kofi', 'efua', 'admin']);
});
