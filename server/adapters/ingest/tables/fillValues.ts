import type { DuckDBConnection } from '@duckdb/node-api';
import { type CountedNumber, fillValuesFinding, fillValuesOf, isFillValue } from '#engines/tables/cells/fillValues.ts';
import { placeOf } from '#engines/tables/findings.ts';
import type { Column, Finding } from '#engines/tables/types.ts';
import { literal } from '../../tables/duckdb.ts';
import { valueOf } from './columnSql.ts';
import type { PlannedColumn, TextTask } from './parquetTable.ts';
import type { RawTable } from './rawTable.ts';

/** Different values of the largest size that are looked at: fill values are few. */
const LOOKED_AT = 20;

/** Numbers of a table that seem to stand for no value. A look at the ends of a column tells whether there may be any. */
export async function fillValues(
  duckdb: DuckDBConnection,
  parquet: string,
  column: Column,
  at: (row: number) => Promise<string>,
  { sheet, fixable }: { readonly sheet: string | null; readonly fixable: boolean },
): Promise<Finding[]> {
  const ends = [column.profile?.min, column.profile?.max];
  if (!isNumber(column.type) || !ends.some((end) => typeof end === 'string' && isFillValue(Number(end)))) return [];
  const source = `read_parquet(${literal(parquet)}, file_row_number=true)`;
  const { values, first } = await foundIn(duckdb, `select ${column.key} as w, file_row_number as r from ${source}`);
  const place = values.length === 0 ? null : await at(first);
  return fillValuesFinding({ name: column.name, sheet, at: place }, values, { accepted: false, fixable });
}

/** Columns with what the sender wants left empty of them: fill values of those where this was accepted. */
export async function withoutFillValues(
  duckdb: DuckDBConnection,
  raw: RawTable,
  before: number | null,
  plan: readonly PlannedColumn[],
  { table: { sheet, addresses }, order }: TextTask,
): Promise<{ readonly plan: PlannedColumn[]; readonly findings: readonly Finding[] }> {
  const findings: Finding[] = [];
  const emptied: PlannedColumn[] = [];
  for (const column of plan) {
    const { name, field, reading } = column;
    const piece = raw.pieces.find(({ fields }) => fields.includes(field));
    const accepted = order.fixes.some(
      (fix) => fix.kind === 'emptyFillValues' && fix.sheet === sheet && fix.column === name,
    );
    if (!accepted || piece === undefined || !isNumber(reading.type)) {
      emptied.push(column);
      continue;
    }
    const where = before === null ? '' : ` where r < ${before}`;
    const cells = `select ${valueOf(`f${field + 1}`, reading, 'empty')} as w, r from read_parquet(${literal(piece.path)})${where}`;
    const { values, first } = await foundIn(duckdb, cells);
    emptied.push({ ...column, reading: { ...reading, empties: values.map(({ value }) => value) } });
    const at = placeOf(addresses, first, field);
    findings.push(...fillValuesFinding({ name, sheet, at }, values, { accepted: true, fixable: true }));
  }
  return { plan: emptied, findings };
}

/** The fill values among some cells (`w`), and the row (`r`) of the first. */
async function foundIn(
  duckdb: DuckDBConnection,
  cells: string,
): Promise<{ readonly values: readonly CountedNumber[]; readonly first: number }> {
  const found = await duckdb.runAndReadAll(
    `select w::double, count(*)::double, min(r)::double, sum(count(*)) over ()::double from (${cells})
     where w is not null group by w order by abs(w::double) desc limit ${LOOKED_AT}`,
  );
  const rows = found.getRowsJson().map((row) => row.map(Number));
  const largest = rows.map(([value = 0, count = 0]) => ({ value, count }));
  const values = fillValuesOf(largest, rows[0]?.[3] ?? 0);
  const firsts = rows.flatMap(([value, , first = 0]) => (values.some((each) => each.value === value) ? [first] : []));
  return { values, first: Math.min(...firsts) };
}

function isNumber(type: Column['type']): boolean {
  return type === 'whole' || type === 'decimal';
}
