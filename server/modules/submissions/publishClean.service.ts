import type { AppContext } from '../../context.ts';
import { addAuditEntry } from '../../platform/records/audit.repository.ts';
import { type Published, type Publishing, publishVersion } from '../catalogue/catalogue.service.ts';
import { changeItem, type Submission } from './submissions.repository.ts';
import { addNote, type SubmissionTable, replaceTables } from './submissionTables.repository.ts';
import { hindrancesOf } from './submissionRights.ts';
import { tellApproved } from './notify.service.ts';

export interface PublishingSubmission extends Publishing {
  readonly context: AppContext;
}

/**
 * Moves a file into the catalogue, as a new dataset or the next version of one: its tables are the version's from then
 * on, nothing is copied. In the caller's transaction.
 */
export async function publish(
  publishing: PublishingSubmission,
  item: Submission,
  tables: readonly SubmissionTable[],
  by: string | null,
): Promise<Published> {
  const { db, now } = publishing;
  const { fileName, fileKey, fileKind, bytes, sha256 } = item;
  if (fileKind === null) throw new Error(`The file ${item.id} has no kind, and so no tables.`);
  const published = await publishVersion(publishing, {
    datasetId: item.datasetId,
    ownerId: item.ownerId,
    publishedBy: by,
    name: item.name,
    description: item.description,
    private: item.keepsVisibility ? null : item.private,
    details: { ...item.details, licence: item.details.licence ?? '' },
    file: { fileName, fileKey, fileKind, bytes, sha256 },
    tables,
    findings: item.findings,
    // Where the question was answered, it need not be asked again when a private dataset becomes public.
    personalData: item.personalDataAnswer === null ? item.personalData : [],
  });
  await replaceTables(db, item.id, []);
  await changeItem(db, item.id, { state: 'approved', datasetId: published.datasetId, updatedAt: now });
  await addNote(db, item.id, { authorId: by, act: 'approved', text: '', at: now });
  return published;
}

/** Publishes what a data administrator sent as clean, once nothing stands against it; false where something does. */
export async function publishClean(
  publishing: PublishingSubmission,
  item: Submission,
  tables: readonly SubmissionTable[],
): Promise<boolean> {
  if (!item.clean || item.state !== 'waiting' || hindrancesOf(item).length > 0) return false;
  const published = await publish(publishing, item, tables, item.ownerId);
  await addAuditEntry(publishing.db, {
    actorId: item.ownerId,
    act: 'publishCleanFile',
    ids: [item.id, published.datasetId],
    fieldNames: [],
    requestId: null,
  });
  await tellApproved(publishing, item, published);
  return true;
}
