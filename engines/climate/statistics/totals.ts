import type { Answer } from '../yearResult.ts';
import { type DailySeries, entryOf, gapsBetween, knownRainBetween, MISSING, yearSpan } from '../series.ts';
import { areSpellsKnown, type DrySpells, longestDrySpell, wetDaysBetween } from '../extremes/spells.ts';
import type { RainZone } from '../zones.ts';

/** A part of the year, first and last day as doy366. */
export interface YearWindow {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export const WHOLE_YEAR: YearWindow = { id: 'YEAR', from: 1, to: 366 };

/** The seasons totals are given for: March to July and September to November, or May to October and June to September. */
export function seasonWindows(zone: RainZone): readonly YearWindow[] {
  return zone === 'south'
    ? [
        { id: 'MARJUL', from: 61, to: 213 },
        { id: 'SEPNOV', from: 245, to: 335 },
      ]
    : [
        { id: 'MAYOCT', from: 122, to: 305 },
        { id: 'JUNSEP', from: 153, to: 274 },
      ];
}

/** Rain of some days: hundredths of a millimetre, and the most of one day. */
export interface RainTotal {
  readonly rain: number;
  readonly most: number;
}

/** Rain of the days from an entry to another; null when one of them is not known, or there are none. */
export function rainTotal(series: DailySeries, from: number, to: number): RainTotal | null {
  if (to < from || gapsBetween(series, from, to) > 0) return null;
  let most = 0;
  for (let index = from; index <= to; index += 1) most = Math.max(most, series.rain[index] ?? MISSING);
  return { rain: knownRainBetween(series, from, to), most };
}

/** Wet days from an entry to another; null when one of them is not known, or there are none. */
export function wetDayCount(series: DailySeries, wetDay: number, from: number, to: number): number | null {
  return to < from || gapsBetween(series, from, to) > 0 ? null : wetDaysBetween(series, wetDay, from, to);
}

/** Entries of the first and last day of a window of a year. */
export function windowSpan(series: DailySeries, year: number, window: YearWindow): readonly [number, number] {
  return window.id === WHOLE_YEAR.id
    ? yearSpan(series, year)
    : [entryOf(series, year, window.from), entryOf(series, year, window.to)];
}

/**
 * Longest dry spell of a window: with the days before the window that belong to it, or only its part inside. Null
 * where a missing day leaves it unknown. `spells` count from zero at the beginning of the record.
 */
export function drySpellOfWindow(
  series: DailySeries,
  spells: DrySpells,
  from: number,
  to: number,
  whole: boolean,
): number | null {
  if (gapsBetween(series, from, to) > 0) return null;
  if (whole) return areSpellsKnown(spells, from, to) ? longestDrySpell(spells, from, to, true) : null;
  let [longest, run] = [0, 0];
  for (let index = from; index <= to; index += 1) {
    run = (series.rain[index] ?? 0) >= spells.wetDay ? 0 : run + 1;
    if (run > longest) longest = run;
  }
  return longest;
}

/** Days from the start of a season to its end, without counting the first; null without either. */
export function seasonLength(series: DailySeries, start: Answer, end: Answer): number | null {
  if (start.kind !== 'day' || end.kind !== 'day') return null;
  return (series.doy[end.day] ?? 0) - (series.doy[start.day] ?? 0);
}
