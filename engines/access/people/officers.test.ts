import { expect, test } from 'vitest';
import { managesOfficers, mayGivePost, mayManageOfficer, maySeeOfficers } from './officers.ts';
import { type Actor, holding, type OfficerRole, type Post, type PostLevel, visitor } from '../roles.ts';
import { people, whoMay } from '../testing/people.ts';

test('officers see each other’s names; data users and visitors do not', () => {
  expect(whoMay(maySeeOfficers)).toEqual(['ama', 'kofi', 'efua', 'yaw', 'admin']);
});

test('officers are made and deactivated by administrators', () => {
  expect(whoMay(managesOfficers)).toEqual(['admin']);
});

const at = (role: OfficerRole, ...districts: string[]): Actor => ({
  ...visitor,
  personId: role,
  officer: holding(role, districts),
});
const post = (level: PostLevel, ...districts: string[]): Post => ({ role: 'user', level, districts });

test('administrators of districts give posts there alone; those of the nation give any', () => {
  const regional = at('admin', 'ejura', 'wa');
  expect(mayGivePost(regional, post('district', 'ejura'))).toBe(true);
  expect(mayGivePost(regional, post('region', 'ejura', 'wa'))).toBe(true);
  expect(mayGivePost(regional, post('region', 'ejura', 'guan'))).toBe(false);
  // A post of the nation names no district, nor does one for what is the officer's own.
  expect([post('nation'), post('own')].map((each) => mayGivePost(regional, each))).toEqual([false, false]);
  expect([post('nation'), post('district', 'guan')].map((each) => mayGivePost(people.admin, each))).toEqual([
    true,
    true,
  ]);
  expect(whoMay((actor) => mayGivePost(actor, post('district', 'ejura')))).toEqual(['admin']);
});

test('an officer is changed by administrators above all of their posts', () => {
  const regional = at('admin', 'ejura', 'wa');
  const may = (...posts: Post[]) => mayManageOfficer(regional, { posts });
  expect(may(post('district', 'ejura'))).toBe(true);
  expect(may(post('district', 'ejura'), post('district', 'wa'))).toBe(true);
  expect(may(post('district', 'ejura'), post('district', 'guan'))).toBe(false);
  expect(may(post('region', 'ejura', 'guan'))).toBe(false);
  expect(may()).toBe(false);
  expect(may(post('own'))).toBe(false);
  // One who also serves the nation is the nation's.
  expect(may(post('district', 'ejura'), post('nation'))).toBe(false);
  expect(mayManageOfficer(people.admin, { posts: [post('nation')] })).toBe(true);
  expect(whoMay((actor) => mayManageOfficer(actor, { posts: [post('district', 'ejura')] }))).toEqual(['admin']);
});
