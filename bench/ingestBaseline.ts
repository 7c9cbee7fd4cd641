import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { streamXlsxRows } from 'hucre/xlsx';

/** Reads all rows of a spreadsheet with hucre alone; started by ingest.bench.ts. */
const [file = ''] = process.argv.slice(2);
let cells = 0;
for await (const { values } of streamXlsxRows(
  Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>,
))
  cells += values.length;
process.exit(cells > 0 ? 0 : 1);
