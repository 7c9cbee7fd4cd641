import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig, type DatabaseAddress } from '../connection.ts';

export interface ScratchDatabase {
  readonly address: DatabaseAddress;
  drop(): Promise<void>;
}

const prefix = 'agrihub_trial_';

/** Makes an empty database beside the portal's, and removes what earlier trials left. Throws a sentence where the role may not. */
export async function createScratchDatabase(address: DatabaseAddress): Promise<ScratchDatabase> {
  const name = `${prefix}${randomBytes(4).toString('hex')}`;
  const client = new pg.Client(clientConfig(address));
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname like '${prefix}%' and pg_get_userbyid(datdba) = current_user`,
    );
    for (const { name: left } of rows)
      await client.query(`drop database if exists ${pg.escapeIdentifier(left)} with (force)`);
    await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  } catch (error) {
    await client.end();
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new Error(
      'The role of DATABASE_URL may not make a scratch database. Allow it as the superuser: alter role agrihub createdb;',
      { cause: error },
    );
  }
  return {
    address: inDatabase(address, name),
    async drop() {
      // Connections that were just closed take a moment to leave.
      for (let tries = 0; tries < 50 && (await isInUse(client, name)); tries++) await sleep(100);
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    },
  };
}

async function isInUse(client: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [database]);
  return (rowCount ?? 0) > 0;
}

function inDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (typeof address !== 'string') return { ...address, database };
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
