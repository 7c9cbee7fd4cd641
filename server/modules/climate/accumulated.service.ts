import type { showAccumulatedRain } from '#contract/climate/accumulatedRain.ts';
import type { Answer } from '#contract/endpoint.ts';
import { accumulatedRain } from '#engines/climate/statistics/accumulated.ts';
import { type RainSeason, usualRules } from '#engines/climate/seasons/placeSeasons.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { monthDay } from './climate.presenter.ts';
import { isOpen, readRain } from './climate.service.ts';

/** How the rain of each year added up from the usual opening of the search on. */
export async function accumulatedOf(
  scope: Scope,
  id: string,
  season: RainSeason | undefined,
): Promise<Answer<typeof showAccumulatedRain>> {
  const { station, series } = await readRain(scope, id);
  const { from } = usualRules(station.zone, station.zone === 'south' ? (season ?? 'main') : 'main').start;
  const { steps, years } = accumulatedRain(series, from);
  // Two exact sums tell the days between them.
  const inMm = (rain: number) => (isOpen(station) ? rain / 100 : Math.round(rain / 1000) * 10);
  return {
    name: station.name,
    from: monthDay(from),
    days: steps.map(monthDay),
    years: years.map(({ year, rain }) => ({ year, rain_mm: rain.map((each) => (each === null ? null : inMm(each))) })),
  };
}
