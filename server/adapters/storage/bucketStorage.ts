import { createReadStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import {
  GetObjectCommand,
  DeleteObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { fileCache, type CacheBounds } from './fileCache.ts';
import { requireKey } from './keys.ts';
import { FileMissing, StorageUnreachable, type Storage, type StoredFile } from './storage.ts';
import type { BucketPlace } from './storageUrl.ts';

/** Two parts of a file on their way at a time are what an upload holds in memory. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;
const patienceMs = 3_000;

/** Files in a bucket of S3 or of what speaks like it; several servers may share it. An object is there whole or not at all. */
export function bucketStorage(place: BucketPlace, cache: CacheBounds): Storage {
  const client = new S3Client(clientOptions(place));
  const addressOf = (key: string) => ({ Bucket: place.bucket, Key: place.prefix + requireKey(key) });

  async function put(key: string, content: Readable): Promise<StoredFile> {
    const address = addressOf(key);
    let bytes = 0;
    const counted = content.pipe(
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          done(null, chunk);
        },
      }),
    );
    // A pipe does not pass on that its source broke: without this the half would be kept as the whole.
    content.once('error', (error) => counted.destroy(error));
    content.once('close', () => content.readableEnded || counted.destroy(new Error('The file broke off.')));
    await new Upload({ client, params: { ...address, Body: counted }, partSize: partBytes, queueSize: partsAtOnce })
      .done()
      .catch((error: unknown) => {
        throw counted.errored ?? new StorageUnreachable(error);
      });
    return { key, bytes };
  }

  async function read(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable> {
    const asked = range && { Range: `bytes=${range.start}-${range.end}` };
    const answer = await client.send(new GetObjectCommand({ ...addressOf(key), ...asked })).catch(missing);
    if (answer === null) throw new FileMissing(key);
    return answer.Body as Readable;
  }

  const copies = fileCache(cache, read);

  return {
    folder: copies.folder,
    put,
    read,

    async take(key, from) {
      const kept = await put(key, createReadStream(from));
      await unlink(from);
      return kept;
    },

    async stat(key) {
      const found = await client.send(new HeadObjectCommand(addressOf(key))).catch(missing);
      return found && { key, bytes: found.ContentLength ?? 0 };
    },

    local: (key) => copies.borrow(requireKey(key)),

    async remove(key) {
      await client.send(new DeleteObjectCommand(addressOf(key))).catch(missing);
      await copies.drop(key);
    },

    async *list(prefix) {
      let more: string | undefined;
      do {
        const page = await client
          .send(
            new ListObjectsV2Command({ Bucket: place.bucket, Prefix: place.prefix + prefix, ContinuationToken: more }),
          )
          .catch(unreachable);
        for (const { Key = '', Size = 0 } of page.Contents ?? [])
          yield { key: Key.slice(place.prefix.length), bytes: Size };
        more = page.NextContinuationToken;
      } while (more !== undefined);
    },

    async check() {
      await client
        .send(new HeadBucketCommand({ Bucket: place.bucket }), { abortSignal: AbortSignal.timeout(patienceMs) })
        .catch((error: Error) => {
          throw new Error(`the bucket ${place.bucket} does not answer: ${error.name}`);
        });
    },

    close: () => client.destroy(),
  };
}

function clientOptions(place: BucketPlace): S3ClientConfig {
  // The SDK would say at every start that it will leave Node 20 in 2027.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  return {
    region: place.region ?? process.env['AWS_REGION'] ?? 'us-east-1',
    ...(place.endpoint !== null && { endpoint: place.endpoint, forcePathStyle: true }),
    // Other makers know no checksums of the SDK's own, or keep their framing as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}

function missing(error: Error): null {
  return error.name === 'NotFound' || error.name === 'NoSuchKey' ? null : unreachable(error);
}

function unreachable(error: Error): never {
  throw new StorageUnreachable(error);
}
