import type { Point, Ring } from '#engines/shapes/points.ts';
import { closeRing } from '#engines/shapes/rings.ts';
import { gather, pointOf, type FileShape } from './farmFile.ts';
import { readXml } from './readXml.ts';

interface Placemark {
  name: string;
  readonly properties: Record<string, string>;
  readonly polygons: Ring[][];
  point: Point | undefined;
  instead: string;
}

/** Shapes of a KML file: the polygons of its placemarks, with their names and data. @throws FarmFileRefusal */
export function readKml(text: string): readonly FileShape[] {
  const gathering = gather();
  let mark: Placemark | undefined;
  let field = '';
  let said = '';
  readXml(text, 'KML', {
    open(name, attributes) {
      said = '';
      if (name === 'Placemark') mark = { name: '', properties: {}, polygons: [], point: undefined, instead: 'nothing' };
      if (name === 'Polygon') mark?.polygons.push([]);
      if (mark && (name === 'Point' || name === 'LineString')) mark.instead = name;
      if (name === 'SimpleData' || name === 'Data') field = attributes['name'] ?? '';
    },
    text(part) {
      said += part;
    },
    close(name) {
      if (mark === undefined) return;
      if (name === 'name' && mark.name === '') mark.name = said;
      if (name === 'SimpleData' || name === 'value') mark.properties[field] = said;
      if (name === 'coordinates' && mark.polygons.length === 0 && mark.instead === 'Point')
        mark.point = pointsOf(said)[0];
      if (name === 'coordinates' && mark.polygons.length > 0) {
        const ring = pointsOf(said);
        gathering.count(ring.length);
        mark.polygons.at(-1)?.push(closeRing(ring));
      }
      if (name === 'Placemark') {
        const { polygons, instead, ...rest } = mark;
        const outline = polygons.filter((rings) => rings.length > 0);
        gathering.add({ ...rest, outline, ...(outline.length === 0 && { instead }) });
        mark = undefined;
      }
      said = '';
    },
  });
  return gathering.shapes;
}

/** "lng,lat,height" with spaces between. */
function pointsOf(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => {
      const [lng, lat] = each.split(',');
      return pointOf(lng, lat);
    });
}
