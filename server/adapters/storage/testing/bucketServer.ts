import S3rver from 's3rver';

/** A server that speaks like S3, on this machine, with one empty bucket. */
export interface BucketServer {
  /** For STORAGE_URL. */
  readonly url: string;
  /** May be called twice. */
  close(): Promise<void>;
}

/** Starts it, on a free port of this machine when nothing is said, its objects in the folder; sets the key it takes in the environment. */
export async function startBucketServer(
  folder: string,
  bucket = 'agrihub-files',
  { address = '127.0.0.1', port: asked = 0 } = {},
): Promise<BucketServer> {
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const server = new S3rver({
    address,
    port: asked,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  let closing: Promise<void> | undefined;
  return { url: `s3://${bucket}/portal?endpoint=http://${address}:${port}`, close: () => (closing ??= server.close()) };
}
