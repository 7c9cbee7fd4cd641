import { isOwner, mayKeepCatalogue } from '#engines/access/knowledge/catalogue.ts';
import { tidyDictionary, type ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import { plainWords } from '#engines/tables/columns/plainWords.ts';
import type { AppContext } from '../../../context.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { restorableDays, type TrashKind } from '../../../platform/records/trash.ts';
import {
  changeDataset,
  type DatasetRecord,
  type DatasetRow,
  findDataset,
  holdDataset,
  putDatasetBack,
  slugsLike,
  takeDataset,
} from '../catalogue.repository.ts';
import { keptDataset, versionOf } from '../datasets.service.ts';
import { checkDetails } from './details.service.ts';
import { searchedNames, tellChange } from './publish.service.ts';
import { addVersion, findFindings, listPersonalData, listTables, type Version } from './versions.repository.ts';

/** What its keepers change of a dataset; what is left out stays. */
export interface DatasetChanges {
  readonly name?: string;
  readonly description?: string;
  readonly private?: boolean;
  readonly licence?: string;
  readonly topic?: string;
  readonly source?: string;
  readonly contact?: string;
  readonly institution?: string;
  readonly updateFrequency?: string;
  readonly coversFrom?: string;
  readonly coversTo?: string;
  readonly regions?: readonly string[];
  readonly tags?: readonly string[];
  readonly asksSignIn?: boolean;
  readonly dictionary?: readonly ColumnMeaning[];
  /** The keeper has looked at what seems personal and says that it may be published. */
  readonly personalDataChecked?: boolean;
}

/** Changes what is said of a dataset, or whether it is private. Answers it as it stands then. Throws a problem. */
export async function editDataset(scope: Scope, idOrSlug: string, changes: DatasetChanges): Promise<DatasetRecord> {
  const before = await keptDataset(scope, idOrSlug);
  checkChanges(scope, before, changes);
  if (before.private && changes.private === false && changes.personalDataChecked !== true)
    await refuseUncheckedPersonalData(scope, before);
  const { personalDataChecked: _, ...fields } = changes;
  const row = rowOf(fields);
  if (Object.keys(row).length > 0) await changeDataset(scope.db, before.id, { ...row, updated_at: scope.now });
  scope.audit('editDataset', [before.id], Object.keys(changes));
  await tellChange(scope, before.id);
  return (await findDataset(scope.db, { id: before.id })) ?? before;
}

/** Takes a dataset out of the catalogue; answers the id that brings it back for 30 days. */
export async function removeDataset(
  scope: Scope,
  idOrSlug: string,
): Promise<{ readonly name: string; readonly undo: string }> {
  const { id, name } = await keptDataset(scope, idOrSlug);
  const payload = await takeDataset(scope.db, id);
  const undo = await scope.context.trash.keep(scope, { room: 'catalogue', kind: 'dataset', id, label: name, payload });
  scope.audit('removeDataset', [id]);
  await tellChange(scope, id);
  return { name, undo };
}

/** Says how deleted datasets come back. Their files stay named by the trash until it forgets them; then a sweep takes them. */
export function registerDatasetTrash({ trash }: Pick<AppContext, 'trash'>): void {
  const kind: TrashKind = {
    async restore(scope, { id, payload }) {
      const { owner_id: ownerId, slug } = (payload as { dataset: { owner_id: string | null; slug: string } }).dataset;
      // What one may not bring back is told as what is not there.
      if (!isOwner(scope.actor, ownerId) && !mayKeepCatalogue(scope.actor))
        throw problem('nothingToRestore', { days: restorableDays });
      if ((await slugsLike(scope.db, slug)).has(slug)) throw problem('slugTaken', { name: slug });
      await putDatasetBack(scope.db, payload);
      await tellChange(scope, id);
    },
  };
  trash.register('dataset', kind);
}

/** Deleted datasets that who asks can bring back. */
export async function listRemoved(scope: Scope) {
  const entries = (await scope.context.trash.list(scope, 500)).filter(({ kind }) => kind === 'dataset');
  const ownerOf = (payload: unknown): string | null =>
    (payload as { dataset: { owner_id: string | null } }).dataset.owner_id;
  return mayKeepCatalogue(scope.actor)
    ? entries
    : entries.filter(({ payload }) => isOwner(scope.actor, ownerOf(payload)));
}

/** Publishes the content of an earlier version as a new one: nothing is copied, both name the same files. */
export async function restoreVersion(scope: Scope, idOrSlug: string, number: number): Promise<Version> {
  const record = await keptDataset(scope, idOrSlug);
  const held = await holdDataset(scope.db, record.id);
  const earlier = await versionOf(scope, record, number);
  if (held === undefined) throw problem('datasetNotFound', { found: idOrSlug });
  const [tables, findings, personalData] = await Promise.all([
    listTables(scope.db, earlier.id),
    findFindings(scope.db, earlier.id),
    listPersonalData(scope.db, [earlier.id]),
  ]);
  const next = held.currentVersion + 1;
  await addVersion(scope.db, {
    ...earlier,
    number: next,
    restores: number,
    note: `The content of version ${number} again`,
    publishedBy: scope.actor.personId,
    publishedAt: scope.now,
    findings,
    personalData,
    tables,
  });
  await changeDataset(scope.db, record.id, {
    current_version: next,
    bytes: earlier.bytes,
    rows: earlier.rows,
    file_kind: earlier.fileKind,
    updated_at: scope.now,
    column_names: searchedNames(tables),
  });
  scope.audit('restoreDatasetVersion', [record.id, String(number)]);
  await tellChange(scope, record.id);
  return versionOf(scope, { id: record.id, version: next });
}

function checkChanges({ context }: Scope, before: DatasetRecord, changes: DatasetChanges): void {
  if (changes.name !== undefined && plainWords(changes.name) === '') throw problem('fieldEmpty', { field: 'The name' });
  if (changes.licence !== undefined && plainWords(changes.licence) === '') throw problem('licenceMissing');
  const { topic, regions, coversFrom = before.coversFrom ?? '', coversTo = before.coversTo ?? '' } = changes;
  checkDetails(context, { topic, regions, coversFrom, coversTo });
}

/** What was sent as private was not asked about personal data: it is asked now, for every version that would be opened. */
async function refuseUncheckedPersonalData({ db }: Scope, { id }: DatasetRecord): Promise<void> {
  const found = await listPersonalData(db, { datasetId: id });
  if (found.length === 0) return;
  throw problem('personalDataUnchecked', {
    columns: [...new Set(found.map(({ sheet, column }) => `${column} (${sheet})`))],
  });
}

function rowOf({
  updateFrequency,
  coversFrom,
  coversTo,
  asksSignIn,
  dictionary,
  ...changes
}: Omit<DatasetChanges, 'personalDataChecked'>): Partial<DatasetRow> {
  const { name, description, licence, tags, institution } = changes;
  return {
    ...changes,
    ...(name !== undefined && { name: plainWords(name) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(licence !== undefined && { licence: plainWords(licence) }),
    ...(institution !== undefined && { institution: plainWords(institution) }),
    ...(tags !== undefined && { tags: tags.map(plainWords).filter((tag) => tag !== '') }),
    ...(asksSignIn !== undefined && { asks_sign_in: asksSignIn }),
    ...(dictionary !== undefined && { dictionary: JSON.stringify(tidyDictionary(dictionary)) }),
    ...(updateFrequency !== undefined && { update_frequency: updateFrequency }),
    ...(coversFrom !== undefined && { covers_from: coversFrom || null }),
    ...(coversTo !== undefined && { covers_to: coversTo || null }),
  };
}
