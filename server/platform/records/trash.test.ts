import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitor } from '#engines/access/roles.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import type { Scope } from './scope.ts';
import { createTrash, type Trash } from './trash.ts';

let database: TestDatabase;
let trash: Trash;
let forgotten: string[];

beforeEach(async () => {
  database = await openTestDatabase();
  trash = createTrash();
  forgotten = [];
  // Visits of a day stand in for a room's things.
  trash.register('visits', {
    async restore(scope, entry) {
      const row = entry.payload as { visited_on: string; page: string; visits: number };
      await scope.db.insertInto('visit_day').values(row).execute();
    },
    async forget(_db, entry) {
      forgotten.push(entry.id);
    },
  });
  await database.db.insertInto('visit_day').values({ visited_on: '2026-03-31', page: 'greeting', visits: 7 }).execute();
});

afterEach(() => database.close());

/** The part of a scope that deleting uses. */
function scopeAt(day: string): Scope {
  const scope: Pick<Scope, 'db' | 'actor' | 'now' | 'audit'> = {
    db: database.db,
    actor: { ...visitor, personId: 'ama' },
    now: new Date(`${day}T12:00:00Z`),
    audit: () => undefined,
  };
  return scope as Scope;
}

async function deleteGreeting(day: string): Promise<string> {
  const scope = scopeAt(day);
  const row = await scope.db
    .deleteFrom('visit_day')
    .where('page', '=', 'greeting')
    .returning(['visited_on', 'page', 'visits'])
    .executeTakeFirstOrThrow();
  return trash.keep(scope, { room: 'platform', kind: 'visits', id: 'greeting', label: 'Greeting', payload: row });
}

async function greeting(): Promise<unknown> {
  return (await database.db.selectFrom('visit_day').select('visits').where('page', '=', 'greeting').executeTakeFirst())
    ?.visits;
}

test('what Ama deletes is gone, stands in the list, and comes back as it was', async () => {
  const id = await deleteGreeting('2026-04-01');
  expect(await greeting()).toBeUndefined();
  expect(await trash.list(scopeAt('2026-04-02'), 10)).toMatchObject([
    { trashId: id, label: 'Greeting', deletedBy: 'ama', restorableUntil: new Date('2026-05-01T12:00:00Z') },
  ]);
  await trash.restore(scopeAt('2026-04-30'), id);
  expect(await greeting()).toBe(7);
  expect(await trash.list(scopeAt('2026-04-30'), 10)).toEqual([]);
});

test('after 30 days it cannot be brought back, and what hung on it is let go', async () => {
  const id = await deleteGreeting('2026-04-01');
  await expect(trash.restore(scopeAt('2026-05-01'), id)).rejects.toMatchObject({
    code: 'nothingToRestore',
    status: 404,
  });
  expect(await trash.forgetExpired(database.db, new Date('2026-05-01T12:00:00Z'))).toBe(1);
  expect(forgotten).toEqual(['greeting']);
  expect(await trash.forgetExpired(database.db, new Date('2026-05-01T12:00:00Z'))).toBe(0);
});

test('bringing back twice, or by a made-up id, is refused with a sentence', async () => {
  const id = await deleteGreeting('2026-04-01');
  await trash.restore(scopeAt('2026-04-02'), id);
  await expect(trash.restore(scopeAt('2026-04-02'), id)).rejects.toThrow(
    'This was brought back already, or its 30 days are over. The list of deleted things shows what can be brought back.',
  );
  await expect(trash.restore(scopeAt('2026-04-02'), "x' or 1=1")).rejects.toMatchObject({ code: 'nothingToRestore' });
});

test('a restore that fails leaves the deleted thing where it was', async () => {
  const id = await deleteGreeting('2026-04-01');
  await database.db.insertInto('visit_day').values({ visited_on: '2026-03-31', page: 'greeting', visits: 1 }).execute();
  await expect(
    database.db
      .transaction()
      .execute((transaction) => trash.restore({ ...scopeAt('2026-04-02'), db: transaction }, id)),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await trash.list(scopeAt('2026-04-02'), 10)).toHaveLength(1);
});
