import type { Answer, Body } from '#contract/endpoint.ts';
import { followClimatePlace } from '#contract/climate/followedPlaces.ts';
import { mayKeepClimate } from '#engines/access/knowledge/climate.ts';
import { plainSlug } from '#engines/catalogue/slug.ts';
import { readClimateFile } from '#engines/climate/files/readClimateFile.ts';
import { toKeptYears } from '#engines/climate/records.ts';
import { dayAt, type DailySeries, makeSeries } from '#engines/climate/series.ts';
import { dayNumber } from '#engines/dates/day.ts';
import {
  type ClimateMaker,
  ClimateUnreachable,
  type DailyClimate,
  openDailyClimate,
} from '../../../adapters/dailyClimate/dailyClimate.ts';
import type { AppContext } from '../../../context.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { addYears, findStation, type Station } from '../climate.repository.ts';
import { announce, climateTopic } from '../announce.ts';
import { saveRecord } from '../climate.service.ts';
import { forgetYears, listFollowed, markFollowed } from './followed.repository.ts';
import { countMissing, settleSpan } from '../grids/grids.repository.ts';

/** Where the records of both begin. */
const FIRST_DAY: Readonly<Record<ClimateMaker, string>> = { 'nasa-power': '1981-01-01', 'open-meteo': '1940-01-01' };
const ABOUT: Readonly<Record<ClimateMaker, { readonly source: string; readonly licence: string }>> = {
  'nasa-power': {
    source: 'NASA POWER, MERRA-2 and IMERG (estimated, not measured)',
    licence: 'Public domain, NASA POWER to be named',
  },
  'open-meteo': {
    source: 'Open-Meteo archive, ERA5 (estimated, not measured)',
    licence: 'CC BY 4.0, Open-Meteo to be named',
  },
};
const DAY_SECONDS = 86_400;

/** The call that follows a place, and the daily renewal of those that are followed. */
export function followedRoutes(
  mount: Mount,
  context: Pick<AppContext, 'config' | 'jobs' | 'db' | 'clock' | 'log' | 'signals'>,
): void {
  const climate = openDailyClimate({
    'nasa-power': context.config.powerUrl,
    'open-meteo': context.config.climateArchiveUrl,
  });
  mount<typeof followClimatePlace, DailySeries>(
    followClimatePlace,
    ({ prepared, body, scope }) => follow(scope, prepared, body),
    ({ body, scope }) => fetchFirst(scope, climate, body),
  );
  context.jobs.every('renewFollowedClimate', DAY_SECONDS, async () => {
    await renewFollowed(context, climate);
  });
}

type Asked = Body<typeof followClimatePlace>;

async function fetchFirst(scope: Scope, climate: DailyClimate, asked: Asked): Promise<DailySeries> {
  if (!mayKeepClimate(scope.actor)) throw problem('notForYou', { who: 'administrators' });
  try {
    return await fetchSeries(climate, asked.maker, asked, FIRST_DAY[asked.maker], scope.today);
  } catch (error) {
    if (!(error instanceof ClimateUnreachable)) throw error;
    throw problem('climateRefused', { sentence: error.message });
  }
}

async function follow(scope: Scope, series: DailySeries, asked: Asked): Promise<Answer<typeof followClimatePlace>> {
  const id = plainSlug(asked.name);
  const before = await findStation(scope.db, id);
  if (before) throw problem('climateThere', { name: before.name, removed: before.removed });
  const { name, zone, latitude, longitude, maker } = asked;
  const station = await saveRecord(
    scope.db,
    series,
    { ...ABOUT[maker], id, name, zone, latitude, longitude, kind: 'cell', rawPublic: true, isSample: false },
    scope.actor.personId,
    scope.now,
  );
  await markFollowed(scope.db, id, maker);
  scope.audit('followClimatePlace', [id], Object.keys(asked));
  await announce(scope);
  return { id, name, first_day: station.firstDay, last_day: station.lastDay, missing_days: station.missingDays };
}

/** Fetches the years that still change, for every place that is followed; one that fails keeps what it has. */
export async function renewFollowed(
  { db, clock, log, signals }: Pick<AppContext, 'db' | 'clock' | 'log' | 'signals'>,
  climate: DailyClimate,
): Promise<number> {
  let renewed = 0;
  for (const { maker, ...station } of await listFollowed(db)) {
    try {
      const from = `${Number(clock.today().slice(0, 4)) - 1}-01-01`;
      const series = await fetchSeries(climate, maker, placed(station), from, clock.today());
      await db.transaction().execute(async (inside) => {
        await forgetYears(inside, station.id, series.firstYear);
        await addYears(inside, station.id, toKeptYears(series));
        await settleSpan(inside, [station.id], dayAt(series, series.firstRecord), dayAt(series, series.lastRecord));
        await countMissing(inside, [station.id]);
        await signals.publish(inside, climateTopic, {});
      });
      renewed += 1;
    } catch (error) {
      log.warn({ err: error, station: station.id }, 'a followed place could not be renewed');
    }
  }
  return renewed;
}

function placed({ latitude, longitude }: Pick<Station, 'latitude' | 'longitude'>) {
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
}

/** The days of a point, up to the newest that has rain: makers fill days to come with nothing. */
async function fetchSeries(
  climate: DailyClimate,
  maker: ClimateMaker,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  from: string,
  to: string,
): Promise<DailySeries> {
  const text = await climate.fetchDays(maker, { latitude, longitude, from, to });
  const reading = readClimateFile(text, { missing: '-999' });
  if (reading.kind !== 'read')
    throw new ClimateUnreachable(`${maker} answered with something that is no daily record.`);
  const { series } = reading;
  let last = series.lastRecord;
  while (last > series.firstRecord && (series.rain[last] ?? -1) < 0) last -= 1;
  const days = Array.from({ length: last - series.firstRecord + 1 }, (_, at) => {
    const index = series.firstRecord + at;
    const value = (all: Float64Array) => (Number.isNaN(all[index] ?? Number.NaN) ? null : (all[index] ?? null));
    const rain = series.rain[index] ?? -1;
    return {
      day: dayNumber(dayAt(series, index)),
      rain: rain < 0 ? null : rain,
      tmin: value(series.tmin),
      tmax: value(series.tmax),
    };
  });
  return makeSeries(series.station, days);
}
