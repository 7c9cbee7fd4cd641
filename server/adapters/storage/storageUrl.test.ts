import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { openStorage } from './openStorage.ts';
import { readStorageUrl } from './storageUrl.ts';
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

describe('STORAGE_URL', () => {
  test('names a folder or a bucket', () => {
    expect(readStorageUrl('file:///srv/files')).toEqual({ kind: 'folder', folder: '/srv/files' });
    expect(readStorageUrl('file:kept')).toEqual({ kind: 'folder', folder: path.resolve('kept') });
    expect(readStorageUrl('s3://agrihub')).toEqual({
      kind: 'bucket',
      bucket: 'agrihub',
      prefix: '',
      region: null,
      endpoint: null,
    });
    expect(readStorageUrl('s3://agrihub/portal/?region=eu-west-1&endpoint=https://minio.example.gh:9000')).toEqual({
      kind: 'bucket',
      bucket: 'agrihub',
      prefix: 'portal/',
      region: 'eu-west-1',
      endpoint: 'https://minio.example.gh:9000',
    });
  });

  test('is refused where it names neither, or holds a password', () => {
    for (const url of [
      's3://',
      'file:',
      'https://files.example.gh',
      's3://key:secret@agrihub',
      's3://agrihub?endpoint=minio',
      's3://agrihub?endpoint=https://key:secret@minio',
    ]) {
      expect(readStorageUrl(url)).toBeNull();
    }
  });

  test('opens what it names', async () => {
    const disk = await openStorage({ storageUrl: `file:${path.join(folder, 'kept')}`, dataDir: folder });
    expect(disk.folder).toBe(path.join(folder, 'kept'));
    const bucket = await openStorage({ storageUrl: server.url, dataDir: folder });
    expect(bucket.folder).toBe(path.join(folder, 'cache/files'));
    bucket.close();
  });
});
