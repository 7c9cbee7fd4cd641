import S3rver from 's3rver';

/** A bucket on a machine of its own: `bucketProgram.ts FOLDER ADDRESS`; it prints its address. */
const [, , folder = '', address = ''] = process.argv;
await new S3rver({
  address,
  port: 9000,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'agrihub-files' }],
}).run();
console.log(`http://${address}:9000`);
