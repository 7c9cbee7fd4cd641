import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#engines/dates/day.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { bringRecords, type RecordOrder } from './recordImport.service.ts';

let portal: TestApp;
let folder: string;
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  folder = temporaryFolder('record-import');
});
afterEach(async () => {
  await portal.close();
  removeFolder(folder);
});

const file = (name: string, text: string): string => {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
};
/** A year of days, 12.5 mm on every fourth. */
const days = (line: (day: string, rain: string) => string): string =>
  Array.from({ length: 365 }, (_, at) => line(addDays('2001-01-01', at), at % 4 === 0 ? '12.5' : '0')).join('\n');
const plain = `date,rain\n${days((day, rain) => `${day},${rain}`)}\n`;
const bring = (files: readonly string[], changes: Partial<RecordOrder> = {}) =>
  bringRecords(
    portal.context.db,
    { files, source: 'Made up', licence: 'None', zone: 'north', places: new Map(), isPrivate: false, ...changes },
    new Date('2026-04-15T12:00:00Z'),
  );
const stations = async () => (await portal.inject('/api/climate/stations')).json<Record<string, unknown>[]>();

test('the records of a folder are brought in, each station of a file of several by itself, and are there the next time', async () => {
  const both = `station,date,rain\n${['Bole', 'Wa'].map((name) => days((day, rain) => `${name},${day},${rain}`)).join('\n')}\n`;
  const files = [file('Navrongo.csv', plain), file('two.csv', both)];
  const places = new Map([['wa', { name: 'Wa Airport', zone: 'south' as const, latitude: 10.06, longitude: -2.5 }]]);
  const { kept, left } = await bring(files, { places });
  expect(kept.map(({ id }) => id)).toEqual(['navrongo', 'bole', 'wa-airport']);
  expect(left).toEqual([]);
  expect(await stations()).toMatchObject([
    { id: 'bole', name: 'Bole', zone: 'north', first_day: '2001-01-01', last_day: '2001-12-31', missing_days: 0 },
    { id: 'navrongo', name: 'Navrongo', source: 'Made up', licence: 'None' },
    { id: 'wa-airport', name: 'Wa Airport', zone: 'south' },
  ]);
  const rain = await portal.inject('/api/climate/stations/bole/days.csv');
  expect(rain.body).toContain('2001-01-05,12.5');
  expect(await bring(files, { places })).toMatchObject({ kept: [], there: ['navrongo', 'bole', 'wa-airport'] });
});

test('what leaves something to ask, cannot be read or lies nobody knows where is left with a sentence, and the others are kept', async () => {
  const coded = plain.replace('2001-02-01,0', '2001-02-01,-999');
  const files = [file('a.csv', coded), file('b.csv', 'a letter, not a record'), file('c.csv', plain)];
  const { kept, left } = await bring(files);
  expect(kept.map(({ id }) => id)).toEqual(['c']);
  expect(left.map(({ file: at }) => path.basename(at))).toEqual(['a.csv', 'b.csv']);
  expect(left[0]?.sentence).toContain('--say "missing=-999"');
  expect((await bring(files.slice(0, 1), { answers: { missing: '-999' } })).kept).toMatchObject([{ id: 'a' }]);
  expect((await stations()).find(({ id }) => id === 'a')).toMatchObject({ missing_days: 1 });
  const nowhere = await bring([file('d.csv', plain)], { zone: undefined });
  expect(nowhere.left[0]?.sentence).toContain('in which zone d lies');
});

test('where the bringing in breaks off, the records read before it are kept', async () => {
  const files = [file('a.csv', plain), file('b.csv', plain), path.join(folder, 'gone.csv'), file('c.csv', plain)];
  await expect(bring(files)).rejects.toThrow('gone.csv');
  expect((await stations()).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('of more records than are written at once each is kept, those there before among them passed over', async () => {
  await bring([file('p4.csv', plain)]);
  const files = Array.from({ length: 10 }, (_, at) => file(`p${at}.csv`, plain));
  const { kept, there } = await bring(files);
  expect(there).toEqual(['p4']);
  expect(kept.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p5', 'p6', 'p7', 'p8', 'p9']);
  expect((await stations()).length).toBe(10);
});

test('daily values brought in as private are not shown', async () => {
  await bring([file('Navrongo.csv', plain)], { isPrivate: true });
  expect((await portal.inject('/api/climate/stations/navrongo/days.csv')).statusCode).toBe(403);
  expect((await portal.inject('/api/climate/stations/navrongo/seasons')).statusCode).toBe(200);
});

test('a station of two files is brought in from the first, and the second is named; none of many stations is passed over', async () => {
  const twice = await bring([file('Bole.csv', plain), file('BOLE.CSV', plain.replaceAll('2001-', '2002-'))]);
  expect(twice.kept).toMatchObject([{ id: 'bole' }]);
  expect(twice.left[0]?.sentence).toContain('Put all its days into one file.');
  const names = Array.from({ length: 210 }, (_, at) => `Gauge ${at}`);
  const wide = [`date,${names.join(',')}`, ...[1, 2].map((day) => `2001-01-0${day},${names.map(() => '1').join(',')}`)];
  expect((await bring([file('wide.csv', wide.join('\n'))])).kept).toHaveLength(210);
});

test('a station without a value takes no other station of its file along', async () => {
  const both = `station,date,rain\n${days((day, rain) => `Bole,${day},${rain}`)}\n${days((day) => `Wa,${day},`)}\n`;
  const { kept, left } = await bring([file('both.csv', both)]);
  expect(kept).toMatchObject([{ id: 'bole' }]);
  expect(left).toMatchObject([{ sentence: 'Wa: No day of Wa has a value that is known. Nothing of it is kept.' }]);
});
