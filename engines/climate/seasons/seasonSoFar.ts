import { type Answer, NONE, onDay } from '../yearResult.ts';
import { type DailySeries, entryOf, MISSING, rainBetween } from '../series.ts';
import { isEvent, type StartCandidate, type StartRule } from './startOfRains.ts';
import { soilWater, type WaterEndRule } from '../crops/waterBalance.ts';

/**
 * What a rule's starts look like on a day, from the days up to and with it and nothing later. Unlike the answer for a
 * past year, which missing days leave unknown, this goes on in spite of them: whoever asks says how many there were.
 */
export function candidatesSoFar(series: DailySeries, year: number, today: number, rule: StartRule): StartCandidate[] {
  const candidates: StartCandidate[] = [];
  const end = Math.min(today, entryOf(series, year, rule.to));
  for (let day = entryOf(series, year, rule.from); day <= end; day += 1) {
    const rain = rainBetween(series, day - rule.days + 1, day);
    if (rain === MISSING || !isEvent(series, day, rain, rule)) continue;
    const failed = failedSoFar(series, day, today, rule);
    candidates.push({ day, rain, failedOn: failed });
    if (failed === null) break;
    day = failed;
  }
  return candidates;
}

/** Dry days in a row up to and with a day; null where that is missing, and as far back as is known. */
export function dryDaysUpTo(series: DailySeries, wetDay: number, today: number): number | null {
  if ((series.rain[today] ?? MISSING) === MISSING) return null;
  let count = 0;
  for (let index = today; index >= series.firstRecord; index -= 1) {
    const rain = series.rain[index] ?? MISSING;
    if (rain === MISSING || rain >= wetDay) break;
    count += 1;
  }
  return count;
}

/** Water the soil holds at most on a day, and the day up to it on which the season ended, if it did. */
export function endSoFar(series: DailySeries, year: number, from: number, today: number, rule: WaterEndRule) {
  const { most } = soilWater(series, rule.capacity, rule.loss);
  const first = Math.max(from, entryOf(series, year, rule.from));
  const last = Math.min(today, entryOf(series, year, rule.to));
  let end: Answer = NONE;
  for (let day = first; day <= last && end.kind === 'none'; day += 1) {
    if ((most[day] ?? 0) <= rule.empty) end = onDay(day);
  }
  return { end, water: most[today] ?? 0 };
}

function failedSoFar(series: DailySeries, day: number, today: number, rule: StartRule): number | null {
  if (!rule.drySpell) return null;
  let run = 0;
  for (let index = day + 1; index <= Math.min(today, day + rule.drySpell.within); index += 1) {
    const rain = series.rain[index] ?? MISSING;
    run = rain === MISSING || rain >= rule.wetDay ? 0 : run + 1;
    if (run > rule.drySpell.longest) return index;
  }
  return null;
}
