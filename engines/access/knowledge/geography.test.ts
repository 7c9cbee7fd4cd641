import { expect, test } from 'vitest';
import { mayManageOutlines } from './geography.ts';
import { holding, visitor, type Actor, type OfficerRole } from '../roles.ts';

const officer = (role: OfficerRole): Actor => ({ ...visitor, personId: '1', officer: holding(role) });

test('outlines are for administrators', () => {
  expect(mayManageOutlines(officer('admin'))).toBe(true);
  expect(mayManageOutlines(officer('user'))).toBe(false);
  expect(mayManageOutlines({ ...visitor, dataUser: { isAdmin: true } })).toBe(false);
  expect(mayManageOutlines(visitor)).toBe(false);
});
