import type { DuckDBInstance } from '@duckdb/node-api';
import { Builder } from 'flatbuffers';
import type { Column } from '#engines/tables/types.ts';
import { cellOf } from './cells.ts';
import { keyOf, shownSql } from './columns.ts';
import { withConnection } from './duckdb.ts';
import type { Cell } from './tables.ts';
import type { ViewRows } from './view.ts';

/** Such a file is made in memory: rows past this many are taken as CSV, Parquet or GeoJSON. */
export const mostPlaces = 200_000;

/** A row for a map: its cells, and where it lies in degrees; null where that is not known. */
interface Place {
  readonly cells: readonly Cell[];
  readonly at: readonly [lng: number, lat: number] | null;
}

export interface Places {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Place[];
}

/** The rows of a view with their positions. */
export async function placesOf(
  instance: DuckDBInstance,
  name: string,
  { from, columns, asked }: ViewRows,
  { latitude, longitude }: { readonly latitude: Column; readonly longitude: Column },
): Promise<Places> {
  const cells = [...columns.map((column) => shownSql(column)), keyOf(longitude), keyOf(latitude)];
  const found = await withConnection(instance, (connection) =>
    connection.runAndReadAll(`select ${cells.join(', ')} from ${from}`, asked.values),
  );
  const rows = found.getRows().map((row): Place => {
    const [lng, lat] = row.slice(-2).map(cellOf);
    return {
      cells: row.slice(0, -2).map(cellOf),
      at: typeof lng === 'number' && typeof lat === 'number' ? [lng, lat] : null,
    };
  });
  return { name, columns, rows };
}

/** Types of SQLite by ours (GeoPackage, table 1). */
const sqliteTypes: Readonly<Record<Column['type'], string>> = {
  whole: 'INTEGER',
  decimal: 'DOUBLE',
  truth: 'BOOLEAN',
  date: 'DATE',
  time: 'TEXT',
  text: 'TEXT',
};

/** As a GeoPackage with one layer of points (OGC 12-128r18). */
export async function writeGeoPackage({ name, columns, rows }: Places): Promise<Uint8Array> {
  const { Database } = await (await import('sql.js')).default();
  const database = new Database();
  try {
    const box = boxOf(rows);
    const fields = fieldNames(columns);
    const declared = columns.map(({ type }, at) => `${identifier(fields[at] ?? '')} ${sqliteTypes[type]}`);
    for (const statement of [
      'pragma application_id = 1196444487',
      'pragma user_version = 10300',
      'create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer primary key, organization text not null, organization_coordsys_id integer not null, definition text not null, description text)',
      `insert into gpkg_spatial_ref_sys values
        ('Undefined cartesian SRS', -1, 'NONE', -1, 'undefined', null),
        ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', null),
        ('WGS 84 geodetic', 4326, 'EPSG', 4326, '${wgs84}', 'longitude and latitude in degrees')`,
      "create table gpkg_contents (table_name text not null primary key, data_type text not null, identifier text unique, description text default '', last_change datetime not null default (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x double, min_y double, max_x double, max_y double, srs_id integer references gpkg_spatial_ref_sys (srs_id))",
      'create table gpkg_geometry_columns (table_name text not null, column_name text not null, geometry_type_name text not null, srs_id integer not null, z tinyint not null, m tinyint not null, primary key (table_name, column_name))',
      `create table rows (fid integer primary key autoincrement not null, geom point${declared.map((each) => `, ${each}`).join('')})`,
      "insert into gpkg_geometry_columns values ('rows', 'geom', 'POINT', 4326, 0, 0)",
      'begin',
    ])
      database.run(statement);
    database.run(
      'insert into gpkg_contents (table_name, data_type, identifier, min_x, min_y, max_x, max_y, srs_id) values (?, ?, ?, ?, ?, ?, ?, 4326)',
      ['rows', 'features', name, ...(box ?? [null, null, null, null])],
    );
    const places = columns.map(() => ', ?').join('');
    for (const { cells, at } of rows)
      database.run(`insert into rows values (null, ?${places})`, [
        at === null ? null : geoPackagePoint(at),
        ...cells.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)),
      ]);
    database.run('commit');
    return database.export();
  } finally {
    database.close();
  }
}

const wgs84 =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]';

/** The binary of a point: header without an envelope, then well-known binary, little-endian. */
function geoPackagePoint([lng, lat]: readonly [number, number]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(29));
  bytes.setUint16(0, 0x4750);
  bytes.setUint8(3, 1);
  bytes.setInt32(4, 4326, true);
  bytes.setUint8(8, 1);
  bytes.setUint32(9, 1, true);
  bytes.setFloat64(13, lng, true);
  bytes.setFloat64(21, lat, true);
  return new Uint8Array(bytes.buffer);
}

