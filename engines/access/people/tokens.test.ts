import { expect, test } from 'vitest';
import { opensCall, scopesFor, type TokenScope, tokenScopes } from './tokens.ts';

const call = (room: string, effect: 'reads' | 'writes', audience = 'officer') => ({ room, effect, audience });
const opened = (scopes: TokenScope[], room: string, effect: 'reads' | 'writes') =>
  opensCall(scopes, call(room, effect));

test('a token for reading the field changes nothing there', () => {
  expect(opened(['field-read'], 'farmers', 'reads')).toBe(true);
  expect(opened(['field-read'], 'farmers', 'writes')).toBe(false);
  expect(opened(['field'], 'farmers', 'writes')).toBe(true);
  expect(opened(['field'], 'farmers', 'reads')).toBe(true);
});

test('a token for data sends files and reads the catalogue, and sees no farmer and no message', () => {
  expect(opened(['data'], 'submissions', 'writes')).toBe(true);
  expect(opened(['data'], 'catalogue', 'reads')).toBe(true);
  expect(opened(['data'], 'farmers', 'reads')).toBe(false);
  expect(opened(['data'], 'messages', 'reads')).toBe(false);
});

test('a token for reading sees what is open and changes nothing', () => {
  expect(opened(['read'], 'catalogue', 'reads')).toBe(true);
  expect(opened(['read'], 'catalogue', 'writes')).toBe(false);
  expect(opened(['read'], 'reference', 'writes')).toBe(false);
  expect(opened(['read'], 'farmers', 'reads')).toBe(false);
});

test('people and services are for administrators, one’s own account is not', () => {
  expect(scopesFor(call('accounts', 'reads', 'officer'))).toEqual(['admin']);
  expect(scopesFor(call('accounts', 'reads', 'either'))).toEqual(['account']);
  expect(scopesFor(call('accounts', 'writes', 'public'))).toEqual(['account']);
});

test('a room nobody thought of is opened by no scope but that of administrators', () => {
  const opening = tokenScopes.filter((scope) => opened([scope], 'somethingNew', 'reads'));
  expect(opening).toEqual(['admin']);
});
