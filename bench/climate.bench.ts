import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { readClimateFile } from '#engines/climate/files/readClimateFile.ts';
import { rainFigures } from '#engines/climate/statistics/rainFigures.ts';
import { hargreaves, penmanMonteith, vapourPressure } from '#engines/climate/evapotranspiration/evapotranspiration.ts';
import { type DailySeries, makeSeries } from '#engines/climate/series.ts';
import { stationStatistics } from '#engines/climate/statistics/stationStatistics.ts';
import { addDays, dayNumber, daysBetween } from '#engines/dates/day.ts';
import { type Database, openDatabase } from '#server/database/connection.ts';
import { writeNetcdf4 } from '#server/adapters/grids/testing/makeGrids.ts';
import { bringRecords } from '#server/modules/climate/records/recordImport.service.ts';
import { openDistrictRains } from '#server/modules/climate/districtRains/districtRains.service.ts';
import { setChoice } from '#server/modules/climate/districtRains/districtRains.repository.ts';
import { mergeYears, settleSpan } from '#server/modules/climate/grids/grids.repository.ts';
import { startBuiltServer } from '../tools/builtServer.ts';
import { onGround, report, startDatabase, timed, type Ground } from './ground.ts';
import { median } from './wrk.ts';

/**
 * Daily rain of a nation: 261 districts with 45 years each brought in from files, beside DuckDB turning the same files into
 * Parquet; all season statistics; where every season is today; a page beside its figures; a year of a fine grid.
 * `npm run bench:climate`, after `npm run build`.
 */
const DISTRICTS = Number(process.env.BENCH_DISTRICTS ?? 261);
const [FIRST, LAST] = ['1981-01-01', '2025-12-31'];
const TODAY = '2025-12-31';
/** 70 years. */
const LONG = ['1941-01-01', '2010-12-31'] as const;

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const statistics = oneStation();
  const address = await startDatabase(ground);
  const env = { DEMO: '0', DATABASE_URL: address, DATA_DIR: path.join(ground.folder, 'data'), RATE_LIMIT: '0' };
  await (await startBuiltServer(env)).stop();
  const files = writeFiles(path.join(ground.folder, 'districts'));
  const { db, close } = openDatabase({ address });
  ground.later(close);
  const places = new Map(files.map((_, at) => [`place-${at}`, { zone: zoneOf(at) }]));
  const order = { files, source: 'Made up for measuring', licence: 'None', places, isPrivate: false };
  const brought = await timed(async () => {
    const { kept } = await bringRecords(db, order, new Date());
    if (kept.length < files.length) throw new Error(`${kept.length} of ${files.length} records were kept.`);
  });
  const series: DailySeries[] = files.map((file) => {
    const reading = readClimateFile(readFileSync(file, 'utf8'), {});
    if (reading.kind !== 'read') throw new Error(`${file} was not read.`);
    return reading.series;
  });
  const duck = await toParquet(path.join(ground.folder, 'districts'), path.join(ground.folder, 'all.parquet'));
  report(
    brought <= 3 * duck,
    `${DISTRICTS} districts × 45 years (${millions(series)} million days) in ${seconds(brought)}; DuckDB's CSV to Parquet ${seconds(duck)}: ${(brought / duck).toFixed(1)} × (3)`,
  );
  let rows = 0;
  const worked = await timed(() => {
    for (const [at, each] of series.entries()) {
      const zone = zoneOf(at);
      stationStatistics(each, { zone, place: null, base: { from: 1991, to: 2020 } }, () => (rows += 1));
      rainFigures(each, zone);
    }
    return Promise.resolve();
  });
  report(worked <= 20_000, `all season statistics of all districts (${rows} figures) in ${seconds(worked)} (20 s)`);

  for (let at = 0; at < files.length; at += 1)
    await setChoice(db, `district-${at}`, stationOf(at).id, null, new Date());
  await everyDay(db, files.length);
  await bringGrid(ground, env);
  await askPages(ground, env, await bringLongRecord(ground, db), statistics);
}

