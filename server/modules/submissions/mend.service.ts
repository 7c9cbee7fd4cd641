import {
  mayDeleteSubmission,
  mayMendSubmission,
  mayNoteSubmission,
  mayReplaceSubmissionFile,
  maySubmitSubmission,
} from '#engines/access/knowledge/submissions.ts';
import type { Fix } from '#engines/tables/types.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { checkDetails } from '../catalogue/catalogue.service.ts';
import { heldItem } from './heldFiles.ts';
import {
  changeItem,
  type Details,
  findItem,
  type ItemChanges,
  type Submission,
  putItemBack,
  removeItem,
} from './submissions.repository.ts';
import {
  addNote,
  type SubmissionNote,
  type SubmissionTable,
  notesOf,
  replaceTables,
  tablesOf,
} from './submissionTables.repository.ts';
import { publishClean } from './publishClean.service.ts';
import { enqueueReading } from './reading.service.ts';
import { stateAfterReading } from './submissionRights.ts';
import { tellNoted, tellReviewers } from './notify.service.ts';
import { claimUpload, removeFiles, requireQuota, type WholeFile } from './uploads.service.ts';

const trashKind = 'lakeItem';

export interface ItemEdit {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly private?: boolean | undefined;
  readonly details?: Details | undefined;
}

/** Changes what is told of a file. Making it public anew asks about personal data again. Throws what checkDetails throws. */
export async function editItem(scope: Scope, id: string, edit: ItemEdit): Promise<Submission> {
  const item = await heldItem(scope, id, mayMendSubmission);
  const name = edit.name?.trim();
  if (name === '') throw problem('badInput', { sentence: 'name is empty; expected what the dataset is called.' });
  const details = { ...item.details, ...edit.details };
  checkDetails(scope.context, details);
  const changes: ItemChanges = {
    ...(name !== undefined && { name }),
    ...(edit.description !== undefined && { description: edit.description.trim() }),
    ...(edit.private !== undefined && { private: edit.private, keepsVisibility: false }),
    ...(edit.details !== undefined && { details }),
  };
  scope.audit('editSubmission', [id], Object.keys(edit));
  return settled(scope, item, changes);
}

/** Accepts fixes that findings offer, and has the file read again with all accepted so far. @throws fixNotOffered */
export async function acceptFixes(
  scope: Scope,
  id: string,
  fixes: readonly Fix[],
  startOver: boolean,
): Promise<Submission> {
  const item = await heldItem(scope, id, mayMendSubmission);
  const offered = new Map(
    item.findings
      .flatMap(({ fix, otherFixes = [] }) => [...(fix === null ? [] : [fix]), ...otherFixes])
      .map((fix) => [fixKey(fix), fix]),
  );
  const accepted = new Map((startOver ? [] : item.acceptedFixes).map((fix) => [fixKey(fix), fix]));
  for (const fix of fixes) {
    const known = offered.get(fixKey(fix));
    if (known === undefined && !accepted.has(fixKey(fix)))
      throw problem('fixNotOffered', { found: fix.label || fix.kind });
    if (known === undefined) continue;
    for (const [key, other] of accepted) if (excludes(known, other)) accepted.delete(key);
    accepted.set(fixKey(fix), known);
  }
  await note(scope, item, 'fixed', fixes.map(({ label }) => label).join('\n'));
  scope.audit('acceptFixes', [id], [...new Set(fixes.map(({ kind }) => kind))]);
  return readAgain(scope, item, { acceptedFixes: [...accepted.values()] });
}

/** Answers whether what looks personal is, or may be published; or keeps the dataset private. */
export async function answerPersonalData(
  scope: Scope,
  id: string,
  answer: 'none' | 'allowed' | 'keepPrivate',
): Promise<Submission> {
  const item = await heldItem(scope, id, mayMendSubmission);
  // Who answered, and how, is part of the record.
  scope.audit(`personalData:${answer}`, [id], ['personalDataAnswer']);
  return settled(
    scope,
    item,
    answer === 'keepPrivate' ? { private: true, keepsVisibility: false } : { personalDataAnswer: answer },
  );
}

/** Puts a mended file in the place of the one before, and has it read: what was accepted and answered was about the old one. */
export async function replaceFile(
  scope: Scope,
  id: string,
  uploadId: string,
  file: WholeFile | null,
): Promise<Submission> {
  const item = await heldItem(scope, id, mayReplaceSubmissionFile);
  await claimUpload(scope, uploadId);
  if (file === null || item.ownerId === null) throw problem('uploadNotFound', { found: uploadId });
  await requireQuota(scope.db, item.ownerId, file.bytes - item.bytes);
  await note(scope, item, 'replaced', file.fileName);
  scope.audit('replaceSubmissionFile', [id], ['file']);
  scope.afterCommit(() => removeFiles(scope.context.storage, [item.fileKey]));
  const { fileName, key: fileKey, bytes, sha256 } = file;
  return readAgain(scope, item, {
    fileName,
    fileKey,
    bytes,
    sha256,
    fileKind: null,
    acceptedFixes: [],
    personalDataAnswer: null,
  });
}

