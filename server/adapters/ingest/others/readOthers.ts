import path from 'node:path';
import type { FileKind } from '#engines/tables/types.ts';
import type { IngestOrder } from '../ingest.ts';
import { limits } from '../limits.ts';
import type { Texts } from '../readFile.ts';
import { nothingInIt, tooBig } from '../refusals.ts';
import { SheetFile } from '../sheets/sheetFile.ts';
import type { TextTable } from '../text/textTable.ts';
import type { OtherTable } from './otherTable.ts';
import { readGeoJson } from './readGeoJson.ts';
import { readGeoPackage } from './readGeoPackage.ts';
import { readSav } from './readSav.ts';
import { readStata } from './readStata.ts';

export type OtherKind = Extract<FileKind, 'dta' | 'sav' | 'geojson' | 'gpkg'>;

/** Writes the tables of a file of statistics or of geography out as text, as a sheet is: the names first. @throws FileRefusal */
export async function readOthers(kind: OtherKind, bytes: number, order: IngestOrder): Promise<Texts> {
  const tables = await tablesOf(kind, bytes, order);
  const texts: TextTable[] = [];
  for (const [position, table] of tables.entries()) {
    const written = await writeOut(table, path.join(order.out, `other-${position}.csv`));
    if (written !== null)
      texts.push({ ...written, sheet: tables.length === 1 ? null : table.name, only: tables.length === 1 });
  }
  if (texts.length === 0) throw nothingInIt('a file whose tables have no rows');
  return { tables: texts, findings: [] };
}

function tablesOf(kind: OtherKind, bytes: number, order: IngestOrder): Promise<OtherTable[]> {
  const name = path.basename(order.fileName, path.extname(order.fileName));
  switch (kind) {
    case 'geojson':
      return readGeoJson(order.file, bytes, name);
    case 'gpkg':
      return readGeoPackage(order.file, bytes);
    case 'sav':
      return readSav(order.file, bytes, name);
    case 'dta':
      return readStata(order.file, bytes, name);
  }
}

/** Null for a table without rows. */
async function writeOut(
  { name, columns, rows }: OtherTable,
  to: string,
): Promise<Omit<TextTable, 'sheet' | 'only'> | null> {
  if (columns.length > limits.columns)
    throw tooBig(`${columns.length} columns`, `at most ${limits.columns}`, 'Send those that matter, as CSV.');
  const file = new SheetFile(to, { sheet: name, fillMerged: false, emptyErrors: false, stripNoughts: false }, []);
  let row = 0;
  try {
    file.add(
      row++,
      columns.map((column) => column.name),
    );
    for await (const cells of rows) file.add(row++, cells);
  } finally {
    file.close();
  }
  if (row < 2) return null;
  const told = columns.filter(({ label, codes }) => label !== '' || codes.length > 0);
  return {
    path: to,
    name,
    addresses: 'cells',
    written: { columns: columns.length, rows: row },
    ...(told.length > 0 && { told }),
  };
}
