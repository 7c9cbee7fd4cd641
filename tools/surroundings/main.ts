/**
 * Makes content/geography/surroundings.json: what the atlas draws around and inside Ghana that no outline set
 * brings: land, borders and names of the neighbours, Submission Volta, rivers. From Natural Earth (public domain).
 *
 *   npm run surroundings
 */
import { writeFileSync } from 'node:fs';
import { clipLineToBox, clipRingToBox } from '#engines/shapes/clipToBox.ts';
import { labelPoint } from '#engines/shapes/labelPoint.ts';
import { boxHolds, type Box, type Point, type Ring } from '#engines/shapes/points.ts';
import { closeRing, ringArea } from '#engines/shapes/rings.ts';
import { simplifyLine } from '#engines/shapes/simplifyLine.ts';
import { merge, mesh } from 'topojson-client';
import { atlas, countriesNamed, ghanaOutline, lakesThrough, riversThrough, toPoint } from '../naturalEarth.ts';

/** What the atlas shows: Ghana with room on each side, so that a wide screen shows neighbours, not blank. */
const FRAME: Box = [-4.6, 3.9, 2.6, 12];
const LAND_TOLERANCE = 0.008;
const WATER_TOLERANCE = 0.003;
/** Neighbours that show less than this many square degrees inside the frame get no name. */
const NAMED_FROM = 0.3;

const inFrame = (point: Point): boolean => boxHolds(FRAME, point);
const round = (value: number): number => Math.round(value * 1000) / 1000;
const rounded = (line: readonly Point[]): Point[] => line.map(([x, y]) => [round(x), round(y)]);
const tidy = (line: readonly Point[], tolerance: number): Point[] => rounded(simplifyLine(line, tolerance));

const ghanaPoints = new Set(ghanaOutline().map(String));
const neighbours = countriesNamed(["Côte d'Ivoire", 'Burkina Faso', 'Togo', 'Benin', 'Niger', 'Mali', 'Nigeria']);

/**
 * Ghana is painted over the land, with whatever outlines are in use. Its own coast is therefore drawn back inland
 * here: no sliver of another coastline can show beside it.
 */
function withCoastDrawnBack(ring: Ring): Ring {
  const back: Point[] = [];
  for (const [i, point] of ring.entries()) {
    if (!ghanaPoints.has(String(point))) back.push(point);
    else if (!ghanaPoints.has(String(ring[i - 1])) || !ghanaPoints.has(String(ring[i + 1]))) back.push(point);
    else if (i % 40 === 0) back.push([point[0], point[1] + 0.12]);
  }
  return closeRing(back);
}

function land(): Point[][] {
  const merged = merge(atlas, [...neighbours, ...countriesNamed(['Ghana'])]);
  return merged.coordinates
    .map((polygon) => closeRing((polygon[0] ?? []).map(toPoint)))
    .map((ring) => clipRingToBox(withCoastDrawnBack(ring), FRAME))
    .filter((ring) => Math.abs(ringArea(ring)) > 0.01)
    .map((ring) => tidy(ring, LAND_TOLERANCE));
}

function borders(): Point[][] {
  return mesh(atlas, { type: 'GeometryCollection', geometries: neighbours }, (a, b) => a !== b)
    .coordinates.flatMap((line) => clipLineToBox(line.map(toPoint), FRAME))
    .map((line) => tidy(line, LAND_TOLERANCE));
}

function names(): { name: string; at: Point }[] {
  return neighbours.flatMap((country) => {
    const parts = merge(atlas, [country])
      .coordinates.map((polygon) => clipRingToBox((polygon[0] ?? []).map(toPoint), FRAME))
      .filter((ring) => Math.abs(ringArea(ring)) > NAMED_FROM);
    if (parts.length === 0) return [];
    const [x, y] = labelPoint(parts.map((ring) => [ring]));
    return [{ name: country.properties.name.replace("'", '’'), at: [round(x), round(y)] as Point }];
  });
}

const surroundings = {
  source: 'Natural Earth 1:10 million (land, borders) and 1:50 million (water), public domain',
  frame: FRAME,
  sea: { name: 'Gulf of Guinea', at: [-0.4, 4.55] },
  land: land(),
  borders: borders(),
  neighbours: names(),
  lakes: lakesThrough(inFrame).map((ring) => tidy(ring, WATER_TOLERANCE)),
  rivers: riversThrough(inFrame)
    .flatMap((line) => clipLineToBox(line, FRAME))
    .map((line) => tidy(line, WATER_TOLERANCE)),
};

const target = new URL('../../content/geography/surroundings.json', import.meta.url);
const lines = Object.entries(surroundings).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
console.log(
  Object.entries(surroundings)
    .map(([key, value]) => `${key}: ${JSON.stringify(value).length} bytes`)
    .join('\n'),
);
