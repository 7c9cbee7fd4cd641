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
const YEAR = 365;

/**
 * The ramp over the days of a season: the earliest district takes step 1, the latest step 7, in equal spans of days.
 * Days of different years are compared as days of one season, which begins after the longest time without planting.
 * A region takes the middle of its districts' steps. Null where no district plants, or all on one day: a map of one
 * colour says nothing.
 */
export function plantingColours(days: readonly PlantingDay[]): PlantingColours | null {
  const known = days.flatMap(({ district_id: id, region_id: region, plantFrom: day }) =>
    day === null ? [] : [{ id, region, day }],
  );
  const inOrder = known.map(({ day }) => day).sort((a, b) => dayOfYear(a) - dayOfYear(b));
  const start = seasonStart(inOrder);
  const first = inOrder[start];
  const last = inOrder.at(start - 1);
  if (first === undefined || last === undefined) return null;
  const after = (day: string) => (dayOfYear(day) - dayOfYear(first) + YEAR) % YEAR;
  const span = after(last) + 1;
  if (span === 1) return null;
  const steps: Record<string, number> = {};
  const byRegion = new Map<string, number[]>();
  for (const { id, region, day } of known) {
    const step = 1 + Math.floor((after(day) / span) * STEPS);
    steps[id] = step;
    byRegion.set(region, [...(byRegion.get(region) ?? []), step]);
  }
  for (const [region, ofRegion] of byRegion) {
    const sorted = [...ofRegion].sort((a, b) => a - b);
    steps[region] = sorted[Math.floor((sorted.length - 1) / 2)] ?? 1;
  }
  return { steps, first, last };
}

function dayOfYear(day: string): number {
  return daysBetween(`${day.slice(0, 4)}-01-01`, day) % YEAR;
}

/** Where, in days sorted through the year, the season begins: after the longest gap, over New Year too. */
function seasonStart(inOrder: readonly string[]): number {
  let longest = -1;
  let start = 0;
  for (const [index, day] of inOrder.entries()) {
    const before = inOrder.at(index - 1) ?? day;
    const gap = (dayOfYear(day) - dayOfYear(before) + YEAR) % YEAR;
    if (gap > longest) [longest, start] = [gap, index];
  }
  return start;
}
