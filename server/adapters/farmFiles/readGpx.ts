import type { Point } from '#engines/shapes/points.ts';
import { gather, pointOf, type FileShape } from './farmFile.ts';
import { groupRings } from './groupRings.ts';
import { readXml } from './readXml.ts';

/** Shapes of a GPX file: each track or route is the round of a farm, a segment within another a hole. @throws FarmFileRefusal */
export function readGpx(text: string): readonly FileShape[] {
  const gathering = gather();
  let name = '';
  let said = '';
  let rings: Point[][] | undefined;
  readXml(text, 'GPX', {
    open(element, attributes) {
      said = '';
      if (element === 'trk' || element === 'rte') [rings, name] = [element === 'rte' ? [[]] : [], ''];
      if (element === 'trkseg') rings?.push([]);
      if (element === 'trkpt' || element === 'rtept') {
        gathering.count(1);
        rings?.at(-1)?.push(pointOf(attributes['lon'], attributes['lat']));
      }
      if (element === 'wpt') gathering.count(1);
    },
    text(part) {
      said += part;
    },
    close(element) {
      if (element === 'name' && rings && name === '') name = said;
      if ((element === 'trk' || element === 'rte') && rings) {
        gathering.add({ name, outline: groupRings(rings.filter((ring) => ring.length > 0)) });
        rings = undefined;
      }
      said = '';
    },
  });
  return gathering.shapes;
}
