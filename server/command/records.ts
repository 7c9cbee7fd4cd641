import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../adapters/postgres/embeddedPostgres.ts';
import { readStorageUrl } from '../adapters/storage/storageUrl.ts';
import { readConfig, type Config } from '../config.ts';
import type { DatabaseAddress } from '../database/connection.ts';
import type { Folders } from '../database/backup/format.ts';

/** What a command reads and writes: the same records and folders as the portal's. */
export interface Records {
  readonly address: DatabaseAddress;
  readonly folders: Folders;
  /** A closing sentence about what lies elsewhere, or nothing. */
  readonly remark: string;
  close(): Promise<void>;
}

/** Opens the records the environment names; the embedded server is taken over from a running portal, or started. */
export async function openRecords(config: Config = readConfig(process.env)): Promise<Records> {
  const storage = readStorageUrl(config.storageUrl);
  const files = storage?.kind === 'folder' ? storage.folder : undefined;
  const outside = files !== undefined && path.relative(config.dataDir, files).startsWith('..') ? files : undefined;
  const folders = { data: config.dataDir, files: outside, kept: files };
  const remarks = [
    ...(storage?.kind === 'bucket'
      ? [`The files lie in the bucket ${storage.bucket} and not in the backup: back that up by itself.`]
      : []),
    ...(config.secretKey === null
      ? []
      : ['SECRET_KEY comes from the environment and is not in the backup: keep it beside.']),
  ];
  const remark = remarks.map((sentence) => ` ${sentence}`).join('');
  if (config.databaseUrl !== null)
    return { address: config.databaseUrl, folders, remark, close: async () => undefined };
  const postgres = await startEmbeddedPostgres({ folder: config.dataDir });
  return { address: postgres.address, folders, remark, close: () => postgres.stop() };
}

/** Throws a sentence where no portal has ever kept records. */
export function requireRecords(config: Config): void {
  if (config.databaseUrl === null && !existsSync(path.join(config.dataDir, 'postgres'))) {
    throw new Error(
      `There is no portal in ${config.dataDir}. Set DATA_DIR to its data folder, or DATABASE_URL to its database.`,
    );
  }
}
