import { project, type Projection } from './projection.ts';

/** Side of a tile of web maps in pixels, and of the whole world at zoom 0. */
const TILE = 256;
/** The frame, in pixels, that a zoom level is told for: the smallest in which zoom 7 holds all of Ghana. */
const FRAME = { width: 440, height: 616 };

/**
 * The part of a drawing that a web map shows with this centre and zoom: left, top, right, bottom in units of the
 * drawing. At zoom z a pixel is 360° / (256 · 2^z) of longitude; of latitude, that times the cosine of the latitude.
 */
export function webMapBox(
  projection: Projection,
  centre: { readonly lat: number; readonly lng: number },
  zoom: number,
): readonly [number, number, number, number] {
  const pixel = 360 / (TILE * 2 ** zoom);
  const across = (FRAME.width / 2) * pixel;
  const down = (FRAME.height / 2) * pixel * Math.cos((centre.lat * Math.PI) / 180);
  const [left, top] = project(projection, [centre.lng - across, centre.lat + down]);
  const [right, bottom] = project(projection, [centre.lng + across, centre.lat - down]);
  return [left, top, right, bottom];
}
