import type { Answer } from '#contract/endpoint.ts';
import type { listDistrictRecords, showDistrictSeasons } from '#contract/climate/districtRains.ts';
import { mayKeepClimate } from '#engines/access/knowledge/climate.ts';
import { onsetReports, seasonNow } from '#engines/climate/seasons/districtSeasons.ts';
import { yearOf } from '#engines/dates/day.ts';
import { sayAll, sentence } from '#engines/calendar/sentences/say.ts';
import type { OnsetReport } from '#engines/calendar/types.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { DistrictRains, DistrictRecord, AppContext } from '../../../context.ts';
import { oneAtATime } from '../../../platform/calls/oneAtATime.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { findDistrict } from '../../geography/geography.service.ts';
import { findStation, type Station } from '../climate.repository.ts';
import { climateTopic } from '../announce.ts';
import { isInUse, stations } from '../climate.service.ts';
import { createDistrictRecords } from './keptRecords.service.ts';
import { findChoice, listChoices, setChoice } from './districtRains.repository.ts';

/** Keeps what the records in use say of the seasons in memory; what any process changed of them is read again. */
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
  const read = createDistrictRecords(db, config);
  let told = { today: '', byDistrict: new Map<string, readonly OnsetReport[]>() };
  const reload = oneAtATime(async () => {
    records = (await read()).records;
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

/** Where the seasons of a district are, said in a language. Throws a problem for a district nobody knows. */
export function districtSeasons(
  scope: Scope,
  written: string,
  language: PageLanguage = 'en',
): Answer<typeof showDistrictSeasons> {
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
        sentence: sayAll(
          now?.state.said ?? [
            sentence('recordSilent', { lastDay: record?.station.lastDay ?? '', year: yearOf(scope.today) }),
          ],
          language,
        ),
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
