import type { Answer } from '#contract/endpoint.ts';
import type { listFarmCells } from '#contract/farms/farms.ts';

export type FarmCells = Answer<typeof listFarmCells>;

/** Corners of a square as [lat, lng]: south-west and north-east. */
export function cornersOf({
  coordinates,
}: Pick<FarmCells[number], 'coordinates'>): [[number, number], [number, number]] {
  const corners = (JSON.parse(coordinates) as string[]).map(readPair);
  const lats = corners.map(([lat]) => lat);
  const lngs = corners.map(([, lng]) => lng);
  return [
    [Math.min(...lats), Math.min(...lngs)],
    [Math.max(...lats), Math.max(...lngs)],
  ];
}

/** "7.375, -1.425" as [lat, lng]. */
export function readPair(text: string): [number, number] {
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  return [lat, lng];
}
