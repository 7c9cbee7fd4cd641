import { type Answer, NONE, UNKNOWN, onDay } from '../yearResult.ts';
import { areSpellsKnown, type DrySpells, wetDaysBetween } from '../extremes/spells.ts';
import { type DailySeries, entryOf, gapsBetween, MISSING, rainBetween } from '../series.ts';

/**
 * When rains have begun: the first day of the window that is wet and on which the rain of so many days, that day
 * included, reaches an amount, with no longer dry spell afterwards than allowed. Amounts in hundredths of a millimetre.
 * Source: the start of the rains of R-Instat and rpicsa; Stern and others (2006), "Instat Climatic Guide" (recalled).
 */
export interface StartRule {
  readonly id: string;
  /** First and last day the search looks at, as doy366 (1 March 61, 1 April 92 in every year). */
  readonly from: number;
  readonly to: number;
  /** The days of the event; they may reach before the window. */
  readonly days: number;
  readonly amount: number;
  /** The rain must be more than the amount; otherwise it may equal it. */
  readonly isMore: boolean;
  readonly wetDay: number;
  /** So many days of the event must be wet. */
  readonly wetDays?: number;
  /** No more than `longest` dry days in a row within the `within` days after the event. */
  readonly drySpell?: { readonly longest: number; readonly within: number };
}

/** A day on which the amount was reached, and whether a dry spell followed that makes it a false start. */
export interface StartCandidate {
  readonly day: number;
  /** Hundredths of a millimetre in the days of the event. */
  readonly rain: number;
  /** Entry of the day on which the dry spell became too long; null where none did. */
  readonly failedOn: number | null;
}

/**
 * The start of one year's rains. Reported is the last day of the event. Days are looked at in order: the first that
 * meets the rule is the answer, and the first of which any part is not known (its rain, the rain of the event, the dry
 * spells after it) makes the year one that cannot be known. `spells` are those of the rule's wet day.
 */
export function startOfRains(series: DailySeries, spells: DrySpells, year: number, rule: StartRule): Answer {
  const { rainBefore } = series;
  const [first, end] = [entryOf(series, year, rule.from), entryOf(series, year, rule.to)];
  const isWhole = isAllKnown(series, spells, first, end, rule);
  for (let day = first; day <= end; day += 1) {
    // With nothing missing, a dry day needs no second look.
    if (isWhole && (series.rain[day] ?? 0) < rule.wetDay) continue;
    const rain = isWhole
      ? (rainBefore[day + 1] ?? 0) - (rainBefore[day - rule.days + 1] ?? 0)
      : eventRain(series, spells, day, rule);
    if (rain === MISSING) return UNKNOWN;
    if (isEvent(series, day, rain, rule) && failedOn(spells, day, rule) === null) return onDay(day);
  }
  return NONE;
}

function isAllKnown(series: DailySeries, spells: DrySpells, first: number, end: number, rule: StartRule): boolean {
  const last = end + (rule.drySpell?.within ?? 0);
  return (
    gapsBetween(series, first - rule.days + 1, last) === 0 &&
    (!rule.drySpell || areSpellsKnown(spells, first + 1, last))
  );
}

/**
 * Every day of the window that meets all of the rule but its dry spell, up to and with the first that meets that too.
 * After one that failed the next counts from the day on which it failed. `isKnown` is false where a missing day ends
 * the list early.
 */
export function startCandidates(series: DailySeries, spells: DrySpells, year: number, rule: StartRule) {
  const candidates: StartCandidate[] = [];
  const end = entryOf(series, year, rule.to);
  for (let day = entryOf(series, year, rule.from); day <= end; day += 1) {
    const rain = eventRain(series, spells, day, rule);
    if (rain === MISSING) return { candidates, isKnown: false };
    if (!isEvent(series, day, rain, rule)) continue;
    const failed = failedOn(spells, day, rule);
    candidates.push({ day, rain, failedOn: failed });
    if (failed === null) break;
    day = failed;
  }
  return { candidates, isKnown: true };
}

/** Rain of the event ending on a day; MISSING where that, the day's own rain or a dry spell after it is not known. */
function eventRain(series: DailySeries, spells: DrySpells, day: number, rule: StartRule): number {
  const known = !rule.drySpell || areSpellsKnown(spells, day + 1, day + rule.drySpell.within);
  return known ? rainBetween(series, day - rule.days + 1, day) : MISSING;
}

/** Whether a day with so much rain in its event is one, whatever follows. */
export function isEvent(series: DailySeries, day: number, rain: number, rule: StartRule): boolean {
  if ((series.rain[day] ?? MISSING) < rule.wetDay) return false;
  if (rule.isMore ? rain <= rule.amount : rain < rule.amount) return false;
  return rule.wetDays === undefined || wetDaysBetween(series, rule.wetDay, day - rule.days + 1, day) >= rule.wetDays;
}

/** The day on which a dry spell after the event became longer than allowed, or null. */
function failedOn(spells: DrySpells, day: number, rule: StartRule): number | null {
  if (!rule.drySpell) return null;
  const { longest, within } = rule.drySpell;
  for (let index = day + 1; index <= day + within; index += 1) {
    if (Math.min(spells.run[index] ?? 0, index - day) > longest) return index;
  }
  return null;
}
