import { headOf, withUnit, type Numbers } from './data.ts';

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
  return {
    head: [category, ...(isGrouped ? [grouping] : []), headOf(x.name, x.unit), headOf(y.name, y.unit)],
    rows: groups.flatMap(({ name: group, points }) =>
      points.map((point, index) => {
        const name = point.name ?? `${isGrouped ? `${group} ` : ''}${index + 1}`;
        return { at: `${group} ${index}`, key: name, name, cells: [...(isGrouped ? [group] : []), point.x, point.y] };
      }),
    ),
    lengths: groups.map(({ points }) => points.length),
    reading({ label, series }) {
      const group = groups[series];
      const point = group?.points[label];
      const name = [point?.name ?? `${label + 1}`, ...(isGrouped ? [group?.name] : [])].join(', ');
      return `${name}: ${x.name} ${withUnit(point?.x, x.unit)}, ${y.name} ${withUnit(point?.y, y.unit)}`;
    },
  };
}

/** One in so many points where there are more than `most`, under the names they have among all; else all. */
export function thinPoints(data: PointData, most: number): { data: PointData; step: number } {
  const count = data.groups.reduce((sum, { points }) => sum + points.length, 0);
  const step = Math.ceil(count / most);
  if (step <= 1) return { data, step: 1 };
  const groups = data.groups.map(({ name, points }) => ({
    name,
    points: points.map((point, index) => ({ ...point, name: point.name ?? `${index + 1}` })).filter((_, index) => index % step === 0),
  }));
  return { data: { ...data, groups }, step };
}
