import { type Answer, NONE, UNKNOWN, onDay } from '../yearResult.ts';
import { type DailySeries, entryOf, gapsBetween, knownRainBetween, MISSING, rainBetween } from '../series.ts';
import { dekadSpan } from '../statistics/dekads.ts';
import type { RainZone } from '../zones.ts';

/** What the Maprooms of IRI and the Climate Data Tool ask of the start of the rains; amounts in hundredths. */
export interface WetSpellRule {
  readonly id: string;
  readonly amount: number;
  readonly wetDays: number;
  readonly drySpell: { readonly days: number; readonly within: number };
}

const rule = (id: string, amount: number, wetDays: number, within: number): WetSpellRule => ({
  id,
  amount,
  wetDays,
  drySpell: { days: 7, within },
});

export const IRI_STARTS = [
  rule('IRI-SOR-GE25-3D-2W-DS7-21', 2500, 2, 21),
  rule('IRI-SOR-GE25-3D-2W-DS7-30', 2500, 2, 30),
  rule('IRI-SOR-GE20-3D-1W-DS7-21', 2000, 1, 21),
] as const;

export const CDT_STARTS = [
  rule('CDT-SOR-GE25-3D-2R-DS7-21', 2500, 2, 21),
  rule('CDT-SOR-GE25-3D-2R-DS7-30', 2500, 2, 30),
] as const;

const WINDOW = { south: { from: 61, to: 182 }, north: { from: 92, to: 244 } } as const;
const EVENT_DAYS = 3;
/** IRI asks for more than 1 mm of a wet day, the Climate Data Tool for 1 mm; in hundredths. */
const WET_DAY = { iri: 101, cdt: 100 };
/** The Climate Data Tool asks for 95 % of the days of the window. */
const MOST_MISSING = 0.05;

/**
 * The start of the rains as IRI's Maproom works it out (onset_date of iridl/python-maprooms): three days inside the
 * window with the amount and enough days of more than 1 mm, and no run of dry days whose last day is among the days
 * after them; a run may begin inside the event. Missing days count as dry, those before the record too. Reported is the
 * event's first wet day. A window that holds no start and is not wholly in the record cannot be known.
 */
export function iriStart(series: DailySeries, year: number, zone: RainZone, rule: WetSpellRule): Answer {
  const { rain } = series;
  const wetDay = WET_DAY.iri;
  const [first, last] = windowOf(series, year, zone);
  for (let end = first + EVENT_DAYS - 1; end <= last; end += 1) {
    const begin = end - EVENT_DAYS + 1;
    if (knownRainBetween(series, begin, end) < rule.amount) continue;
    if (countWet(rain, begin, end, wetDay) < rule.wetDays) continue;
    const reaches = end + rule.drySpell.within;
    if (hasDryRun(rain, end - rule.drySpell.days + 2, reaches, rule.drySpell.days, wetDay)) continue;
    for (let day = begin; day <= end; day += 1) if ((rain[day] ?? MISSING) >= wetDay) return onDay(day);
  }
  return first < series.firstRecord || last > series.lastRecord ? UNKNOWN : NONE;
}

/**
 * The start of the rains as the Climate Data Tool works it out (Season.Onset, method 5): as above with days of at
 * least 1 mm, the look ahead cut at the window's end, the event's last day reported. Missing days count as no rain
 * while they are at most a twentieth of the window.
 */
export function cdtStart(series: DailySeries, year: number, zone: RainZone, rule: WetSpellRule): Answer {
  const { rain } = series;
  const wetDay = WET_DAY.cdt;
  const [first, last] = windowOf(series, year, zone);
  if (gapsBetween(series, first, last) / (last - first + 1) > MOST_MISSING) return UNKNOWN;
  for (let end = first; end <= last; end += 1) {
    const begin = Math.max(first, end - EVENT_DAYS + 1);
    if (knownRainBetween(series, begin, end) < rule.amount) continue;
    if (countWet(rain, begin, end, wetDay) < rule.wetDays) continue;
    const reaches = Math.min(last, end + rule.drySpell.within);
    if (!hasDryRun(rain, end + 1, reaches, rule.drySpell.days, wetDay)) return onDay(end);
  }
  return NONE;
}

/**
 * The start by dekads of AGRHYMET and FEWS NET: the first dekad with 25 mm followed by two with 20 mm together, among
 * fifteen from the first of March (south) or April (north). Answers the entry of the dekad's first day.
 */
export function fewsStart(series: DailySeries, year: number, zone: RainZone): Answer & { readonly dekad?: number } {
  const first = zone === 'south' ? 7 : 10;
  for (let dekad = first; dekad < first + 15; dekad += 1) {
    const [from, to] = dekadSpan(series, year, dekad);
    const rain = rainBetween(series, from, to);
    if (rain === MISSING) return UNKNOWN;
    if (rain < 2500) continue;
    const after = rainBetween(series, to + 1, dekadSpan(series, year, dekad + 2)[1]);
    if (after === MISSING) return UNKNOWN;
    if (after >= 2000) return { kind: 'day', day: from, dekad };
  }
  return NONE;
}

/**
 * The end of the season as IRI's Maproom works it out: 30 mm in the soil on 31 August, 60 mm at most, 5 mm lost a
 * day; the first day of the first three in a row below 5 mm.
 */
export function iriEnd(series: DailySeries, year: number): Answer {
  const [first, last] = [entryOf(series, year, 245), entryOf(series, year, 366)];
  if (gapsBetween(series, first, last) > 0) return UNKNOWN;
  let water = 3000;
  return (
    firstLowRun(first, last, (day) => {
      water = Math.min(6000, Math.max(0, water + (series.rain[day] ?? 0) - 500));
      return water;
    }) ?? NONE
  );
}

/**
 * The end of the season as the Climate Data Tool works it out: the balance of the whole record with missing days as
 * dry; the first day of the first three in a row below 5 mm, and the last day of the window where there are none. A
 * window that is not wholly in the record cannot be known.
 */
export function cdtEnd(series: DailySeries, dryBalance: Int32Array, year: number): Answer {
  const [first, last] = [entryOf(series, year, 245), entryOf(series, year, 366)];
  if (first < series.firstRecord || last > series.lastRecord) return UNKNOWN;
  return firstLowRun(first, last, (day) => dryBalance[day] ?? 0) ?? onDay(last);
}

function firstLowRun(first: number, last: number, waterOn: (day: number) => number): Answer | null {
  let run = 0;
  for (let day = first; day <= last; day += 1) {
    run = waterOn(day) < 500 ? run + 1 : 0;
    if (run === 3) return onDay(day - 2);
  }
  return null;
}

function windowOf(series: DailySeries, year: number, zone: RainZone): readonly [number, number] {
  return [entryOf(series, year, WINDOW[zone].from), entryOf(series, year, WINDOW[zone].to)];
}

function countWet(rain: Int32Array, from: number, to: number, wetDay: number): number {
  let count = 0;
  for (let index = from; index <= to; index += 1) if ((rain[index] ?? MISSING) >= wetDay) count += 1;
  return count;
}

/** Whether so many days in a row are not wet, wholly within the days from one entry to another. */
function hasDryRun(rain: Int32Array, from: number, to: number, days: number, wetDay: number): boolean {
  let run = 0;
  for (let index = from; index <= to; index += 1) {
    run = (rain[index] ?? MISSING) >= wetDay ? 0 : run + 1;
    if (run >= days) return true;
  }
  return false;
}
