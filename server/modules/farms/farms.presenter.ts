import type { Answer } from '#contract/endpoint.ts';
import type { listFarmCells } from '#contract/farms.ts';
import { cellBounds, type FarmCell } from '#engines/farms/generalise.ts';

/** A square as older maps read a farm: middle and corners as "lat, lng" texts. */
export function presentCell(cell: FarmCell): Answer<typeof listFarmCells>[number] {
  const [west, south, east, north] = cellBounds(cell);
  const corners = [[south, west], [south, east], [north, east], [north, west], [south, west]] as const;
  return {
    center_point: pair((south + north) / 2, (west + east) / 2),
    coordinates: JSON.stringify(corners.map(([lat, lng]) => pair(lat, lng))),
    farms: cell.farms,
  };
}

function pair(lat: number, lng: number): string {
  return `${rounded(lat)}, ${rounded(lng)}`;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
