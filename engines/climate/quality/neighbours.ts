import { dayText } from '../../dates/day.ts';
import type { QualityFlag } from './quality.ts';
import { type DailySeries, MISSING, yearSpan, yearsOf } from '../series.ts';

/** A record near enough to say whether a value can be. */
export interface Neighbour {
  readonly name: string;
  readonly km: number;
  readonly series: DailySeries;
}

/** So near must a neighbour be, km: beyond it single storms have little in common. Our choice. */
export const NEAR_KM = 60;
/** From so much rain on (mm) a day is a spike where no neighbour had more than the second on it or beside it. */
const SPIKE = 80;
const NEXT_TO_NOTHING = 1;
const FEWEST_NEIGHBOURS = 2;
/** Days of a year both records must know, and wet days, for telling a shift. */
const FEWEST_DAYS = 200;
const FEWEST_WET = 30;
const WET = 100;
/** Wet days in common must grow by this share of the wet days when a record is moved by a day. */
const BETTER_BY = 0.25;

/**
 * What neighbours put in doubt: a day of heavy rain on which none of two or more had any, the day before and after
 * included; and years whose wet days fit those of most neighbours far better a day earlier or later. After WMO-No. 1305
 * (spatial consistency; recalled); limits are our choice and are said in each flag.
 */
export function checkNeighbours(series: DailySeries, neighbours: readonly Neighbour[]): QualityFlag[] {
  const near = neighbours.filter(({ km }) => km <= NEAR_KM);
  if (near.length < FEWEST_NEIGHBOURS) return [];
  return [...spikes(series, near), ...shifts(series, near)];
}

function spikes(series: DailySeries, near: readonly Neighbour[]): QualityFlag[] {
  const flags: QualityFlag[] = [];
  for (let index = series.firstRecord; index <= series.lastRecord; index += 1) {
    const rain = series.rain[index] ?? MISSING;
    if (rain < SPIKE * 100) continue;
    const around = near.map((each) => [-1, 0, 1].map((by) => rainOn(each.series, series.start + index + by)));
    const known = around.filter((days) => days.every((value) => value !== MISSING));
    if (known.length < FEWEST_NEIGHBOURS || known.some((days) => Math.max(...days) > NEXT_TO_NOTHING * 100)) continue;
    flags.push({
      check: 'spike',
      element: 'rain',
      from: index,
      to: index,
      sentence: `${rain / 100} mm on ${dayText(series.start + index)}, and no more than ${NEXT_TO_NOTHING} mm at ${known.length} places within ${NEAR_KM} km on that day, the one before and the one after.`,
    });
  }
  return flags;
}

function shifts(series: DailySeries, near: readonly Neighbour[]): QualityFlag[] {
  return yearsOf(series).flatMap((year): QualityFlag[] => {
    const [from, to] = yearSpan(series, year);
    const votes = near.flatMap(({ series: other }) => {
      const shift = bestShift(series, other, from, to);
      return shift === null ? [] : [shift];
    });
    const by = [-1, 1].find((each) => votes.filter((vote) => vote === each).length > votes.length / 2);
    if (votes.length < FEWEST_NEIGHBOURS || by === undefined) return [];
    return [
      {
        check: 'shiftedDays',
        element: 'rain',
        from,
        to,
        sentence: `The wet days of ${year} fit those of places within ${NEAR_KM} km much better a day ${by === 1 ? 'later' : 'earlier'}: were days written under the wrong date?`,
      },
    ];
  });
}

/** By how many days a year of a record has to be moved to fit another best; 0 unless it is clear, null without enough days. */
function bestShift(series: DailySeries, other: DailySeries, from: number, to: number): -1 | 0 | 1 | null {
  let [days, wet] = [0, 0];
  const common = { before: 0, same: 0, after: 0 };
  for (let index = from; index <= to; index += 1) {
    const rain = series.rain[index] ?? MISSING;
    const theirs = [-1, 0, 1].map((by) => rainOn(other, series.start + index + by));
    if (rain === MISSING || theirs.includes(MISSING)) continue;
    days += 1;
    if (rain < WET) continue;
    wet += 1;
    const [before = 0, same = 0, after = 0] = theirs;
    if (before >= WET) common.before += 1;
    if (same >= WET) common.same += 1;
    if (after >= WET) common.after += 1;
  }
  if (days < FEWEST_DAYS || wet < FEWEST_WET) return null;
  const enough = common.same + wet * BETTER_BY;
  if (common.after >= enough && common.after > common.before) return 1;
  return common.before >= enough ? -1 : 0;
}

function rainOn(series: DailySeries, day: number): number {
  return series.rain[day - series.start] ?? MISSING;
}
