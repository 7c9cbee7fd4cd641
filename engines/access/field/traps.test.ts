import { expect, test } from 'vitest';
import {
  branchOfTraps,
  mayKeepThresholds,
  mayManageTraps,
  mayReportTraps,
  maySuperviseTraps,
  supervisesTraps,
} from './traps.ts';
import { type Actor, holding, type OfficerRole, officerRoles, visitor } from '../roles.ts';
import { whoMay } from '../testing/people.ts';

test('every officer but a responder reports from traps', () => {
  expect(whoMay(mayReportTraps)).toEqual(['ama', 'kofi', 'efua', 'admin']);
});

test('sites and thresholds are kept by administrators', () => {
  expect(whoMay((actor) => mayManageTraps(actor))).toEqual(['admin']);
});

test('the reports of others are corrected by plant protection and administrators', () => {
  expect(whoMay((actor) => maySuperviseTraps(actor, 'ejura'))).toEqual(['efua', 'admin']);
});

const at = (role: OfficerRole): Actor => ({ ...visitor, personId: role, officer: holding(role, ['ejura']) });

test('what others report is read in their branch by every officer but a responder', () => {
  expect(officerRoles.map((role) => [role, branchOfTraps(at(role))])).toEqual([
    ['admin', ['ejura']],
    ['director', ['ejura']],
    ['pprsd', ['ejura']],
    ['user', ['ejura']],
    ['responder', []],
  ]);
});

test('an administrator of a district keeps the sites there and no others, and no thresholds, which are the nation’s', () => {
  const district = at('admin');
  expect(mayManageTraps(district)).toBe(true);
  expect([mayManageTraps(district, 'ejura'), mayManageTraps(district, 'wa'), mayManageTraps(district, null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(mayKeepThresholds(district)).toBe(false);
  expect(whoMay(mayKeepThresholds)).toEqual(['admin']);
});

test('plant protection and administrators of a district supervise there alone', () => {
  expect(officerRoles.filter((role) => supervisesTraps(at(role)))).toEqual(['admin', 'pprsd']);
  expect(officerRoles.filter((role) => maySuperviseTraps(at(role), 'wa'))).toEqual([]);
  expect(whoMay(supervisesTraps)).toEqual(['efua', 'admin']);
});
