import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Finding } from '#engines/tables/types.ts';
import type { Archive } from '../archive.ts';
import type { IngestOrder } from '../ingest.ts';
import { limits } from '../limits.ts';
import type { Texts } from '../readFile.ts';
import { notATable, suspicious, tooBig } from '../refusals.ts';
import { sniff } from '../sniff.ts';

/** Unpacks the tables of a zipped file, each a table of its own; what else lies in it is left out and said. @throws FileRefusal */
export async function unpackTexts(archive: Archive, order: IngestOrder): Promise<Texts> {
  const names = archive.names.filter((name) => !/(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/.test(name));
  const packed = names.find((name) => /\.(zip|xlsx|xlsm|xlsb|xls|ods|gz|bz2|xz|7z|rar|tar)$/i.test(name));
  if (packed !== undefined) throw nested(packed);
  archive.allow(limits.zippedTextBytes);
  const tablesByName = names.filter((name) => /\.(csv|tsv|tab)$/i.test(name));
  // Beside tables, a .txt file tells of them.
  const wanted = tablesByName.length > 0 ? tablesByName : names.filter((name) => /\.txt$/i.test(name));
  if (wanted.length === 0)
    throw notATable(
      `a zipped file without a table (${names.slice(0, 3).join(', ').slice(0, 60) || 'it is empty'})`,
      'Put the CSV file itself into the .zip, or send it as it is.',
    );
  if (wanted.length > limits.tables)
    throw tooBig(`${wanted.length} tables in one file`, `at most ${limits.tables}`, 'Part them into several files.');
  const tables: Texts['tables'][number][] = [];
  for (const [position, name] of wanted.entries()) {
    const unpacked = path.join(order.out, `text-${position}.csv`);
    await pipeline(Readable.from(archive.content(name)), createWriteStream(unpacked));
    const { kind } = await sniff(unpacked);
    if (kind !== 'text') throw nested(name);
    const only = wanted.length === 1;
    tables.push({
      path: unpacked,
      name: path.basename(name, path.extname(name)),
      sheet: only ? null : name,
      addresses: 'lines',
      written: null,
      only,
    });
  }
  return { tables, findings: leftOut(names.filter((name) => !wanted.includes(name))) };
}

function nested(name: string): Error {
  return suspicious(
    `${name.slice(-50)}, packed inside a zipped file`,
    'Take it out of the .zip and send it by itself.',
  );
}

function leftOut(names: readonly string[]): Finding[] {
  if (names.length === 0) return [];
  const found = names.join(', ');
  return [
    {
      code: 'notATable',
      weight: 'note',
      sheet: null,
      at: null,
      count: names.length,
      found: found.length > 80 ? `${found.slice(0, 79)}…` : found,
      expected: 'tables as text alone (.csv or .tsv)',
      mend: 'It was left out of the tables. It stays in the original file, which is offered for download with it.',
      fix: null,
    },
  ];
}
