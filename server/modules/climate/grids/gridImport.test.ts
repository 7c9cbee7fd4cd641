import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  writeGeotiff,
  writeNetcdf3,
  writeNetcdf4,
  cutOff,
  type MadeGrid,
} from '../../../adapters/grids/testing/makeGrids.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { type GridOrder, importGrid } from './gridImport.service.ts';

let portal: TestApp;
let folder: string;
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  folder = temporaryFolder('grid-import');
});
afterEach(async () => {
  await portal.close();
  removeFolder(folder);
});

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Half a degree over Ghana and the sea before it, from north to south: rain says the row, the sea says nothing. */
const grid = (times: readonly number[], changes: Partial<MadeGrid> = {}): MadeGrid => {
  const latitudes = range(11.25, 2.25, -0.5).map((value) => Math.round(value * 100) / 100);
  return {
    latitudes,
    longitudes: range(-3.25, 1.25, 0.5),
    times,
    rain: (day, row) => ((latitudes[row] ?? 0) < 4.8 ? Number.NaN : row + day / 10),
    ...changes,
  };
};
const order = (files: readonly string[], changes: Partial<GridOrder> = {}): GridOrder => ({
  files,
  name: 'Made grid',
  source: 'Made up for a test',
  licence: 'For the test',
  as: 'districts',
  ...changes,
});
let said: string[] = [];
const bring = (files: readonly string[], changes: Partial<GridOrder> = {}) => {
  said = [];
  return importGrid(
    {
      db: portal.context.db,
      book: portal.context.reference.book(),
      outlines: portal.context.outlines.current(),
      now: () => new Date('2026-04-15T12:00:00Z'),
      say: (sentence) => said.push(sentence),
    },
    order(files, changes),
  );
};
const file = (name: string) => path.join(folder, name);
const year = async (id: string, ofYear: number) =>
  portal.context.db
    .selectFrom('climate_year')
    .select('rain')
    .where('station_id', '=', id)
    .where('year', '=', ofYear)
    .executeTakeFirstOrThrow();
const stations = async () => portal.context.db.selectFrom('climate_station').selectAll().orderBy('id').execute();

test('a grid becomes the records of districts; files follow each other, and what is there is not brought in again', async () => {
  // 1981-02-27 to 03-02: the places of 28 February, (29) and 1 March are 58, 59 and 60.
  writeNetcdf3(file('a.nc'), grid([423, 424]));
  await writeNetcdf4(file('b.nc'), grid([425, 426]));
  expect(await bring([file('a.nc'), file('b.nc')])).toEqual({ kept: 2, refused: [] });
  const all = await stations();
  expect(all).toHaveLength(261);
  const tamale = all.find(({ district_id: district }) => district === 'tamale_metropolitan');
  expect(tamale).toMatchObject({
    id: 'made-grid-tamale-metropolitan',
    kind: 'district',
    zone: 'north',
    first_day: '1981-02-27',
    last_day: '1981-03-02',
    missing_days: 0,
  });
  // Tamale lies at 9.4 north, in the row of 9.25: the fifth.
  expect((await year('made-grid-tamale-metropolitan', 1981)).rain.slice(56, 63)).toEqual([
    null,
    400,
    410,
    null,
    400,
    410,
    null,
  ]);
  expect(await bring([file('a.nc'), file('b.nc')])).toEqual({ kept: 0, refused: [] });
  expect(await stations()).toHaveLength(261);
});

test('an import that broke off goes on where it was, and nothing is there twice', async () => {
  writeNetcdf3(file('a.nc'), grid([423]));
  writeNetcdf3(file('b.nc'), grid([424]));
  await bring([file('a.nc')]);
  await portal.context.db.deleteFrom('climate_grid_part').execute();
  expect((await bring([file('a.nc'), file('b.nc')])).kept).toBe(2);
  expect(await stations()).toHaveLength(261);
  expect((await year('made-grid-tamale-metropolitan', 1981)).rain.filter((rain) => rain !== null)).toEqual([400, 400]);
});

