import {
  compareDatasetVersions,
  downloadTable,
  downloadTableOfVersion,
  exportDatasetTable,
  groupDatasetRows,
  listDatasetRows,
} from '#contract/catalogue/datasetRows.ts';
import type { Cell } from '../../../adapters/tables/tables.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { exportedTable, readTableFile } from '../files/files.service.ts';
import type { Looks } from '../looks/looks.service.ts';
import { compareVersions, groupsOf, rowsOf } from './rows.service.ts';

/** Questions to the tables of a dataset, and its tables as files. */
export function rowsRoutes(mount: Mount, looks: Looks): void {
  mount(listDatasetRows, async ({ params, query: { offset = 0, limit = 10, ...asked }, scope }) => {
    const { columns, rows, total } = await rowsOf(scope, params.id, { ...asked, offset, limit });
    return {
      columns: columns.map(({ name, key, type, unit }) => ({ name, key, type, unit })),
      rows: copied(rows),
      total,
      offset,
      limit,
    };
  });

  mount(groupDatasetRows, async ({ params, query: { limit = 1_000, ...asked }, scope }) => {
    const { columns, rows, cut } = await groupsOf(scope, params.id, { ...asked, limit });
    return { columns: [...columns], rows: copied(rows), cut };
  });

  mount(compareDatasetVersions, async ({ params, query: { limit = 20, ...asked }, scope }) => {
    const { key, columns, columnsAdded, columnsRemoved, added, removed, changed } = await compareVersions(
      scope,
      params.id,
      { ...asked, limit },
    );
    return {
      key: [...key],
      columns: [...columns],
      columnsAdded: [...columnsAdded],
      columnsRemoved: [...columnsRemoved],
      added: { count: added.count, rows: copied(added.rows) },
      removed: { count: removed.count, rows: copied(removed.rows) },
      changed: {
        count: changed.count,
        rows: changed.rows.map((row) => ({ key: [...row.key], cells: row.cells.map((cell) => ({ ...cell })) })),
      },
    };
  });

  mount(exportDatasetTable, async ({ params, query: { form, ...asked }, scope }) =>
    looks.counting(scope, await exportedTable(scope, params.id, form, asked)),
  );

  mount(downloadTable, async ({ params, scope }) => {
    const { form, table } = readTableFile(params.file);
    return looks.counting(scope, await exportedTable(scope, params.id, form, { table }));
  });

  mount(downloadTableOfVersion, async ({ params, scope }) => {
    const { form, table } = readTableFile(params.file);
    return looks.counting(scope, await exportedTable(scope, params.id, form, { table, version: params.number }));
  });
}

/** Rows as the wire's types have them; the tables hand out what must not be changed. */
function copied(rows: readonly (readonly Cell[])[]): Cell[][] {
  return rows as Cell[][];
}
