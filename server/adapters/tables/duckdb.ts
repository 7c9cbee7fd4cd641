import { mkdirSync, realpathSync } from 'node:fs';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

export interface Enclosure {
  /** Folders that may be read and written; all else on this machine and beyond it may not. */
  readonly folders: readonly string[];
  /** For what does not fit in memory. */
  readonly scratch: string;
  readonly memoryMb: number;
  readonly threads: number;
}

/**
 * DuckDB in memory, shut in: it reads and writes in the folders named and nowhere else, fetches nothing, loads
 * nothing, and none of that can be undone by a statement.
 */
export async function openDuckDb({ folders, scratch, memoryMb, threads }: Enclosure): Promise<DuckDBInstance> {
  const allowed = [scratch, ...folders].map((folder) => {
    mkdirSync(folder, { recursive: true });
    return `${realpathSync(folder)}/`;
  });
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: `${memoryMb}MB`, threads: String(threads) });
  const connection = await instance.connect();
  try {
    for (const statement of [
      'set autoinstall_known_extensions = false',
      'set autoload_known_extensions = false',
      `set temp_directory = ${literal(scratch)}`,
      `set allowed_directories = [${allowed.map(literal).join(', ')}]`,
      "set timezone = 'UTC'",
      'set parquet_metadata_cache = true',
      'set enable_external_access = false',
      'set lock_configuration = true',
    ]) {
      await connection.run(statement);
    }
  } finally {
    connection.closeSync();
  }
  return instance;
}

/** A text of our own as SQL; what people wrote is bound instead. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Does something with a connection, which is closed after it. */
export async function withConnection<Answer>(
  instance: DuckDBInstance,
  act: (connection: DuckDBConnection) => Promise<Answer>,
): Promise<Answer> {
  const connection = await instance.connect();
  try {
    return await act(connection);
  } finally {
    connection.closeSync();
  }
}
