import { expect, test } from 'vitest';
import { mayDeclareOnset, maySeeDeclarers } from './seasons.ts';
import { whoMay } from '../testing/people.ts';

test('the onset of the rains is declared by administrators, who alone see who declared it', () => {
  expect(whoMay(mayDeclareOnset)).toEqual(['admin']);
  expect(whoMay(maySeeDeclarers)).toEqual(['admin']);
});
