import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './connection.ts';
import { listMigrations, migrate } from './migrator.ts';
import { createEmptyDatabase } from '../testing/testDatabase.ts';

test('alerts of before keep where they hold, as codes in place of English sentences', async () => {
  const empty = await createEmptyDatabase();
  const before = (await listMigrations()).findLast((name) => name < '20261129-21');
  await migrate(empty.address, before);
  const opened = openDatabase({ address: empty.address, poolSize: 2 });
  const circle = { at: [-1.36, 7.39], km: 10 };
  const areas = [
    { description: 'Guan, Oti Region', circle, districtIds: ['guan'] },
    { description: 'Warned: within 10 km in and around Guan, Oti Region', circle, districtIds: [] },
    { description: 'Warned: in and around Guan, Oti Region', districtIds: ['guan'] },
    { description: 'Warned: Guan, Oti Region, Nanton, Northern Region', districtIds: ['guan', 'nanton'] },
  ];
  try {
    // What an alert hangs on is left out here.
    await opened.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`insert into cap_alert (risk_id, number, kind, sent, said, risk_version) values (1, 1, 'Alert', now(), ${JSON.stringify({ event: 'Pest', areas })}, 1)`.execute(
        db,
      );
    });
    await migrate(empty.address);
    const { rows } = await sql<{ said: unknown }>`select said from cap_alert`.execute(opened.db);
    expect(rows).toEqual([
      {
        said: {
          event: 'Pest',
          areas: [
            { kind: 'seen', circle, districtIds: ['guan'] },
            { kind: 'around', circle, districtIds: ['guan'] },
            { kind: 'shape', districtIds: ['guan'] },
            { kind: 'districts', districtIds: ['guan', 'nanton'] },
          ],
        },
      },
    ]);
  } finally {
    await opened.close();
    await empty.drop();
  }
});
