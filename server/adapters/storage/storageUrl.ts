import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What STORAGE_URL may say. */
export const STORAGE_FORMS =
  'file: and a folder, or s3://bucket (with a folder in it, ?region= and for other makers than AWS ?endpoint=https://host), the key in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';

export interface FolderPlace {
  readonly kind: 'folder';
  readonly folder: string;
}

export interface BucketPlace {
  readonly kind: 'bucket';
  readonly bucket: string;
  /** What every key begins with, ending in a slash; empty: keys stand at the top of the bucket. */
  readonly prefix: string;
  /** Null: what the environment says, else us-east-1. */
  readonly region: string | null;
  /** Null: AWS, or AWS_ENDPOINT_URL. */
  readonly endpoint: string | null;
}

/** The place a STORAGE_URL names; null where it is none of STORAGE_FORMS, or holds a password. */
export function readStorageUrl(url: string): FolderPlace | BucketPlace | null {
  if (/^file:./i.test(url)) return { kind: 'folder', folder: folderOf(url) };
  const found = URL.canParse(url) ? new URL(url) : null;
  if (found?.protocol !== 's3:' || found.username !== '' || found.password !== '' || found.port !== '') return null;
  const endpoint = found.searchParams.get('endpoint');
  const prefix = found.pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(found.hostname) || !/^[\w./-]*$/.test(prefix)) return null;
  if (endpoint !== null && !isOrigin(endpoint)) return null;
  return {
    kind: 'bucket',
    bucket: found.hostname,
    prefix: prefix && `${prefix}/`,
    region: found.searchParams.get('region'),
    endpoint,
  };
}

function folderOf(url: string): string {
  return path.resolve(url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length));
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).username === '';
}
