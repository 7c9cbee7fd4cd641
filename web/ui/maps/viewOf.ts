import type { AtlasDrawing, Box, Choice, Drawn } from './shapes.ts';

/** Country at zoom 6.2, district at 8: 2^1.8 times closer (the zooms the specification gives for web maps). */
const CLOSER = 2 ** (8 - 6.2);

/** The part of the atlas to show: the country, a region, or a district with what lies around it. */
export function viewOf(atlas: AtlasDrawing, districts: readonly Drawn[], { region, district }: Choice): Box {
  const country = around(atlas.regions.map(({ box }) => box));
  const chosenRegion = atlas.regions.find(({ id }) => id === region);
  if (!chosenRegion) return country;
  const chosen = districts.find(({ id }) => id === district);
  if (!chosen) return chosenRegion.box;
  // A small region is already closer than the district's own zoom: it then stays in sight whole.
  const width = Math.min((country[2] - country[0]) / CLOSER, chosenRegion.box[2] - chosenRegion.box[0]);
  const height = Math.min((country[3] - country[1]) / CLOSER, chosenRegion.box[3] - chosenRegion.box[1]);
  const [left, right] = spanAround(chosen.at[0], width, chosenRegion.box[0], chosenRegion.box[2]);
  const [top, bottom] = spanAround(chosen.at[1], height, chosenRegion.box[1], chosenRegion.box[3]);
  return [left, top, right, bottom];
}

/** A span of the given length around a point, moved so that it stays between the ends. */
function spanAround(point: number, length: number, low: number, high: number): [number, number] {
  const start = Math.min(Math.max(point - length / 2, low), high - length);
  return [start, start + length];
}

/** The smallest box around boxes. */
export function around(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}