/** A new day in the record of every district, and where their seasons are then; beside reading every record whole. */
async function everyDay(db: Database, districts: number): Promise<void> {
  let today = TODAY;
  const open = () =>
    openDistrictRains({
      db,
      config: { production: true } as never,
      signals: { subscribe: () => undefined } as never,
      clock: { today: () => today } as never,
      log: console as never,
      bumpCacheVersion: () => undefined,
    });
  const told = (rains: Awaited<ReturnType<typeof open>>) =>
    Array.from({ length: districts }, (_, at) => rains.reportsOf(`district-${at}`).length);
  const before = memoryNow();
  let rains = await open();
  told(rains);
  const held = memoryNow() - before;
  today = addDays(TODAY, 1);
  const ids = Array.from({ length: districts }, (_, at) => stationOf(at).id);
  const rain = Array.from({ length: 366 }, (_, at) => (at === 0 ? 120 : null));
  const days = ids.map((stationId) => ({ stationId, rain }));
  await mergeYears(db, Number(today.slice(0, 4)), days);
  await settleSpan(db, ids, FIRST, today);
  const renewed = await timed(async () => {
    await rains.reload();
    told(rains);
  });
  const one = await timed(async () => {
    await mergeYears(db, 2000, days.slice(0, 1));
    await rains.reload();
  });
  const whole = await timed(async () => {
    rains = await open();
    told(rains);
  });
  report(
    renewed <= 2_000 || renewed <= 0.7 * whole,
    `where the seasons of all districts are after a new day in each record, in ${seconds(renewed)} (2 s), all records read whole ${seconds(whole)}: ${(renewed / whole).toFixed(2)} × (0.7 on a busy machine); after a change of one record ${one.toFixed(0)} ms; ${held.toFixed(0)} MB held`,
  );
}

/** Megabytes in use, once what is not is cleared away (with --expose-gc). */
function memoryNow(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

/**
 * All statistics of 70 years of one station, beside nothing but the formulas of evapotranspiration for the same days, so that the
 * ratio says how much is done whatever else the machine does. Answers the milliseconds that half of the rounds take.
 */
function oneStation(): number {
  const [from, to] = LONG;
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => ({
    day: dayNumber(from) + at,
    rain: (at * 7919) % 10 < 3 ? (at * 104_729) % 4000 : 0,
    tmin: 20 + ((at * 31) % 40) / 10,
    tmax: 29 + ((at * 37) % 60) / 10,
    sun: (at * 13) % 11,
    wind: 1 + ((at * 17) % 20) / 10,
    rhMin: 40 + ((at * 19) % 30),
    rhMax: 80 + ((at * 23) % 20),
  }));
  const record = makeSeries('one', days);
  const facts = { zone: 'north', place: { latitude: 9.5, elevation: 183 }, base: { from: 1961, to: 1990 } } as const;
  let sum = 0;
  const bare = (): void => {
    for (const { tmin, tmax, rhMin, rhMax, wind } of days) {
      const vapour = vapourPressure(tmin, tmax, rhMin, rhMax);
      sum += penmanMonteith({ tmin, tmax, wind, vapour, radiation: 20, top: 36, elevation: 183 });
      sum += hargreaves(tmin, tmax, 36);
    }
  };
  const all = (): void => stationStatistics(record, facts, () => (sum += 1));
  const took = (run: () => void): number => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  };
  const [alls, bares]: [number[], number[]] = [[], []];
  for (let round = 0; round < 150; round += 1) {
    alls.push(took(all));
    bares.push(took(bare));
  }
  // The quickest round is the one that shared the machine the least.
  const [whole, formulas] = [Math.min(...alls), Math.min(...bares)];
  report(
    whole <= 20 || whole <= 6 * formulas,
    `all statistics of 70 years of one station in ${whole.toFixed(1)} ms (20), the formulas of evapotranspiration alone ${formulas.toFixed(1)} ms: ${(whole / formulas).toFixed(1)} × (6 on a busy machine)`,
  );
  return median(alls);
}

/** A record of 70 years of rain and temperatures, for a page. */
async function bringLongRecord(ground: Ground, db: Database): Promise<string> {
  const file = path.join(ground.folder, 'long.csv');
  const rows = Array.from({ length: daysBetween(...LONG) + 1 }, (_, at) => {
    const rain = (at * 7919) % 10 < 3 ? ((at * 104_729) % 400) / 10 : 0;
    return `${addDays(LONG[0], at)},${rain},${20 + ((at * 31) % 40) / 10},${29 + ((at * 37) % 60) / 10}`;
  });
  writeFileSync(file, `date,rain,tmin,tmax\n${rows.join('\n')}\n`);
  const places = new Map([['long', { zone: 'north' as const }]]);
  const order = { files: [file], source: 'Made up for measuring', licence: 'None', places, isPrivate: false };
  const { kept, left } = await bringRecords(db, order, new Date());
  if (kept.length === 0) throw new Error(left.map(({ sentence }) => sentence).join(' '));
  return 'long';
}

