import { isDeepStrictEqual } from 'node:util';
import { mayEditReference } from '#engines/access/knowledge/reference.ts';
import { isAdministrator } from '#engines/access/roles.ts';
import { writeCell } from '#engines/reference/cell.ts';
import { fillRow } from '#engines/reference/checkRow.ts';
import { type AnyRow, keyOf, type Table } from '#engines/reference/table.ts';
import { allTables, findTable } from '#engines/reference/tables.ts';
import { sayReview } from '#engines/reference/review.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { countRows, findRow, type KeptRow, listRows, type RowCounts } from './reference.repository.ts';
import { type Change, listChanges } from './changes.repository.ts';
import type { KeptReview } from './reviews.repository.ts';

/** Entries of a row's history shown at most. */
const longestHistory = 200;
/** Rows of a list when the caller names no limit. */
const usualRows = 100;

export type RowStateName = 'shipped' | 'edited' | 'added' | 'removed';

/** A row as it stands. */
export interface CurrentRow {
  readonly key: string;
  readonly row: AnyRow;
  readonly state: RowStateName;
  readonly shippedSince: boolean;
  readonly version: number;
  /** The signature that holds for it. */
  readonly review: KeptReview | null;
}

/** The table of that name. Throws a problem naming those there are. */
export function askedTable(name: string): Table {
  const table = findTable(name);
  if (table === undefined) throw problem('tableNotFound', { found: name, tables: allTables.map((each) => each.name) });
  return table;
}

/** The tables in order, with how many rows each has. */
export async function listTables(scope: Scope): Promise<{ table: Table; counts: RowCounts }[]> {
  const counted = await countRows(scope.db);
  return allTables.map((table) => ({ table, counts: countsOf(table, counted) }));
}

export interface RowsWanted {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly state?: RowStateName | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

export interface FoundRows {
  readonly table: Table;
  readonly counts: RowCounts;
  readonly total: number;
  readonly found: readonly CurrentRow[];
}

/** Rows of a table: those in force, or those in the wanted state; every word of `q` occurs in them. */
export async function findRows(scope: Scope, tableName: string, wanted: RowsWanted): Promise<FoundRows> {
  const table = askedTable(tableName);
  const [counted, kept] = [await countRows(scope.db), await listRows(scope.db, tableName)];
  const words = (wanted.q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const rows = kept
    .map((each) => currentRow(table, each))
    .filter((each) => (wanted.state === undefined ? each.state !== 'removed' : each.state === wanted.state))
    .filter((each) => words.length === 0 || holdsAll(table, each, words));
  const sorted = wanted.sort === undefined || wanted.sort === '' ? rows : rows.toSorted(orderOf(table, wanted.sort));
  const offset = wanted.offset ?? 0;
  return {
    table,
    counts: countsOf(table, counted),
    total: rows.length,
    found: sorted.slice(offset, offset + (wanted.limit ?? usualRows)),
  };
}

export interface RowDetail {
  readonly table: Table;
  readonly current: CurrentRow;
  readonly shipped: AnyRow | null;
  readonly history: readonly Change[];
}

/** One row with its shipped value and its history. For whoever may change it. */
export async function showRow(scope: Scope, tableName: string, key: string): Promise<RowDetail> {
  if (!mayEditReference(scope.actor, tableName)) throw problem('notForYou', { who: 'administrators' });
  const table = askedTable(tableName);
  const kept = await findRow(scope.db, tableName, key);
  if (kept === undefined) throw problem('rowNotFound', { found: key, table: tableName });
  return {
    table,
    current: currentRow(table, kept),
    shipped: kept.shipped && fillRow(table, kept.shipped),
    history: await listChanges(scope.db, tableName, key, longestHistory),
  };
}

/** The edits that keep the data of this release out of use. For administrators. */
export function unfittingEdits({ actor, context }: Scope): string[] {
  if (!isAdministrator(actor)) throw problem('notForYou', { who: 'administrators' });
  return [...context.reference.unfitting()];
}

/** The rows of a table in force, in its order, each with who reviewed it. */
export async function rowsInForce({ db }: Pick<Scope, 'db'>, table: Table): Promise<AnyRow[]> {
  const kept = await listRows(db, table.name);
  return kept
    .filter(({ removed }) => !removed)
    .map((each) => {
      const { row, review } = currentRow(table, each);
      return review === null ? row : { ...row, reviewedBy: sayReview(review) };
    });
}

/** Where a row stands among those of its table in force, the first is 0, null where it is not among them; and what the table is called. @throws tableNotFound */
export async function placeInTable(
  scope: Pick<Scope, 'db'>,
  tableName: string,
  key: string,
): Promise<{ readonly title: string; readonly place: number | null }> {
  const table = askedTable(tableName);
  const place = (await rowsInForce(scope, table)).findIndex((row) => keyOf(table, row) === key);
  return { title: table.title, place: place === -1 ? null : place };
}

/** A kept row as it is now: what was edited over what shipped. */
export function currentRow(table: Table, kept: KeptRow): CurrentRow {
  return {
    key: kept.key,
    row: fillRow(table, kept.edited ?? kept.shipped ?? {}),
    state: kept.removed ? 'removed' : kept.edited === null ? 'shipped' : kept.shipped === null ? 'added' : 'edited',
    shippedSince: kept.edited !== null && !isDeepStrictEqual(kept.editedOver, kept.shipped),
    version: kept.version,
    review: kept.review,
  };
}

function countsOf(table: Table, counted: readonly RowCounts[]): RowCounts {
  return (
    counted.find((each) => each.tableName === table.name) ?? {
      tableName: table.name,
      rows: 0,
      edited: 0,
      shippedSince: 0,
    }
  );
}

function holdsAll(table: Table, { key, row }: CurrentRow, words: readonly string[]): boolean {
  const cells = Object.entries(table.columns).map(([name, column]) => writeCell(column, row[name]));
  const text = `${key} ${cells.join(' ')}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** By a column, `-` before it for the other way round; empty cells last. */
function orderOf(table: Table, sort: string): (a: CurrentRow, b: CurrentRow) => number {
  const name = sort.replace(/^-/, '');
  const column = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
  if (column === undefined) throw problem('columnNotFound', { found: name, columns: Object.keys(table.columns) });
  const way = sort.startsWith('-') ? -1 : 1;
  const numbers = column.kind === 'integer' || column.kind === 'number';
  return (a, b) => {
    const [left, right] = [writeCell(column, a.row[name]), writeCell(column, b.row[name])];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return way * (numbers ? Number(left) - Number(right) : left.localeCompare(right, 'en'));
  };
}
