import { openStorage } from '../adapters/storage/openStorage.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import { readConfig, type Config } from '../config.ts';
import { openDatabase, type Database } from '../database/connection.ts';
import { openRecords, type Records } from './records.ts';

/** What commands ask of a portal, running or not. */
export interface OpenPortal {
  readonly config: Config;
  readonly records: Records;
  readonly db: Database;
  readonly storage: Storage;
}

/** Opens records and files for the length of a command. */
export async function withPortal<Result>(use: (portal: OpenPortal) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const records = await openRecords(config);
  const { db, close } = openDatabase({ address: records.address, poolSize: 2, statementTimeoutMs: 60_000 });
  const storage = await openStorage(config);
  try {
    return await use({ config, records, db, storage });
  } finally {
    storage.close();
    await close();
    await records.close();
  }
}
