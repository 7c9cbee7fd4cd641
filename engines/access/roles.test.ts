import { expect, test } from 'vitest';
import { isAdministrator, visitor } from './roles.ts';
import { whoMay } from './testing/people.ts';

test('an administrator is an officer with that role; a data administrator is none', () => {
  expect(whoMay(isAdministrator)).toEqual(['admin']);
});

test('a visitor is nobody', () => {
  expect(visitor).toEqual({ personId: null, name: '', officer: null, dataUser: null });
});
