import { expect, test } from 'vitest';
import { mayImportCommunities, mayKeepCommunity, mayUseCommunities } from './communities.ts';
import { whoMay } from '../testing/people.ts';

test('every officer looks communities up, nobody else', () => {
  expect(whoMay(mayUseCommunities)).toEqual(['ama', 'kofi', 'efua', 'yaw', 'admin']);
});

test('a community of Ejura is settled by who looks after Ejura, not by responders sent there', () => {
  expect(whoMay((actor) => mayKeepCommunity(actor, 'ejura'))).toEqual(['ama', 'admin']);
  expect(whoMay((actor) => mayKeepCommunity(actor, 'wa'))).toEqual(['kofi', 'admin']);
  expect(whoMay((actor) => mayKeepCommunity(actor, 'ho'))).toEqual(['admin']);
});

test('lists of communities are imported by administrators', () => {
  expect(whoMay(mayImportCommunities)).toEqual(['admin']);
});
