import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, createEmptyDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { openDatabase } from '../connection.ts';
import { findIdentity, makeKeyPair } from './encryption.ts';
import { restoreBackup } from './restoreBackup.ts';
import { createScratchDatabase } from './scratchDatabase.ts';
import { writeBackup } from './writeBackup.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = temporaryFolder('encrypted');
  writeFileSync(path.join(folder, 'secret.key'), 'a key nobody knows');
});
afterEach(async () => {
  await database.close();
  removeFolder(folder);
});

const backup = async (recipients: readonly string[]): Promise<string> => {
  const file = path.join(folder, 'work.tar.gz.age');
  await writeBackup(file, database.address, { data: folder }, recipients);
  return file;
};

test('an encrypted backup tells nothing without its key, and everything with it', async () => {
  const { identity, recipient } = await makeKeyPair();
  const file = await backup([recipient]);
  const bytes = readFileSync(file, 'latin1');
  expect(bytes.startsWith('age-encryption.org/v1')).toBe(true);
  expect(bytes).not.toContain('nobody knows');

  const empty = await createEmptyDatabase();
  const restored = { data: path.join(folder, 'restored') };
  await expect(restoreBackup(file, empty.address, restored)).rejects.toThrow('is encrypted. Name the file of its key');
  const other = await makeKeyPair();
  await expect(restoreBackup(file, empty.address, restored, { identity: other.identity })).rejects.toThrow(
    'is not encrypted for this key',
  );
  await restoreBackup(file, empty.address, restored, { identity });
  expect(readFileSync(path.join(restored.data, 'secret.key'), 'utf8')).toBe('a key nobody knows');
  await empty.drop();
});

test('a backup goes over what is there when that is asked for, and keeps the files', async () => {
  await database.db.insertInto('job').values({ kind: 'before', payload: '1' }).execute();
  const file = await backup([]);
  await database.db.insertInto('job').values({ kind: 'after', payload: '1' }).execute();
  await restoreBackup(file, database.address, { data: folder }, { over: true });
  const reopened = openDatabase({ address: database.address });
  const kinds = await reopened.db.selectFrom('job').select('kind').execute();
  await reopened.close();
  expect(kinds.map(({ kind }) => kind)).toEqual(['before']);
  expect(readFileSync(path.join(folder, 'secret.key'), 'utf8')).toBe('a key nobody knows');
});

test('a backup that is cut short takes nothing away from what is there', async () => {
  await database.db.insertInto('job').values({ kind: 'before', payload: '1' }).execute();
  const file = await backup([]);
  await database.db.insertInto('job').values({ kind: 'after', payload: '1' }).execute();
  truncateSync(file, Math.floor(statSync(file).size / 2));
  await expect(restoreBackup(file, database.address, { data: folder }, { over: true })).rejects.toThrow('cut short');
  const kinds = await database.db.selectFrom('job').select('kind').orderBy('kind').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['after', 'before']);
});

test('a file is there whole or not at all, and comes whole with the next try', async () => {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  const picture = randomBytes(3_000_000);
  mkdirSync(path.join(from, 'files'), { recursive: true });
  writeFileSync(path.join(from, 'files', 'picture.bin'), picture);
  const [file, cut] = [path.join(folder, 'files.tar.gz'), path.join(folder, 'cut.tar.gz')];
  await writeBackup(file, database.address, { data: from });
  writeFileSync(cut, readFileSync(file).subarray(0, 1_500_000));
  const restored = path.join(to, 'files', 'picture.bin');
  await expect(restoreBackup(cut, database.address, { data: to }, { over: true })).rejects.toThrow('cut short');
  expect(existsSync(restored)).toBe(false);
  await restoreBackup(file, database.address, { data: to }, { over: true });
  expect(readFileSync(restored).equals(picture)).toBe(true);
});

test('a trial gets a database of its own, and leaves none behind', async () => {
  const scratch = await createScratchDatabase(database.address);
  const contents = await restoreBackup(await backup([]), scratch.address, { data: path.join(folder, 'trial') });
  expect(Object.keys(contents.files)).toEqual(['data/secret.key']);
  await scratch.drop();
  await expect(
    restoreBackup(path.join(folder, 'work.tar.gz.age'), scratch.address, { data: path.join(folder, 'x') }),
  ).rejects.toThrow('does not exist');
});

test('the key is found in the file of age-keygen', () => {
  expect(findIdentity('# created: 2026-11-22\n# public key: age1xyz\nAGE-SECRET-KEY-1ABC\n')).toBe(
    'AGE-SECRET-KEY-1ABC',
  );
  expect(findIdentity('nothing')).toBeNull();
});
