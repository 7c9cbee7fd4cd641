import path from 'node:path';
import { diskStorage } from './diskStorage.ts';
import type { Storage } from './storage.ts';
import { readStorageUrl, STORAGE_FORMS } from './storageUrl.ts';

/** What copies of a bucket's files may take of this machine's disk. */
const cacheBytes = 5e9;

/** The files STORAGE_URL names. Throws where it is none of STORAGE_FORMS: config has refused it before. */
export async function openStorage({
  storageUrl,
  dataDir,
}: {
  readonly storageUrl: string;
  readonly dataDir: string;
}): Promise<Storage> {
  const place = readStorageUrl(storageUrl);
  if (place === null) throw new Error(`STORAGE_URL must be ${STORAGE_FORMS}.`);
  if (place.kind === 'folder') return diskStorage(place.folder);
  // A folder is what most have: the client for buckets is loaded by those who need it.
  const { bucketStorage } = await import('./bucketStorage.ts');
  return bucketStorage(place, { folder: path.join(dataDir, 'cache', 'files'), bytes: cacheBytes });
}
