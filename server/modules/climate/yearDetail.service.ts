import { endOfYear, type EndRule } from '#engines/climate/seasons/placeSeasons.ts';
import { dayAt, type DailySeries, MISSING, yearSpan } from '#engines/climate/series.ts';
import { drySpells } from '#engines/climate/extremes/spells.ts';
import { startCandidates } from '#engines/climate/seasons/startOfRains.ts';
import { soilWater } from '#engines/climate/crops/waterBalance.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isOpen, readRain, type RuleAsked, rulesOf } from './climate.service.ts';

/**
 * The starts of one year that were looked at, its end, and its daily rain and the water in the soil where those may be
 * shown: rain and water of one day tell each other.
 */
export async function yearOf(scope: Scope, id: string, year: number, asked: RuleAsked) {
  const { station, series } = await readRain(scope, id);
  if (year < series.firstYear || year > series.lastYear) {
    throw problem('climateYearNotThere', { year, first: series.firstYear, last: series.lastYear });
  }
  const tellsRain = isOpen(station);
  const { start, end } = rulesOf(station, asked);
  const { candidates } = startCandidates(series, drySpells(series, start.wetDay), year, start);
  return {
    starts: candidates.map(({ day, rain, failedOn }) => ({
      from: dayAt(series, Math.max(0, day - start.days + 1)),
      day: dayAt(series, day),
      rain: tellsRain ? rain : null,
      failedOn: failedOn === null ? null : dayAt(series, failedOn),
    })),
    end: endOfYear(series, year, end),
    rain: tellsRain ? rainOfYear(series, year) : null,
    water: tellsRain ? waterOfYear(series, year, end) : null,
  };
}

/** Water in the soil at the end of each day of a year, hundredths; null where missing days leave it open. */
function waterOfYear(series: DailySeries, year: number, end: EndRule) {
  const { capacity, loss } = end.kind === 'water' ? end : USUAL_SOIL;
  const [from, to] = yearSpan(series, year);
  const { least, most } = soilWater(series, capacity, loss);
  return {
    capacity,
    loss,
    days: Array.from(least.subarray(from, to + 1), (low, at) =>
      low === most[from + at] && from + at <= series.lastRecord ? low : null,
    ),
  };
}

/** The soil drawn where a season ends by the last rain: that of the rules that end it by water. */
const USUAL_SOIL = { capacity: 6000, loss: 500 };

function rainOfYear(series: DailySeries, year: number): (number | null)[] {
  const [from, to] = yearSpan(series, year);
  return Array.from(series.rain.subarray(from, to + 1), (rain) => (rain === MISSING ? null : rain));
}
