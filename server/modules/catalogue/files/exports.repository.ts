import type { Database } from '../../../database/connection.ts';
import type { ExportForm } from '../../../adapters/tables/tables.ts';

export interface ExportTables {
  table_export: {
    version_id: string;
    position: number;
    form: ExportForm;
    dictionary: string;
    file_key: string;
    bytes: number;
    sha256: string;
    asked_at: Date;
  };
}

/** Which table, in which form, under which data dictionary (its sum). */
export interface ExportIdentity {
  readonly versionId: string;
  readonly position: number;
  readonly form: ExportForm;
  readonly dictionary: string;
}

/** A table as a file at rest. */
export interface TableExport {
  readonly fileKey: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly askedAt: Date;
}

const columns = ['file_key as fileKey', 'bytes', 'sha256', 'asked_at as askedAt'] as const;

export function findExport(db: Database, identity: ExportIdentity): Promise<TableExport | undefined> {
  return matching(db, identity).select(columns).executeTakeFirst();
}

/** Keeps one; of two that were made at once, the later stands, and the other's file is swept up. */
export async function saveExport(db: Database, identity: ExportIdentity, made: TableExport): Promise<void> {
  const file = { file_key: made.fileKey, bytes: made.bytes, sha256: made.sha256, asked_at: made.askedAt };
  const { versionId, position, form, dictionary } = identity;
  await db
    .insertInto('table_export')
    .values({ version_id: versionId, position, form, dictionary, ...file })
    .onConflict((conflict) => conflict.columns(['version_id', 'position', 'form', 'dictionary']).doUpdateSet(file))
    .execute();
}

export async function markExportAsked(db: Database, { versionId, position, form }: ExportIdentity, at: Date) {
  await db
    .updateTable('table_export')
    .set({ asked_at: at })
    .where('version_id', '=', versionId)
    .where('position', '=', position)
    .where('form', '=', form)
    .execute();
}

/** Forgets those nobody asked for since; their files are swept up. */
export async function forgetExports(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('table_export').where('asked_at', '<', before).execute();
}

function matching(db: Database, { versionId, position, form, dictionary }: ExportIdentity) {
  return db
    .selectFrom('table_export')
    .where('version_id', '=', versionId)
    .where('position', '=', position)
    .where('form', '=', form)
    .where('dictionary', '=', dictionary);
}
