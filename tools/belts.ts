/**
 * Makes web/features/bundles/beltShapes.ts: the three belts as small pictures, drawn from the approximate outlines
 * and the belts of content/reference/districts.csv.
 *
 *   npx tsx tools/belts.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import { beltsInOrder } from '#engines/bundles/answers.ts';
import { boxOf, type Polygon } from '#engines/shapes/points.ts';
import { canvasFor } from '#engines/shapes/projection.ts';
import { ringsToPath } from '#engines/shapes/svgPath.ts';
import { unionOf } from '#server/adapters/outlines/drawing.ts';
import type { DistrictTopology, OutlineSet } from '#server/adapters/outlines/outlines.ts';

/** Width of a picture in its own units. */
const WIDTH = 60;
/** Share of the outlines' corners that a picture of that size still shows. */
const KEPT = 0.03;

const read = (file: string): string => readFileSync(new URL(`../content/${file}`, import.meta.url), 'utf8');
const { topology } = JSON.parse(read('geography/approximate-outlines.json')) as OutlineSet;
const { data: districts } = Papa.parse<Record<string, string>>(read('reference/districts.csv'), { header: true });
const beltOf = new Map(districts.map(({ districtId = '', belt }) => [districtId, belt]));

const rough = roughened(topology);
const belts = beltsInOrder.map((belt) => ({
  belt,
  polygons: largest(unionOf(rough, (id) => beltOf.get(id) === belt)),
}));
const canvas = canvasFor(boxOf(belts.flatMap(({ polygons }) => polygons.flat(2))), WIDTH);
const lines = belts.map(({ belt, polygons }) => `  ${belt}: '${ringsToPath(polygons.flat(), canvas.projection)}',`);

writeFileSync(
  new URL('../web/features/bundles/beltShapes.ts', import.meta.url),
  `/** Made by tools/belts.ts: the belts as paths in a box of ${WIDTH} by ${canvas.height}, approximate like the outlines they come from. */
export const beltBox = '0 0 ${WIDTH} ${canvas.height}';
export const beltShapes = {
${lines.join('\n')}
} as const;
`,
);

function roughened(outlines: DistrictTopology): DistrictTopology {
  const weighted = presimplify(outlines);
  return simplify(weighted, quantile(weighted, KEPT));
}

/** The mainland of a belt: specks that rounding leaves are no part of a picture. */
function largest(polygons: readonly Polygon[]): Polygon[] {
  const corners = (polygon: Polygon): number => polygon[0]?.length ?? 0;
  return polygons.filter((polygon) => corners(polygon) > 6).map((polygon) => polygon.slice(0, 1));
}