test('an import that ended before it counted the missing days counts them when it is started again', async () => {
  writeNetcdf3(file('a.nc'), grid([423, 426]));
  await bring([file('a.nc')]);
  const missing = async () => (await stations()).map(({ missing_days: days }) => days);
  // 27 and 28 February and 1 and 2 March, of which two are there; on the shore, where the sea says nothing, none.
  const before = await missing();
  expect(new Set(before)).toEqual(new Set([2, 4]));
  await portal.context.db.updateTable('climate_station').set({ missing_days: 0 }).execute();
  expect((await bring([file('a.nc')])).kept).toBe(0);
  expect(await missing()).toEqual(before);
});

test('rows from south to north give the same rain; land that lies where the sea is does not', async () => {
  const upright = grid([423]);
  const turned = { ...upright, latitudes: upright.latitudes.toReversed() };
  const rows = upright.latitudes.length;
  writeNetcdf3(file('a.nc'), { ...turned, rain: (day, row, column) => upright.rain(day, rows - 1 - row, column) });
  await bring([file('a.nc')]);
  expect((await year('made-grid-tamale-metropolitan', 1981)).rain[57]).toBe(400);
  writeNetcdf3(file('wrong.nc'), { ...turned, times: [424] });
  expect((await bring([file('wrong.nc')])).refused).toEqual([
    {
      file: 'wrong.nc',
      sentence: expect.stringMatching(/^Its rows lie upside down:.*Turn its latitudes round\.$/) as string,
    },
  ]);
});

test('degrees east may be counted from 0 to 360', async () => {
  const usual = grid([423]);
  // From Greenwich eastwards round the world to the west of Ghana.
  const columns = usual.longitudes.map((east, column) => ({ east: east < 0 ? east + 360 : east, column }));
  const order = columns.toSorted((one, other) => one.east - other.east);
  writeNetcdf3(file('a.nc'), {
    ...usual,
    longitudes: order.map(({ east }) => east),
    rain: (day, row, column) => usual.rain(day, row, order[column]?.column ?? 0),
  });
  await bring([file('a.nc')]);
  expect(await stations()).toHaveLength(261);
  expect((await year('made-grid-tamale-metropolitan', 1981)).rain[57]).toBe(400);
  await bring([file('a.nc')], { as: [{ name: 'Farm', latitude: 6.8, longitude: -1.4 }], name: 'Points' });
  expect((await year('points-farm', 1981)).rain[57]).toBe(900);
});

test('a spoiled file is named and leaves nothing, and the others are brought in', async () => {
  writeNetcdf3(file('cut.nc'), grid([423, 424]));
  cutOff(file('cut.nc'), 0.8);
  await writeGeotiff(file('utm.1981.03.03.tif'), grid([427]), true);
  await writeGeotiff(file('rain.1981.03.03.tif'), grid([427]));
  const { kept, refused } = await bring([file('cut.nc'), file('utm.1981.03.03.tif'), file('rain.1981.03.03.tif')]);
  expect([kept, refused.map((each) => each.file)]).toEqual([1, ['cut.nc', 'utm.1981.03.03.tif']]);
  expect((await year('made-grid-tamale-metropolitan', 1981)).rain.filter((rain) => rain !== null)).toEqual([400]);
});

test('capitals and single points take the cell they lie in', async () => {
  writeNetcdf3(file('a.nc'), grid([423]));
  await bring([file('a.nc')], { as: 'capitals', name: 'Capitals' });
  expect((await year('capitals-capital-tamale-metropolitan', 1981)).rain[57]).toBe(400);
  await bring([file('a.nc')], { as: [{ name: 'Farm', latitude: 6.8, longitude: -1.4 }], name: 'Points' });
  expect((await stations()).find(({ id }) => id === 'points-farm')).toMatchObject({ kind: 'cell', latitude: 6.8 });
  expect((await year('points-farm', 1981)).rain[57]).toBe(900);
});

test('a point outside of the grid is named, and the others are brought in', async () => {
  writeNetcdf3(file('a.nc'), grid([423]));
  writeNetcdf3(file('b.nc'), grid([424]));
  const as = [
    { name: 'Farm', latitude: 6.8, longitude: -1.4 },
    { name: 'Ouagadougou', latitude: 12.4, longitude: -1.5 },
  ];
  await bring([file('a.nc'), file('b.nc')], { as, name: 'Points' });
  expect((await stations()).map(({ id }) => id)).toEqual(['points-farm']);
  expect(said.filter((sentence) => sentence.includes('Ouagadougou'))).toEqual([
    'Outside of the grid and left out: Ouagadougou.',
  ]);
});
