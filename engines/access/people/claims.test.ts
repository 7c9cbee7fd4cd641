import { expect, test } from 'vitest';
import { type ClaimRule, isClaimRule, rightsFromClaims } from './claims.ts';

const rules: readonly ClaimRule[] = [
  { claim: 'groups', value: 'aeas', officer: 'user', districts: 'districts' },
  { claim: 'groups', value: 'ppd', officer: 'pprsd' },
  { claim: 'realm_access.roles', value: 'data', data: 'member' },
  { claim: 'realm_access.roles', value: 'data-admin', data: 'administrator' },
];

test('a group gives its role at the districts that the claim names', () => {
  expect(rightsFromClaims(rules, { groups: ['staff', 'aeas'], districts: ['guan', 'Hohoe'] })).toEqual({
    officer: { role: 'user', districts: ['guan', 'Hohoe'] },
    data: null,
  });
});

test('without the districts it should name, a role is not given: it would reach further than meant', () => {
  expect(rightsFromClaims(rules, { groups: ['aeas'] }).officer).toBeNull();
  expect(rightsFromClaims(rules, { groups: ['aeas'], districts: [] }).officer).toBeNull();
});

test('of several roles that of most is given, in the control centre and in the data hub', () => {
  const claims = { groups: ['aeas', 'ppd'], districts: 'guan', realm_access: { roles: ['data', 'data-admin'] } };
  expect(rightsFromClaims(rules, claims)).toEqual({
    officer: { role: 'pprsd', districts: [] },
    data: 'administrator',
  });
});

test('claims that nothing was said of give nothing, whatever they look like', () => {
  expect(rightsFromClaims(rules, { groups: 'others', realm_access: 'data', role: 'admin' })).toEqual({
    officer: null,
    data: null,
  });
  expect(rightsFromClaims(rules, { groups: [{ name: 'ppd' }], realm_access: null })).toEqual({
    officer: null,
    data: null,
  });
});

test('a rule of the settings names a claim, a value and roles that there are', () => {
  expect(rules.every(isClaimRule)).toBe(true);
  const wrong = [
    null,
    'x',
    { claim: 'g' },
    { claim: 'g', value: 'v', officer: 'king' },
    { claim: 'g', value: 'v', data: 1 },
  ];
  expect(wrong.filter(isClaimRule)).toEqual([]);
});

test('a member of the data hub is no administrator there', () => {
  expect(rightsFromClaims(rules, { realm_access: { roles: ['data'] } })).toEqual({ officer: null, data: 'member' });
});
