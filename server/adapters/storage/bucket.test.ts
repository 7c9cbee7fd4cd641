import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { bucketStorage } from './bucketStorage.ts';
import { fileCache } from './fileCache.ts';
import { StorageUnreachable, type Storage } from './storage.ts';
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

describe('a bucket', () => {
  test('is shared: what one server keeps, another reads', async () => {
    const [one, other] = [
      openBucket(),
      bucketStorage(bucketPlace(), { folder: path.join(folder, 'cache2'), bytes: 1e9 }),
    ];
    await one.put('tables/shared', of('written by one'));
    expect(await text(await other.read('tables/shared'))).toBe('written by one');
    expect(readFileSync((await other.local('tables/shared')).path, 'utf8')).toBe('written by one');
    await one.remove('tables/shared');
    expect(await other.stat('tables/shared')).toBeNull();
  });

  test('copies keep within their bounds; the one not used for longest goes, one in use stays', async () => {
    const storage = openBucket(250);
    for (const name of ['a', 'b', 'c']) await storage.put(`tables/${name}`, of(name.repeat(100)));
    const copies = (): string[] =>
      readdirSync(storage.folder)
        .map((name) => readFileSync(path.join(storage.folder, name), 'utf8')[0] ?? '')
        .toSorted();
    for (const name of ['a', 'b', 'a', 'c']) (await storage.local(`tables/${name}`)).release();
    expect(copies()).toEqual(['a', 'c']);
    const a = await storage.local('tables/a');
    (await storage.local('tables/b')).release();
    expect(copies()).toEqual(['a', 'b']);
    const c = await storage.local('tables/c');
    expect(copies()).toEqual(['a', 'c']);
    a.release();
    (await storage.local('tables/b')).release();
    expect(copies()).toEqual(['b', 'c']);
    c.release();
    // Opened again it knows the copies it made before.
    const again = openBucket(150);
    (await again.local('tables/b')).release();
    expect(copies()).toEqual(['b']);
  });

  test('a copy asked for by many at once is fetched once, and a broken fetch leaves nothing', async () => {
    let fetched = 0;
    const cache = fileCache({ folder, bytes: 1e6 }, async (key) => {
      fetched += 1;
      if (key === 'tables/broken')
        return Readable.from(
          (function* () {
            yield Buffer.from('hal');
            throw new Error('The line broke.');
          })(),
        );
      return of('x'.repeat(1_000));
    });
    const paths = await Promise.all(Array.from({ length: 8 }, async () => (await cache.borrow('tables/a')).path));
    expect([fetched, new Set(paths).size]).toEqual([1, 1]);
    await expect(cache.borrow('tables/broken')).rejects.toThrow('The line broke.');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('that nobody answers for is said to be so, in words', async () => {
    const away = bucketStorage(
      { ...bucketPlace(), bucket: 'no-such-bucket' },
      { folder: path.join(folder, 'cache'), bytes: 1 },
    );
    await expect(away.check()).rejects.toThrow(/^the bucket no-such-bucket does not answer: /);
    for (const ask of [
      () => away.put('originals/a', of('x')),
      () => away.remove('originals/a'),
      () => listed(away, ''),
    ])
      await expect(ask()).rejects.toThrow(StorageUnreachable);
    const silent = bucketStorage(
      { ...bucketPlace(), endpoint: 'http://127.0.0.1:9' },
      { folder: path.join(folder, 'cache'), bytes: 1 },
    );
    await expect(silent.read('originals/a')).rejects.toMatchObject({ code: 'ESTORAGE' });
    await expect(silent.stat('originals/a')).rejects.toThrow(StorageUnreachable);
  });
});
