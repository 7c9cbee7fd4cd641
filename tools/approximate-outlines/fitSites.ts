import { clipRing } from '#engines/shapes/clipToBox.ts';
import type { Point, Ring } from '#engines/shapes/points.ts';
import { ringArea, ringMoments } from '#engines/shapes/rings.ts';
import type { Cell, DistrictFacts } from './plan.ts';
import type { Plane } from './equalArea.ts';

const ROUNDS = 40;
const WEIGHT_STEPS = 8;
const NEIGHBOURS = 40;

/** Cells whose power diagram has the known areas and, nearly, the known centres. */
export function prepareCells(districts: readonly DistrictFacts[], country: Ring, plane: Plane): Cell[] {
  const cells = districts.map((district): Cell => {
    const centre = plane.forward(district.point);
    const capital = district.capital === null ? null : plane.forward(district.capital);
    const { id, region, area } = district;
    return { id, region, centre, capital, target: area ?? 0, site: centre, weight: 0, pin: -1 };
  });
  const known = cells.filter((cell) => cell.target > 0);
  const scale = ringArea(country) / known.reduce((sum, cell) => sum + cell.target, 0);
  for (const cell of known) cell.target *= scale;
  fitSites(known, country);
  for (const guest of cells.filter((cell) => cell.target === 0)) shareWithHost(guest, known);
  return cells;
}

/** The power distance that decides to whose cell a point belongs. */
export function power(cell: Cell, [x, y]: Point): number {
  return (x - cell.site[0]) ** 2 + (y - cell.site[1]) ** 2 - cell.weight;
}

/**
 * Gives a district of unknown area half of the one that holds its point. The two centres together stay where the
 * host's was; they part along the line between the two towns.
 */
function shareWithHost(guest: Cell, known: readonly Cell[]): void {
  const host = known.reduce((best, cell) => (power(cell, guest.centre) < power(best, guest.centre) ? cell : best));
  host.target /= 2;
  guest.target = host.target;
  const from = host.capital ?? host.centre;
  const to = guest.capital ?? guest.centre;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const reach = 0.3 * Math.sqrt(2 * host.target);
  const dx = ((to[0] - from[0]) / length) * reach;
  const dy = ((to[1] - from[1]) / length) * reach;
  guest.centre = [host.centre[0] + dx, host.centre[1] + dy];
  guest.site = [host.site[0] + dx, host.site[1] + dy];
  guest.weight = host.weight;
  host.centre = [host.centre[0] - dx, host.centre[1] - dy];
  host.site = [host.site[0] - dx, host.site[1] - dy];
}

/** Moves the sites and weights of a power diagram until areas match and centres nearly do. */
function fitSites(cells: readonly Cell[], country: Ring): void {
  for (let round = 0; round < ROUNDS; round++) {
    const near = cells.map((cell) => nearestTo(cell, cells));
    let shapes = cells.map(() => ({ area: 0, x: 0, y: 0 }));
    for (let step = 0; step < WEIGHT_STEPS; step++) {
      shapes = cells.map((cell, i) => ringMoments(powerCell(cell, near[i] ?? [], country)));
      cells.forEach((cell, i) => {
        const area = shapes[i]?.area ?? 0;
        cell.weight += area !== 0 ? 0.17 * (cell.target - area) : 0.3 * cell.target;
      });
    }
    if (round === ROUNDS - 1) return;
    cells.forEach((cell, i) => {
      const shape = shapes[i] ?? { area: 0, x: 0, y: 0 };
      const towards = (want: number, is: number, site: number): number =>
        site + (shape.area !== 0 ? 0.3 * (want - is) + 0.15 * (want - site) : 0.5 * (want - site));
      cell.site = [towards(cell.centre[0], shape.x, cell.site[0]), towards(cell.centre[1], shape.y, cell.site[1])];
    });
  }
}

function nearestTo(cell: Cell, cells: readonly Cell[]): Cell[] {
  return cells
    .filter((other) => other !== cell)
    .map((other) => ({
      other,
      distance: (other.site[0] - cell.site[0]) ** 2 + (other.site[1] - cell.site[1]) ** 2,
    }))
    .toSorted((p, q) => p.distance - q.distance)
    .slice(0, NEIGHBOURS)
    .map(({ other }) => other);
}

/** The part of the country nearer, in power distance, to this cell's site than to any neighbour's. */
function powerCell(cell: Cell, near: readonly Cell[], country: Ring): Ring {
  let reach: Ring = [
    [-1e4, -1e4],
    [1e4, -1e4],
    [1e4, 1e4],
    [-1e4, 1e4],
  ];
  const cuts: { a: number; b: number; c: number }[] = [];
  const [x, y] = cell.site;
  const own = x * x + y * y - cell.weight;
  for (const other of near) {
    const a = 2 * (other.site[0] - x);
    const b = 2 * (other.site[1] - y);
    const c = other.site[0] ** 2 + other.site[1] ** 2 - other.weight - own;
    if (!reach.some((p) => a * p[0] + b * p[1] > c)) continue;
    reach = clipRing(reach, { a, b, c });
    if (reach.length === 0) return [];
    cuts.push({ a, b, c });
  }
  return cuts.reduce((ring, cut) => clipRing(ring, cut), country);
}
