import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { diskStorage } from '../storage/diskStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { openDuckDb, withConnection } from './duckdb.ts';
import { openTables } from './openTables.ts';
import type { Tables } from './tables.ts';

let folder: string;
let scratch: string;
let storage: Storage;
let tables: Tables;
beforeAll(async () => {
  folder = temporaryFolder('export');
  scratch = path.join(folder, 'scratch');
  storage = diskStorage(path.join(folder, 'files'));
  tables = openTables({ storage, scratch });
});
afterAll(async () => {
  await tables.close();
  removeFolder(folder);
});

describe('DuckDB is shut in', () => {
  test.each([
    ['reads another file', `select * from read_csv('/etc/passwd')`],
    ['reads a text', `select * from read_text('/etc/passwd')`],
    ['leaves by dots', `select * from read_csv('FOLDER/../secret.csv')`],
    ['lists folders', `select * from glob('/etc/*')`],
    ['writes elsewhere', `copy (select 1) to '/tmp/out-of-here.csv'`],
    ['attaches a database', `attach '/tmp/other.db'`],
    ['fetches', `select * from read_csv('http://127.0.0.1:9/x.csv')`],
    ['installs', `install httpfs`],
    ['loads', `load httpfs`],
    ['opens itself', `set enable_external_access = true`],
    ['unlocks itself', `set lock_configuration = false`],
  ])('it never %s', async (_what, sql) => {
    const inside = path.join(folder, 'inside');
    const instance = await openDuckDb({
      folders: [inside],
      scratch: path.join(folder, 'scratch3'),
      memoryMb: 128,
      threads: 1,
    });
    await withConnection(instance, async (connection) => {
      await connection.run(`copy (select 1 as a) to '${inside}/a.parquet'`);
      expect((await connection.runAndReadAll(`select a from '${inside}/a.parquet'`)).getRows()).toEqual([[1]]);
      await expect(connection.run(sql.replace('FOLDER', inside))).rejects.toThrow(
        /Permission|Invalid Input|not allow|disabled|locked|HTTP/i,
      );
    });
    instance.closeSync();
  });
});
