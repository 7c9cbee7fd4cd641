import type { DuckDBConnection } from '@duckdb/node-api';
import type { IngestOrder } from './ingest.ts';
import { notATable } from './refusals.ts';
import type { TextConversion, TextTable } from './textTable.ts';

/** Turns a table as text into Parquet. @throws FileRefusal */
export async function convertText(table: TextTable, _order: IngestOrder, _position: number, _duckdb: DuckDBConnection): Promise<TextConversion> {
  throw notATable(`${table.name}, which cannot be converted yet`);
}
