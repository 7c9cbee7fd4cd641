import type { DuckDBConnection } from '@duckdb/node-api';
import { placeOf } from '#engines/tables/say.ts';
import { noPlaces, placeRecogniser, unknownPlacesFinding } from '#engines/tables/recognisePlaces.ts';
import type { LaidRecord } from '#engines/tables/findLayout.ts';
import { personalBeside } from '#engines/tables/personalBeside.ts';
import type { Column, Finding, PersonalDataFinding } from '#engines/tables/types.ts';
import { literal } from '../tables/duckdb.ts';
import { firstRow } from './firstRow.ts';
import { findPersonalData } from './personalColumns.ts';
import { lateDates } from './lateDates.ts';
import { measureColumns, profileColumn, valuesOf } from './profileColumn.ts';
import type { StandingTable, TextTask } from './standingTable.ts';
import type { TextProfile } from './textTable.ts';

/** Different values of a column that are looked at one by one: for places, for personal data. */
const LOOKED_AT = 10_000;

/** Profiles a standing table column by column, recognises places and looks for personal data. */
export async function profileTable(standing: StandingTable, { table, order, layout }: TextTask, duckdb: DuckDBConnection): Promise<TextProfile> {
  const { converted } = standing;
  const source = `read_parquet(${literal(converted.parquet)})`;
  const recognise = placeRecogniser(order.places);
  const at = async (row: number, field: number): Promise<string> => placeOf(table.addresses, await standing.rowInFile(row), field);
  const measures = await measureColumns(duckdb, source, converted.table.columns);
  const columns: Column[] = [];
  const findings: Finding[] = [];
  for (const [index, column] of converted.table.columns.entries()) {
    const measure = measures[index];
    if (measure === undefined) continue;
    const few = column.type === 'text' && measure.approximately <= LOOKED_AT;
    const values = few ? await valuesOf(duckdb, source, column.key) : null;
    const places = values === null ? noPlaces : recognise(column.name, values);
    const profiled: Column = {
      ...column,
      names: places.names,
      unknownPlaces: places.unknownPlaces,
      profile: await profileColumn(duckdb, source, column, measure, converted.table.rows),
    };
    columns.push(profiled);
    const field = standing.fields[index] ?? index;
    const [unknown] = places.unknownPlaces;
    if (unknown !== undefined) {
      const row = await firstRow(duckdb, converted.parquet, `trim(${column.key}) = $1`, unknown.found);
      findings.push(...unknownPlacesFinding(column.name, places, table.sheet, row === null ? null : await at(row, field)));
    }
    findings.push(...(await lateDates(duckdb, converted.parquet, profiled, order.today, async (row) => await at(row, field), table.sheet)));
  }
  const described = { ...converted, table: { ...converted.table, columns } };
  return {
    converted: described,
    findings,
    personalData: [
      ...(await findPersonalData(duckdb, described, { sheet: table.sheet ?? table.name, fields: standing.fields, at })),
      ...besideRows(layout.titles, 'rows above the names'),
      ...besideRows(layout.headers, 'names of columns'),
      ...besideRows(standing.notes, 'rows below the table'),
    ],
  };

  /** The original keeps what is left out of the table. */
  function besideRows(rows: readonly LaidRecord[], where: string): PersonalDataFinding[] {
    return personalBeside(rows.map(({ line, cells }) => ({ at: placeOf(table.addresses, line, 0), text: cells.join(' ') })), table.sheet ?? table.name, where);
  }
}
