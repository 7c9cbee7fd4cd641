import { spokenDay } from '../../dates/spokenDay.ts';
import type { SeasonNow } from './districtSeasons.ts';
import { dayAt, type DailySeries, MISSING } from '../series.ts';

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
 * row, rains that are late. Nothing without a threshold in use, and nothing where the newest days are not known. Of a
 * private record no amount of a day is told.
 */
export function rainProposals(
  series: DailySeries,
  now: SeasonNow | null,
  district: string,
  thresholds: readonly RainThreshold[],
  tellsRain: boolean,
): RainProposal[] {
  if (now === null) return [];
  return thresholds
    .filter(({ active }) => active)
    .flatMap((threshold): RainProposal[] => {
      const found = FINDERS[threshold.concern](series, now, threshold, district, tellsRain);
      return found ? [{ concern: threshold.concern, ...found }] : [];
    });
}

type Found = Omit<RainProposal, 'concern'> | null;
type Finder = (
  series: DailySeries,
  now: SeasonNow,
  threshold: RainThreshold,
  district: string,
  tellsRain: boolean,
) => Found;

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
  heavyRain(series, _, { amount }, district, tellsRain) {
    for (let index = series.lastRecord; index > series.lastRecord - LOOKED_AT && index >= 0; index -= 1) {
      const rain = series.rain[index] ?? MISSING;
      if (rain < amount * 100) continue;
      const day = dayAt(series, index);
      return {
        from: day,
        to: day,
        sentence: `${district}: ${tellsRain ? rain / 100 : `at least ${amount}`} mm of rain on ${spokenDay(day)}.`,
        draft: `Heavy rain fell in ${district} on ${spokenDay(day)}. Open drains, do not spray or spread fertilizer on wet ground, and look for leaf diseases in the days that follow.`,
      };
    }
    return null;
  },
  heat(series, _, { amount, days }, district) {
    const last = series.lastRecord;
    let first = last + 1;
    while ((series.tmax[first - 1] ?? Number.NaN) >= amount) first -= 1;
    const hot = last - first + 1;
    if (hot < days) return null;
    return {
      from: dayAt(series, first),
      to: dayAt(series, last),
      sentence: `${district}: ${amount} °C or more on ${hot} days in a row.`,
      draft: `It has been very hot in ${district} for ${hot} days. Work early, water nurseries in the evening, and give animals shade and water.`,
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
