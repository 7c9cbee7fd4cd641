/** The three parts of a day that a forecast is told in. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening';

interface Part {
  readonly part: PartOfDay;
  /** Hours it spans in Africa/Accra, which is UTC: from inclusive, to exclusive (decision 23). */
  readonly from: number;
  readonly to: number;
  /** The hour whose reading stands for it (decision 81). */
  readonly told: number;
}

export const partsOfDay: readonly Part[] = [
  { part: 'morning', from: 0, to: 12, told: 9 },
  { part: 'afternoon', from: 12, to: 17, told: 14 },
  { part: 'evening', from: 17, to: 24, told: 19 },
];

/** The part of the day an hour (0 to 23) belongs to. */
export function partOfDay(hour: number): PartOfDay {
  return partsOfDay.find(({ from, to }) => hour >= from && hour < to)?.part ?? 'evening';
}

/**
 * One reading for each part of a day: of those within the part, the one nearest to 09, 14 and 19 h; of two as near,
 * the earlier. A part without a reading is undefined. The readings are of one day, in any order.
 */
export function readingsOfDay<Reading extends { readonly hour: number }>(
  readings: readonly Reading[],
): Readonly<Record<PartOfDay, Reading | undefined>> {
  const told = partsOfDay.map(({ part, from, to, told: hour }) => [
    part,
    nearest(
      readings.filter((reading) => reading.hour >= from && reading.hour < to),
      hour,
    ),
  ]);
  return Object.fromEntries(told) as Record<PartOfDay, Reading | undefined>;
}

function nearest<Reading extends { readonly hour: number }>(
  readings: readonly Reading[],
  hour: number,
): Reading | undefined {
  return readings.toSorted(
    (one, other) => Math.abs(one.hour - hour) - Math.abs(other.hour - hour) || one.hour - other.hour,
  )[0];
}
