import { makeSeries } from '#engines/climate/series.ts';
import { sampleRain } from '#engines/weather/sampleWeather.ts';
import { dayNumber, dayText } from '#engines/dates/day.ts';
import type { AppContext } from '../../context.ts';
import { listStations, removeSampleRecords } from './climate.repository.ts';
import { climateTopic } from './announce.ts';
import { saveRecord } from './climate.service.ts';

/** Station whose normals the sample is made from, and its rainfall regime. */
const PLACES = [
  ['Tamale', 'north'],
  ['Kumasi', 'south'],
  ['Navrongo', 'north'],
  ['Ho', 'south'],
] as const;
const YEARS = 30;

/**
 * Gives a trial portal daily rain made up from the monthly normals of four stations, clearly named sample, up to
 * yesterday; not again once there is any record.
 */
export async function addSampleClimate(context: AppContext): Promise<void> {
  if ((await listStations(context.db, true)).length > 0) return;
  const last = dayNumber(context.clock.today()) - 1;
  const first = dayNumber(`${Number(dayText(last).slice(0, 4)) - YEARS}-01-01`);
  const book = context.reference.book();
  await context.db.transaction().execute(async (db) => {
    await context.signals.publish(db, climateTopic, {});
    for (const [name, zone] of PLACES) {
      const normals = book.normalsOf(name);
      if (!normals) continue;
      const place = { id: `climate ${name}`, normals };
      const days = Array.from({ length: last - first + 1 }, (_, at) => ({
        day: first + at,
        rain: Math.round(sampleRain(place, first + at) * 100),
      }));
      await saveRecord(
        db,
        makeSeries(name, days),
        {
          id: `sample-${name.toLowerCase()}`,
          name: `Sample: ${name}`,
          zone,
          isSample: true,
          rawPublic: true,
          source: `Made up from the monthly normals of ${name}; nobody measured it`,
          licence: 'For trying the portal out',
        },
        null,
        context.clock.now(),
      );
    }
  });
}

/** Takes made-up rain out again, and tells every process; answers how many records went. */
export async function removeSampleClimate({ db, signals }: Pick<AppContext, 'db' | 'signals'>): Promise<number> {
  const removed = await removeSampleRecords(db);
  await signals.publish(db, climateTopic, {});
  return removed;
}
