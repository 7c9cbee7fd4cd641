import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { bucketStorage } from './bucketStorage.ts';
import { arrivals, diskStorage } from './diskStorage.ts';
import { FileMissing, type Storage } from './storage.ts';
import { readStorageUrl, type BucketPlace } from './storageUrl.ts';
import { startBucketServer, type BucketServer } from './testing/bucketServer.ts';

let server: BucketServer;
let bucketFolder: string;
let folder: string;
beforeAll(async () => {
  bucketFolder = temporaryFolder('bucket');
  server = await startBucketServer(bucketFolder);
});
afterAll(async () => {
  await server.close();
  removeFolder(bucketFolder);
});

beforeEach(() => {
  folder = temporaryFolder('files');
});

afterEach(() => removeFolder(folder));

const bucketPlace = (): BucketPlace => {
  const place = readStorageUrl(server.url);
  if (place?.kind !== 'bucket') throw new Error('no bucket');
  return place;
};

const openBucket = (bytes = 1e9): Storage =>
  bucketStorage(bucketPlace(), { folder: path.join(folder, 'cache'), bytes });

const of = (content: string | Buffer): Readable => Readable.from([Buffer.from(content)]);

const listed = async (storage: Storage, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
};

/** Pieces of noise, so that nothing on the way can hold it whole or press it together. */
function* noise(megabytes: number): Generator<Buffer> {
  for (let piece = 0; piece < megabytes; piece++) yield randomBytes(1024 * 1024);
}