/** Sends a returned file for review again. */
export async function submitItem(scope: Scope, id: string, words: string): Promise<Submission> {
  const item = await heldItem(scope, id, maySubmitSubmission);
  await note(scope, item, 'sent', words.trim());
  scope.audit('submitSubmission', [id]);
  const changed = await changeItem(scope.db, id, { state: stateAfterReading(item), updatedAt: scope.now });
  if (changed.state === 'waiting') await tellReviewers(scope, changed);
  return changed;
}

/** Leaves a note for the other side. */
export async function noteItem(scope: Scope, id: string, words: string): Promise<Submission> {
  const item = await heldItem(scope, id, mayNoteSubmission);
  if (words.trim() === '') throw problem('badInput', { sentence: 'text is empty; expected the note itself.' });
  await note(scope, item, 'note', words.trim());
  await tellNoted(scope, item, scope.actor.personId ?? '', words.trim());
  scope.audit('noteSubmission', [id], ['text']);
  return changeItem(scope.db, id, { updatedAt: scope.now });
}

interface DeletedItem {
  readonly item: Submission;
  readonly tables: readonly SubmissionTable[];
  readonly notes: readonly SubmissionNote[];
}

/** Deletes a file; answers what brings it back for 30 days. Its bytes stay that long. */
export async function deleteItem(scope: Scope, id: string): Promise<string> {
  const { db, context } = scope;
  const item = await heldItem(scope, id, mayDeleteSubmission);
  const payload: DeletedItem = { item, tables: await tablesOf(db, id), notes: await notesOf(db, id) };
  await removeItem(db, id);
  scope.audit('deleteSubmission', [id]);
  return context.trash.keep(scope, { room: 'submissions', kind: trashKind, id, label: item.name, payload });
}

/** Says how a deleted file is put back, by who may delete it: as it was; one that was being read is read anew. */
export function handleDeletedItems({ trash, jobs }: Pick<AppContext, 'trash' | 'jobs'>): void {
  trash.register(trashKind, {
    async restore(scope, { payload }) {
      const { db, now } = scope;
      const { item, tables, notes } = payload as DeletedItem;
      await putItemBack(db, item);
      await heldItem(scope, item.id, mayDeleteSubmission);
      await replaceTables(db, item.id, tables);
      for (const each of notes) await addNote(db, item.id, { ...each, at: new Date(each.at) });
      if (item.state !== 'reading') return;
      const again = await changeItem(db, item.id, { round: item.round + 1, stage: 'received', updatedAt: now });
      await enqueueReading({ db, context: { jobs } }, again);
    },
  });
}

/** The state that follows from a change of what is told; what waits then is told to reviewers. */
async function settled(scope: Scope, item: Submission, changes: ItemChanges): Promise<Submission> {
  const after = { ...item, ...changes };
  const state = item.state === 'returned' ? item.state : stateAfterReading(after);
  const changed = await changeItem(scope.db, item.id, { ...changes, state, updatedAt: scope.now });
  if (await publishClean(scope, changed, await tablesOf(scope.db, item.id)))
    return (await findItem(scope.db, item.id)) ?? changed;
  if (state === 'waiting' && item.state === 'problems') await tellReviewers(scope, changed);
  return changed;
}

async function readAgain(scope: Scope, item: Submission, changes: ItemChanges): Promise<Submission> {
  const changed = await changeItem(scope.db, item.id, {
    ...changes,
    round: item.round + 1,
    state: 'reading',
    stage: 'received',
    updatedAt: scope.now,
  });
  await enqueueReading(scope, changed);
  return changed;
}

async function note(scope: Scope, { id }: Submission, act: SubmissionNote['act'], text: string): Promise<void> {
  await addNote(scope.db, id, { authorId: scope.actor.personId, act, text, at: scope.now });
}

/** Ways to read the numbers of a column, of which one alone holds. */
const readings: ReadonlySet<Fix['kind']> = new Set(['closeUpNumbers', 'decimalPoint', 'decimalComma', 'keepAsText']);

function excludes(one: Fix, other: Fix): boolean {
  return (
    one.kind !== other.kind &&
    one.sheet === other.sheet &&
    one.column === other.column &&
    readings.has(one.kind) &&
    readings.has(other.kind)
  );
}

/** A fix is known by what it does and where. */
function fixKey({ kind, sheet, column }: Fix): string {
  return JSON.stringify([kind, sheet, column]);
}
