import { expect, test } from 'vitest';
import { branchOfAudit, mayCheckAudit } from './audit.ts';
import { holding, type OfficerRole, officerRoles, visitor } from '../roles.ts';
import { whoMay } from '../testing/people.ts';

test('the audit is read by administrators alone', () => {
  expect(whoMay(mayCheckAudit)).toEqual(['admin']);
});

test('administrators of a district read what officers of their district did, and others nothing', () => {
  const of = (role: OfficerRole) => branchOfAudit({ ...visitor, personId: role, officer: holding(role, ['ejura']) });
  expect(officerRoles.map((role) => [role, of(role)])).toEqual([
    ['admin', ['ejura']],
    ['director', []],
    ['pprsd', []],
    ['user', []],
    ['responder', []],
  ]);
});
