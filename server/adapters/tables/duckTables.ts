import { forgetAbandoned } from '../storage/abandoned.ts';
import { type Asking, openAsking } from './asking.ts';
import { bound } from './bound.ts';
import { cellOf, cellsOf, firstCellsOf } from './cells.ts';
import { columnOf, columnsOf, shownSql } from './columns.ts';
import { compareTables } from './compareTables.ts';
import { openDuckDb } from './duckdb.ts';
import { exportTable } from './exportTable.ts';
import { makeParquet } from './makeParquet.ts';
import { groupSql } from './groups.ts';
import type { TablesOptions } from './openTables.ts';
import type { GroupQuestion, RowsQuestion, TableAtRest, Tables } from './tables.ts';
import { conditionsSql, countSql, isNarrowed, orderSql } from './view.ts';

const usual = { memoryMb: 512, threads: 2, questionMs: 10_000, atOnce: 3 };
/** A table of few rows is read by one thread: to wake a second one takes a fifth longer than it saves. A wide one wants more memory. */
const small = { rows: 100_000, columns: 250, memoryMb: 128, threads: 1, atOnce: 2 };

/** Groups that are kept in memory at once; DuckDB answers twice as fast so. */
const MOST_AT_ONCE = 100_000;

/** Answers from DuckDB in this process: the files it reads were written by us. */
export async function duckTables({ storage, scratch, questionMs = usual.questionMs }: TablesOptions): Promise<Tables> {
  const instance = await openDuckDb({
    folders: [storage.folder],
    scratch,
    memoryMb: usual.memoryMb,
    threads: usual.threads,
  });
  void forgetAbandoned(scratch);
  const large = openAsking(instance, { ms: questionMs, atOnce: usual.atOnce });
  const forSmall = await openDuckDb({
    folders: [storage.folder],
    scratch,
    memoryMb: small.memoryMb,
    threads: small.threads,
  });
  const few = openAsking(forSmall, { ms: questionMs, atOnce: small.atOnce });
  const askOf = ({ rows, columns }: TableAtRest): Asking['ask'] =>
    rows <= small.rows && columns.length <= small.columns ? few.ask : large.ask;

  return {
    async rows(table, question) {
      const file = await storage.local(table.fileKey);
      try {
        return await askOf(table)(async (connection) => {
          const { sql, values, columns } = rowsSql(table, question, file.path);
          const rows = await cellsOf(await connection.run(sql, values));
          if (!isNarrowed(question)) return { columns, rows, total: table.rows };
          const counting = countSql(table, question, file.path);
          const [[total] = []] = await cellsOf(await connection.run(counting.sql, counting.values));
          return { columns, rows, total: Number(total) };
        });
      } finally {
        file.release();
      }
    },

    async groups(table, question) {
      const file = await storage.local(table.fileKey);
      try {
        const { sql, values, columns } = groupSql(table, question, file.path);
        // A statement without values is made and answered in one go.
        const asked = values.length === 0 ? undefined : values;
        // One more than asked for tells whether there are more; the rest is never fetched, and where it may be much never kept.
        const most = question.limit + 1;
        const isMuch = mostGroupsOf(table, question) > MOST_AT_ONCE;
        const found = await askOf(table)(async (connection) =>
          isMuch
            ? (await connection.streamAndReadUntil(sql, most, asked)).getRows().map((row) => row.map(cellOf))
            : firstCellsOf(await connection.run(sql, asked), most),
        );
        return { columns, rows: found.slice(0, question.limit), cut: found.length > question.limit };
      } finally {
        file.release();
      }
    },

    async compare(before, after, key, limit) {
      const [older, newer] = await Promise.all([storage.local(before.fileKey), storage.local(after.fileKey)]);
      try {
        return await large.ask((connection) =>
          compareTables(connection, { ...before, path: older.path }, { ...after, path: newer.path }, key, limit),
        );
      } finally {
        older.release();
        newer.release();
      }
    },

    export: (table, form, sheet) => exportTable({ instance, storage, scratch }, table, form, sheet),

    parquet: (table) => makeParquet({ instance, scratch }, table),

    async close() {
      few.close();
      large.close();
      forSmall.closeSync();
      instance.closeSync();
    },
  };
}

/** As many groups as there can be, by what is known of the columns. */
function mostGroupsOf(table: TableAtRest, { by }: GroupQuestion): number {
  return by.reduce((product, name) => product * (columnOf(table, name).profile?.distinct ?? table.rows), 1);
}

function rowsSql(table: TableAtRest, question: RowsQuestion, path: string) {
  const { select, sort, mixed, numbered, offset, limit } = question;
  const asked = bound();
  const columns = columnsOf(table, select);
  const order = mixed ? 'hash(file_row_number), file_row_number' : orderSql(table, question);
  const cells = [...columns.map((column) => shownSql(column)), ...(numbered ? ['file_row_number + 1'] : [])].join(', ');
  // Without conditions the page is found by the numbers of its rows: what lies before it is not read.
  const byNumber = !mixed && !sort?.length && !isNarrowed(question);
  const where = byNumber
    ? `file_row_number >= ${asked.bind(BigInt(offset))} and file_row_number < ${asked.bind(BigInt(offset + limit))}`
    : conditionsSql(table, question, asked);
  const page = byNumber ? '' : ` limit ${asked.bind(BigInt(limit))} offset ${asked.bind(BigInt(offset))}`;
  const sql = `select ${cells} from read_parquet(${asked.bind(path)}, file_row_number = true) where ${where} order by ${order}${page}`;
  return { sql, values: asked.values, columns: columns.map(({ name }) => name) };
}