/** A year on a grid of a twentieth of a degree over Ghana, brought in by the command in a process of its own. */
async function bringGrid(ground: Ground, env: Readonly<Record<string, string>>): Promise<void> {
  const folder = path.join(ground.folder, 'grid');
  mkdirSync(folder);
  const steps = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at * 0.05);
  await writeNetcdf4(path.join(folder, 'fine-2020.nc'), {
    latitudes: steps(4.525, 140),
    longitudes: steps(-3.475, 100),
    times: Array.from({ length: 366 }, (_, at) => 14_610 + at),
    rain: (day, row, column) => ((day * 7919 + row * 31 + column * 17) % 10 < 3 ? (day + row + column) % 40 : 0),
  });
  const home = path.resolve(import.meta.dirname, '..');
  const begun = performance.now();
  const told = spawnSync(
    '/usr/bin/time',
    ['-f', '%M', 'bin/agrihub', 'climate-grid', folder, '--name', 'Fine', '--source', 'Made', '--licence', 'None'],
    { cwd: home, env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  const took = performance.now() - begun;
  const mb = Number(told.stderr.trim().split('\n').at(-1)) / 1024;
  if (told.status !== 0) throw new Error(told.stderr);
  report(took <= 5_000 && mb <= 400, `a year of a 0.05° grid in ${seconds(took)} (5 s) and ${mb.toFixed(0)} MB (400)`);
}

/**
 * A place's page of 70 years drawn anew, beside all statistics of 70 years and beside the answer it stands on: another rule each time,
 * so that nothing is remembered.
 */
async function askPages(
  ground: Ground,
  env: Readonly<Record<string, string>>,
  id: string,
  statistics: number,
): Promise<void> {
  const { url, stop } = await startBuiltServer(env);
  ground.later(stop);
  const ask = async (address: string) => {
    const answer = await fetch(`${url}${address}`);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    await answer.text();
  };
  const [pages, answers]: [number[], number[]] = [[], []];
  for (let at = 0; at < 300; at += 1) {
    const rule = `amount=${20 + (at % 60)}&within=${20 + Math.floor(at / 60)}`;
    answers.push(await timed(() => ask(`/api/climate/stations/${id}/seasons?${rule}&longest=9`)));
    pages.push(await timed(() => ask(`/main/climate/${id}?${rule}&longest=8`)));
  }
  // As in a server that has been running: what is asked first is drawn by code that is not compiled yet.
  const [page, answer] = [median(pages.slice(100)), median(answers.slice(100))];
  report(
    page <= 1.5 * statistics,
    `the page of 70 years in ${page.toFixed(1)} ms, all statistics of 70 years ${statistics.toFixed(1)} ms: ${(page / statistics).toFixed(2)} × (1.5); the answer it stands on ${answer.toFixed(1)} ms: ${(page / answer).toFixed(2)} ×`,
  );
}

function zoneOf(at: number): 'north' | 'south' {
  return at % 3 === 0 ? 'north' : 'south';
}

function stationOf(at: number) {
  return { id: `place-${at}` };
}

/** A file a district: date, rain, tmin, tmax. */
function writeFiles(folder: string): string[] {
  mkdirSync(folder);
  const days = Array.from({ length: daysBetween(FIRST, LAST) + 1 }, (_, at) => addDays(FIRST, at));
  return Array.from({ length: DISTRICTS }, (_, district) => {
    const file = path.join(folder, `place-${district}.csv`);
    const rows = days.map((day, at) => {
      const isWet = day.slice(5, 7) >= '04' && day.slice(5, 7) <= '10' && (at * 7919 + district * 31) % 10 < 4;
      return `${day},${isWet ? ((at * 104_729 + district) % 400) / 10 : 0}`;
    });
    writeFileSync(file, `date,rain\n${rows.join('\n')}\n`);
    return file;
  });
}

/** DuckDB alone: the same files as one Parquet file. */
async function toParquet(folder: string, parquet: string): Promise<number> {
  const instance = await DuckDBInstance.create(':memory:');
  const duckdb = await instance.connect();
  const took = await timed(() =>
    duckdb.run(
      `copy (select * from read_csv('${folder}/*.csv', filename = true)) to '${parquet}' (format parquet, compression zstd)`,
    ),
  );
  duckdb.closeSync();
  instance.closeSync();
  return took;
}

function millions(series: readonly DailySeries[]): string {
  return (series.reduce((sum, { rain }) => sum + rain.length, 0) / 1e6).toFixed(1);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
