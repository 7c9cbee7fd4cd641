import { expect, it } from 'vitest';
import { mayEditReference } from './reference.ts';
import { holding, type Actor, type OfficerRole, visitor } from '../roles.ts';
import { mayDeclareOnset, maySeeDeclarers } from './seasons.ts';

const officer = (role: OfficerRole): Actor => ({
  personId: 'p',
  name: 'Efua',
  officer: holding(role),
  dataUser: null,
});
const rights = [(actor: Actor) => mayEditReference(actor, 'crops'), mayDeclareOnset, maySeeDeclarers];

it('administrators edit reference data and declare onsets; nobody else does', () => {
  for (const may of rights) {
    expect(may(officer('admin'))).toBe(true);
    for (const role of ['user', 'pprsd', 'responder'] as const) expect(may(officer(role))).toBe(false);
    expect(may({ ...visitor, personId: 'p', dataUser: { isAdmin: true } })).toBe(false);
    expect(may(visitor)).toBe(false);
  }
});

it('data administrators change the library of resources and the story sets, and no other table', () => {
  const dataUser = (isAdmin: boolean): Actor => ({ ...visitor, personId: 'p', dataUser: { isAdmin } });
  expect(mayEditReference(dataUser(true), 'resources')).toBe(true);
  expect(mayEditReference(dataUser(true), 'stories')).toBe(true);
  expect(mayEditReference(dataUser(true), 'crops')).toBe(false);
  expect(mayEditReference(dataUser(false), 'stories')).toBe(false);
  expect(mayEditReference(dataUser(false), 'resources')).toBe(false);
  expect(mayEditReference(officer('admin'), 'resources')).toBe(true);
  expect(mayEditReference(officer('user'), 'resources')).toBe(false);
});
