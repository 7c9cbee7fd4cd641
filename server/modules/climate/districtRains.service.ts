import type { Answer } from '#contract/endpoint.ts';
import type { listDistrictRecords, showDistrictSeasons } from '#contract/districtRains.ts';
import { mayKeepClimate } from '#engines/access/climate.ts';
import { onsetReports, seasonNow, seasonRecords } from '#engines/climate/districtSeasons.ts';
import { rainFigures } from '#engines/climate/rainFigures.ts';
import { yearOf } from '#engines/dates/day.ts';
import type { OnsetReport } from '#engines/calendar/types.ts';
import type { DistrictRains, DistrictRecord, AppContext } from '../../context.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { findDistrict } from '../geography/geography.service.ts';
import { findStation, type Station } from './climate.repository.ts';
import { climateTopic } from './announce.ts';
import { isInUse, isOpen, readJudged, stations } from './climate.service.ts';
import { findChoice, listChoices, setChoice } from './districtRains.repository.ts';

/** Keeps what the records in use say of the seasons in memory; read again when any process changes one. */
export async function openDistrictRains({
  db,
  config,
  signals,
  clock,
  log,
  bumpCacheVersion,
}: Pick<AppContext, 'db' | 'config' | 'signals' | 'clock' | 'log' | 'bumpCacheVersion'>): Promise<DistrictRains> {
  let records: ReadonlyMap<string, DistrictRecord> = new Map();
  let readings = 0;
  let told = { today: '', byDistrict: new Map<string, readonly OnsetReport[]>() };
  const reload = oneAtATime(async () => {
    records = await readRecords(db, config);
    told = { today: '', byDistrict: new Map() };
    readings += 1;
    bumpCacheVersion('rains', String(readings));
  });
  // Heard before the first reading, so that no change falls between the two.
  signals.subscribe(climateTopic, () => {
    reload().catch((error: unknown) =>
      log.error({ err: error }, 'the daily rain of districts could not be read again'),
    );
  });
  await reload();
  return {
    reportsOf(districtId) {
      const today = clock.today();
      if (told.today !== today) told = { today, byDistrict: new Map() };
      const known = told.byDistrict.get(districtId);
      if (known) return known;
      const record = records.get(districtId);
      const reports = (record?.seasons ?? []).flatMap((season) =>
        onsetReports(season, record ? seasonNow(record.newest, season.rules, today) : null, today),
      );
      told.byDistrict.set(districtId, reports);
      return reports;
    },
    recordOf: (districtId) => records.get(districtId) ?? null,
    reload,
  };
}

/** A few stations at a time, so that only what is worked out from them stays in memory while the next are read. */
async function readRecords(db: AppContext['db'], config: AppContext['config']): Promise<Map<string, DistrictRecord>> {
  const choices = await listChoices(db);
  const ids = [...new Set(choices.map(({ stationId }) => stationId))];
  const byStation = new Map<string, DistrictRecord | null>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const few = ids.slice(at, at + AT_ONCE);
    const read = await Promise.all(few.map((id) => readRecord(db, config, id)));
    few.forEach((id, index) => byStation.set(id, read[index] ?? null));
  }
  const records = new Map<string, DistrictRecord>();
  for (const { districtId, stationId } of choices) {
    const record = byStation.get(stationId);
    if (record) records.set(districtId, record);
  }
  return records;
}

const AT_ONCE = 4;
/** Years of a record in which its running season can lie. */
const NEWEST_YEARS = 2;

async function readRecord(
  db: AppContext['db'],
  config: AppContext['config'],
  stationId: string,
): Promise<DistrictRecord | null> {
  const station = await findStation(db, stationId);
  if (!station || !isInUse(config, station)) return null;
  const read = await readJudged(db, station, yearOf(station.lastDay) - NEWEST_YEARS + 1);
  const series = read();
  return {
    station,
    figures: rainFigures(series, station.zone),
    seasons: seasonRecords(series, station.zone, station.name, isOpen(station)),
    newest: read(NEWEST_YEARS),
  };
}

/** The record each district goes by, by name. */
export async function districtRecords(scope: Scope): Promise<Answer<typeof listDistrictRecords>> {
  const known = new Map((await stations(scope)).map((station) => [station.id, station]));
  const chosen = new Map(
    (await listChoices(scope.db)).map(({ districtId, stationId }) => [districtId, known.get(stationId)]),
  );
  return scope.context.reference.book().districts.map(({ districtId, name }) => ({
    district_id: districtId,
    district: name,
    record: present(chosen.get(districtId)),
  }));
}

/** Where the seasons of a district are. Throws a problem for a district nobody knows. */
export function districtSeasons(scope: Scope, written: string): Answer<typeof showDistrictSeasons> {
  const { row } = findDistrict(scope.context.reference.book(), written);
  const record = scope.context.rains.recordOf(row.districtId);
  return {
    district_id: row.districtId,
    district: row.name,
    record: present(record?.station),
    seasons: (record?.seasons ?? []).map(({ season, rules, years, record: { starts } }) => {
      const now = record ? seasonNow(record.newest, rules, scope.today) : null;
      return {
        season,
        phase: now?.state.phase ?? 'unknown',
        as_of: now?.asOf ?? null,
        begun_on: now?.state.begunOn ?? null,
        sentence:
          now?.state.sentence ??
          `The newest day of this record is ${record?.station.lastDay}: it does not tell where the season of ${yearOf(scope.today)} is.`,
        years: years.days.length + years.none.length,
        starts: starts.length,
        failed_starts: starts.filter(({ failed }) => failed).length,
      };
    }),
  };
}

/** Chooses the record a district goes by, or none. Throws problems: not for others; no such place; a record with other seasons. */
export async function chooseRecord(scope: Scope, written: string, recordId: string | null) {
  if (!mayKeepClimate(scope.actor)) throw problem('notForYou', { who: 'administrators' });
  const book = scope.context.reference.book();
  const { row } = findDistrict(book, written);
  const station = recordId === null ? undefined : await findStation(scope.db, recordId);
  if (recordId !== null && (!station || station.removed || !isInUse(scope.context.config, station)))
    throw problem('climateNotFound', { found: recordId });
  const seasons = new Set(book.windowsOf(row.regionId, row.zone).map(({ season }) => season));
  if (station && !seasons.has(station.zone === 'north' ? 'single' : 'major')) {
    throw problem('badInput', {
      sentence: `${station.name} has ${station.zone === 'north' ? 'one rainy season' : 'two rainy seasons'} and ${row.name} has not. Choose a record of a place with the same seasons.`,
    });
  }
  const before = await findChoice(scope.db, row.districtId);
  await setChoice(scope.db, row.districtId, recordId, scope.actor.personId, scope.now);
  scope.audit('chooseDistrictRecord', [row.districtId], ['record_id']);
  await scope.context.signals.publish(scope.db, climateTopic, {});
  scope.afterCommit(() => scope.context.rains.reload());
  return { district_id: row.districtId, district: row.name, record: present(station), record_before: before };
}

function present(station: Station | undefined) {
  return station
    ? {
        id: station.id,
        name: station.name,
        is_sample: station.isSample,
        first_day: station.firstDay,
        last_day: station.lastDay,
        missing_days: station.missingDays,
        kind: station.kind,
      }
    : null;
}
