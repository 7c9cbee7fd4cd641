import { drySpellsAfter, type YearCount } from '../extremes/drySpellRisk.ts';
import { type DailySeries } from '../series.ts';
import { drySpells } from '../extremes/spells.ts';
import { begunBy, failuresBetween, recordedStarts, startYears } from './startRecord.ts';
import type { StartRule } from './startOfRains.ts';

/** What planting on a day has been like in the years of a record. */
export interface PlantingRisk {
  /** As doy366. */
  readonly day: number;
  /** In how many years the rains had begun by the day. */
  readonly begun: YearCount;
  /** How many of the starts within five days of it failed. */
  readonly failed: { readonly failed: number; readonly starts: number };
  /** In how many years a dry spell longer than the rule allows came within its days after the day. */
  readonly drySpell: YearCount;
}

const STEP_DAYS = 10;
const AROUND = 5;

/** The risks of planting every ten days of the search for the start. */
export function plantingRisks(series: DailySeries, rule: StartRule): PlantingRisk[] {
  const spells = drySpells(series, rule.wetDay);
  const years = startYears(series, spells, rule);
  const starts = recordedStarts(series, spells, rule);
  const { longest, within } = rule.drySpell ?? { longest: 9, within: 30 };
  const days = Array.from(
    { length: Math.floor((rule.to - rule.from) / STEP_DAYS) + 1 },
    (_, at) => rule.from + at * STEP_DAYS,
  );
  const dry = drySpellsAfter(series, rule.wetDay, days, within, longest + 1);
  return days.map((day, at) => ({
    day,
    begun: begunBy(years, day),
    failed: failuresBetween(starts, day - AROUND, day + AROUND - 1),
    drySpell: dry[at] ?? { hits: 0, years: 0 },
  }));
}
