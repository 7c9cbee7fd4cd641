import type { AtlasDrawing, Box, Choice, Drawn } from './shapes.ts';

/**
 * A district is shown at least this much closer than the country. (Web maps of the specification go from zoom 6.2
 * to 8; the atlas goes less far in, so that most regions stay in sight whole, as in the drawings of the product.)
 */
const CLOSER = 2;

/** The part of the atlas to show: the country, a region, or a district with what lies around it. */
export function viewOf(atlas: AtlasDrawing, districts: readonly Drawn[], { region, district }: Choice): Box {
  const country = atlas.countryBox;
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
