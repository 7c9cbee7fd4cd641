import type { DuckDBConnection } from '@duckdb/node-api';
import { finding, quoted } from '#engines/tables/findings.ts';
import type { Column, Finding } from '#engines/tables/types.ts';
import { firstRow } from './firstRow.ts';

/** Years ahead a date may lie without being taken for a slip: plans and forecasts do. */
const YEARS_AHEAD = 2;

/** Says which dates lie far in the future, as 2206 for 2026. */
export async function lateDates(
  duckdb: DuckDBConnection,
  parquet: string,
  column: Column,
  today: string,
  at: (row: number) => Promise<string>,
  sheet: string | null,
): Promise<Finding[]> {
  const latest = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4, 10)}`;
  const max = column.profile?.max;
  if (
    (column.type !== 'date' && column.type !== 'time') ||
    max === null ||
    max === undefined ||
    max.slice(0, 10) <= latest
  )
    return [];
  const row = await firstRow(duckdb, parquet, `${column.key}::date > $1::date`, latest);
  return [
    finding({
      code: 'unreadableDates',
      weight: 'warning',
      sheet,
      at: row === null ? null : await at(row),
      found: `${quoted(max)} in the column ${quoted(column.name)}`,
      expected: `Dates up to today, or not far beyond`,
      mend: 'Look whether the year was mistyped. The date is kept as written.',
    }),
  ];
}
