import type { Column } from '#engines/tables/types.ts';
import type { Bound } from './bound.ts';
import { keyOf, shownSql } from './columns.ts';

/** A row as an object by the names of the columns, made by the database; the names are bound, never SQL. */
export function jsonLineSql(columns: readonly Column[], { bind }: Bound): string {
  return `json_object(${columns.map((column) => `${bind(column.name)}, ${cellSql(column)}`).join(', ')})::varchar`;
}

/** A row as a feature of GeoJSON (RFC 7946): its position as a point, or none where it has no position on Earth; its cells as properties. */
export function featureSql(
  columns: readonly Column[],
  { latitude, longitude }: { readonly latitude: Column; readonly longitude: Column },
  asked: Bound,
): string {
  const [lat, lon] = [keyOf(latitude), keyOf(longitude)];
  const point = `case when ${lat} between -90 and 90 and ${lon} between -180 and 180 then json_object('type', 'Point', 'coordinates', json_array(${lon}, ${lat})) end`;
  return `json_object('type', 'Feature', 'geometry', ${point}, 'properties', json(${jsonLineSql(columns, asked)}))::varchar`;
}

/** JSON has no word for what is no number, or infinite. */
function cellSql(column: Column): string {
  const shown = shownSql(column);
  return column.type === 'decimal' ? `case when isfinite(${shown}) then ${shown} end` : shown;
}
