import { parseInstant } from '../dates/parseInstant.ts';
import type { Box } from '../shapes/points.ts';
import type { Condition } from './condition.ts';
import { FilterUnclear } from './readCql2.ts';

/** A box as addresses write it: four numbers, or six with heights, which are passed over (OGC 17-069r4, 7.15.3). @throws FilterUnclear */
export function readBox(text: string): Box {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = 0, south = 0, east = 0, north = 0] =
    numbers.length === 6 ? [numbers[0], numbers[1], numbers[3], numbers[4]] : numbers;
  const isWhole = (numbers.length === 4 || numbers.length === 6) && numbers.every((each) => Number.isFinite(each));
  if (!isWhole || south > north || Math.abs(south) > 90 || Math.abs(north) > 90)
    throw new FilterUnclear(
      `bbox is "${text.slice(0, 80)}"; expected west,south,east,north in degrees, such as -1.6,7.2,-1.2,7.6.`,
    );
  return [west, south, east, north];
}

/** The condition of a box; one whose west is greater than its east goes over the 180th meridian. */
export function inBox([west, south, east, north]: Box): Condition {
  if (west <= east) return { kind: 'meets', shape: { box: [west, south, east, north] } };
  return {
    kind: 'any',
    of: [
      { kind: 'meets', shape: { box: [west, south, 180, north] } },
      { kind: 'meets', shape: { box: [-180, south, east, north] } },
    ],
  };
}

/** The first and last instant of a time asked for, ISO 8601 in UTC; null where it is open. */
export interface Interval {
  readonly from: string | null;
  readonly to: string | null;
}

/** `2026-04-15`, `2026-04-15T12:00:00Z`, `2026-04-01/..`, `../2026-04-30` (OGC 17-069r4, 7.15.4). @throws FilterUnclear */
export function readInterval(text: string): Interval {
  const parts = text.trim().split('/');
  const unclear = new FilterUnclear(
    `datetime is "${text.slice(0, 80)}"; expected a day, an instant or an interval, such as 2026-04-01/2026-04-30 or 2026-04-01/..`,
  );
  const [first = '', second = first] = parts;
  if (parts.length > 2) throw unclear;
  const isOpen = (part: string): boolean => parts.length === 2 && (part === '..' || part === '');
  const read = (part: string, end: boolean): string | null => {
    if (isOpen(part)) return null;
    const instant = parseInstant(part.length === 10 ? `${part}T${end ? '23:59:59.999' : '00:00:00.000'}Z` : part);
    if (instant === null) throw unclear;
    return instant.toISOString();
  };
  const interval = { from: read(first, false), to: read(second, true) };
  if (interval.from !== null && interval.to !== null && interval.from > interval.to) throw unclear;
  return interval;
}

/** The condition of a time on a property that holds days or instants; a feature without one belongs to every time. */
export function inInterval({ from, to }: Interval, property: string, isDay: boolean): Condition {
  const written = (moment: string): string => (isDay ? moment.slice(0, 10) : moment);
  const of: Condition[] = [];
  if (from !== null) of.push({ kind: 'compare', property, op: '>=', value: written(from) });
  if (to !== null) of.push({ kind: 'compare', property, op: '<=', value: written(to) });
  return {
    kind: 'any',
    of: [
      { kind: 'empty', property },
      { kind: 'all', of },
    ],
  };
}
