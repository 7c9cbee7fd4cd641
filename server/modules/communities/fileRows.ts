import type { FileShape } from '../../adapters/farmFiles/farmFile.ts';
import type { ListFile } from '../../platform/files/listFile.ts';
import { boxAround } from '#engines/shapes/meeting.ts';
import { plainCommunity } from '#engines/communities/soundKey.ts';

/** What a row or a shape of a file tells of a community. */
export interface FileRow {
  readonly row: number;
  readonly name: string;
  readonly otherNames: string;
  readonly district: string;
  readonly areaCouncil: string;
  readonly near: string;
  readonly population: string;
  readonly lat: string;
  readonly lng: string;
}

type Field = keyof Omit<FileRow, 'row'>;

/** Headers that columns and properties are known by, as plain letters. */
const headers: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'community', 'village', 'town', 'locality', 'settlement', 'community name', 'locality name', 'place'],
  otherNames: ['other names', 'other name', 'also known as', 'alias', 'alt name'],
  district: ['district', 'district name', 'mmda', 'assembly', 'adm2 en', 'adm2 name'],
  areaCouncil: ['area council', 'zonal council', 'town council', 'council'],
  near: ['near', 'where', 'description', 'location'],
  population: ['population', 'pop', 'people', 'total population'],
  lat: ['lat', 'latitude', 'y'],
  lng: ['lng', 'lon', 'long', 'longitude', 'x'],
};
const fields = Object.keys(headers) as Field[];

/** Rows of a sheet, by what their headers say. */
export function rowsOfList({ headers: written, records }: ListFile): FileRow[] {
  const at = Object.fromEntries(
    fields.map((field) => [field, written.findIndex((header) => headers[field].includes(plainCommunity(header)))]),
  ) as Record<Field, number>;
  return records.map(({ row, cells }) => rowOf(row, (field) => cells[at[field]] ?? ''));
}

/** Points and areas of a map file, an area by the middle of its box. */
export function rowsOfShapes(shapes: readonly FileShape[]): FileRow[] {
  return shapes.map(({ name, properties, outline, point }, at) => {
    const told = new Map(Object.entries(properties).map(([key, value]) => [plainCommunity(key), value]));
    const [west, south, east, north] = outline.length === 0 ? [] : boxAround(outline);
    const [lng, lat] =
      point ??
      (west === undefined || south === undefined ? [] : [(west + (east ?? west)) / 2, (south + (north ?? south)) / 2]);
    const row = rowOf(
      at + 1,
      (field) => headers[field].map((header) => told.get(header)).find((value) => value !== undefined) ?? '',
    );
    return {
      ...row,
      name: row.name || name.trim(),
      ...(lng !== undefined && lat !== undefined && { lng: String(lng), lat: String(lat) }),
    };
  });
}

function rowOf(row: number, cell: (field: Field) => string): FileRow {
  const texts = Object.fromEntries(fields.map((field) => [field, cell(field).trim().slice(0, 200)])) as Record<
    Field,
    string
  >;
  return { row, ...texts };
}
