import Fastify from 'fastify';
import type { StreamedFile } from '#contract/endpoint.ts';
import { exportDatasetTable } from '#contract/catalogue/datasetRows.ts';
import { diskStorage } from '#server/adapters/storage/diskStorage.ts';
import { sendStreamed } from '#server/platform/http/sendStreamed.ts';

/** Sends the files of a folder as the portal does, in a process of its own. Run as `tsx bench/tablesDownloads.ts FOLDER`. */
const folder = process.argv[2];
if (!folder) throw new Error('Say which folder holds the files.');

const storage = diskStorage(folder);
const app = Fastify();
app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
  const key = request.params['*'];
  const found = await storage.stat(key);
  if (found === null) return reply.code(404).send();
  const file: StreamedFile = {
    fileName: 'big',
    type: 'application/octet-stream',
    bytes: found.bytes,
    open: (range) => storage.read(key, range),
  };
  return sendStreamed(request, reply, exportDatasetTable, file);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
