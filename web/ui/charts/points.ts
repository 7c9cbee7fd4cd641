import { sayUnit } from '#engines/tables/columns/saysUnit.ts';
import { areYears } from '#engines/charts/areYears.ts';
import { withUnit, type Numbers } from './data.ts';

/** One point of a scatter: a farm, a district, a trial. */
export interface Point {
  /** Names it where it has a name: "Ejura-Sekyedumase". */
  name?: string | undefined;
  x: number;
  y: number;
}

/** The numbers of a scatter: two measures of many things, in groups. */
export interface PointData {
  /** What a point is, at the head of the table: "District". */
  category: string;
  /** What the groups are: "Zone". */
  grouping: string;
  x: { name: string; unit: string };
  y: { name: string; unit: string };
  groups: readonly { name: string; points: readonly Point[] }[];
}

/** The numbers of points and groups, a row per point. */
export function numbersOfPoints(data: PointData): Numbers {
  const { category, grouping, x, y, groups } = data;
  const isGrouped = groups.length > 1;
  const points = groups.flatMap((group) => group.points);
  const [yearsX, yearsY] = [areYears(points.map((point) => point.x)), areYears(points.map((point) => point.y))];
  const cell = (value: number | undefined, isYear: boolean) =>
    value !== undefined && isYear ? String(value) : (value ?? null);
  const say = (value: number | undefined, unit: string, isYear: boolean) =>
    value !== undefined && isYear ? String(value) : withUnit(value, unit);
  return {
    head: [category, ...(isGrouped ? [grouping] : []), sayUnit(x.name, x.unit), sayUnit(y.name, y.unit)],
    count: points.length,
    row: (at) => {
      const { group, index } = placeOf(groups, at);
      const point = group?.points[index];
      const name = point?.name ?? `${isGrouped ? `${group?.name} ` : ''}${index + 1}`;
      return {
        at: `${group?.name} ${index}`,
        key: name,
        name,
        cells: [...(isGrouped ? [group?.name ?? ''] : []), cell(point?.x, yearsX), cell(point?.y, yearsY)],
      };
    },
    lengths: groups.map((group) => group.points.length),
    reading({ label, series }) {
      const group = groups[series];
      const point = group?.points[label];
      const name = [point?.name ?? `${label + 1}`, ...(isGrouped ? [group?.name] : [])].join(', ');
      return `${name}: ${x.name} ${say(point?.x, x.unit, yearsX)}, ${y.name} ${say(point?.y, y.unit, yearsY)}`;
    },
  };
}

/** The group that the so-manieth of all points is in, and its place there. */
function placeOf(groups: PointData['groups'], at: number) {
  let index = at;
  const group = groups.find(({ points }) => {
    if (index < points.length) return true;
    index -= points.length;
    return false;
  });
  return { group, index };
}

/** One in so many points where there are more than `most`, under the names they have among all; else all. */
export function thinPoints(data: PointData, most: number): { data: PointData; step: number } {
  const count = data.groups.reduce((sum, { points }) => sum + points.length, 0);
  const step = Math.ceil(count / most);
  if (step <= 1) return { data, step: 1 };
  const groups = data.groups.map(({ name, points }) => ({
    name,
    points: points
      .map((point, index) => ({ ...point, name: point.name ?? `${index + 1}` }))
      .filter((_, index) => index % step === 0),
  }));
  return { data: { ...data, groups }, step };
}
