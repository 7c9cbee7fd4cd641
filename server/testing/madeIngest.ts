import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { Column, Finding, PersonalDataFinding } from '#engines/tables/types.ts';
import type { ConvertedTable, Ingest, IngestOrder } from '../adapters/ingest/ingest.ts';

/** What the stand-in says of a file; a plain table without findings when left out. */
export interface MadeReading {
  readonly findings?: readonly Finding[];
  readonly personalData?: readonly PersonalDataFinding[];
}

/**
 * Reads plain CSV (commas, no quotes, every column text) into real Parquet, in this process and at once, and says of it
 * what the test wants said. For tests of what happens around reading.
 */
export function madeIngest(
  say: (order: IngestOrder, text: string) => MadeReading | Promise<MadeReading> = () => ({}),
): Ingest {
  return {
    async read(order, _signal, onPreviewable) {
      const bytes = await readFile(order.file);
      const text = bytes.toString('utf8');
      const { findings = [], personalData = [] } = await say(order, text);
      const isTable = text.includes(',');
      const tables = isTable ? [await convert(order, text)] : [];
      await onPreviewable?.(
        tables.map((each) => ({
          ...each,
          table: { ...each.table, columns: each.table.columns.map((column) => ({ ...column, profile: null })) },
        })),
      );
      return {
        reading: { kind: isTable ? 'csv' : null, tables: tables.map(({ table }) => table), findings, personalData },
        tables,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        bytes: bytes.length,
      };
    },
  };
}

async function convert({ file, fileName, out }: IngestOrder, text: string): Promise<ConvertedTable> {
  const [header = '', ...lines] = text.trim().split('\n');
  const rows = lines.map((line) => line.split(','));
  const columns = header.split(',').map((name, at): Column => ({
    name,
    key: `c${at + 1}`,
    type: 'text',
    unit: '',
    names: null,
    unknownPlaces: [],
    profile: {
      empty: 0,
      distinct: new Set(rows.map((row) => row[at])).size,
      min: null,
      max: null,
      mean: null,
      top: [],
      histogram: [],
    },
  }));
  const parquet = path.join(out, 'table.parquet');
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  const names = columns.map(({ key }) => `'${key}': 'varchar'`).join(', ');
  await connection.run(
    `copy (from read_csv('${file}', header = false, skip = 1, delim = ',', columns = {${names}})) to '${parquet}' (format parquet)`,
  );
  connection.closeSync();
  instance.closeSync();
  const written = await readFile(parquet);
  return {
    table: { name: fileName.replace(/\.csv$/, ''), rows: rows.length, columns },
    parquet,
    bytes: written.length,
    sha256: createHash('sha256').update(written).digest('hex'),
  };
}
