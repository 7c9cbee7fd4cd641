import type { DuckDBConnection } from '@duckdb/node-api';
import { placeOf } from '#engines/tables/findings.ts';
import { noPlaces, placeRecogniser, unknownPlacesFinding } from '#engines/tables/places/recognisePlaces.ts';
import type { LaidRecord } from '#engines/tables/layout/findLayout.ts';
import { personalBeside } from '#engines/tables/personal/personalBeside.ts';
import type { Column, Finding, PersonalDataFinding } from '#engines/tables/types.ts';
import { findPersonalData } from './personalColumns.ts';
import { fillValues } from '../tables/fillValues.ts';
import { lateDates } from '../tables/lateDates.ts';
import { measureColumns, profileColumns, textsOf } from './profileColumn.ts';
import type { ParquetTable, TextTask } from '../tables/parquetTable.ts';
import type { TextProfile } from '../text/textTable.ts';

/** Different values of a column that are looked at one by one: for places, for personal data. */
const LOOKED_AT = 10_000;
/** Columns whose texts are held at once. */
const AT_ONCE = 50;

/** Profiles a table kept as Parquet column by column, recognises places and looks for personal data. */
export async function profileTable(
  parquetTable: ParquetTable,
  { table, order, layout }: TextTask,
  duckdb: DuckDBConnection,
): Promise<TextProfile> {
  const { converted } = parquetTable;
  const { rows } = converted.table;
  const recognise = placeRecogniser(order.places);
  const at = async (row: number, field: number): Promise<string> =>
    placeOf(table.addresses, await parquetTable.rowInFile(row), field);
  const measures = await measureColumns(duckdb, converted.parquet, converted.table.columns);
  const measured = converted.table.columns.flatMap((column, index) => {
    const measure = measures[index];
    return measure === undefined ? [] : [{ column, measure, field: parquetTable.fields[index] ?? index }];
  });
  const profiles = await profileColumns(duckdb, converted.parquet, measured, rows);
  const columns: Column[] = [];
  const findings: Finding[] = [];
  for (let begin = 0; begin < measured.length; begin += AT_ONCE) {
    const some = measured.slice(begin, begin + AT_ONCE);
    const few = some.filter(({ column, measure }) => column.type === 'text' && measure.approximately <= LOOKED_AT);
    const texts = await textsOf(
      duckdb,
      converted.parquet,
      few.map(({ column }) => column.key),
      rows,
    );
    for (const [index, { column, field }] of some.entries()) {
      const values = texts.get(column.key);
      const places = values === undefined ? noPlaces : recognise(column.name, values);
      const profiled: Column = {
        ...column,
        names: places.names,
        unknownPlaces: places.unknownPlaces,
        profile: profiles[begin + index] ?? null,
      };
      columns.push(profiled);
      const [unknown] = places.unknownPlaces;
      if (unknown !== undefined) {
        const first = Math.min(
          ...(values ?? []).flatMap(({ value, row }) => (value.trim() === unknown.found ? row : [])),
        );
        findings.push(
          ...unknownPlacesFinding(
            column.name,
            places,
            table.sheet,
            Number.isFinite(first) ? await at(first, field) : null,
          ),
        );
      }
      // Of several columns that became one, cells are emptied in the file alone.
      const fixable = parquetTable.fields.filter((each) => each === field).length === 1;
      findings.push(
        ...(await fillValues(duckdb, converted.parquet, profiled, async (row) => await at(row, field), {
          sheet: table.sheet,
          fixable,
        })),
        ...(await lateDates(
          duckdb,
          converted.parquet,
          profiled,
          order.today,
          async (row) => await at(row, field),
          table.sheet,
        )),
      );
    }
  }
  const described = { ...converted, table: { ...converted.table, columns } };
  return {
    converted: described,
    findings,
    personalData: [
      ...(await findPersonalData(duckdb, described, {
        sheet: table.sheet ?? table.name,
        fields: parquetTable.fields,
        at,
      })),
      ...besideRows(layout.titles, 'rows above the names'),
      ...besideRows(layout.headers, 'names of columns'),
      ...besideRows(parquetTable.notes, 'rows below the table'),
    ],
  };

  /** The original keeps what is left out of the table. */
  function besideRows(rows: readonly LaidRecord[], where: string): PersonalDataFinding[] {
    return personalBeside(
      rows.map(({ line, cells }) => ({ at: placeOf(table.addresses, line, 0), text: cells.join(' ') })),
      table.sheet ?? table.name,
      where,
    );
  }
}
