import { isDeepStrictEqual } from 'node:util';
import type { CellMistake } from '#engines/reference/cell.ts';
import { checkRow, fillRow } from '#engines/reference/checkRow.ts';
import type { AnyRow, Table } from '#engines/reference/table.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { announceEvent } from '../webhooks/webhooks.service.ts';
import { beginChanges, makeChanges, mistakesOf, type RowChange } from './changes.service.ts';
import { type ChangeAct, findRow, type KeptRow } from './reference.repository.ts';
import { findChange, listChanges } from './changes.repository.ts';
import { askedTable, currentRow, type CurrentRow } from './rows.service.ts';

/** What is wrong with a row, at a column or, with an empty name, as a whole. */
export interface Fault {
  readonly column: string;
  readonly sentence: string;
}

/** The row as it is now, or what is wrong; nothing is saved while a fault stands. */
export interface Edited {
  readonly table: Table;
  readonly current: CurrentRow | null;
  readonly faults: readonly Fault[];
}

/** Adds a row. */
export async function addRow(scope: Scope, tableName: string, values: AnyRow, why: string): Promise<Edited> {
  await beginChanges(scope, tableName);
  const table = askedTable(tableName);
  const checked = checkRow(table, withoutReview(table, values));
  if (checked.row === null) return refuse(scope, table, checked.mistakes);
  const kept = await findRow(scope.db, tableName, checked.key);
  if (kept !== undefined) {
    const mend = kept.removed ? 'It was taken out; bring it back instead.' : 'Edit it instead.';
    return refuse(scope, table, [
      { column: table.key[0] ?? '', sentence: `There is a row "${checked.key}" already. ${mend}` },
    ]);
  }
  const saved = await save(scope, table, { key: checked.key, act: 'add', kept, after: checked.row }, why);
  if (tableName === 'stories' && saved.faults.length === 0) {
    const { title = '', institute = '' } = checked.row;
    await announceEvent(scope, 'story.published', { title, institute, path: '/main/storyset' });
  }
  return saved;
}

/** Changes a row the caller saw at `version`; columns left out stay. Throws a problem when it changed since. */
export async function editRow(
  scope: Scope,
  tableName: string,
  key: string,
  version: number,
  values: AnyRow,
  why: string,
): Promise<Edited> {
  const { table, kept } = await begin(scope, tableName, key);
  if (kept.version !== version) {
    const [latest] = await listChanges(scope.db, tableName, key, 1);
    throw problem('rowChangedMeanwhile', { by: latest?.changedByName ?? '' });
  }
  if (kept.removed)
    return refuse(scope, table, [
      { column: '', sentence: 'This row was taken out. Bring it back first, then edit it.' },
    ]);
  const before = currentRow(table, kept).row;
  const checked = checkRow(table, withoutReview(table, { ...before, ...values }));
  if (checked.row === null) return refuse(scope, table, checked.mistakes);
  if (checked.key !== key) {
    const sentence = `The key of a row stays "${key}". To give it another, add a new row and remove this one.`;
    return refuse(
      scope,
      table,
      table.key.map((column) => ({ column, sentence })),
    );
  }
  return save(scope, table, { key, act: 'edit', kept, after: checked.row }, why);
}

/** Takes a row out of use; reset or restore brings it back. */
export async function removeRow(scope: Scope, tableName: string, key: string): Promise<Edited> {
  const { table, kept } = await begin(scope, tableName, key);
  return save(scope, table, { key, act: 'remove', kept, after: null }, '');
}

/** Back to the shipped value. Throws a problem for rows that were added here. */
export async function resetRow(scope: Scope, tableName: string, key: string): Promise<Edited> {
  const { table, kept } = await begin(scope, tableName, key);
  if (kept.shipped === null) throw problem('nothingShipped', { key });
  return save(scope, table, { key, act: 'reset', kept, after: fillRow(table, kept.shipped) }, '');
}

/** Back to how the row was before a change of its history: also the way to undo it. */
export async function restoreRow(scope: Scope, tableName: string, key: string, changeId: number): Promise<Edited> {
  const { table, kept } = await begin(scope, tableName, key);
  const change = await findChange(scope.db, tableName, key, changeId);
  if (change === undefined) throw problem('changeNotFound', { found: changeId });
  const act: ChangeAct = kept.removed ? 'bringBack' : 'restore';
  if (change.before === null) return save(scope, table, { key, act: 'remove', kept, after: null }, '');
  const checked = checkRow(table, fillRow(table, change.before));
  if (checked.row === null) return refuse(scope, table, checked.mistakes);
  return save(scope, table, { key, act, kept, after: checked.row }, '');
}

/** Undoes the last change of a row. Throws a problem where it never changed. */
export async function undoLast(scope: Scope, tableName: string, key: string): Promise<Edited> {
  const [latest] = await listChanges(scope.db, tableName, key, 1);
  if (latest === undefined) throw problem('rowNotFound', { found: key, table: tableName });
  return restoreRow(scope, tableName, key, latest.id);
}

/** A row as somebody writes it: who reviewed it is entered as a signature, and never as a cell. */
export function withoutReview(table: Table, values: AnyRow): AnyRow {
  return Object.hasOwn(table.columns, 'reviewedBy') ? { ...values, reviewedBy: '' } : values;
}

async function begin(scope: Scope, tableName: string, key: string): Promise<{ table: Table; kept: KeptRow }> {
  await beginChanges(scope, tableName);
  const table = askedTable(tableName);
  const kept = await findRow(scope.db, tableName, key);
  if (kept === undefined) throw problem('rowNotFound', { found: key, table: tableName });
  return { table, kept };
}

async function save(scope: Scope, table: Table, change: RowChange, why: string): Promise<Edited> {
  if (change.kept !== undefined && isSame(table, change.kept, change.after))
    return unchanged(scope, table, change.kept);
  const mistakes = await mistakesOf(scope, table, [change]);
  if (mistakes.length > 0) {
    const own = (mistake: (typeof mistakes)[number]) => mistake.table === table.name && mistake.key === change.key;
    return refuse(
      scope,
      table,
      mistakes.map((mistake) => ({ column: (own(mistake) && mistake.column) || '', sentence: mistake.sentence })),
    );
  }
  await makeChanges(scope, table, [change], why);
  const kept = await findRow(scope.db, table.name, change.key);
  return { table, current: kept === undefined ? null : currentRow(table, kept), faults: [] };
}

function isSame(table: Table, kept: KeptRow, after: AnyRow | null): boolean {
  return kept.removed ? after === null : after !== null && isDeepStrictEqual(currentRow(table, kept).row, after);
}

function unchanged(scope: Scope, table: Table, kept: KeptRow): Edited {
  scope.audit('checkReference', [`${table.name}/${kept.key}`]);
  return { table, current: currentRow(table, kept), faults: [] };
}

/** Many faults of one kind say nothing that ten do not. */
const mostFaults = 10;

function refuse(scope: Scope, table: Table, faults: readonly (Fault | CellMistake)[]): Edited {
  scope.audit('checkReference', [table.name]);
  return {
    table,
    current: null,
    faults: faults.slice(0, mostFaults).map(({ column, sentence }) => ({ column, sentence })),
  };
}
