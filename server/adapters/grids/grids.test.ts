import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayText } from '#engines/dates/day.ts';
import { removeFolder, temporaryFolder } from '#server/testing/testServer.ts';
import type { RainGrid } from './grid.ts';
import { inMillimetres } from './netcdfMeaning.ts';
import { openGrid } from './openGrid.ts';
import {
  cutOff,
  type MadeGrid,
  writeGeotiff,
  writeNetcdf3,
  writeNetcdf4,
  writePackedDay,
} from './testing/makeGrids.ts';

let folder: string;
beforeAll(() => (folder = temporaryFolder('grids')));
afterAll(() => removeFolder(folder));
const at = (name: string) => path.join(folder, name);

/** Four rows from north to south, three columns; 1981-01-31 and the day after. */
const grid: MadeGrid = {
  latitudes: [8, 7, 6, 5],
  longitudes: [-2, -1, 0],
  times: [396, 397],
  rain: (day, row, column) => (row === 3 ? Number.NaN : day * 100 + row * 10 + column + 0.5),
};

async function rowsOf(opened: RainGrid, day: number): Promise<number[][]> {
  const values = await opened.readDay(day);
  const columns = opened.longitudes.length;
  return [...opened.latitudes].map((_, row) => [...values.subarray(row * columns, (row + 1) * columns)]);
}

test.each([
  ['NetCDF 3 by records', 'NetCDF 3', (file: string) => writeNetcdf3(file, grid)],
  ['NetCDF 3 of fixed size', 'NetCDF 3', (file: string) => writeNetcdf3(file, grid, false)],
  ['NetCDF 4', 'NetCDF 4', (file: string) => writeNetcdf4(file, grid)],
])('%s gives its days, places and rain', async (name, format, write) => {
  const file = at(`${name}.nc`);
  await write(file);
  const opened = await openGrid(file);
  expect([opened.format, opened.days.map(dayText)]).toEqual([format, ['1981-01-31', '1981-02-01']]);
  expect([[...opened.latitudes], [...opened.longitudes]]).toEqual([
    [8, 7, 6, 5],
    [-2, -1, 0],
  ]);
  expect(await rowsOf(opened, 1)).toEqual([
    [100.5, 101.5, 102.5],
    [110.5, 111.5, 112.5],
    [120.5, 121.5, 122.5],
    [Number.NaN, Number.NaN, Number.NaN],
  ]);
  await opened.close();
});

test('a GeoTIFF gives the day in its name, and the middle of its cells', async () => {
  const file = at('chirps-v2.0.1981.01.31.tif');
  await writeGeotiff(file, grid);
  const opened = await openGrid(file);
  expect([opened.days.map(dayText), [...opened.latitudes], [...opened.longitudes]]).toEqual([
    ['1981-01-31'],
    [8, 7, 6, 5],
    [-2, -1, 0],
  ]);
  expect((await rowsOf(opened, 0))[2]).toEqual([20.5, 21.5, 22.5]);
  expect((await rowsOf(opened, 0))[3]?.every(Number.isNaN)).toBe(true);
  await opened.close();
});

test('a NetCDF of one day without a time has the day of its name, and what is packed around an offset is unpacked', async () => {
  const file = at('rr_mrg_19810131_ALL.nc');
  await writePackedDay(file, grid);
  const opened = await openGrid(file);
  expect(opened.days.map(dayText)).toEqual(['1981-01-31']);
  // 20.5 mm stand there as (20.5 − 100) / 0.01 = −7950.
  const rows = (await rowsOf(opened, 0)).map((row) => row.map((mm) => Number(mm.toFixed(3))));
  expect([rows[2], rows[3]?.every(Number.isNaN)]).toEqual([[20.5, 21.5, 22.5], true]);
  await opened.close();
  await writePackedDay(at('today.nc'), grid);
  await expect(openGrid(at('today.nc'))).rejects.toThrow('Its name tells no day. Name it like rain.1981.01.31.nc.');
});

test('what lies below zero is a code that the file does not name, unless it is the error of packing', () => {
  const toMm = inMillimetres({
    name: 'precip',
    dimensions: [],
    attribute: (name) => ({ units: 'mm', scale_factor: 0.01 })[name],
  });
  expect([-999, 2050].map(toMm)).toEqual([Number.NaN, 20.5]);
  expect(toMm(-1)).toBeCloseTo(-0.01);
});

describe('a spoiled grid is refused with what is wrong', () => {
  const refusal = async (name: string, write: (file: string) => unknown, cut?: number) => {
    const file = at(name);
    await write(file);
    if (cut !== undefined) cutOff(file, cut);
    try {
      const opened = await openGrid(file);
      try {
        for (const day of opened.days.keys()) await opened.readDay(day);
      } finally {
        await opened.close();
      }
      return 'taken';
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  };
  test.each<[string, RegExp, (file: string) => unknown, number?]>([
    [
      'cut.nc',
      /"precip" goes on to byte \d+, and the file ends at byte \d+\. Fetch it again\./,
      (file) => writeNetcdf3(file, grid),
      0.9,
    ],
    ['cut-head.nc', /its header cannot be read/, (file) => writeNetcdf3(file, grid), 0.1],
    ['cut4.nc', /cut off or damaged/, (file) => writeNetcdf4(file, grid), 0.6],
    ['cut.1981.01.31.tif', /cut off or damaged/, (file) => writeGeotiff(file, grid), 0.2],
    [
      'utm.1981.01.31.tif',
      /in another projection \(EPSG:32630\).*gdalwarp -t_srs EPSG:4326/,
      (file) => writeGeotiff(file, grid, true),
    ],
    ['nameless.tif', /Its name tells no day/, (file) => writeGeotiff(file, grid)],
    ['noleap.nc', /Its calendar is "noleap"/, (file) => writeNetcdf3(file, { ...grid, calendar: 'noleap' })],
    ['kelvin.nc', /is in "K"\. Expected mm a day/, (file) => writeNetcdf4(file, { ...grid, units: 'K' })],
    ['unitless.nc', /names no unit/, (file) => writeNetcdf3(file, { ...grid, units: '' })],
    ['months.nc', /31 days apart: it holds months/, (file) => writeNetcdf3(file, { ...grid, times: [0, 31] })],
    [
      'dekads.nc',
      /3 to 11 days apart: it holds sums of several days/,
      (file) => writeNetcdf3(file, { ...grid, times: [0, 10, 20, 31, 34] }),
    ],
    ['backwards.nc', /step 2 is not after step 1/, (file) => writeNetcdf3(file, { ...grid, times: [5, 4] })],
    [
      'metres.nc',
      /the value 800000: these are no degrees/,
      (file) => writeNetcdf3(file, { ...grid, latitudes: [800_000, 700_000, 600_000, 500_000] }),
    ],
    ['uneven.nc', /does not run evenly/, (file) => writeNetcdf3(file, { ...grid, latitudes: [8, 6, 7, 5] })],
  ])('%s', async (name, sentence, write, cut) => {
    expect(await refusal(name, write, cut)).toMatch(new RegExp(`^GridRefused: .*${sentence.source}`));
  });
});
