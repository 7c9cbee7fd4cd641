import { expect, test } from 'vitest';
import { branchOfFarmers, mayKeepFarmers } from './farmers.ts';
import { whoMay } from '../testing/people.ts';

test('every officer but a responder keeps farmers; a data user keeps none', () => {
  expect(whoMay(mayKeepFarmers)).toEqual(['ama', 'kofi', 'efua', 'admin']);
});

test('the farmers of all officers are for administrators', () => {
  expect(whoMay((actor) => branchOfFarmers(actor) === null)).toEqual(['admin']);
});
