/**
 * The definitions said once more as plainly as they can be, slow and without a thought for anything but the wording:
 * what the engine is compared with on made-up records. Days are calendar days, rain is in hundredths, null is missing.
 */
import { addDays, type Day } from '../../dates/day.ts';

/** A record by day: a day without an entry has no row, one with null has an empty cell. */
export type PlainRecord = ReadonlyMap<Day, number | null>;
/** A day, `none` where no day met the rule, `unknown` where missing days leave it open. */
export type PlainAnswer = Day | 'none' | 'unknown';

/** The calendar day of a doy366; null for 29 February of a common year. */
export function dayOf(year: number, doy366: number): Day | null {
  const day = addDays('2004-01-01', doy366 - 1).replace('2004', String(year));
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return doy366 === 60 && !isLeap ? null : day;
}

/** The days from one to another, both counted. */
export function span(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Rain of some days; null when one is not known. */
export function sumOf(record: PlainRecord, days: readonly Day[]): number | null {
  let sum = 0;
  for (const day of days) {
    const rain = record.get(day) ?? null;
    if (rain === null) return null;
    sum += rain;
  }
  return sum;
}

/** Dry days in a row by day; null where it cannot be known. From nothing known, or from zero at the first day. */
export function plainRuns(record: PlainRecord, wet: number, fromZero: boolean): Map<Day, number | null> {
  const days = [...record.keys()].toSorted();
  const runs = new Map<Day, number | null>();
  let run: number | null = fromZero ? 0 : null;
  for (const day of span(days[0] ?? '', days.at(-1) ?? '')) {
    const rain = record.get(day) ?? null;
    if (rain === null) run = null;
    else if (rain >= wet) run = 0;
    else run = run === null ? null : run + 1;
    runs.set(day, run);
  }
  return runs;
}

/** Longest part of a dry spell inside the days after one; null where one of the counts is not known. */
function spellAfter(runs: ReadonlyMap<Day, number | null>, day: Day, within: number): number | null {
  let longest = 0;
  for (let ahead = 1; ahead <= within; ahead += 1) {
    const run = runs.get(addDays(day, ahead)) ?? null;
    if (run === null) return null;
    longest = Math.max(longest, Math.min(run, ahead));
  }
  return longest;
}

export interface PlainStart {
  readonly from: number;
  readonly to: number;
  readonly days: number;
  readonly amount: number;
  readonly isMore: boolean;
  readonly wetDay: number;
  readonly wetDays?: number;
  readonly drySpell?: { readonly longest: number; readonly within: number };
}

/** Start of the rains, section 1. */
export function plainStart(record: PlainRecord, year: number, rule: PlainStart): PlainAnswer {
  const runs = plainRuns(record, rule.wetDay, false);
  for (const day of span(dayOf(year, rule.from) ?? '', dayOf(year, rule.to) ?? '')) {
    const event = span(addDays(day, 1 - rule.days), day);
    const [rain, sum] = [record.get(day) ?? null, sumOf(record, event)];
    const spell = rule.drySpell ? spellAfter(runs, day, rule.drySpell.within) : 0;
    if (rain === null || sum === null || spell === null) return 'unknown';
    if (rain < rule.wetDay || !(rule.isMore ? sum > rule.amount : sum >= rule.amount)) continue;
    if (event.filter((each) => (record.get(each) ?? 0) >= rule.wetDay).length < (rule.wetDays ?? 0)) continue;
    if (spell <= (rule.drySpell?.longest ?? 0)) return day;
  }
  return 'none';
}

/** End of the season by the water balance, section 2. */
export function plainEnd(
  record: PlainRecord,
  year: number,
  rule: { from: number; to: number; capacity: number; loss: number },
): PlainAnswer | 'doubtful' {
  const days = [...record.keys()].toSorted();
  const water = new Map<Day, readonly [number, number]>();
  let [low, high] = [0, 0];
  const next = (before: number, rain: number) => Math.min(rule.capacity, Math.max(0, before + rain - rule.loss));
  span(days[0] ?? '', days.at(-1) ?? '').forEach((day, at) => {
    const rain = record.get(day) ?? null;
    if (at > 0) [low, high] = [next(low, rain ?? 0), next(high, rain ?? 10_000)];
    water.set(day, [low, high]);
  });
  let isDoubtful = false;
  for (const day of span(dayOf(year, rule.from) ?? '', dayOf(year, rule.to) ?? '')) {
    if ((record.get(day) ?? null) === null) return isDoubtful ? 'doubtful' : 'unknown';
    const [least, most] = water.get(day) ?? [0, rule.capacity];
    if (least === most && least <= 50) return isDoubtful ? 'doubtful' : day;
    if (least !== most && least <= 50) isDoubtful = true;
  }
  return isDoubtful ? 'doubtful' : 'none';
}

/** The last day of a window with so much rain, section 2. */
export function plainLastRain(
  record: PlainRecord,
  year: number,
  rule: { from: number; to: number; amount: number; isMore: boolean },
): PlainAnswer {
  for (const day of span(dayOf(year, rule.from) ?? '', dayOf(year, rule.to) ?? '').toReversed()) {
    const rain = record.get(day) ?? null;
    if (rain === null) return 'unknown';
    if (rule.isMore ? rain > rule.amount : rain >= rule.amount) return day;
  }
  return 'none';
}

/** Longest dry spell of a window, section 2: spells begun before it in full, or only the part inside. */
export function plainSpell(record: PlainRecord, days: readonly Day[], wet: number, whole: boolean): number | null {
  if (sumOf(record, days) === null) return null;
  const runs = plainRuns(record, wet, true);
  let longest = 0;
  for (const [at, day] of days.entries()) {
    const run = runs.get(day) ?? null;
    if (whole && run === null) return null;
    longest = Math.max(longest, Math.min(run ?? Infinity, whole ? Infinity : at + 1));
  }
  return longest;
}

/** Years with a dry spell wholly within the 30 days after a day, or beginning on it or the 29 after, section 3. */
export function plainRisk(
  record: PlainRecord,
  doy: number,
  wet: number,
  kind: 'IN30' | 'BEGIN30',
  n: number,
): { hits: number; years: number } {
  let [hits, years] = [0, 0];
  const isDry = (day: Day) => (record.get(day) ?? wet) < wet;
  const rows = [...record.keys()].toSorted();
  for (const each of span(rows[0] ?? '', rows.at(-1) ?? '')) {
    const day = dayOf(Number(each.slice(0, 4)), doy);
    if (day !== each) continue;
    const first = kind === 'IN30' ? addDays(day, 1) : day;
    const days = span(first, addDays(day, kind === 'IN30' ? 30 : 28 + n));
    if (sumOf(record, days) === null) continue;
    years += 1;
    if (days.some((_, at) => at + n <= days.length && days.slice(at, at + n).every(isDry))) hits += 1;
  }
  return { hits, years };
}

/** Whether a crop came through, section 4: true, false, or null where it cannot be known. */
export function plainCrop(
  record: PlainRecord,
  year: number,
  crop: { plantedOn: number; days: number; water: number },
  start: number | null | 'any',
  end: number | null,
): boolean | null {
  const from = dayOf(year, crop.plantedOn) ?? '';
  const days = span(from, addDays(from, crop.days - 1));
  const rows = [...record.keys()].toSorted();
  const [first = '', last = ''] = [rows[0], rows.at(-1)];
  const isCut = days.some((day) => day < first || day > last || !day.startsWith(String(year)));
  const known = days.reduce((sum, day) => sum + (record.get(day) ?? 0), 0);
  const hasAll = sumOf(record, days) !== null;
  const truths = new Set([
    isCut ? null : known >= crop.water * 100 ? true : hasAll ? false : null,
    end === null ? null : crop.plantedOn + crop.days <= end,
    start === 'any' ? true : start === null ? null : start <= crop.plantedOn,
  ]);
  if (truths.has(false)) return false;
  return truths.has(null) ? null : true;
}
