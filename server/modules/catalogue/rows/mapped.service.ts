import { mayOpenDataset } from '#engines/access/knowledge/catalogue.ts';
import { visitor } from '#engines/access/roles.ts';
import type { Condition } from '#engines/features/condition.ts';
import { findPositions } from '#engines/tables/places/findPositions.ts';
import { licenceOf } from '#engines/catalogue/licences.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { ask } from './rows.service.ts';
import { listMappedTables, type MappedTable } from './sources.repository.ts';

const mostTables = 1_000;

/** A table that anybody may open and whose rows have positions in degrees, by the names of their columns. */
export interface TableWithPositions extends MappedTable {
  readonly latitude: string;
  readonly longitude: string;
}

/** Tables for maps of other programs: those that anybody may open without an account, whoever asks. */
export async function tablesWithPositions({ context }: Scope, slug?: string): Promise<TableWithPositions[]> {
  const tables = await listMappedTables(context.readDb, mostTables, slug);
  return tables.flatMap((table) => {
    const rights = {
      ownerId: null,
      private: false,
      granted: false,
      open: licenceOf(table.licence).open && !table.asksSignIn,
    };
    const positions = findPositions(table.columns);
    if (positions === null || !mayOpenDataset(visitor, rights, context.config.openDatasets)) return [];
    return [{ ...table, latitude: positions.latitude.name, longitude: positions.longitude.name }];
  });
}

/** Rows of such a table with their numbers, and how many meet the condition. Throws a problem. */
export async function numberedRows(
  scope: Scope,
  table: TableWithPositions,
  page: { readonly condition?: Condition | undefined; readonly offset: number; readonly limit: number },
) {
  const { condition, offset, limit } = page;
  const { columns, rows, total } = await ask(scope, (tables) =>
    tables.rows(table, { ...(condition && { condition }), numbered: true, offset, limit }),
  );
  return { columns, total, rows: rows.map((row) => ({ number: Number(row.at(-1)), cells: row.slice(0, -1) })) };
}
