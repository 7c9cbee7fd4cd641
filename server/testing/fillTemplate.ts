import { sql } from 'kysely';
import { pino } from 'pino';
import { systemClock } from '../adapters/clock/clock.ts';
import type { PostgresAddress } from '../adapters/postgres/embeddedPostgres.ts';
import { readConfig } from '../config.ts';
import { loadDemoPeople } from '../modules/accounts/demo.service.ts';
import { openContext } from '../openContext.ts';
import { removeFolder, temporaryFolder } from './testServer.ts';

/** Fills the database every test database is a copy of: all tables, the reference data, the demo people. */
export async function fillTemplate(address: PostgresAddress): Promise<void> {
  const dataDir = temporaryFolder('template');
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, BOUNDARIES_URL: 'off' });
  const { context, close } = await openContext({ config, address, clock: systemClock, log: pino({ level: 'fatal' }) });
  await loadDemoPeople(context.db, false);
  // The work that a fresh portal begins with would stand among each test's own.
  await sql`truncate job restart identity`.execute(context.db);
  await close();
  removeFolder(dataDir);
}
