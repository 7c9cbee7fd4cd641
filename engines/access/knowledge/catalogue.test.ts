import { expect, test } from 'vitest';
import {
  type DatasetRights,
  mayAskForAccess,
  mayKeepCatalogue,
  mayKeepDataset,
  mayOpenDataset,
  maySeeSummary,
} from './catalogue.ts';
import { holding, visitor, type Actor } from '../roles.ts';

const member: Actor = { personId: 'm', name: 'M', officer: null, dataUser: { isAdmin: false } };
const officer: Actor = { personId: 'o', name: 'O', officer: holding('admin'), dataUser: null };
const dataAdmin: Actor = { personId: 'a', name: 'A', officer: null, dataUser: { isAdmin: true } };
const owner: Actor = { ...member, personId: 'owner' };
const everybody = { visitor, member, officer, dataAdmin, owner };
const open: DatasetRights = { ownerId: 'owner', private: false, granted: false, open: false };
const shut: DatasetRights = { ownerId: 'owner', private: true, granted: false, open: true };

const whoMay = (may: (actor: Actor) => boolean) =>
  Object.entries(everybody)
    .filter(([, actor]) => may(actor))
    .map(([name]) => name);

test('a dataset is kept by its owner and data administrators; an officer’s administrator is none', () => {
  expect(whoMay((actor) => mayKeepDataset(actor, open))).toEqual(['dataAdmin', 'owner']);
  expect(whoMay(mayKeepCatalogue)).toEqual(['dataAdmin']);
  expect(whoMay((actor) => mayKeepDataset(actor, { ownerId: null }))).toEqual(['dataAdmin']);
});

test('columns and profiles of a public dataset are for everybody, of a private one for insiders', () => {
  expect(whoMay((actor) => maySeeSummary(actor, open))).toEqual(Object.keys(everybody));
  expect(whoMay((actor) => maySeeSummary(actor, shut))).toEqual(['dataAdmin', 'owner']);
  expect(maySeeSummary(member, { ...shut, granted: true })).toBe(true);
  expect(maySeeSummary(visitor, { ...shut, granted: true })).toBe(false);
});

test('rows and files of an open licence are for everybody, of others for who signed in, unless the portal is set up to open public ones', () => {
  expect(whoMay((actor) => mayOpenDataset(actor, { ...open, open: true }, false))).toEqual(Object.keys(everybody));
  expect(whoMay((actor) => mayOpenDataset(actor, open, false))).toEqual(['member', 'officer', 'dataAdmin', 'owner']);
  expect(whoMay((actor) => mayOpenDataset(actor, open, true))).toEqual(Object.keys(everybody));
  expect(whoMay((actor) => mayOpenDataset(actor, shut, true))).toEqual(['dataAdmin', 'owner']);
});

test('who cannot see into a private dataset may ask for it, once signed in', () => {
  expect(whoMay((actor) => mayAskForAccess(actor, shut))).toEqual(['member', 'officer']);
  expect(whoMay((actor) => mayAskForAccess(actor, open))).toEqual([]);
  expect(mayAskForAccess(member, { ...shut, granted: true })).toBe(false);
});

test('nobody owns what has no owner', () => {
  expect(mayKeepDataset({ ...member, personId: null }, { ownerId: null })).toBe(false);
});
