import type { YearCount } from '../extremes/drySpellRisk.ts';
import { type DailySeries, yearsOf } from '../series.ts';
import type { DrySpells } from '../extremes/spells.ts';
import { startCandidates, startOfRains, type StartRule } from './startOfRains.ts';

/** A start in the record: the year, its day (doy366), and whether a dry spell made it a false one. */
export interface RecordedStart {
  readonly year: number;
  readonly doy: number;
  readonly failed: boolean;
}

/** Every start a rule found in the years of a record, false ones with the accepted ones, as far as days are known. */
export function recordedStarts(series: DailySeries, spells: DrySpells, rule: StartRule): RecordedStart[] {
  return yearsOf(series).flatMap((year) =>
    startCandidates(series, spells, year, rule).candidates.map(({ day, failedOn }) => ({
      year,
      doy: series.doy[day] ?? 0,
      failed: failedOn !== null,
    })),
  );
}

/** How many of the starts between two days of the year (doy366, both counted) failed: "of 19 starts from 31 March to 20 April 9 failed". */
export function failuresBetween(
  starts: readonly RecordedStart[],
  from: number,
  to: number,
): { readonly failed: number; readonly starts: number } {
  const within = starts.filter(({ doy }) => doy >= from && doy <= to);
  return { failed: within.filter(({ failed }) => failed).length, starts: within.length };
}

/** The days (doy366, ascending) on which the rains began, and the years without a start and that cannot be known. */
export interface StartYears {
  readonly days: readonly { readonly year: number; readonly doy: number }[];
  readonly none: readonly number[];
  readonly unknown: readonly number[];
}

export function startYears(series: DailySeries, spells: DrySpells, rule: StartRule): StartYears {
  const answers = yearsOf(series).map((year) => ({ year, answer: startOfRains(series, spells, year, rule) }));
  return {
    days: answers
      .flatMap(({ year, answer }) => (answer.kind === 'day' ? [{ year, doy: series.doy[answer.day] ?? 0 }] : []))
      .toSorted((p, q) => p.doy - q.doy),
    none: answers.filter(({ answer }) => answer.kind === 'none').map(({ year }) => year),
    unknown: answers.filter(({ answer }) => answer.kind === 'unknown').map(({ year }) => year),
  };
}

/** In how many years the rains had begun by a day; years without a start count as years in which they had not. */
export function begunBy({ days, none }: StartYears, doy366: number): YearCount {
  return { hits: days.filter(({ doy }) => doy <= doy366).length, years: days.length + none.length };
}

/** The first day by which the rains had begun in such a share of the years; null where they never had in so many. */
export function dayBegunIn({ days, none }: StartYears, share: number): number | null {
  return days[Math.ceil(share * (days.length + none.length)) - 1]?.doy ?? null;
}

/** How a start on a day of the year compares with the record: the starts of other years within so many days of it. */
export function failuresAround(starts: readonly RecordedStart[], doy366: number, days: number, exceptYear?: number) {
  return failuresBetween(
    starts.filter(({ year }) => year !== exceptYear),
    doy366 - days,
    doy366 + days,
  );
}
