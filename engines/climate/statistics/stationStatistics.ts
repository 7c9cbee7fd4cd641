import type { BasePeriod } from '../extremes/etccdi.ts';
import { dailyEvapotranspiration, type StationPlace } from '../evapotranspiration/dailyEvapotranspiration.ts';
import { takeEvapotranspiration, takeSatisfaction } from '../evapotranspiration/evapotranspirationTopics.ts';
import {
  takeCrops,
  takeDegreeDays,
  takeDrySpellRisk,
  takeIndices,
  takeMarkov,
  takeNormals,
  takeSpi,
  takeWindows,
} from './figureTopics.ts';
import { rainClimatology } from './rainShare.ts';
import type { TakeRow } from '../figureRows.ts';
import { accumulatedDays, takeEnds, takeFalseStarts, takeSeasons, takeStarts } from './seasonTopics.ts';
import type { DailySeries } from '../series.ts';
import { drySpells, type DrySpells } from '../extremes/spells.ts';
import type { RainZone } from '../zones.ts';

/** What must be known of a station beside its days. */
export interface StationFacts {
  readonly zone: RainZone;
  /** Null where not known: no evapotranspiration then. */
  readonly place: StationPlace | null;
  /** Base period of the percentiles of heavy rain. */
  readonly base: BasePeriod;
}

/** Works out every definition for a series and hands the figures over one by one. */
export function stationStatistics(series: DailySeries, facts: StationFacts, take: TakeRow): void {
  const climatology = rainClimatology(series);
  const ground = {
    series,
    zone: facts.zone,
    climatology,
    accumulated: accumulatedDays(series, facts.zone, climatology),
    spells: keptSpells((wetDay) => drySpells(series, wetDay)),
    spellsFromZero: keptSpells((wetDay) => drySpells(series, wetDay, true)),
  };
  const starts = takeStarts(ground, take);
  const ends = takeEnds(ground, take);
  takeSeasons(ground, starts, ends, take);
  takeFalseStarts(ground, take);
  takeWindows(ground, take);
  takeDrySpellRisk(ground, take);
  takeMarkov(ground, take);
  takeCrops(ground, starts, ends, take);
  takeSpi(ground, take);
  takeNormals(ground, take);
  takeDegreeDays(ground, take);
  takeIndices(ground, facts.base, take);
  if (!facts.place) return;
  const daily = dailyEvapotranspiration(series, facts.place);
  takeEvapotranspiration(ground, daily, take);
  takeSatisfaction(ground, daily, starts, take);
}

function keptSpells(make: (wetDay: number) => DrySpells): (wetDay: number) => DrySpells {
  const kept = new Map<number, DrySpells>();
  return (wetDay) => {
    const known = kept.get(wetDay) ?? make(wetDay);
    kept.set(wetDay, known);
    return known;
  };
}
