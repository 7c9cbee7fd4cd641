import { expect, test } from 'vitest';
import { branchOfFarmers, mayKeepFarmers } from './farmers.ts';
import { type Actor, holding, type OfficerRole, officerRoles, visitor } from '../roles.ts';
import { whoMay } from '../testing/people.ts';

test('every officer but a responder keeps farmers; a data user keeps none', () => {
  expect(whoMay(mayKeepFarmers)).toEqual(['ama', 'kofi', 'efua', 'admin']);
});

test('the farmers of all officers are for administrators', () => {
  expect(whoMay((actor) => branchOfFarmers(actor) === null)).toEqual(['admin']);
});

test('a director looks through the farmers of the branch, an officer of a district does not', () => {
  const at = (role: OfficerRole): Actor => ({ ...visitor, personId: role, officer: holding(role, ['ejura']) });
  expect(officerRoles.filter((role) => branchOfFarmers(at(role))?.length === 1)).toEqual(['admin', 'director']);
});
