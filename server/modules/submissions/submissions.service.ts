import type { StreamedFile } from '#contract/endpoint.ts';
import { type SubmissionState, mayReviewSubmission, maySeeSubmission } from '#engines/access/knowledge/submissions.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isUuid } from '../../platform/records/uuid.ts';
import { namesOf } from '../accounts/accounts.service.ts';
import { registerSubmissionData } from './personalData.service.ts';
import { findItem, type Submission } from './submissions.repository.ts';
import { countStates, searchItems } from './submissionSearch.repository.ts';
import { type SubmissionNote, type SubmissionTable, notesOf, tablesOf } from './submissionTables.repository.ts';
import { handleDeletedItems } from './mend.service.ts';
import { handleReading } from './reading.service.ts';
import { sweepFiles } from './sweep.service.ts';
import { forgetUploads } from './uploads.service.ts';

export { prepareUpload, takeHarvested } from './send.service.ts';
export { findItem } from './submissions.repository.ts';
export { claimUpload } from './uploads.service.ts';

/** What is not settled yet. */
const open: readonly SubmissionState[] = ['reading', 'problems', 'waiting', 'returned'];

/** The background work of the room: reading files, letting go of what is past its time, and what it keeps about people. */
export function registerSubmissions(context: AppContext): void {
  handleReading(context);
  forgetUploads(context);
  sweepFiles(context);
  handleDeletedItems(context);
  registerSubmissionData(context);
}

/** A file with the names of the people and the dataset it speaks of. */
export interface NamedItem {
  readonly item: Submission;
  readonly names: ReadonlyMap<string, string>;
  readonly datasetName: string | null;
}

export interface SubmissionSearch {
  readonly whose: 'mine' | 'all';
  readonly state?: SubmissionState | 'open' | undefined;
  readonly assignee?: 'me' | 'nobody' | undefined;
  readonly q: string;
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The holding area as whoever asks may see it. @throws notForYou where others than data administrators ask for all */
export async function searchSubmissions(scope: Scope, search: SubmissionSearch) {
  const { db, actor } = scope;
  const reviews = mayReviewSubmission(actor);
  if (search.whose === 'all' && !reviews) throw problem('notForYou', { who: 'data administrators' });
  const ownerId = search.whose === 'all' ? null : actor.personId;
  const { found, total } = await searchItems(db, {
    ownerId,
    states: search.state === undefined ? null : search.state === 'open' ? open : [search.state],
    ...(search.assignee && { assigneeId: search.assignee === 'me' ? actor.personId : null }),
    q: search.q,
    newestFirst: search.newestFirst,
    limit: search.limit,
    offset: search.offset,
  });
  return { found: await named(scope, found), total, counts: await countStates(db, ownerId), reviews };
}

/** What waits, the oldest first: everybody's for data administrators, for others their own. */
export async function listSubmissions(
  scope: Scope,
  limit: number,
  offset: number,
): Promise<{ found: NamedItem[]; total: number }> {
  const ownerId = mayReviewSubmission(scope.actor) ? null : scope.actor.personId;
  const { found, total } = await searchItems(scope.db, {
    ownerId,
    states: open,
    q: '',
    newestFirst: false,
    limit,
    offset,
  });
  return { found: await named(scope, found), total };
}

/** Everything about one file. */
export interface WholeItem extends NamedItem {
  readonly tables: readonly SubmissionTable[];
  readonly notes: readonly SubmissionNote[];
}

/** @throws lakeItemNotFound, also where it is another's */
export async function showItem(scope: Scope, id: string): Promise<WholeItem> {
  return whole(scope, await seenItem(scope, id));
}

/** A file with all that belongs to it, after it was changed. */
export async function whole(scope: Scope, item: Submission): Promise<WholeItem> {
  const tables = await tablesOf(scope.db, item.id);
  const notes = await notesOf(scope.db, item.id);
  const [first] = await named(
    scope,
    [item],
    notes.flatMap(({ authorId }) => authorId ?? []),
  );
  return { ...(first as NamedItem), tables, notes };
}

/** The file as it was sent. */
export async function submissionFile(scope: Scope, id: string): Promise<StreamedFile> {
  const { fileName, fileKey, bytes, sha256 } = await seenItem(scope, id);
  const { storage } = scope.context;
  if ((await storage.stat(fileKey)) === null) throw problem('lakeItemNotFound', { found: id });
  return { fileName, bytes, tag: sha256, open: (range) => storage.read(fileKey, range) };
}

/** A file that whoever asks may see. @throws lakeItemNotFound */
export async function seenItem({ db, actor }: Scope, id: string): Promise<Submission> {
  const item = isUuid(id) ? await findItem(db, id) : undefined;
  if (item === undefined || !maySeeSubmission(actor, item)) throw problem('lakeItemNotFound', { found: id });
  return item;
}

async function named(
  { db, context }: Scope,
  items: readonly Submission[],
  others: readonly string[] = [],
): Promise<NamedItem[]> {
  const people = [
    ...others,
    ...items.flatMap(({ ownerId, assigneeId }) => [ownerId, assigneeId].filter((id) => id !== null)),
  ];
  const names = await namesOf(db, [...new Set(people)]);
  return items.map((item) => ({
    item,
    names,
    datasetName: item.datasetId === null ? null : (context.catalogue.find(item.datasetId)?.name ?? null),
  }));
}