/** Types of FlatGeobuf by ours: Long, Double, Bool, DateTime, String. */
const flatTypes: Readonly<Record<Column['type'], number>> = {
  whole: 7,
  decimal: 10,
  truth: 2,
  date: 13,
  time: 11,
  text: 11,
};
const pointType = 1;

/** As FlatGeobuf 3 (flatgeobuf.org), points without an index; rows without a position have no geometry. */
export function writeFlatGeobuf(places: Places): Uint8Array {
  const { columns, rows } = places;
  return Buffer.concat([
    Buffer.from([0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62, 0]),
    flatHeader(places),
    ...rows.map((row) => flatFeature(columns, row)),
  ]);
}

function flatHeader({ name, columns, rows }: Places): Uint8Array {
  const builder = new Builder(1024);
  const fields = fieldNames(columns);
  const described = columns.map(({ type }, at) => {
    const field = builder.createString(fields[at] ?? '');
    builder.startObject(11);
    builder.addFieldOffset(0, field, 0);
    builder.addFieldInt8(1, flatTypes[type], 0);
    return builder.endObject();
  });
  builder.startVector(4, described.length, 4);
  for (const each of described.toReversed()) builder.addOffset(each);
  const list = builder.endVector();
  const box = boxOf(rows);
  builder.startVector(8, box?.length ?? 0, 8);
  for (const each of (box ?? []).toReversed()) builder.addFloat64(each);
  const envelope = builder.endVector();
  const authority = builder.createString('EPSG');
  builder.startObject(6);
  builder.addFieldOffset(0, authority, 0);
  builder.addFieldInt32(1, 4326, 0);
  const crs = builder.endObject();
  const title = builder.createString(name);
  builder.startObject(14);
  builder.addFieldOffset(0, title, 0);
  if (box !== null) builder.addFieldOffset(1, envelope, 0);
  builder.addFieldInt8(2, pointType, 0);
  builder.addFieldOffset(7, list, 0);
  builder.addFieldInt64(8, BigInt(rows.length), 0n);
  builder.addFieldInt16(9, 0, 16);
  builder.addFieldOffset(10, crs, 0);
  builder.finishSizePrefixed(builder.endObject());
  return builder.asUint8Array();
}

function flatFeature(columns: readonly Column[], { cells, at }: Place): Uint8Array {
  const builder = new Builder(256);
  const properties = builder.createByteVector(flatProperties(columns, cells));
  let geometry = 0;
  if (at !== null) {
    builder.startVector(8, 2, 8);
    for (const each of at.toReversed()) builder.addFloat64(each);
    const xy = builder.endVector();
    builder.startObject(8);
    builder.addFieldOffset(1, xy, 0);
    builder.addFieldInt8(6, pointType, 0);
    geometry = builder.endObject();
  }
  builder.startObject(3);
  if (geometry !== 0) builder.addFieldOffset(0, geometry, 0);
  builder.addFieldOffset(1, properties, 0);
  builder.finishSizePrefixed(builder.endObject());
  return builder.asUint8Array();
}

/** Each value after the number of its column; what is empty is left out. */
function flatProperties(columns: readonly Column[], cells: readonly Cell[]): Uint8Array {
  const parts: Buffer[] = [];
  for (const [at, { type }] of columns.entries()) {
    const cell = cells[at] ?? null;
    if (cell === null) continue;
    const head = Buffer.alloc(2);
    head.writeUInt16LE(at);
    parts.push(head, flatValue(type, cell));
  }
  return Buffer.concat(parts);
}

function flatValue(type: Column['type'], cell: Exclude<Cell, null>): Buffer {
  const value = Buffer.alloc(type === 'truth' ? 1 : 8);
  if (type === 'truth') value.writeUInt8(cell === true ? 1 : 0);
  else if (type === 'whole') value.writeBigInt64LE(BigInt(cell));
  else if (type === 'decimal') value.writeDoubleLE(Number(cell));
  else {
    const text = Buffer.from(String(cell));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    return Buffer.concat([length, text]);
  }
  return value;
}

function boxOf(rows: readonly Place[]): [number, number, number, number] | null {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { at } of rows) {
    if (at === null) continue;
    box[0] = Math.min(box[0], at[0]);
    box[1] = Math.min(box[1], at[1]);
    box[2] = Math.max(box[2], at[0]);
    box[3] = Math.max(box[3], at[1]);
  }
  return box[0] === Infinity ? null : box;
}

/** Names no two of which are alike, and none of which is one of the file's own. */
function fieldNames(columns: readonly Column[]): string[] {
  const taken = new Set(['fid', 'geom', 'ogc_fid']);
  return columns.map(({ name }) => {
    let free = name.replaceAll('\0', ' ').slice(0, 120);
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} ${number}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
