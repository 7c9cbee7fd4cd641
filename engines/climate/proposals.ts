import { spokenDay } from '../dates/spokenDay.ts';
import type { SeasonNow } from './districtSeasons.ts';
import { dayAt, type DailySeries, MISSING } from './series.ts';

/** What the daily record of a district may call for. */
export type RainConcern = 'drySpell' | 'heavyRain' | 'heat' | 'lateOnset';

/** From when on something is proposed: so much (days, mm, °C), on so many days in a row where that matters. */
export interface RainThreshold {
  readonly concern: RainConcern;
  readonly amount: number;
  readonly days: number;
  readonly active: boolean;
}

/** Something plant protection should look at, with a draft for officers; nothing goes out by itself. */
export interface RainProposal {
  readonly concern: RainConcern;
  readonly from: string;
  readonly to: string;
  readonly sentence: string;
  readonly draft: string;
}

/** How many of the newest days are looked at. */
const LOOKED_AT = 7;

/**
 * What the newest days of a district's record call for: a dry spell in a season that has begun, heavy rain, hot days in a
 * row, rains that are late. Nothing without a threshold in use, and nothing where the newest days are not known.
 */
export function rainProposals(
  series: DailySeries,
  now: SeasonNow | null,
  district: string,
  thresholds: readonly RainThreshold[],
): RainProposal[] {
  if (now === null) return [];
  return thresholds
    .filter(({ active }) => active)
    .flatMap((threshold): RainProposal[] => {
      const found = FINDERS[threshold.concern](series, now, threshold, district);
      return found ? [{ concern: threshold.concern, ...found }] : [];
    });
}

type Found = Omit<RainProposal, 'concern'> | null;
type Finder = (series: DailySeries, now: SeasonNow, threshold: RainThreshold, district: string) => Found;

const FINDERS: Readonly<Record<RainConcern, Finder>> = {
  drySpell(series, { state }, { days }, district) {
    const hasBegun = state.phase === 'drySpell' || state.phase === 'confirmed' || state.phase === 'candidate';
    if (!hasBegun || state.dryDays === null || state.dryDays < days) return null;
    const from = dayAt(series, series.lastRecord - state.dryDays + 1);
    return {
      from,
      to: dayAt(series, series.lastRecord),
      sentence: `${district}: ${state.dryDays} dry days in a row since ${spokenDay(from)}, in a season that has begun.`,
      draft: `No rain for ${state.dryDays} days in ${district}. Weed now to save water, hold back fertilizer until rain comes, and look for armyworm on maize.`,
    };
  },
  heavyRain(series, _, { amount }, district) {
    for (let index = series.lastRecord; index > series.lastRecord - LOOKED_AT && index >= 0; index -= 1) {
      const rain = series.rain[index] ?? MISSING;
      if (rain < amount * 100) continue;
      const day = dayAt(series, index);
      return {
        from: day,
        to: day,
        sentence: `${district}: ${rain / 100} mm of rain on ${spokenDay(day)}.`,
        draft: `Heavy rain fell in ${district} on ${spokenDay(day)}. Open drains, do not spray or spread fertilizer on wet ground, and look for leaf diseases in the days that follow.`,
      };
    }
    return null;
  },
  heat(series, _, { amount, days }, district) {
    const last = series.lastRecord;
    const hot = Array.from({ length: days }, (_, at) => series.tmax[last - at] ?? Number.NaN);
    if (hot.length === 0 || !hot.every((value) => value >= amount)) return null;
    return {
      from: dayAt(series, last - days + 1),
      to: dayAt(series, last),
      sentence: `${district}: ${amount} °C or more on ${days} days in a row.`,
      draft: `It has been very hot in ${district} for ${days} days. Work early, water nurseries in the evening, and give animals shade and water.`,
    };
  },
  lateOnset(series, { state, year }, _, district) {
    if (state.phase !== 'late') return null;
    return {
      from: `${year}-01-01`,
      to: dayAt(series, series.lastRecord),
      sentence: `${district}: ${state.sentence}`,
      draft: `The rains are late in ${district}. Wait for enough rain before planting, and choose early varieties if planting comes late.`,
    };
  },
};
