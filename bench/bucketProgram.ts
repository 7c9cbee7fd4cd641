import { startBucketServer } from '#server/adapters/storage/testing/bucketServer.ts';

/** A bucket on a machine of its own: `bucketProgram.ts FOLDER ADDRESS`; it prints its address. */
const [, , folder = '', address = ''] = process.argv;
console.log((await startBucketServer(folder, 'agrihub-files', { address, port: 9000 })).url);
