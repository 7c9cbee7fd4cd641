import { expect, test } from 'vitest';
import { mayGivePost, mayManageOfficer } from './people/officers.ts';
import { branchOf, covers, fieldBranch, holding, isAdministrator, visitor, type Actor, type Post } from './roles.ts';

const post = (role: Post['role'], level: Post['level'], ...districts: string[]): Post => ({ role, level, districts });
const person = (...posts: Post[]): Actor => ({
  ...visitor,
  personId: 'p',
  officer: { role: posts[0]?.role ?? 'user', posts },
});

test('a branch is what the posts of the roles cover together; the nation is all of it', () => {
  const both = person(post('user', 'district', 'guan'), post('director', 'region', 'ho', 'hohoe'));
  expect(branchOf(both, ['user'])).toEqual(['guan']);
  expect(branchOf(both, ['user', 'director'])).toEqual(['guan', 'ho', 'hohoe']);
  expect(branchOf(both, ['admin'])).toEqual([]);
  expect(branchOf(person(post('admin', 'nation')), ['admin'])).toBeNull();
  expect(covers(null, null)).toBe(true);
  expect(covers(['guan'], null)).toBe(false);
});

test('an operational area and own farmers open no branch', () => {
  expect(fieldBranch(person(post('user', 'area', 'guan'), post('user', 'own')))).toEqual([]);
});

test('plant protection of the nation sees no farms of others; of a district it does', () => {
  expect(fieldBranch(person(post('pprsd', 'nation')))).toEqual([]);
  expect(fieldBranch(person(post('pprsd', 'district', 'guan')))).toEqual(['guan']);
  expect(fieldBranch(person(post('director', 'nation'), post('pprsd', 'district', 'guan')))).toBeNull();
});

test('an administrator of a district administers neither the country nor people beyond it', () => {
  const ofGuan = person(post('admin', 'district', 'guan'));
  expect(isAdministrator(ofGuan)).toBe(false);
  expect(isAdministrator({ ...visitor, officer: holding('admin') })).toBe(true);
  const posts = (...each: Post[]) => ({ posts: each });
  expect(mayManageOfficer(ofGuan, posts(post('user', 'district', 'guan')))).toBe(true);
  expect(mayManageOfficer(ofGuan, posts(post('user', 'area', 'guan'), post('user', 'own')))).toBe(true);
  expect(mayManageOfficer(ofGuan, posts(post('user', 'district', 'guan', 'ho')))).toBe(false);
  expect(mayManageOfficer(ofGuan, posts(post('user', 'own')))).toBe(false);
  expect(mayManageOfficer(ofGuan, posts(post('admin', 'nation'), post('user', 'district', 'guan')))).toBe(false);
});

test('a post is given within the branch of who gives it: never the nation’s, never one without a place', () => {
  const ofGuan = person(post('admin', 'district', 'guan'));
  expect(mayGivePost(ofGuan, post('admin', 'district', 'guan'))).toBe(true);
  expect(mayGivePost(ofGuan, post('user', 'district', 'ho'))).toBe(false);
  expect(mayGivePost(ofGuan, post('admin', 'nation'))).toBe(false);
  expect(mayGivePost(ofGuan, post('user', 'own'))).toBe(false);
  expect(mayGivePost(person(post('director', 'nation')), post('user', 'district', 'guan'))).toBe(false);
});
