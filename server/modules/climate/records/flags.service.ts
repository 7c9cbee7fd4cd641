import type { Answer } from '#contract/endpoint.ts';
import type { listClimateFlags } from '#contract/climate/climateFlags.ts';
import { mayKeepClimate } from '#engines/access/knowledge/climate.ts';
import { flagName } from '#engines/climate/quality/reviewedFlags.ts';
import { checkQuality } from '#engines/climate/quality/quality.ts';
import { fromKeptYears } from '#engines/climate/records.ts';
import { checkNeighbours, NEAR_KM, type Neighbour } from '#engines/climate/quality/neighbours.ts';
import { dayAt, type DailySeries } from '#engines/climate/series.ts';
import { distanceKm } from '#engines/shapes/distance.ts';
import { dayNumber } from '#engines/dates/day.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { findStation, listStations, readYears, type Station } from '../climate.repository.ts';
import { announce } from '../announce.ts';
import { addJudgement, listJudgements, type Verdict } from './flags.repository.ts';

const MOST_FLAGS = 500;
const MOST_LINES = 10;

/** What a check found in a record, open flags first, with what was said of each. */
export async function flagsOf(scope: Scope, id: string): Promise<Answer<typeof listClimateFlags>> {
  const { series, found: all } = await asGiven(scope, id);
  const said = new Map<string, { verdict: Verdict; by: string; at: string }[]>();
  for (const { flag, verdict, by, at } of await listJudgements(scope.db, id)) {
    said.set(flag, [...(said.get(flag) ?? []), { verdict, by, at: at.toISOString() }]);
  }
  const flags = all.map((found) => {
    const flag = flagName(series, found);
    const history = said.get(flag) ?? [];
    return {
      flag,
      from: dayAt(series, found.from),
      to: dayAt(series, found.to),
      sentence: found.sentence,
      verdict: history[0]?.verdict ?? 'open',
      history: history.slice(0, MOST_LINES),
    };
  });
  const open = flags.filter(({ verdict }) => verdict === 'open');
  return {
    flags: [...open, ...flags.filter(({ verdict }) => verdict !== 'open')].slice(0, MOST_FLAGS),
    all: flags.length,
    open: open.length,
  };
}

/** Says what a flag is worth; its days count as missing from then on where it is wrong. Throws a problem for no such flag. */
export async function judgeFlag(scope: Scope, id: string, flag: string, verdict: Verdict) {
  const { series, found: all } = await asGiven(scope, id);
  if (!all.some((found) => flagName(series, found) === flag)) {
    throw problem('badInput', { sentence: `There is no flag "${flag}" in this record. Take one from its list.` });
  }
  await addJudgement(scope.db, id, { flag, verdict }, { id: scope.actor.personId, name: scope.actor.name }, scope.now);
  scope.audit('judgeClimateFlag', [id], ['verdict']);
  await announce(scope);
  return flagsOf(scope, id);
}

/** The record as it was brought in, whatever was said of its flags. */
async function asGiven(scope: Scope, id: string) {
  if (!mayKeepClimate(scope.actor)) throw problem('notForYou', { who: 'administrators' });
  const station = await findStation(scope.db, id);
  if (!station || station.removed) throw problem('climateNotFound', { found: id });
  const series = await readAll(scope, station);
  return { series, found: [...checkQuality(series), ...checkNeighbours(series, await neighboursOf(scope, station))] };
}

async function readAll(scope: Scope, station: Station): Promise<DailySeries> {
  const years = await readYears(scope.db, station.id, true);
  return fromKeptYears(station.name, years, dayNumber(station.firstDay), dayNumber(station.lastDay));
}

/** The nearest stations and gauges whose place is known, nearest first. */
async function neighboursOf(scope: Scope, station: Station): Promise<Neighbour[]> {
  const { latitude, longitude } = station;
  if (latitude === null || longitude === null) return [];
  const near = (await listStations(scope.db, false))
    .flatMap((other) => {
      if (other.id === station.id || other.isSample || other.latitude === null || other.longitude === null) return [];
      if (other.kind !== 'station' && other.kind !== 'gauge') return [];
      const km = distanceKm([longitude, latitude], [other.longitude, other.latitude]);
      return km <= NEAR_KM ? [{ other, km }] : [];
    })
    .toSorted((p, q) => p.km - q.km)
    .slice(0, MOST_NEIGHBOURS);
  return Promise.all(
    near.map(async ({ other, km }) => ({ name: other.name, km, series: await readAll(scope, other) })),
  );
}

const MOST_NEIGHBOURS = 5;
