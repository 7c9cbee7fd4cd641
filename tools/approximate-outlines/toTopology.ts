import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { boxOf, type Point, type Ring } from '#engines/shapes/points.ts';
import { ringArea, samePoint } from '#engines/shapes/rings.ts';
import { simplifyLine } from '#engines/shapes/simplifyLine.ts';
import type { Plane } from './equalArea.ts';
import type { Cell, Settings } from './plan.ts';
import type { Arc } from './trace.ts';

type Districts = Topology<{ districts: { type: 'GeometryCollection'; geometries: (Polygon | MultiPolygon)[] } }>;

/** Districts as TopoJSON: neighbours share their border lines; regions are unions of districts. */
export function toTopology(
  arcs: readonly Arc[],
  cells: readonly Cell[],
  plane: Plane,
  { stepDegrees, toleranceKm }: Settings,
): Districts {
  const lines = arcs.map((arc) =>
    simplifyLine(arc.points, arc.fixed ? toleranceKm / 4 : toleranceKm).map((point) => plane.back(point)),
  );
  const [west, south] = boxOf(lines.flat());
  const geometries = cells.map((cell, i): Polygon | MultiPolygon => {
    const outlines = polygonsOf(ringsAround(arcs, i + 1), lines);
    const [only] = outlines;
    return outlines.length === 1 && only !== undefined
      ? { type: 'Polygon', id: cell.id, arcs: only }
      : { type: 'MultiPolygon', id: cell.id, arcs: outlines };
  });
  return {
    type: 'Topology',
    transform: { scale: [stepDegrees, stepDegrees], translate: [west, south] },
    objects: { districts: { type: 'GeometryCollection', geometries } },
    arcs: lines.map((line) => deltaCoded(line, [west, south], stepDegrees)),
  };
}

/** Whole steps from point to point; the first from the corner of the map. */
function deltaCoded(line: readonly Point[], [west, south]: Point, step: number): number[][] {
  const coded: number[][] = [];
  let previous: Point = [0, 0];
  line.forEach(([lng, lat], i) => {
    const point: Point = [Math.round((lng - west) / step), Math.round((lat - south) / step)];
    const end = i === 0 || i === line.length - 1;
    if (end || !samePoint(point, previous)) coded.push([point[0] - previous[0], point[1] - previous[1]]);
    previous = point;
  });
  return coded;
}

/** Closed chains of arcs around a label, with the label on the left; ~i is arc i backwards. */
function ringsAround(arcs: readonly Arc[], label: number): number[][] {
  const open = arcs.flatMap((arc, i) => {
    if (arc.left === label && arc.right !== label) return [{ arc: i, from: arc.from, to: arc.to }];
    if (arc.right === label && arc.left !== label) return [{ arc: ~i, from: arc.to, to: arc.from }];
    return [];
  });
  const rings: number[][] = [];
  for (let first = open.pop(); first !== undefined; first = open.pop()) {
    const ring = [first.arc];
    let end = first.to;
    while (end !== first.from) {
      const [next] = open.splice(
        open.findIndex((part) => part.from === end),
        1,
      );
      if (next === undefined || next.from !== end) throw new Error('border lines do not close');
      ring.push(next.arc);
      end = next.to;
    }
    rings.push(ring);
  }
  return rings;
}

/** Outer rings are counter-clockwise here; each hole goes to the only, or largest, outer ring. */
function polygonsOf(rings: readonly number[][], lines: readonly Point[][]): number[][][] {
  const area = (ring: readonly number[]): number => ringArea(ring.flatMap((arc) => pointsAlong(arc, lines)));
  const outer = rings
    .filter((ring) => area(ring) > 0)
    .toSorted((p, q) => area(q) - area(p))
    .map((ring) => [ring]);
  for (const hole of rings.filter((ring) => area(ring) <= 0)) outer[0]?.push(hole);
  return outer;
}

function pointsAlong(arc: number, lines: readonly Point[][]): Ring {
  const line = (arc < 0 ? lines[~arc]?.toReversed() : lines[arc]) ?? [];
  return line.slice(0, -1);
}
