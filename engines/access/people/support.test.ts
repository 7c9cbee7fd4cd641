import { expect, test } from 'vitest';
import { mayReadMessages } from './support.ts';
import { whoMay } from '../testing/people.ts';

test('messages to support are read by administrators', () => {
  expect(whoMay(mayReadMessages)).toEqual(['admin']);
});
