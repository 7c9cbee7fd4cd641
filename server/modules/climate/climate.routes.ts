import { showAccumulatedRain } from '#contract/climate/accumulatedRain.ts';
import {
  exportSeasonYears,
  listClimateStations,
  publishClimateRecord,
  removeClimateRecord,
  restoreClimateRecord,
  showSeasonYear,
  showSeasonYears,
  uploadClimateRecord,
} from '#contract/climate/climate.ts';
import {
  exportDailyParquet,
  exportDailyRecord,
  exportSeasonParquet,
  showClimateElements,
} from '#contract/climate/climateFiles.ts';
import { listClimatePlaces } from '#contract/climate/climatePlaces.ts';
import { judgeClimateFlag, listClimateFlags } from '#contract/climate/climateFlags.ts';
import { chooseDistrictRecord, listDistrictRecords, showDistrictSeasons } from '#contract/climate/districtRains.ts';
import type { FileReading } from '#engines/climate/files/readClimateFile.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { presentQuestions, presentSeasons, presentStation, writeSeasons } from './climate.presenter.ts';
import { watchClimate } from './announce.ts';
import { datasetsOf, scheduleClimateDatasets, putInCatalogue } from './records/climateDatasets.service.ts';
import type { Station } from './climate.repository.ts';
import { addRecord, listPlaces, readRecordFile, seasonsOf, setRecordRemoved, stations } from './climate.service.ts';
import { followedRoutes } from './records/followed.service.ts';
import { accumulatedOf } from './accumulated.service.ts';
import { gaugeRoutes } from './gauges/gauges.routes.ts';
import { proposalRoutes, proposeFromRain } from './proposals/proposals.service.ts';
import { yearOf } from './yearDetail.service.ts';
import { chooseRecord, districtRecords, districtSeasons } from './districtRains/districtRains.service.ts';
import { daysAsCsv, daysAsParquet, elementsOf, seasonsAsParquet } from './records/files.service.ts';
import { flagsOf, judgeFlag } from './records/flags.service.ts';

/** Daily records of rain, and what the seasons were. */
export function climateRoutes(mount: Mount, context: AppContext): void {
  watchClimate(context);
  gaugeRoutes(mount);
  proposalRoutes(mount);
  followedRoutes(mount, context);
  proposeFromRain(context);
  scheduleClimateDatasets(context);

  mount(listClimateStations, async ({ scope }) => {
    const found = await stations(scope);
    const datasets = await datasetsOf(scope, found);
    return found.map((station) => presentStation(station, datasets.get(station.id)));
  });

  mount(listClimatePlaces, async () =>
    (await listPlaces(context)).map(({ id, name, kind, districtId }) => ({ id, name, kind, district_id: districtId })),
  );

  mount(showSeasonYears, async ({ params, query, scope }) => {
    const seasons = await seasonsOf(scope, params.id, query);
    return presentSeasons(seasons, (await datasetsOf(scope, [seasons.station])).get(params.id));
  });

  mount(exportSeasonYears, async ({ params, query, scope }) => writeSeasons(await seasonsOf(scope, params.id, query)));

  mount(exportSeasonParquet, ({ params, query, scope }) => seasonsAsParquet(scope, params.id, query));

  mount(showClimateElements, ({ params, scope }) => elementsOf(scope, params.id));

  mount(exportDailyRecord, ({ params, scope }) => daysAsCsv(scope, params.id));

  mount(exportDailyParquet, ({ params, scope }) => daysAsParquet(scope, params.id));

  mount(showAccumulatedRain, ({ params, query, scope }) => accumulatedOf(scope, params.id, query.season));

  mount(showSeasonYear, async ({ params, query, scope }) => {
    const { starts, end, rain, water } = await yearOf(scope, params.id, params.year, query);
    return {
      year: params.year,
      starts: starts.map(({ from, day, rain, failedOn }) => ({
        from,
        day,
        rain_mm: rain === null ? null : rain / 100,
        failed_on: failedOn,
      })),
      end,
      rain_mm: rain && inMm(rain),
      soil: water && { holds_mm: water.capacity / 100, loses_mm: water.loss / 100, water_mm: inMm(water.days) },
    };
  });

  mount<typeof uploadClimateRecord, FileReading>(
    uploadClimateRecord,
    async ({ prepared, query, scope }) => {
      if (prepared.kind === 'questions') return presentQuestions(prepared);
      const { station, ...found } = await addRecord(scope, prepared, {
        ...query,
        rawPublic: query.raw_public ?? false,
        latitude: query.latitude ?? null,
        longitude: query.longitude ?? null,
      });
      return { station: presentStation(station, undefined), questions: [], ...found, mistakes: [...found.mistakes] };
    },
    async ({ body, query, scope }) =>
      readRecordFile(scope, body, {
        sheet: query.sheet,
        station: query.station,
        element: query.element,
        dates: query.dates,
        century: query.century,
        rainUnit: query.rain_unit,
        temperatureUnit: query.temperature_unit,
        sunUnit: query.sun_unit,
        windUnit: query.wind_unit,
        humidityUnit: query.humidity_unit,
        missing: query.missing,
        trace: query.trace,
      }),
  );

  const withDataset = async (scope: Scope, station: Station) =>
    presentStation(station, (await datasetsOf(scope, [station])).get(station.id));

  mount(removeClimateRecord, async ({ params, scope }) =>
    withDataset(scope, await setRecordRemoved(scope, params.id, true)),
  );

  mount(restoreClimateRecord, async ({ params, scope }) =>
    withDataset(scope, await setRecordRemoved(scope, params.id, false)),
  );

  mount(publishClimateRecord, async ({ params, body, scope }) =>
    withDataset(scope, await putInCatalogue(scope, params.id, body.in_catalogue)),
  );

  mount(listDistrictRecords, ({ scope }) => districtRecords(scope));

  mount(showDistrictSeasons, async ({ params, query, scope }) =>
    districtSeasons(scope, params.district, query.language),
  );

  mount(chooseDistrictRecord, ({ params, body, scope }) => chooseRecord(scope, params.district, body.record_id));

  mount(listClimateFlags, ({ params, scope }) => flagsOf(scope, params.id));

  mount(judgeClimateFlag, ({ params, body, scope }) => judgeFlag(scope, params.id, body.flag, body.verdict));
}

function inMm(hundredths: readonly (number | null)[]): (number | null)[] {
  return hundredths.map((value) => (value === null ? null : value / 100));
}
