import { type DailySeries, MISSING } from '../series.ts';

/** A day is wet from so much rain on, in hundredths of a millimetre: 85 is R-Instat's 0.85 mm, 100 WMO's 1 mm. */
export type WetDay = 85 | 100 | (number & {});

/** Dry spells of a series for one meaning of a wet day. */
export interface DrySpells {
  readonly wetDay: WetDay;
  /** Dry days in a row up to and with this one: 0 on a wet day, MISSING where it cannot be known. */
  readonly run: Int16Array;
  /** How many entries of `run` before this one cannot be known; one longer than the series. */
  readonly unknownBefore: Int32Array;
}

/**
 * Counts dry days in a row. From a missing day on the count is unknown until the next wet day. At the beginning of
 * the record it is unknown until the first wet day, or, where `fromZero`, counted as if the day before had been wet.
 */
export function drySpells(series: DailySeries, wetDay: WetDay, fromZero = false): DrySpells {
  const { rain, firstRecord } = series;
  const run = new Int16Array(rain.length);
  const unknownBefore = new Int32Array(rain.length + 1);
  let count = MISSING;
  let unknown = 0;
  for (let index = 0; index < rain.length; index += 1) {
    const value = rain[index] ?? MISSING;
    if (fromZero && index === firstRecord) count = 0;
    if (value === MISSING) count = MISSING;
    else if (value >= wetDay) count = 0;
    else if (count !== MISSING) count += 1;
    if (count === MISSING) unknown += 1;
    run[index] = count;
    unknownBefore[index + 1] = unknown;
  }
  return { wetDay, run, unknownBefore };
}

/** Whether the count of dry days is known on every day from an entry to another, both counted. */
export function areSpellsKnown(spells: DrySpells, from: number, to: number): boolean {
  if (from < 0 || to >= spells.run.length) return false;
  return spells.unknownBefore[to + 1] === spells.unknownBefore[from];
}

/**
 * Longest row of dry days among the days from an entry to another: with the days before that belong to it
 * (`whole`), or only its part inside. The counts of those days must be known.
 */
export function longestDrySpell(spells: DrySpells, from: number, to: number, whole = false): number {
  let longest = 0;
  for (let index = from; index <= to; index += 1) {
    const run = spells.run[index] ?? 0;
    const inside = whole ? run : Math.min(run, index - from + 1);
    if (inside > longest) longest = inside;
  }
  return longest;
}

/** Longest row of wet days among the days from an entry to another, counting only its part inside. */
export function longestWetSpell(series: DailySeries, wetDay: WetDay, from: number, to: number): number {
  let [longest, run] = [0, 0];
  for (let index = from; index <= to; index += 1) {
    run = (series.rain[index] ?? MISSING) >= wetDay ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** How many days from an entry to another, both counted, are wet. */
export function wetDaysBetween(series: DailySeries, wetDay: WetDay, from: number, to: number): number {
  let count = 0;
  for (let index = Math.max(0, from); index <= to; index += 1) {
    if ((series.rain[index] ?? MISSING) >= wetDay) count += 1;
  }
  return count;
}
