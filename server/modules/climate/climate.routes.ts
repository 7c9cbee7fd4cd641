import {
  exportSeasonYears, listClimateStations, removeClimateRecord, restoreClimateRecord, showSeasonYear, showSeasonYears, uploadClimateRecord,
} from '#contract/climate.ts';
import type { House } from '../../house.ts';
import type { Mount } from '../../platform/mount.ts';
import { presentSeasons, presentStation, writeSeasons } from './climate.presenter.ts';
import { keepRecord, type ReadRecord, readRecordFile, seasonsOf, setRecordRemoved, stations, watchClimate, yearOf } from './climate.service.ts';

/** Daily records of rain, and what the seasons were. */
export function climateRoutes(mount: Mount, house: House): void {
  watchClimate(house);

  mount(listClimateStations, async ({ scope }) => (await stations(scope)).map(presentStation));

  mount(showSeasonYears, async ({ params, query, scope }) => presentSeasons(await seasonsOf(scope, params.id, query)));

  mount(exportSeasonYears, async ({ params, query, scope }) => writeSeasons(await seasonsOf(scope, params.id, query)));

  mount(showSeasonYear, async ({ params, query, scope }) => {
    const { starts, rain } = await yearOf(scope, params.id, params.year, query);
    return {
      year: params.year,
      starts: starts.map(({ day, rain, failedOn }) => ({ day, rain_mm: rain / 100, failed_on: failedOn })),
      rain_mm: rain && rain.map((value) => (value === null ? null : value / 100)),
    };
  });

  mount<typeof uploadClimateRecord, ReadRecord>(
    uploadClimateRecord,
    async ({ prepared, query, scope }) => {
      const { station, ...found } = await keepRecord(scope, prepared, { ...query, rawPublic: query.raw_public ?? false });
      return { station: presentStation(station), ...found, mistakes: [...found.mistakes] };
    },
    async ({ body, scope }) => readRecordFile(scope, body),
  );

  mount(removeClimateRecord, async ({ params, scope }) => presentStation(await setRecordRemoved(scope, params.id, true)));

  mount(restoreClimateRecord, async ({ params, scope }) => presentStation(await setRecordRemoved(scope, params.id, false)));
}
