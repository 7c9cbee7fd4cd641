import { expect, test } from 'vitest';
import { mayChangeFarm, mayKeepFarms, maySeeAllFarms } from './farms.ts';
import { whoMay } from './testing/people.ts';

test('every officer but a responder keeps farms; a data user keeps none', () => {
  expect(whoMay(mayKeepFarms)).toEqual(['ama', 'kofi', 'efua', 'admin']);
});

test('the farms of the whole country are for administrators', () => {
  expect(whoMay(maySeeAllFarms)).toEqual(['admin']);
});

test('a farm is changed by the officer it is kept by and by administrators', () => {
  expect(whoMay((actor) => mayChangeFarm(actor, 'ama'))).toEqual(['ama', 'admin']);
});

test('a farm that nobody keeps belongs to no visitor', () => {
  expect(whoMay((actor) => mayChangeFarm(actor, null))).toEqual(['admin']);
});
