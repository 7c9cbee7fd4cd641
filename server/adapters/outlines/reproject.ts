import proj4 from 'proj4';
import { boxHolds, boxOf, type Box, type Point } from '#engines/shapes/points.ts';
import type { RawOutline, RawOutlines } from './rawOutline.ts';
import { OutlineRefusal } from './refusal.ts';

/** Ghana with half a degree around it. */
const AROUND_GHANA: Box = [-3.8, 4.2, 1.8, 11.7];

/**
 * The grids of Ghana's survey with the shift of their datums to WGS 84 (EPSG 2136, 25000; transformations 1569 and
 * 15495), which a .prj does not carry: without it outlines would lie some 300 m off.
 */
const surveyGrids: readonly { readonly is: RegExp; readonly definition: string }[] = [
  {
    is: /PROJC(S|RS).*accra|EPSG:+2136/is,
    definition:
      '+proj=tmerc +lat_0=4.66666666666667 +lon_0=-1 +k=0.99975 +x_0=274319.739163358 +y_0=0 +a=6378300 ' +
      '+b=6356751.68918919 +towgs84=-199,32,322 +to_meter=0.304799710181509 +no_defs',
  },
  {
    is: /PROJC(S|RS).*(leigon|ghana metre grid|ghana_metre_grid)|EPSG:+25000/is,
    definition:
      '+proj=tmerc +lat_0=4.66666666666667 +lon_0=-1 +k=0.99975 +x_0=274319.51 +y_0=0 +ellps=clrk80 ' +
      '+towgs84=-130,29,364 +units=m +no_defs',
  },
  { is: /EPSG:+32630/i, definition: '+proj=utm +zone=30 +datum=WGS84 +units=m +no_defs' },
  { is: /EPSG:+32631/i, definition: '+proj=utm +zone=31 +datum=WGS84 +units=m +no_defs' },
  { is: /EPSG:+(3857|900913)/i, definition: 'EPSG:3857' },
];

const DEGREES = /CRS:?84|EPSG:+4326|^\s*GEOG(CS|CRS)\b.*(WGS|ITRF)/is;

/** The outlines in degrees, WGS 84. Throws OutlineRefusal when they cannot be, or do not lie in Ghana. */
export function inDegrees({ outlines, coordinateSystem }: RawOutlines): RawOutline[] {
  const convert = converter(coordinateSystem);
  const turned = convert === null ? [...outlines] : outlines.map((outline) => moved(outline, convert));
  refuseUnlessInGhana(turned, coordinateSystem);
  return turned;
}

function moved(outline: RawOutline, convert: (point: Point) => Point): RawOutline {
  return { ...outline, polygons: outline.polygons.map((polygon) => polygon.map((ring) => ring.map(convert))) };
}

/** How a named system of coordinates becomes degrees; null when it is degrees already, or nothing says otherwise. @throws OutlineRefusal */
export function converter(system: string | null): ((point: Point) => Point) | null {
  if (system === null || DEGREES.test(system)) return null;
  const known = surveyGrids.find(({ is }) => is.test(system));
  const name = /"([^"]{1,60})"/.exec(system)?.[1] ?? system.trim().slice(0, 60);
  try {
    const { forward } = proj4(known?.definition ?? system, 'WGS84');
    return ([x, y]) => {
      const [lng = NaN, lat = NaN] = forward([x, y]);
      return [lng, lat];
    };
  } catch {
    throw new OutlineRefusal(
      `The coordinates are in "${name}", which is not known here. Export the file in WGS 84 (EPSG:4326) and import again.`,
    );
  }
}

function refuseUnlessInGhana(outlines: readonly RawOutline[], system: string | null): void {
  const points = outlines.flatMap((outline) => outline.polygons.flat(2));
  if (points.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) {
    throw new OutlineRefusal('Some coordinates are not numbers. Export the file again and import that.');
  }
  if (mostly(points, (point) => boxHolds(AROUND_GHANA, point))) return;
  if (mostly(points, ([x, y]) => boxHolds(AROUND_GHANA, [y, x]))) {
    throw new OutlineRefusal(
      'Latitude and longitude are swapped: the first number of each pair is the latitude. GeoJSON writes [longitude, latitude]; swap the axes and import again.',
    );
  }
  const [west, south, east, north] = boxOf(points).map((value) => Math.round(value * 10) / 10);
  const degrees = points.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90);
  if (!degrees && system === null) {
    throw new OutlineRefusal(
      `The coordinates run to ${east}, ${north}: they are not degrees, and no .prj file says what they are. Add the .prj to the .zip, or export in WGS 84 (EPSG:4326).`,
    );
  }
  throw new OutlineRefusal(
    `The outlines lie between ${west}° and ${east}° east and ${south}° and ${north}° north, outside Ghana. Check the file and its .prj, or export in WGS 84 (EPSG:4326).`,
  );
}

/** Nine in ten: a stray corner does not decide. */
function mostly(points: readonly Point[], holds: (point: Point) => boolean): boolean {
  return points.filter(holds).length >= 0.9 * points.length;
}
