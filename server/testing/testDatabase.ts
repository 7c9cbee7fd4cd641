import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { PostgresAddress } from '../adapters/postgres/embeddedPostgres.ts';
import { openDatabase, type OpenDatabase } from '../database/connection.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated, seeded database every test database is a copy of. */
    testTemplate: PostgresAddress;
  }
}

export interface TestDatabase extends OpenDatabase {
  readonly address: PostgresAddress;
}

/** A database of the test file's own: migrated, holding the reference data and the demo people. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('testTemplate');
  const name = newName();
  await onServer(`create database ${name} template ${template.database} strategy wal_log`);
  const address = { ...template, database: name };
  const opened = openDatabase({ address, poolSize: 8 });
  return {
    ...opened,
    address,
    async close() {
      await opened.close();
      await drop(name);
    },
  };
}

/** A database without a table, for what fills one itself. */
export async function createEmptyDatabase(): Promise<{ readonly address: PostgresAddress; drop(): Promise<void> }> {
  const name = newName();
  await onServer(`create database ${name} template template0`);
  return { address: { ...inject('testTemplate'), database: name }, drop: () => drop(name) };
}

function newName(): string {
  return `test_${randomBytes(6).toString('hex')}`;
}

async function drop(name: string): Promise<void> {
  await onServer(`drop database ${name} with (force)`);
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('testTemplate'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
