import type { DuckDBConnection } from '@duckdb/node-api';
import {
  announcesPhones,
  barePhone,
  coordinateOf,
  ghana,
  namesPersons,
  personalPatterns,
  phonesAsNumbers,
} from '#engines/tables/personal/personalData.ts';
import type { Column, PersonalDataFinding } from '#engines/tables/types.ts';
import { literal } from '../../tables/duckdb.ts';
import type { ConvertedTable } from '../ingest.ts';
import { alikeBatches, stacked } from '../tables/stacked.ts';

/** Conditions on two columns of a table that go through one statement. */
const POSITIONS_AT_ONCE = 20;

interface Where {
  readonly sheet: string;
  readonly fields: readonly number[];
  at(row: number, field: number): Promise<string>;
}

/** Looks through a profiled table for what may be personal. What is found is counted and not kept. */
export async function findPersonalData(
  duckdb: DuckDBConnection,
  { table, parquet }: ConvertedTable,
  where: Where,
): Promise<PersonalDataFinding[]> {
  const found: Told[] = [];
  const asked = table.columns.flatMap((column, index) => {
    const conditions = conditionsOf(column);
    return conditions.length === 0 ? [] : [{ column, index, conditions }];
  });
  for (const some of alikeBatches(asked, table.rows, ({ conditions }) => JSON.stringify(conditions))) {
    const conditions = some[0]?.conditions ?? [];
    const rows = await duckdb.runAndReadAll(
      `select nth, ${sumsOf(conditions, 'r')} from ${stacked(
        parquet,
        some.map(({ column }) => column.key),
      )} group by nth`,
    );
    for (const [at, ...row] of rows.getRowsJson()) {
      const each = some[Number(at)];
      if (each !== undefined) found.push(...told(row, conditions, each.index));
    }
  }
  found.push(...(await positionsIn(duckdb, parquet, table.columns)));
  const findings: PersonalDataFinding[] = [];
  for (const { kind, count, row, index } of found.toSorted((a, b) => a.index - b.index)) {
    findings.push({
      kind,
      sheet: where.sheet,
      column: table.columns[index]?.name ?? '',
      count,
      at: await where.at(row, where.fields[index] ?? index),
    });
  }
  return findings;
}

interface Told {
  readonly kind: PersonalDataFinding['kind'];
  readonly count: number;
  readonly row: number;
  /** Of the column. */
  readonly index: number;
}

/** How often each condition holds, and in which row first. */
function sumsOf(conditions: readonly Condition[], row: string): string {
  return conditions
    .map(
      ({ condition }) =>
        `count(*) filter (where ${condition})::double, min(${row}) filter (where ${condition})::double`,
    )
    .join(', ');
}

function told(row: readonly unknown[], conditions: readonly Condition[], index: number): Told[] {
  return conditions.flatMap(({ kind }, place) => {
    const count = Number(row[place * 2]);
    return count === 0 ? [] : [{ kind, count, row: Number(row[place * 2 + 1]), index }];
  });
}

/** Points of homes or farms, told by the column of their latitude. */
async function positionsIn(duckdb: DuckDBConnection, parquet: string, columns: readonly Column[]): Promise<Told[]> {
  const asked = columns.flatMap((column, index) =>
    positionOf(column, columns).map((condition) => ({ condition, index })),
  );
  const found: Told[] = [];
  for (let begin = 0; begin < asked.length; begin += POSITIONS_AT_ONCE) {
    const some = asked.slice(begin, begin + POSITIONS_AT_ONCE);
    const sums = sumsOf(
      some.map(({ condition }) => condition),
      'file_row_number',
    );
    const [row = []] = (
      await duckdb.runAndReadAll(`select ${sums} from read_parquet(${literal(parquet)}, file_row_number=true)`)
    ).getRowsJson();
    found.push(
      ...some.flatMap(({ condition, index }, place) => told(row.slice(place * 2, place * 2 + 2), [condition], index)),
    );
  }
  return found;
}

interface Condition {
  readonly kind: PersonalDataFinding['kind'];
  readonly condition: string;
}

/** What may be personal in the cells `v` of a column. */
function conditionsOf({ name, names, type }: Column): Condition[] {
  if (type === 'text') {
    // A region or a district says nothing of a person.
    if (names !== null) return [];
    const patterns = {
      ...personalPatterns,
      ...(announcesPhones(name) && { phone: String.raw`${personalPatterns.phone}|^\s*${barePhone}\s*$` }),
    };
    return [
      ...Object.entries(patterns).map(([kind, pattern]) => ({
        kind: kind as keyof typeof patterns,
        condition: `regexp_matches(v, ${literal(pattern)})`,
      })),
      ...(namesPersons(name) ? [{ kind: 'personName' as const, condition: 'v is not null' }] : []),
    ];
  }
  return type === 'whole' ? [{ kind: 'phone', condition: `v between ${phonesAsNumbers.join(' and ')}` }] : [];
}

/** Points in Ghana to ten metres or so, told by the latitude, unless there are no more of them than places named beside. */
function positionOf(latitude: Column, all: readonly Column[]): Condition[] {
  if (latitude.type !== 'decimal' || coordinateOf(latitude.name) !== 'latitude') return [];
  const longitude = all.find(({ name, type }) => type === 'decimal' && coordinateOf(name) === 'longitude');
  const placesNamed = Math.max(0, ...all.map(({ names, profile }) => (names === null ? 0 : (profile?.distinct ?? 0))));
  if (longitude === undefined || (latitude.profile?.distinct ?? 0) <= placesNamed) return [];
  const inside = [
    `${latitude.key} between ${ghana.latitude.join(' and ')}`,
    `${longitude.key} between ${ghana.longitude.join(' and ')}`,
    ...[latitude, longitude].map(({ key }) => `abs(${key} * 1000 - round(${key} * 1000)) > 1e-6`),
  ];
  return [{ kind: 'homePosition', condition: inside.join(' and ') }];
}
