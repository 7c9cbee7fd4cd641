import { expect, test } from 'vitest';
import { branchOfFarms, mayChangeFarm, mayKeepFarms } from './farms.ts';
import { whoMay } from '../testing/people.ts';

test('every officer but a responder keeps farms; a data user keeps none', () => {
  expect(whoMay(mayKeepFarms)).toEqual(['ama', 'kofi', 'efua', 'admin']);
});

test('the farms of the whole country are for administrators', () => {
  expect(whoMay((actor) => branchOfFarms(actor) === null)).toEqual(['admin']);
});

test('a farm is changed by the officer it is kept by and by administrators', () => {
  expect(whoMay((actor) => mayChangeFarm(actor, { ownerId: 'ama', districtId: 'ejura' }))).toEqual(['ama', 'admin']);
});

test('a farm that nobody keeps belongs to no visitor', () => {
  expect(whoMay((actor) => mayChangeFarm(actor, { ownerId: null, districtId: 'ejura' }))).toEqual(['admin']);
});
