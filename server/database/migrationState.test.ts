import { expect, test } from 'vitest';
import { compareMigrations, sayMigrations } from './migrationState.ts';

const known = ['20261121-01-people', '20261121-02-farms', '20261122-01-traps', '20261123-01-risks'];
const said = (applied: string[]) => sayMigrations(compareMigrations(known, applied));

test('records as the release has them, and some to come, are in order', () => {
  expect(said(known)).toEqual({ state: 'ok', said: 'The records are as this release has them.', remedy: '' });
  expect(said(known.slice(0, 2))).toMatchObject({
    state: 'ok',
    said: '2 migrations will be applied at the next start.',
  });
});

test('a migration that comes before one that was applied is named, with what to do', () => {
  const state = said(['20261121-01-people', '20261122-01-traps']);
  expect(state).toMatchObject({
    state: 'failing',
    said: 'Migrations come before one that was applied already: 20261121-02-farms.',
  });
  expect(state.remedy).toContain('does not start on these records');
});

test('records of a later release are told as such', () => {
  expect(said([...known, '20270101-01-later'])).toMatchObject({
    state: 'failing',
    said: 'The records hold migrations that this release does not know: 20270101-01-later.',
  });
});
