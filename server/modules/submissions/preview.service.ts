import { guessKey } from '#engines/tables/columns/guessKey.ts';
import { QuestionTooSlow, type TableAtRest, type TableDifference } from '../../adapters/tables/tables.ts';
import { FileMissing } from '../../adapters/storage/storage.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { listTables } from '../catalogue/catalogue.service.ts';
import { seenItem } from './submissions.service.ts';
import { type SubmissionTable, tablesOf } from './submissionTables.repository.ts';

const mostDifferences = 50;

/** Rows of a table of a file, by its position from 1. @throws lakeItemNotFound, lakeTableNotFound */
export async function submissionRows(scope: Scope, id: string, position: number, offset: number, limit: number) {
  const { id: itemId } = await seenItem(scope, id);
  const table = await askedTable(scope, itemId, position);
  return asking(id, () => scope.context.tables.rows(table, { offset, limit }));
}

export interface SubmissionDifference extends TableDifference {
  /** The number of the version it is compared with. */
  readonly version: number;
  readonly key: readonly string[];
}

/**
 * What a file changes in the version it is to replace; tables of one name are compared, else those of one position.
 *
 * @throws lakeItemNotFound, lakeTableNotFound, lakeActRefused where it renews nothing, columnNotFound
 */
export async function compareWithVersion(
  scope: Scope,
  id: string,
  position: number,
  asked: readonly string[] | undefined,
): Promise<SubmissionDifference> {
  const { db, context } = scope;
  const item = await seenItem(scope, id);
  const dataset = item.datasetId === null ? undefined : context.catalogue.find(item.datasetId);
  if (dataset === undefined || item.state === 'approved') {
    throw problem('lakeActRefused', {
      sentence: 'This file is not the next version of a dataset, so there is nothing to compare it with.',
    });
  }
  const after = await askedTable(scope, item.id, position);
  const tables = await listTables(db, dataset.versionId);
  const before = tables.find(({ name }) => name === after.name) ?? tables[position - 1];
  if (before === undefined)
    throw problem('lakeActRefused', {
      sentence: `The current version has no table ${position} to compare with: this one is new.`,
    });
  const key = asked ?? guessKey(before, after);
  requireColumns(key, before, after);
  const difference = await asking(id, () => context.tables.compare(before, after, key, mostDifferences));
  return { ...difference, version: dataset.version, key };
}

function requireColumns(key: readonly string[], before: TableAtRest, after: TableAtRest): void {
  const earlier = new Set(before.columns.map(({ name }) => name));
  const shared = after.columns.map(({ name }) => name).filter((name) => earlier.has(name));
  const missing = key.find((name) => !shared.includes(name));
  if (missing !== undefined) throw problem('columnNotFound', { found: missing, columns: shared });
  if (key.length === 0)
    throw problem('lakeActRefused', {
      sentence: 'The two tables have no column in common, so their rows cannot be matched.',
    });
}

async function askedTable({ db }: Scope, itemId: string, position: number): Promise<SubmissionTable> {
  const tables = await tablesOf(db, itemId);
  const table = tables[position - 1];
  if (table === undefined) throw problem('lakeTableNotFound', { found: position, tables: tables.length });
  return table;
}

/** A table whose file is gone was replaced by a newer reading meanwhile. */
async function asking<Answer>(id: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FileMissing) throw problem('lakeItemNotFound', { found: id });
    if (error instanceof QuestionTooSlow) throw problem('busy', { 'retry-after': '5' });
    throw error;
  }
}
