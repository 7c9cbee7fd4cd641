import { canvasFor, project, type Canvas } from '#engines/shapes/projection.ts';
import { linesToPath, ringsToPath } from '#engines/shapes/svgPath.ts';
import type { Box, Point, Ring } from '#engines/shapes/points.ts';
import { drawCountry, drawDistricts, type DrawnShape } from '../../adapters/outlines/drawing.ts';
import type { OutlineSet } from '../../adapters/outlines/outlines.ts';
import { readSurroundings, type Surroundings } from './geography.content.ts';
import type { DistrictPlace, RegionPlace } from './places.service.ts';

/** Width of the atlas in its own units: one is about 800 m. */
const WIDTH = 1000;

/** A place as the atlas draws it. */
export interface DrawnPlace extends DrawnShape {
  readonly id: string;
  readonly name: string;
  readonly regionId: string;
}

/** A name and where it stands, in atlas units. */
export interface AtlasLabel {
  readonly name: string;
  readonly at: readonly [number, number];
}

/** The country drawn. */
export interface Atlas {
  readonly canvas: Canvas;
  readonly country: DrawnShape;
  readonly regions: readonly DrawnPlace[];
  readonly land: string;
  readonly borders: string;
  readonly lake: string;
  readonly rivers: string;
  readonly neighbours: readonly AtlasLabel[];
  readonly sea: AtlasLabel;
}

/** Draws the country with its regions, waters and neighbours. */
export function drawAtlas(
  set: OutlineSet,
  regions: readonly RegionPlace[],
  districts: readonly DistrictPlace[],
): Atlas {
  const { surroundings, canvas } = theCanvas();
  const { projection } = canvas;
  const regionOf = new Map(districts.map(({ id, regionId }) => [id, regionId]));
  const drawn = drawCountry(set.topology, regionOf, projection);
  const label = ({ name, at }: { name: string; at: Point }): AtlasLabel => ({ name, at: spot(at, canvas) });
  return {
    canvas,
    country: drawn.country,
    regions: regions.flatMap(({ id, name }) => {
      const shape = drawn.regions.get(id);
      return shape === undefined ? [] : [{ ...shape, id, name, regionId: id }];
    }),
    land: ringsToPath(
      surroundings.land.map((ring) => carriedOn(ring, surroundings.frame)),
      projection,
    ),
    borders: linesToPath(surroundings.borders, projection),
    lake: ringsToPath(surroundings.lakes, projection),
    rivers: linesToPath(surroundings.rivers, projection),
    neighbours: surroundings.neighbours.map(label),
    sea: label(surroundings.sea),
  };
}

/** Draws districts on the canvas of the country; one without an outline is a point. */
export function drawDistrictPlaces(set: OutlineSet, districts: readonly DistrictPlace[]): DrawnPlace[] {
  const { canvas } = theCanvas();
  const wanted = new Set(districts.map(({ id }) => id));
  const drawn = drawDistricts(set.topology, (id) => wanted.has(id), canvas.projection);
  return districts.map(({ id, name, regionId, centre }) => {
    const [x, y] = spot(centre, canvas);
    const shape = drawn.get(id) ?? { d: '', at: [x, y], box: [x, y, x, y] };
    return { ...shape, id, name, regionId };
  });
}

/** Degrees by which land that is cut at the frame goes on: a wide map shows more than the frame. */
const BEYOND = 6;

/** A ring of land whose cut edges lie farther out, so that no sea is drawn where the file merely ends. */
function carriedOn(ring: Ring, [west, south, east, north]: Box): Ring {
  const moved = ([lng, lat]: Point): Point => [
    lng <= west ? west - BEYOND : lng >= east ? east + BEYOND : lng,
    lat <= south ? south - BEYOND : lat >= north ? north + BEYOND : lat,
  ];
  const isCut = (point: Point | undefined): boolean =>
    point !== undefined && (moved(point)[0] !== point[0] || moved(point)[1] !== point[1]);
  return ring.flatMap((point, index) => {
    if (!isCut(point)) return [point];
    // The corner itself stays, so that the coast keeps its line up to the frame.
    return [
      ...(isCut(ring.at(index - 1)) ? [] : [point]),
      moved(point),
      ...(isCut(ring[(index + 1) % ring.length]) ? [] : [point]),
    ];
  });
}

let prepared: { readonly surroundings: Surroundings; readonly canvas: Canvas } | null = null;

/** Read at the first drawing and kept: the files ship with the product and never change while it runs. */
function theCanvas(): { readonly surroundings: Surroundings; readonly canvas: Canvas } {
  if (prepared === null) {
    const surroundings = readSurroundings();
    prepared = { surroundings, canvas: canvasFor(surroundings.frame, WIDTH) };
  }
  return prepared;
}

function spot(point: Point, { projection }: Canvas): [number, number] {
  const [x, y] = project(projection, point);
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
