import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { writeNetcdf3 } from '../../../adapters/grids/testing/makeGrids.ts';
import { dayNumber } from '#engines/dates/day.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { importGrid } from './gridImport.service.ts';

const FIRST = 1981;
const YEARS = 45;
const WAIT = { timeout: 120_000, interval: 20 };
let portal: TestApp;
let folder: string;
let killed: (() => void) | undefined;
/** Few places, so that little else is waited for. */
const POINTS = [
  { name: 'Ejura', latitude: 7.38, longitude: -1.37 },
  { name: 'Tamale', latitude: 9.4, longitude: -0.84 },
  { name: 'Wa', latitude: 10.06, longitude: -2.5 },
];
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  folder = temporaryFolder('grid-kill');
  const lines = POINTS.map(({ name, latitude, longitude }) => `${name},${latitude},${longitude}`);
  writeFileSync(path.join(folder, 'points.csv'), ['name,latitude,longitude', ...lines].join('\n'));
  const steps = (from: number, count: number, step: number) =>
    Array.from({ length: count }, (_, at) => from + at * step);
  for (let year = FIRST; year < FIRST + YEARS; year += 1) {
    // Five days over New Year, so that every file holds days of two years and most years come from two files.
    const first = dayNumber(`${year}-12-30`) - dayNumber('1980-01-01');
    writeNetcdf3(path.join(folder, `rain-${year}.nc`), {
      latitudes: steps(11.25, 14, -0.5),
      longitudes: steps(-3.25, 10, 0.5),
      times: steps(first, 5, 1),
      rain: (day, row, column) => (year % 7) + row + column / 10 + day / 100,
    });
  }
});
afterEach(async () => {
  killed?.();
  await portal.close();
  removeFolder(folder);
});

const PROGRAM = ['--import', 'tsx', 'server/command/main.ts', 'climate-grid'];
const ABOUT = ['--source', 'Made', '--licence', 'None'];

/** The command that brings the folder in, in a process of its own on the records of the portal. */
async function startImport(name = 'Killed') {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(portal.context.db);
  const { user, host } = inject('testTemplate');
  const child = spawn(
    process.execPath,
    [...PROGRAM, folder, '--name', name, '--points', path.join(folder, 'points.csv'), ...ABOUT],
    {
      env: {
        ...process.env,
        DATABASE_URL: `postgresql://${user}@${encodeURIComponent(host)}/${rows[0]?.database}`,
        DATA_DIR: folder,
        BOUNDARIES_URL: 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  killed = () => child.kill('SIGKILL');
  const told = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (told.out += String(text)));
  child.stderr.on('data', (text: Buffer) => (told.err += String(text)));
  return { child, told, ended: once(child, 'exit') as Promise<[number | null]> };
}

const count = async (from: 'climate_grid_part' | 'climate_station') =>
  Number(
    (
      await portal.context.db
        .selectFrom(from)
        .select(({ fn }) => fn.countAll<string>().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );
/** Everything that is kept of a grid, by place and year, without its name. */
const kept = async (grid: string) => ({
  years: (
    await sql`select replace(station_id, ${grid}, '') as place, year, rain from climate_year
      where starts_with(station_id, ${grid}) order by place, year`.execute(portal.context.db)
  ).rows,
  places: (
    await sql`select replace(id, ${grid}, '') as place, first_day, last_day, missing_days from climate_station
      where starts_with(id, ${grid}) order by place`.execute(portal.context.db)
  ).rows,
});

test('an import of 45 years killed within a file leaves whole files alone, and goes on to what one that was not killed gives', async () => {
  const { db } = portal.context;
  const first = await startImport();
  await vi.waitFor(() => expect(first.told.out).toContain('rain-1983.nc'), WAIT);
  // The note that a file is there is the last that its transaction writes: whoever holds that table stops the import before it.
  await db.transaction().execute(async (holding) => {
    await sql`lock table climate_grid_part in exclusive mode`.execute(holding);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks
        where not granted and relation = 'climate_grid_part'::regclass`.execute(holding);
      expect(rows).toHaveLength(1);
    }, WAIT);
    first.child.kill('SIGKILL');
    await first.ended;
  });
  // The killed process has nobody to commit for it.
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_locks
      where relation = 'climate_grid_part'::regclass and pid <> pg_backend_pid()`.execute(db);
    expect(rows).toHaveLength(0);
  }, WAIT);
  const parts = await count('climate_grid_part');
  expect(parts).toBeGreaterThanOrEqual(3);
  expect(parts).toBeLessThan(YEARS);
  const { rows } = await sql<{ last: string }>`select max(last_day)::text as last from climate_station
    where starts_with(id, 'killed-')`.execute(db);
  // The newest day is the fifth of the newest whole file: of the one that was being brought in there is none.
  expect(rows[0]?.last).toBe(`${FIRST + parts}-01-03`);

  const second = await startImport();
  expect(await second.ended).toEqual([0, null]);
  expect(second.told.out).toContain(`${YEARS - parts} of ${YEARS} files brought in; ${parts} were there already.`);
  await importGrid(
    {
      db,
      book: portal.context.reference.book(),
      outlines: portal.context.outlines.current(),
      now: () => new Date(),
      say: () => undefined,
    },
    {
      files: Array.from({ length: YEARS }, (_, at) => path.join(folder, `rain-${FIRST + at}.nc`)),
      name: 'Whole',
      source: 'Made',
      licence: 'None',
      as: POINTS,
    },
  );
  expect(await kept('killed-')).toEqual(await kept('whole-'));
  expect((await kept('killed-')).years).toHaveLength(POINTS.length * (YEARS + 1));
  expect(await count('climate_grid_part')).toBe(2 * YEARS);
}, 240_000);
