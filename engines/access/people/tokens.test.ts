import { expect, test } from 'vitest';
import { isAccessToken, opensCall, reachesRoom, scopesFor, tokenHint, type TokenScope, tokenScopes } from './tokens.ts';

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

test('there are seven scopes', () => {
  expect(tokenScopes).toEqual(['read', 'data', 'field-read', 'field', 'messages', 'admin', 'account']);
});

test.each([
  ['weather', ['read'], ['admin']],
  ['calendar', ['read'], ['admin']],
  ['catalogue', ['read', 'data'], ['data']],
  ['submissions', ['data'], ['data']],
  ['climate', ['read', 'field-read', 'field'], ['field', 'admin']],
  ['farmers', ['field-read', 'field'], ['field']],
  ['bulkActs', ['field-read', 'field', 'admin'], ['field', 'admin']],
  ['trash', ['data', 'field-read', 'field', 'messages', 'admin'], ['data', 'field', 'messages', 'admin']],
  ['messages', ['messages'], ['messages']],
  ['notifications', ['account'], ['account']],
  ['officers', ['field-read', 'field', 'admin'], ['admin']],
  ['audit', ['admin'], ['admin']],
])('%s is read with %j and changed with %j', (room, reads, writes) => {
  expect(scopesFor(call(room, 'reads'))).toEqual(reads);
  expect(scopesFor(call(room, 'writes'))).toEqual(writes);
});

test('a sign-in needs no scope; a token reaches what its scopes open, whoever the call is for', () => {
  const token = (...scopes: TokenScope[]) => ({ token: { id: '1', scopes } });
  expect(reachesRoom({}, 'farmers', 'writes')).toBe(true);
  expect(reachesRoom(token('field-read'), 'farmers', 'reads')).toBe(true);
  expect(reachesRoom(token('field-read'), 'farmers', 'writes')).toBe(false);
  expect(reachesRoom(token(), 'weather', 'reads')).toBe(false);
  expect(reachesRoom(token('account'), 'accounts', 'writes')).toBe(true);
});

test('an access token is told from any other text by its form', () => {
  const secret = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0-_x';
  expect([`aghp_${secret}`, `aghs_${secret}`].map(isAccessToken)).toEqual([true, true]);
  const others = [`aghx_${secret}`, secret, `aghp_${secret}1`, `aghp_${secret.slice(1)}`, `Bearer aghp_${secret}`, ''];
  expect(others.filter(isAccessToken)).toEqual([]);
  expect(tokenHint(`aghp_${secret}`)).toBe('aghp_a1B2…');
});
