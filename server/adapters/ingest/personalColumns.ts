import type { DuckDBConnection } from '@duckdb/node-api';
import { announcesPhones, barePhone, coordinateOf, ghana, namesPersons, personalPatterns, phonesAsNumbers } from '#engines/tables/personalData.ts';
import type { Column, PersonalDataFinding } from '#engines/tables/types.ts';
import { literal } from '../tables/duckdb.ts';
import type { ConvertedTable } from './ingest.ts';

interface Where {
  readonly sheet: string;
  readonly fields: readonly number[];
  at(row: number, field: number): Promise<string>;
}

/** Looks through a profiled table for what may be personal. What is found is counted and not kept. */
export async function findPersonalData(duckdb: DuckDBConnection, { table, parquet }: ConvertedTable, where: Where): Promise<PersonalDataFinding[]> {
  const source = `read_parquet(${literal(parquet)}, file_row_number=true)`;
  const found: PersonalDataFinding[] = [];
  for (const [index, column] of table.columns.entries()) {
    const asked = conditions(column, table.columns);
    if (asked.length === 0) continue;
    const sums = asked.map(({ condition }) => `count(*) filter (where ${condition})::double, min(file_row_number) filter (where ${condition})::double`);
    const [row = []] = (await duckdb.runAndReadAll(`select ${sums.join(', ')} from ${source}`)).getRowsJson();
    for (const [place, { kind }] of asked.entries()) {
      const count = Number(row[place * 2]);
      if (count === 0) continue;
      found.push({ kind, sheet: where.sheet, column: column.name, count, at: await where.at(Number(row[place * 2 + 1]), where.fields[index] ?? index) });
    }
  }
  return found;
}

interface Condition {
  readonly kind: PersonalDataFinding['kind'];
  readonly condition: string;
}

function conditions(column: Column, all: readonly Column[]): Condition[] {
  const { key, name, type } = column;
  if (type === 'text') {
    // A region or a district says nothing of a person.
    if (column.names !== null) return [];
    const patterns = { ...personalPatterns, ...(announcesPhones(name) && { phone: String.raw`${personalPatterns.phone}|^\s*${barePhone}\s*$` }) };
    return [
      ...Object.entries(patterns).map(([kind, pattern]) => ({ kind: kind as keyof typeof patterns, condition: `regexp_matches(${key}, ${literal(pattern)})` })),
      ...(namesPersons(name) ? [{ kind: 'personName' as const, condition: `${key} is not null` }] : []),
    ];
  }
  if (type === 'whole') return [{ kind: 'phone', condition: `${key} between ${phonesAsNumbers.join(' and ')}` }];
  return type === 'decimal' && coordinateOf(name) === 'latitude' ? positions(column, all) : [];
}

/** Points in Ghana to ten metres or so, told by the latitude, unless there are no more of them than places named beside. */
function positions(latitude: Column, all: readonly Column[]): Condition[] {
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
