import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column } from '#engines/tables/types.ts';
import { bound } from './bound.ts';
import { cellsOf } from './cells.ts';
import { columnOf, isNumber, keyOf, shownSql } from './columns.ts';
import type { Cell, TableAtRest, TableDifference } from './tables.ts';

interface TableHere extends TableAtRest {
  readonly path: string;
}

/** A column that both tables have, by its name. */
interface Shared {
  readonly before: Column;
  readonly after: Column;
}

/**
 * Rows are identified by the key's columns; where a key occurs several times, the first of one table is held against
 * the first of the other, and so on. Without a key a row is the same where all shared columns are.
 *
 * @throws ColumnUnknown where one of the tables lacks a column of the key.
 */
export async function compareTables(
  connection: DuckDBConnection,
  before: TableHere,
  after: TableHere,
  key: readonly string[],
  limit: number,
): Promise<TableDifference> {
  const shared = after.columns.flatMap((column) => {
    const older = before.columns.find(({ name }) => name === column.name);
    return older === undefined ? [] : [{ before: older, after: column }];
  });
  const keys =
    key.length === 0 ? shared : key.map((name) => ({ before: columnOf(before, name), after: columnOf(after, name) }));
  const others = shared.filter(({ after: { name } }) => !keys.some((each) => each.after.name === name));
  await findDifferences(connection, before, after, keys, others);

  const counts = await ask(
    connection,
    `select count(*) filter (b is null), count(*) filter (a is null), count(*) filter (b is not null and a is not null) from ${differences}`,
  );
  const [added, removed, changed] = (counts[0] ?? []).map(Number);
  return {
    added: { count: added ?? 0, rows: await alone(connection, after, after.columns, 'a', limit) },
    // In the columns of the table after, so that both lists stand under one header.
    removed: {
      count: removed ?? 0,
      rows: await alone(
        connection,
        before,
        after.columns.map(({ name }) => before.columns.find((each) => each.name === name) ?? null),
        'b',
        limit,
      ),
    },
    changed: { count: changed ?? 0, rows: await changes(connection, before, after, keys, others, limit) },
    columns: after.columns.map(({ name }) => name),
    columnsAdded: namesMissing(after, before),
    columnsRemoved: namesMissing(before, after),
  };
}

/** Numbers of the rows that differ: `b` in the table before, `a` in the table after. Of one connection alone. */
const differences = 'differing';

async function findDifferences(
  connection: DuckDBConnection,
  before: TableHere,
  after: TableHere,
  keys: readonly Shared[],
  others: readonly Shared[],
): Promise<void> {
  const asked = bound();
  const side = (table: TableHere, which: 'before' | 'after'): string => {
    const keyCells = keys.map((pair, index) => `${comparable(pair, which)} as k${index}`);
    const cells = others.map((pair, index) => `${comparable(pair, which)} as v${index}`);
    const occurrence = `row_number() over (partition by ${keys.map((pair) => comparable(pair, which)).join(', ') || 'true'} order by file_row_number) as occurrence`;
    return `select ${[...keyCells, ...cells, occurrence, 'file_row_number as n'].join(', ')} from read_parquet(${asked.bind(table.path)}, file_row_number = true)`;
  };
  const same = [
    ...keys.map((_, index) => `b.k${index} is not distinct from a.k${index}`),
    'b.occurrence = a.occurrence',
  ].join(' and ');
  const differs = others.map((_, index) => `b.v${index} is distinct from a.v${index}`).join(' or ') || 'false';
  await connection.run(
    `create or replace temp table ${differences} as
     select b.n as b, a.n as a from (${side(before, 'before')}) b full join (${side(after, 'after')}) a on ${same}
     where b.n is null or a.n is null or ${differs}`,
    asked.values,
  );
}

/** A value so that both tables' can be held against each other: as it is, as a number, or as it is written. */
function comparable({ before, after }: Shared, which: 'before' | 'after'): string {
  const key = keyOf(which === 'before' ? before : after);
  if (before.type === after.type) return key;
  return isNumber(before) && isNumber(after) ? `${key}::double` : `${key}::varchar`;
}

async function alone(
  connection: DuckDBConnection,
  table: TableHere,
  columns: readonly (Column | null)[],
  side: 'a' | 'b',
  limit: number,
): Promise<Cell[][]> {
  const other = side === 'a' ? 'b' : 'a';
  const cells = columns.map((column) => (column === null ? 'null' : shownSql(column))).join(', ') || 'null';
  return ask(
    connection,
    `select ${cells} from read_parquet($1, file_row_number = true)
     where file_row_number in (select ${side} from ${differences} where ${other} is null order by ${side} limit $2) order by file_row_number`,
    [table.path, BigInt(limit)],
  );
}

async function changes(
  connection: DuckDBConnection,
  before: TableHere,
  after: TableHere,
  keys: readonly Shared[],
  others: readonly Shared[],
  limit: number,
) {
  if (others.length === 0) return [];
  const cells = (of: string, pairs: readonly Shared[], which: 'before' | 'after'): string[] =>
    pairs.map((pair) => shownSql(pair[which], `${of}.${keyOf(pair[which])}`));
  const differs = others.map(
    (pair) => `(${comparedIn('b', pair, 'before')} is distinct from ${comparedIn('a', pair, 'after')})`,
  );
  const rows = await ask(
    connection,
    `select ${[...cells('a', keys, 'after'), ...cells('b', others, 'before'), ...cells('a', others, 'after'), ...differs].join(', ')}
     from (select * from ${differences} where a is not null and b is not null order by a limit $3) d
     join read_parquet($1, file_row_number = true) b on b.file_row_number = d.b
     join read_parquet($2, file_row_number = true) a on a.file_row_number = d.a
     order by d.a`,
    [before.path, after.path, BigInt(limit)],
  );
  return rows.map((row) => {
    const at = (part: number, index: number): Cell => row[keys.length + part * others.length + index] ?? null;
    return {
      key: row.slice(0, keys.length),
      cells: others.flatMap((pair, index) =>
        at(2, index) === true ? [{ column: pair.after.name, before: at(0, index), after: at(1, index) }] : [],
      ),
    };
  });
}

function comparedIn(of: string, pair: Shared, which: 'before' | 'after'): string {
  return `${of}.${comparable(pair, which)}`;
}

function namesMissing(from: TableAtRest, other: TableAtRest): string[] {
  return from.columns.map(({ name }) => name).filter((name) => !other.columns.some((column) => column.name === name));
}

async function ask(connection: DuckDBConnection, sql: string, values: (string | bigint)[] = []): Promise<Cell[][]> {
  return cellsOf(await connection.run(sql, values));
}
