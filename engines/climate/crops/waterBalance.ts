import { type Answer, NONE, UNKNOWN, onDay } from '../yearResult.ts';
import { type DailySeries, entryOf, MISSING } from '../series.ts';

/**
 * Water in the soil at the end of each day, hundredths of a millimetre: the least and the most it can be. They differ
 * after a missing day, until the soil has been full or empty whatever fell on it.
 */
export interface SoilWater {
  readonly least: Int32Array;
  readonly most: Int32Array;
}

/** A missing day counts once as dry and once as a day of 100 mm. */
const MOST_OF_A_MISSING_DAY = 10_000;

/**
 * The daily balance of rain and a fixed loss, between empty and the capacity: 0 on the first day of the record, then
 * W(t) = min(capacity, max(0, W(t−1) + rain(t) − loss)), without a new start each year. Before the record the soil
 * may be anything. Source: the water balance of R-Instat's end of season.
 */
export function soilWater(series: DailySeries, capacity: number, loss: number): SoilWater {
  const { rain, firstRecord } = series;
  const least = new Int32Array(rain.length);
  const most = new Int32Array(rain.length).fill(capacity, 0, firstRecord);
  let low = 0;
  let high = 0;
  for (let index = firstRecord + 1; index < rain.length; index += 1) {
    const value = rain[index] ?? MISSING;
    const isKnown = value !== MISSING;
    const areEqual = isKnown && low === high;
    low = Math.min(capacity, Math.max(0, low + (isKnown ? value : 0) - loss));
    high = areEqual ? low : Math.min(capacity, Math.max(0, high + (isKnown ? value : MOST_OF_A_MISSING_DAY) - loss));
    least[index] = low;
    most[index] = high;
  }
  return { least, most };
}

/** When a season is over: the first day of a window on which the soil is (nearly) empty. */
export interface WaterEndRule {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Hundredths of a millimetre: what the soil can hold, what it loses a day, and at what rest it counts as empty. */
  readonly capacity: number;
  readonly loss: number;
  readonly empty: number;
}

/**
 * The end of one year's season. The first day whose rain is missing before the soil was empty makes the year one that
 * cannot be known. A day on which the balance itself is not known is passed over, as R-Instat does; the answer is
 * then marked doubtful where the soil may have been empty on such a day.
 */
export function endOfSeason(series: DailySeries, water: SoilWater, year: number, rule: WaterEndRule): Answer {
  const end = entryOf(series, year, rule.to);
  let mayBeEarlier = false;
  for (let day = entryOf(series, year, rule.from); day <= end; day += 1) {
    if ((series.rain[day] ?? MISSING) === MISSING) return UNKNOWN;
    const [least, most] = [water.least[day] ?? 0, water.most[day] ?? 0];
    if (least === most && least <= rule.empty) return mayBeEarlier ? { kind: 'day', day, doubtful: true } : onDay(day);
    if (least <= rule.empty) mayBeEarlier = true;
  }
  return mayBeEarlier ? UNKNOWN : NONE;
}
