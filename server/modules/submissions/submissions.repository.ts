import { sql, type ColumnType, type Generated } from 'kysely';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import type { SubmissionState } from '#engines/access/knowledge/submissions.ts';
import type { Column, FileKind, Finding, Fix, PersonalDataFinding } from '#engines/tables/types.ts';
import type { Database } from '../../database/connection.ts';
import type { UploadTables } from './uploads.repository.ts';

type Json<T> = ColumnType<T, string, string>;

export interface SubmissionTables extends UploadTables {
  lake_item: {
    id: Generated<string>;
    owner_id: string | null;
    name: string;
    description: string;
    private: boolean;
    keeps_visibility: boolean;
    details: Json<Details>;
    dataset_id: string | null;
    clean: boolean;
    file_name: string;
    file_key: string;
    bytes: number;
    sha256: string;
    file_kind: FileKind | null;
    state: SubmissionState;
    stage: Stage;
    findings: ColumnType<readonly Finding[], string | undefined, string>;
    personal_data: ColumnType<readonly PersonalDataFinding[], string | undefined, string>;
    personal_data_answer: 'none' | 'allowed' | null;
    accepted_fixes: ColumnType<readonly Fix[], string | undefined, string>;
    round: Generated<number>;
    assignee_id: string | null;
    created_at: Date;
    updated_at: Date;
  };
  lake_table: {
    lake_item_id: string;
    position: number;
    name: string;
    rows: number;
    columns: Json<readonly Column[]>;
    file_key: string;
    bytes: number;
    sha256: string;
  };
  lake_note: {
    id: Generated<number>;
    lake_item_id: string;
    author_id: string | null;
    act: NoteAct;
    text: string;
    at: Date;
  };
}

export type Stage = 'received' | 'converting' | 'profiling' | 'done';

export type NoteAct = 'sent' | 'note' | 'fixed' | 'replaced' | 'assigned' | 'returned' | 'rejected' | 'approved';

/** What is told of a dataset beside name and description. */
export interface Details {
  readonly licence?: string | undefined;
  readonly topic?: string | undefined;
  readonly source?: string | undefined;
  readonly contact?: string | undefined;
  readonly institution?: string | undefined;
  readonly updateFrequency?: string | undefined;
  readonly coversFrom?: string | undefined;
  readonly coversTo?: string | undefined;
  readonly regions?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly asksSignIn?: boolean | undefined;
  readonly dictionary?: readonly ColumnMeaning[] | undefined;
}

/** A file of the holding area. */
export interface Submission {
  readonly id: string;
  readonly ownerId: string | null;
  readonly name: string;
  readonly description: string;
  /** Once it is published: as its sender said, or as the dataset is that it renews. */
  readonly private: boolean;
  /** Whether the visibility of the dataset it renews stands: its sender said nothing of their own. */
  readonly keepsVisibility: boolean;
  readonly details: Details;
  readonly datasetId: string | null;
  readonly clean: boolean;
  readonly fileName: string;
  readonly fileKey: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly fileKind: FileKind | null;
  readonly state: SubmissionState;
  readonly stage: Stage;
  readonly findings: readonly Finding[];
  readonly personalData: readonly PersonalDataFinding[];
  readonly personalDataAnswer: 'none' | 'allowed' | null;
  readonly acceptedFixes: readonly Fix[];
  /** Which reading this is; a job of an earlier one has nothing to say any more. */
  readonly round: number;
  readonly assigneeId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const visibility =
  sql<boolean>`coalesce((select d.private from dataset d where lake_item.keeps_visibility and d.id = lake_item.dataset_id), lake_item.private)`.as(
    'private',
  );

export const columns = [
  'id',
  'owner_id as ownerId',
  'name',
  'description',
  visibility,
  'keeps_visibility as keepsVisibility',
  'details',
  'dataset_id as datasetId',
  'clean',
  'file_name as fileName',
  'file_key as fileKey',
  'bytes',
  'sha256',
  'file_kind as fileKind',
  'state',
  'stage',
  'findings',
  'personal_data as personalData',
  'personal_data_answer as personalDataAnswer',
  'accepted_fixes as acceptedFixes',
  'round',
  'assignee_id as assigneeId',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export type NewItem = Pick<
  Submission,
  | 'ownerId'
  | 'name'
  | 'description'
  | 'private'
  | 'keepsVisibility'
  | 'details'
  | 'datasetId'
  | 'clean'
  | 'fileName'
  | 'fileKey'
  | 'bytes'
  | 'sha256'
>;

/** Adds a file that is to be read. */
export async function addItem(db: Database, item: NewItem, at: Date): Promise<Submission> {
  return db
    .insertInto('lake_item')
    .values({ ...rowOf(item), state: 'reading', stage: 'received', created_at: at, updated_at: at } as never)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Puts a deleted file back as it was. */
export async function putItemBack(db: Database, item: Submission): Promise<void> {
  const { id, round, createdAt, updatedAt } = item;
  await db
    .insertInto('lake_item')
    .values({ ...rowOf(item), id, round, created_at: new Date(createdAt), updated_at: new Date(updatedAt) } as never)
    .execute();
}

export function findItem(db: Database, id: string): Promise<Submission | undefined> {
  return db.selectFrom('lake_item').select(columns).where('id', '=', id).executeTakeFirst();
}

/** A file, held until the transaction ends: of two who decide at once, the second sees what the first did. */
export function holdItem(db: Database, id: string): Promise<Submission | undefined> {
  return db.selectFrom('lake_item').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type ItemChanges = Partial<Omit<Submission, 'id' | 'ownerId' | 'createdAt'>>;

/** Changes what is named; answers the file as it is then. */
export function changeItem(db: Database, id: string, changes: ItemChanges): Promise<Submission> {
  return db
    .updateTable('lake_item')
    .set(rowOf(changes) as never)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Sets down how far reading has come, while it is still this reading. */
export async function setStage(db: Database, id: string, round: number, stage: Stage, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('lake_item')
    .set({ stage, updated_at: at })
    .where('id', '=', id)
    .where('round', '=', round)
    .where('state', '=', 'reading')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeItem(db: Database, id: string): Promise<void> {
  await db.deleteFrom('lake_item').where('id', '=', id).execute();
}

/** Lets go of files that were rejected before an instant; their bytes are swept up. */
export async function forgetRejected(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('lake_item').where('state', '=', 'rejected').where('updated_at', '<', before).execute();
}

/** The columns of a row, where an item names them. */
function rowOf(item: Partial<Submission>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  const set = (column: string, value: unknown, asJson = false): void => {
    if (value !== undefined) row[column] = asJson ? JSON.stringify(value) : value;
  };
  set('owner_id', item.ownerId);
  set('name', item.name);
  set('description', item.description);
  set('private', item.private);
  set('keeps_visibility', item.keepsVisibility);
  set('details', item.details, true);
  set('dataset_id', item.datasetId);
  set('clean', item.clean);
  set('file_name', item.fileName);
  set('file_key', item.fileKey);
  set('bytes', item.bytes);
  set('sha256', item.sha256);
  set('file_kind', item.fileKind);
  set('state', item.state);
  set('stage', item.stage);
  set('findings', item.findings, true);
  set('personal_data', item.personalData, true);
  set('personal_data_answer', item.personalDataAnswer);
  set('accepted_fixes', item.acceptedFixes, true);
  set('round', item.round);
  set('assignee_id', item.assigneeId);
  set('updated_at', item.updatedAt);
  return row;
}
