import { readFile } from 'node:fs/promises';
import type { Database } from 'sql.js';
import type { SheetCell } from '../sheets/sheetFile.ts';
import { inWords, limits } from '../limits.ts';
import { damaged, nothingInIt, tooBig } from '../refusals.ts';
import { type OtherTable, plainColumn } from './otherTable.ts';

/** The whole file stands in memory while it is read. */
const mostBytes = 200_000_000;

/** The tables of a GeoPackage (OGC 12-128) that its own list of contents names, points as latitude and longitude. @throws FileRefusal */
export async function readGeoPackage(path: string, bytes: number): Promise<OtherTable[]> {
  if (bytes > mostBytes)
    throw tooBig(
      `a GeoPackage of ${inWords(bytes)}`,
      `at most ${inWords(mostBytes)}`,
      'Send its layers as CSV or in several files.',
    );
  const { Database: Opened } = await (await import('sql.js')).default();
  const database = new Opened(await readFile(path));
  try {
    const contents = rowsOf(
      database,
      "select table_name from gpkg_contents where data_type in ('features', 'attributes') order by table_name",
    ).map(([name]) => String(name));
    if (contents.length === 0) throw nothingInIt('a GeoPackage without layers of features or attributes');
    if (contents.length > limits.tables)
      throw tooBig(`${contents.length} layers`, `at most ${limits.tables}`, 'Part it into several files.');
    return contents.map((name) => tableOf(database, name));
  } catch (error) {
    if (error instanceof Error && /no such table|malformed|not a database/i.test(error.message))
      throw damaged(`a GeoPackage that cannot be read: ${error.message.slice(0, 60)}`);
    throw error;
  } finally {
    database.close();
  }
}

function tableOf(database: Database, name: string): OtherTable {
  const [geometry] = rowsOf(
    database,
    'select column_name from gpkg_geometry_columns where lower(table_name) = lower(?)',
    [name],
  ).map(([column]) => String(column));
  const names = rowsOf(database, `select name from pragma_table_info(?)`, [name]).map(([column]) => String(column));
  const kept = names.filter((column) => column !== geometry);
  const selected = [...kept, ...(geometry === undefined ? [] : [geometry])].map(quoted).join(', ');
  let isPlaced = false;
  const read = rowsOf(database, `select ${selected} from ${quoted(name)}`).map((row) => {
    const point = geometry === undefined ? null : pointOf(row.at(-1));
    isPlaced ||= point !== null;
    return { cells: row.slice(0, kept.length).map(cellOf), point };
  });
  return {
    name,
    columns: [...kept, ...(isPlaced ? ['latitude', 'longitude'] : [])].map(plainColumn),
    rows: read.map(({ cells, point }) => (isPlaced ? [...cells, point?.north ?? null, point?.east ?? null] : cells)),
  };
}

function rowsOf(database: Database, sql: string, values: string[] = []): unknown[][] {
  return (database.exec(sql, values)[0]?.values ?? []) as unknown[][];
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function cellOf(value: unknown): SheetCell {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  return value instanceof Uint8Array ? `${value.length} bytes` : String(value);
}

/** Bytes of the bounding box in front of a geometry, by the code in its flags (OGC 12-128, 2.1.3). */
const boxBytes = [0, 32, 48, 48, 64];

/** The point of a geometry in degrees; null for anything else. */
function pointOf(value: unknown): { readonly east: number; readonly north: number } | null {
  if (!(value instanceof Uint8Array) || value.length < 8 || value[0] !== 0x47 || value[1] !== 0x50) return null;
  const at = 8 + (boxBytes[((value[3] ?? 0) >> 1) & 7] ?? 0);
  const view = new DataView(value.buffer, value.byteOffset, value.byteLength);
  if (value.length < at + 21) return null;
  const little = view.getUint8(at) === 1;
  if (view.getUint32(at + 1, little) % 1_000 !== 1) return null;
  const [east, north] = [view.getFloat64(at + 5, little), view.getFloat64(at + 13, little)];
  return Number.isFinite(east) && Math.abs(east) <= 180 && Math.abs(north) <= 90 ? { east, north } : null;
}