describe.each([
  ['a folder', () => diskStorage(path.join(folder, 'kept'))],
  ['a bucket', () => openBucket()],
])('files in %s', (_where, open) => {
  let storage: Storage;
  beforeEach(() => {
    storage = open();
  });
  afterEach(async () => {
    for (const key of await listed(storage, '')) await storage.remove(key);
    storage.close();
  });

  test('what was kept is read again, whole or in part', async () => {
    expect(await storage.put('originals/maize.csv', of('Region,Yield\nAshanti,1.9\n'))).toEqual({
      key: 'originals/maize.csv',
      bytes: 25,
    });
    expect(await storage.stat('originals/maize.csv')).toEqual({ key: 'originals/maize.csv', bytes: 25 });
    expect(await text(await storage.read('originals/maize.csv'))).toBe('Region,Yield\nAshanti,1.9\n');
    expect(await text(await storage.read('originals/maize.csv', { start: 13, end: 19 }))).toBe('Ashanti');
    expect(await text(await storage.read('originals/maize.csv', { start: 21, end: 21 }))).toBe('1');
  });

  test('an empty file is a file', async () => {
    expect(await storage.put('originals/empty', Readable.from([]))).toEqual({ key: 'originals/empty', bytes: 0 });
    expect(await storage.stat('originals/empty')).toEqual({ key: 'originals/empty', bytes: 0 });
    expect(await text(await storage.read('originals/empty'))).toBe('');
  });

  test('a big one comes back byte for byte', async () => {
    const sent = createHash('sha256');
    const content = Readable.from(
      (function* () {
        for (const piece of noise(21)) {
          sent.update(piece);
          yield piece;
        }
      })(),
    );
    expect((await storage.put('originals/big', content)).bytes).toBe(21 * 1024 * 1024);
    const found = createHash('sha256');
    await pipeline(await storage.read('originals/big'), found);
    expect(found.digest('hex')).toBe(sent.digest('hex'));
  });

  test('a later file takes the place of an earlier one', async () => {
    await storage.put('originals/a', of('first and long'));
    await storage.put('originals/a', of('second'));
    expect(await text(await storage.read('originals/a'))).toBe('second');
  });

  test('a file whose sender breaks off is not kept, and what stood there stays', async () => {
    await storage.put('originals/a', of('whole'));
    const breaking = () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('hal');
          throw new Error('The line broke.');
        })(),
      );
    await expect(storage.put('originals/a', breaking())).rejects.toThrow('The line broke.');
    await expect(storage.put('originals/b', breaking())).rejects.toThrow('The line broke.');
    expect(await text(await storage.read('originals/a'))).toBe('whole');
    expect(await storage.stat('originals/b')).toBeNull();
  });

  test('a file that goes away while it is sent is not kept', async () => {
    const content = new Readable({ read: () => undefined });
    content.push('hal');
    const kept = storage.put('originals/b', content);
    setTimeout(() => content.destroy(), 20);
    await expect(kept).rejects.toThrow(/Premature close|broke off/);
    expect(await storage.stat('originals/b')).toBeNull();
  });

  test('a file of this machine is taken over, and its path is free', async () => {
    const file = path.join(folder, 'made.parquet');
    writeFileSync(file, 'PAR1');
    expect(await storage.take('tables/made.parquet', file)).toEqual({ key: 'tables/made.parquet', bytes: 4 });
    expect(existsSync(file)).toBe(false);
    expect(await text(await storage.read('tables/made.parquet'))).toBe('PAR1');
  });

  test('what is not there is said to be missing', async () => {
    expect(await storage.stat('originals/none')).toBeNull();
    await expect(storage.read('originals/none')).rejects.toThrow(FileMissing);
    await expect(storage.local('originals/none')).rejects.toThrow(FileMissing);
    await storage.remove('originals/none');
  });

  test('a removed file is gone', async () => {
    await storage.put('originals/a', of('a'));
    await storage.remove('originals/a');
    expect(await storage.stat('originals/a')).toBeNull();
    await expect(storage.local('originals/a')).rejects.toThrow(FileMissing);
  });

  test('files are listed by how their keys begin', async () => {
    for (const key of ['tables/2.parquet', 'originals/b/1', 'originals/b.csv', 'originals/a', 'originals/b-2'])
      await storage.put(key, of('x'));
    expect(await listed(storage, 'originals/')).toEqual([
      'originals/a',
      'originals/b-2',
      'originals/b.csv',
      'originals/b/1',
    ]);
    expect(await listed(storage, 'originals/b')).toEqual(['originals/b-2', 'originals/b.csv', 'originals/b/1']);
    expect(await listed(storage, '')).toHaveLength(5);
    expect(await listed(storage, 'nothing/')).toEqual([]);
  });

  test('a path for other programs lies below the folder that may be shut in, and holds the file', async () => {
    await storage.put('tables/a.parquet', of('PAR1'));
    const file = await storage.local('tables/a.parquet');
    expect(file.path.startsWith(`${storage.folder}/`)).toBe(true);
    expect(path.extname(file.path)).toBe('.parquet');
    expect(readFileSync(file.path, 'utf8')).toBe('PAR1');
    file.release();
  });

  test('a key never leads out of its place', async () => {
    for (const key of [
      '../key',
      'originals/../../key',
      '/etc/passwd',
      'originals//a',
      '.arriving/a',
      'originals/.a',
      'Originals/A',
      '',
      'a b',
      'a\0b',
    ]) {
      await expect(storage.put(key, of('x'))).rejects.toThrow(/No file can be kept as/);
      await expect(storage.read(key)).rejects.toThrow(/No file can be kept as/);
      await expect(storage.remove(key)).rejects.toThrow(/No file can be kept as/);
    }
  });

  test('it says that it works', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

describe('a folder', () => {
  test('an unfinished file lies aside, where nobody sees it, and leaves when it is a day old', async () => {
    const storage = diskStorage(folder);
    const content = new Readable({ read: () => undefined });
    content.push('hal');
    const kept = storage.put('originals/a', content);
    await expect.poll(() => readdirSync(path.join(folder, arrivals)).length).toBe(1);
    expect(await listed(storage, '')).toEqual([]);
    content.push(null);
    await kept;

    for (const [name, ageHours] of [
      ['old', 25],
      ['new', 1],
    ] as const) {
      const file = path.join(folder, arrivals, name);
      writeFileSync(file, 'x');
      const at = Date.now() / 1_000 - ageHours * 3_600;
      utimesSync(file, at, at);
    }
    diskStorage(folder);
    await expect.poll(() => readdirSync(path.join(folder, arrivals))).toEqual(['new']);
  });

  test('what broke off leaves nothing aside', async () => {
    const breaking = Readable.from(
      (function* () {
        yield Buffer.from('hal');
        throw new Error('The line broke.');
      })(),
    );
    await expect(diskStorage(folder).put('originals/a', breaking)).rejects.toThrow('The line broke.');
    expect(readdirSync(path.join(folder, arrivals))).toEqual([]);
  });

  test('behind a link it gives the real path, which is the one that may be shut in', async () => {
    mkdirSync(path.join(folder, 'disk'));
    symlinkSync(path.join(folder, 'disk'), path.join(folder, 'link'));
    const storage = diskStorage(path.join(folder, 'link'));
    await storage.put('tables/a', of('x'));
    expect((await storage.local('tables/a')).path).toBe(path.join(folder, 'disk/tables/a'));
  });
});
