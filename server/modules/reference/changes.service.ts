import { isDeepStrictEqual } from 'node:util';
import { mayEditReference } from '#engines/access/knowledge/reference.ts';
import { checkJoins, type JoinMistake } from '#engines/reference/checkJoins.ts';
import { type AnyRow, keyOf, type Table } from '#engines/reference/table.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { filledRows } from './filledRows.ts';
import {
  type ChangeAct,
  countUp,
  insertRow,
  type KeptRow,
  lockReference,
  readEffective,
  type RowState,
  updateRow,
} from './reference.repository.ts';
import { addChange } from './changes.repository.ts';

/** Said between processes when reference data changed; the body is the version. */
export const referenceTopic = 'reference';

/** What a write makes of a row: `after` null takes it out of use. */
export interface RowChange {
  readonly key: string;
  readonly act: ChangeAct;
  /** The row as the records hold it; undefined where there is none yet. */
  readonly kept: KeptRow | undefined;
  readonly after: AnyRow | null;
}

/** Lets those pass who may change the table, and takes the lock of all writes. */
export async function beginChanges(scope: Scope, tableName: string): Promise<void> {
  if (!mayEditReference(scope.actor, tableName)) throw problem('notForYou', { who: 'administrators' });
  await lockReference(scope.db);
}

/**
 * What would no longer fit between the rows of all tables if the changes of one table were made. What did not
 * fit before is not held against them.
 */
export async function mistakesOf(scope: Scope, table: Table, changes: readonly RowChange[]): Promise<JoinMistake[]> {
  const { rows } = await readEffective(scope.db);
  const mistakes = checkJoins(
    filledRows(new Map([...rows, [table.name, changed(table, rows.get(table.name) ?? [], changes)]])),
  );
  if (mistakes.length === 0) return [];
  const before = new Set(checkJoins(filledRows(rows)).map(({ sentence }) => sentence));
  return mistakes.filter(({ sentence }) => !before.has(sentence));
}

/** Makes the changes of one table, with their history, and tells every process. They must have passed `mistakesOf`. */
export async function makeChanges(
  scope: Scope,
  table: Table,
  changes: readonly RowChange[],
  why: string,
): Promise<void> {
  const { actor, db, now, context } = scope;
  for (const { key, act, kept, after } of changes) {
    const write = kept === undefined ? insertRow : updateRow;
    await write(db, table.name, key, { ...stateAfter(kept, after), by: actor.personId, at: now });
    await addChange(db, table.name, key, {
      at: now,
      act,
      before: kept === undefined || kept.removed ? null : (kept.edited ?? kept.shipped),
      after,
      why,
      changedBy: actor.personId,
      changedByName: actor.name,
    });
  }
  scope.audit(
    'changeReference',
    changes.map(({ key }) => `${table.name}/${key}`),
    fieldsOf(changes),
  );
  await context.signals.publish(db, referenceTopic, await countUp(db));
  scope.afterCommit(() => context.reference.reload());
}

function changed(table: Table, rows: readonly AnyRow[], changes: readonly RowChange[]): AnyRow[] {
  const byKey = new Map(rows.map((row) => [keyOf(table, row), row]));
  for (const { key, after } of changes) {
    if (after === null) byKey.delete(key);
    else byKey.set(key, after);
  }
  return [...byKey.values()];
}

/** A row equal to the shipped one is a shipped row again. */
function stateAfter(kept: KeptRow | undefined, after: AnyRow | null): Omit<RowState, 'by' | 'at'> {
  const shipped = kept?.shipped ?? null;
  if (after === null) return { edited: kept?.edited ?? null, editedOver: kept?.editedOver ?? null, removed: true };
  if (shipped !== null && isDeepStrictEqual(after, shipped)) return { edited: null, editedOver: null, removed: false };
  return { edited: after, editedOver: shipped, removed: false };
}

/** Names of the columns that change, of all changes together. */
function fieldsOf(changes: readonly RowChange[]): string[] {
  const names = changes.flatMap(({ kept, after }) => {
    const before = kept?.edited ?? kept?.shipped ?? {};
    return Object.keys(after ?? before).filter(
      (name) => after === null || !isDeepStrictEqual(after[name], before[name]),
    );
  });
  return [...new Set(names)];
}
