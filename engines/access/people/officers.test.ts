import { expect, test } from 'vitest';
import { managesOfficers, maySeeOfficers } from './officers.ts';
import { whoMay } from '../testing/people.ts';

test('officers see each other’s names; data users and visitors do not', () => {
  expect(whoMay(maySeeOfficers)).toEqual(['ama', 'kofi', 'efua', 'yaw', 'admin']);
});

test('officers are made and deactivated by administrators', () => {
  expect(whoMay(managesOfficers)).toEqual(['admin']);
});
