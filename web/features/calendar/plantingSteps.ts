import { daysBetween } from '#engines/dates/day.ts';

/** Districts coloured by the day planting begins: a step of the map's ramp (1 to 7) each, and the days at its ends. */
export interface PlantingColours {
  readonly steps: Readonly<Record<string, number>>;
  readonly first: string;
  readonly last: string;
}

interface PlantingDay {
  readonly district_id: string;
  readonly region_id: string;
  readonly plantFrom: string | null;
}

const STEPS = 7;

/**
 * The ramp over the days there are: the earliest district takes step 1, the latest step 7, in equal spans of days.
 * A region takes the middle of its districts' steps. Null where no district plants, or all on one day: a map of one
 * colour says nothing.
 */
export function plantingColours(days: readonly PlantingDay[]): PlantingColours | null {
  const known = days.flatMap(({ district_id: id, region_id: region, plantFrom: day }) => (day === null ? [] : [{ id, region, day }]));
  const sorted = known.map(({ day }) => day).toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const span = daysBetween(first, last) + 1;
  const steps: Record<string, number> = {};
  const byRegion = new Map<string, number[]>();
  for (const { id, region, day } of known) {
    const step = 1 + Math.floor((daysBetween(first, day) / span) * STEPS);
    steps[id] = step;
    byRegion.set(region, [...(byRegion.get(region) ?? []), step]);
  }
  for (const [region, ofRegion] of byRegion) {
    const inOrder = ofRegion.toSorted((a, b) => a - b);
    steps[region] = inOrder[Math.floor((inOrder.length - 1) / 2)] ?? 1;
  }
  return { steps, first, last };
}
