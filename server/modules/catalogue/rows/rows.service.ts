import type { Condition } from '#engines/features/condition.ts';
import { describeColumns } from '#engines/tables/columns/dictionary.ts';
import { guessKey } from '#engines/tables/columns/guessKey.ts';
import { readSheetRange } from '#engines/tables/layout/sheetRange.ts';
import {
  columnNamed,
  filterOps,
  measures,
  readColumns,
  readCondition,
  readMeasure,
} from '#engines/tables/tableQuestion.ts';
import { mostRangeColumns, mostRangeRows } from '#contract/limits.ts';
import {
  type Cell,
  ColumnUnknown,
  type Filter,
  FormUnfit,
  QuestionTooSlow,
  type Tables,
  type TableView,
  TooManyRows,
  NoPositions,
  ValueUnfit,
} from '../../../adapters/tables/tables.ts';
import { FileMissing } from '../../../adapters/storage/storage.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { isUuid } from '../../../platform/records/uuid.ts';
import type { DatasetRecord } from '../catalogue.repository.ts';
import { askedDataset, requireOpen, versionOf } from '../datasets.service.ts';
import {
  findTable,
  findVersionById,
  listTables,
  type Version,
  type VersionTable,
} from '../publishing/versions.repository.ts';

/** Which table of a dataset is asked; the first of the version in force when left out. */
export interface Which {
  readonly version?: number | undefined;
  readonly table?: number | undefined;
}

/** A table that who asks may open, with where it stands. */
export interface OpenedTable {
  readonly record: DatasetRecord;
  readonly version: Version;
  readonly table: VersionTable;
}

/** Opens a table of a dataset for who asks. Throws a problem. */
export async function openTable(
  scope: Scope,
  idOrSlug: string,
  { version: number, table: position = 1 }: Which,
): Promise<OpenedTable> {
  const asked = await askedDataset(scope, idOrSlug);
  requireOpen(scope, asked);
  const version = await versionOf(scope, asked.record, number);
  const table = await findTable(scope.db, version.id, position);
  if (table === undefined) throw await noSuchTable(scope, version.id, String(position));
  return {
    record: asked.record,
    version,
    table: { ...table, columns: describeColumns(table.columns, asked.record.dictionary) },
  };
}

/** Opens a version by its identity, or the version in force of a dataset. Throws a problem. */
export async function openVersion(
  scope: Scope,
  identity: string,
): Promise<{ readonly record: DatasetRecord; readonly version: Version }> {
  const version = isUuid(identity) ? await findVersionById(scope.db, identity) : undefined;
  const asked = await askedDataset(scope, version?.datasetId ?? identity);
  requireOpen(scope, asked, 'text');
  return { record: asked.record, version: version ?? (await versionOf(scope, asked.record)) };
}

/** What is shown of a table, as addresses write it. */
export interface ViewAsked {
  readonly select?: string | undefined;
  readonly where?: readonly string[] | undefined;
  readonly find?: string | undefined;
  readonly sort?: string | undefined;
}

