import { expect, test } from 'vitest';
import { mayManagePeople } from './accounts.ts';
import { holding, visitor, type Actor, type OfficerRole } from '../roles.ts';

const officer = (role: OfficerRole): Actor => ({ ...visitor, personId: '1', officer: holding(role) });

test('people are for administrators, and a data administrator is none', () => {
  expect(mayManagePeople(officer('admin'))).toBe(true);
  for (const role of ['user', 'pprsd', 'responder'] as const) expect(mayManagePeople(officer(role))).toBe(false);
  expect(mayManagePeople({ ...visitor, personId: '1', dataUser: { isAdmin: true } })).toBe(false);
  expect(mayManagePeople(visitor)).toBe(false);
});