export interface RowsAsked extends Which, ViewAsked {
  /** A further condition, with AND, OR and NOT, on columns by their names. */
  readonly condition?: Condition | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Rows of a table, with the columns of the answer. Throws a problem. */
export async function rowsOf(scope: Scope, idOrSlug: string, asked: RowsAsked) {
  const { table } = await openTable(scope, idOrSlug, asked);
  const answer = await ask(scope, (tables) =>
    tables.rows(table, {
      ...viewOf(table, asked),
      ...(asked.condition && { condition: asked.condition }),
      offset: asked.offset,
      limit: asked.limit,
    }),
  );
  const columns = answer.columns.flatMap((name) => table.columns.find((column) => column.name === name) ?? []);
  return { columns, rows: answer.rows, total: answer.total };
}

/** A view in the words of the tables. Throws a problem naming what is wrong. */
export function viewOf(table: VersionTable, { select, where, find, sort }: ViewAsked): TableView {
  return {
    ...(select !== undefined && { select: columnsOf(table, select) }),
    filters: filtersOf(table, where),
    ...(find !== undefined && { search: find }),
    sort: sortOf(table, sort),
  };
}

export interface GroupsAsked extends Which {
  readonly by: string;
  readonly measure?: string | undefined;
  readonly step?: 'day' | 'month' | 'year' | undefined;
  readonly where?: readonly string[] | undefined;
  readonly limit: number;
}

/** Most columns rows are brought together by. */
const mostBy = 3;
const mostMeasures = 10;

/** Rows of a table brought together. Throws a problem. */
export async function groupsOf(scope: Scope, idOrSlug: string, asked: GroupsAsked) {
  const { table } = await openTable(scope, idOrSlug, asked);
  const by = columnsOf(table, asked.by);
  if (by.length === 0 || by.length > mostBy)
    throw wrong(`by names ${by.length} columns. Name one to ${mostBy}, with commas between.`);
  return ask(scope, (tables) =>
    tables.groups(table, {
      by,
      ...(asked.step && { step: asked.step }),
      measures: measuresOf(table, asked.measure ?? 'count'),
      filters: filtersOf(table, asked.where),
      limit: asked.limit,
    }),
  );
}

export interface CompareAsked {
  readonly from: number;
  readonly to: number;
  readonly table?: number | undefined;
  readonly key?: string | undefined;
  readonly limit: number;
}

/** What changed between a table of two versions; the later one's is found by name, else by its place. Throws a problem. */
export async function compareVersions(scope: Scope, idOrSlug: string, { from, to, table, key, limit }: CompareAsked) {
  const after = await openTable(scope, idOrSlug, { version: to, table });
  const earlier = await versionOf(scope, after.record, from);
  const tables = await listTables(scope.db, earlier.id);
  const before =
    tables.find(({ name }) => name === after.table.name) ??
    tables.find(({ position }) => position === after.table.position);
  if (before === undefined) throw await noSuchTable(scope, earlier.id, after.table.name);
  const columns = key === undefined ? guessKey(before, after.table) : columnsOf(after.table, key);
  const missing = columns.find((name) => !before.columns.some((column) => column.name === name));
  if (missing !== undefined || columns.length === 0) {
    throw wrong(
      `${missing === undefined ? 'The two versions share no column' : `Version ${from} has no column "${missing}"`} to tell rows apart by. Name columns that both have as key.`,
    );
  }
  return { key: columns, ...(await ask(scope, (asking) => asking.compare(before, after.table, columns, limit))) };
}

/**
 * Cells of a range such as "Sheet1!A1:H11", the header its first row, cut where the table ends; of what is left open, the
 * first rows and columns an answer may hold. Throws a problem.
 */
export async function rangeOf(
  scope: Scope,
  identity: string,
  text = '',
): Promise<{ readonly range: string; readonly values: readonly (readonly Cell[])[] }> {
  const range = readSheetRange(text);
  if (range === null) throw problem('rangeWrong', { found: text });
  const { version } = await openVersion(scope, identity);
  const tables = await listTables(scope.db, version.id);
  const table =
    range.sheet === null ? tables[0] : tables.find(({ name }) => name.toLowerCase() === range.sheet?.toLowerCase());
  if (table === undefined) throw await noSuchTable(scope, version.id, range.sheet ?? '1');
  const lastRow = Math.min(range.lastRow ?? range.firstRow + mostRangeRows - 1, table.rows + 1);
  const lastColumn = Math.min(range.lastColumn ?? range.firstColumn + mostRangeColumns - 1, table.columns.length);
  if (lastRow - range.firstRow >= mostRangeRows || lastColumn - range.firstColumn >= mostRangeColumns) {
    throw problem('rangeTooLarge', { rows: mostRangeRows, columns: mostRangeColumns });
  }
  const columns = table.columns.slice(range.firstColumn - 1, lastColumn);
  const values: (readonly Cell[])[] =
    range.firstRow === 1 && columns.length > 0 ? [columns.map(({ name }) => name)] : [];
  const offset = Math.max(range.firstRow - 2, 0);
  const limit = lastRow - 1 - offset;
  if (limit > 0 && columns.length > 0) {
    const { rows } = await ask(scope, (asking) =>
      asking.rows(table, { select: columns.map(({ name }) => name), offset, limit }),
    );
    values.push(...rows);
  }
  return { range: table.name, values };
}

/** Asks the tables, and says in our words what they refuse. */
export async function ask<T>({ context }: Scope, question: (tables: Tables) => Promise<T>): Promise<T> {
  try {
    return await question(context.tables);
  } catch (error) {
    if (error instanceof ColumnUnknown)
      throw problem('columnOfTableNotFound', { found: error.found, columns: error.columns });
    if (error instanceof ValueUnfit)
      throw wrong(`"${error.found.slice(0, 60)}" does not fit the column ${error.column}. It holds ${error.expected}.`);
    if (error instanceof TooManyRows) throw problem('tooManyRowsForSheet', { rows: error.rows, most: error.most });
    if (error instanceof NoPositions) throw problem('noPositions');
    if (error instanceof FormUnfit) throw problem('formUnfit', { sentence: error.message });
    if (error instanceof QuestionTooSlow) throw problem('questionTooSlow');
    if (error instanceof FileMissing) throw problem('fileGone');
    throw error;
  }
}

function columnsOf(table: VersionTable, text: string): string[] {
  const names = readColumns(text, table.columns);
  for (const name of names) if (!table.columns.some((column) => column.name === name)) throw unknownColumn(table, name);
  return names;
}

/** Conditions as addresses write them. Throws a problem naming what is wrong. */
export function filtersOf(table: Pick<VersionTable, 'columns'>, where: readonly string[] = []): Filter[] {
  return where.map((text) => {
    const condition = readCondition(text);
    if (condition === null)
      throw wrong(
        `"${text.slice(0, 60)}" is not a condition. Write column:operation:value, such as Region:is:Ashanti; the operations are ${filterOps.join(', ')}, and empty and filled take no value.`,
      );
    const column = named(table, condition.column);
    return { ...condition, column, value: codeOf(table, column, condition) };
  });
}

/** What is looked for: the code where its meaning was written, as charts and lists show it. */
function codeOf(
  { columns }: Pick<VersionTable, 'columns'>,
  name: string,
  { op, value }: { readonly op: string; readonly value: string },
): string {
  if (op !== 'is' && op !== 'isNot') return value;
  const codes = columns.find((column) => column.name === name)?.codes ?? [];
  if (codes.some(({ code }) => code === value)) return value;
  const meant = codes.filter(({ label }) => label.toLowerCase() === value.trim().toLowerCase());
  return meant.length === 1 ? (meant[0]?.code ?? value) : value;
}

function sortOf(table: VersionTable, text = ''): { readonly column: string; readonly down: boolean }[] {
  if (text === '') return [];
  // A minus may be the beginning of a name: the name as it stands comes first.
  return readColumns(text, [
    ...table.columns,
    ...table.columns.map(({ name, key }) => ({ name: `-${name}`, key: `-${key}` })),
  ]).map((written) => {
    const plain = columnNamed(written, table.columns);
    if (plain !== null) return { column: plain, down: false };
    return { column: named(table, written.replace(/^-/, '')), down: true };
  });
}

function measuresOf(table: VersionTable, text: string) {
  const found = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (found.length === 0 || found.length > mostMeasures)
    throw wrong(`measure names ${found.length} measures. Name one to ${mostMeasures}, with commas between.`);
  return found.map((part) => {
    const measure = readMeasure(part);
    if (measure === null)
      throw wrong(
        `"${part.slice(0, 60)}" is not a measure. Write count, or ${measures.filter((each) => each !== 'count').join(', ')} with a column: sum:Yield.`,
      );
    return { measure: measure.measure, column: measure.column === null ? null : named(table, measure.column) };
  });
}

function named(table: Pick<VersionTable, 'columns'>, written: string): string {
  const name = columnNamed(written, table.columns);
  if (name === null) throw unknownColumn(table, written);
  return name;
}

function unknownColumn(table: Pick<VersionTable, 'columns'>, found: string) {
  return problem('columnOfTableNotFound', { found, columns: table.columns.map(({ name }) => name).slice(0, 50) });
}

async function noSuchTable({ db }: Scope, versionId: string, found: string) {
  return problem('tableOfDatasetNotFound', {
    found,
    tables: (await listTables(db, versionId)).map(({ name }) => name),
  });
}

function wrong(sentence: string) {
  return problem('questionOfTableWrong', { sentence });
}
