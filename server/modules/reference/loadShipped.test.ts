import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import type { AppContext } from '../../context.ts';
import { createLog } from '../../platform/observability/log.ts';
import { loadShipped } from './loadShipped.ts';
import { openReference } from './reference.service.ts';
import { findRow, listRows, readState, updateRow } from './reference.repository.ts';
import { readShipped } from './shipped.ts';

const contentFolder = path.join(root, 'content', 'reference');
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = temporaryFolder('reference');
  await cp(contentFolder, folder, { recursive: true });
});
afterEach(async () => {
  await database.close();
  removeFolder(folder);
});

/** A later release: the same files with one text in place of another. */
async function release(file: string, from: string, to: string) {
  const text = await readFile(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(folder, file), text.replace(from, to));
  return readShipped(folder);
}

const edit = async (table: string, key: string, changes: Record<string, unknown>) => {
  const row = await findRow(database.db, table, key);
  await updateRow(database.db, table, key, {
    edited: { ...row?.shipped, ...changes },
    editedOver: row?.shipped ?? null,
    removed: false,
    by: null,
    at: new Date('2026-04-15T12:00:00Z'),
  });
};

test('every table is in the records, row for row', async () => {
  expect(await listRows(database.db, 'regions')).toHaveLength(16);
  expect(await listRows(database.db, 'districts')).toHaveLength(261);
  expect(await listRows(database.db, 'crops')).toHaveLength(32);
  expect(await listRows(database.db, 'activities')).toHaveLength(357);
  expect(await listRows(database.db, 'onsetWindows')).toHaveLength(55);
  expect((await findRow(database.db, 'districts', 'guan'))?.shipped).toMatchObject({
    name: 'Guan',
    regionId: 'oti',
    fid: null,
  });
});

test('the same files are loaded once', async () => {
  const before = await readState(database.db);
  expect(await loadShipped(database.db, await readShipped(contentFolder))).toEqual({ outcome: 'same' });
  expect(await readState(database.db)).toEqual(before);
});

test('a new release brings its rows, and what an administrator edited stays', async () => {
  await edit('crops', 'maize', { spacing: '75 cm x 20 cm, 1 plant per hill' });
  const loaded = await loadShipped(
    database.db,
    await release('crops.csv', '75-80 cm x 40 cm, 2 plants per hill', '80 cm x 40 cm'),
  );
  expect(loaded).toEqual({ outcome: 'loaded' });
  const row = await findRow(database.db, 'crops', 'maize');
  expect(row?.shipped).toMatchObject({ spacing: '80 cm x 40 cm' });
  expect(row?.edited).toMatchObject({ spacing: '75 cm x 20 cm, 1 plant per hill' });
  expect(row?.editedOver).toMatchObject({ spacing: '75-80 cm x 40 cm, 2 plants per hill' });
});

test('a cell a release changes reaches a row in which another cell was edited', async () => {
  await edit('crops', 'maize', {
    spacing: '75 cm x 20 cm, 1 plant per hill',
    reviewedBy: 'A. Sample, CSIR-CRI, March 2027',
  });
  await loadShipped(database.db, await release('crops.csv', '20-25 kg/ha', '22-25 kg/ha'));
  const row = await findRow(database.db, 'crops', 'maize');
  // The edit of the spacing stays; the new seed rate is there; the signature was under another row.
  expect(row?.edited).toMatchObject({
    spacing: '75 cm x 20 cm, 1 plant per hill',
    plantingMaterialRate: '22-25 kg/ha',
    reviewedBy: '',
  });
  expect(row?.editedOver).toMatchObject({
    spacing: '75-80 cm x 40 cm, 2 plants per hill',
    plantingMaterialRate: '22-25 kg/ha',
  });
  // A later release changes the edited cell itself: the edit stays, and what it started from is still known.
  await loadShipped(database.db, await release('crops.csv', '75-80 cm x 40 cm, 2 plants per hill', '80 cm x 40 cm'));
  const later = await findRow(database.db, 'crops', 'maize');
  expect(later?.edited).toMatchObject({
    spacing: '75 cm x 20 cm, 1 plant per hill',
    plantingMaterialRate: '22-25 kg/ha',
  });
  expect(later?.editedOver).toMatchObject({ spacing: '75-80 cm x 40 cm, 2 plants per hill' });
  expect(later?.shipped).toMatchObject({ spacing: '80 cm x 40 cm' });
});

test('a row a release gives up is gone, unless somebody edited it', async () => {
  await edit('varieties', 'maize.abontem', { traits: 'yellow' });
  await loadShipped(database.db, await release('varieties.csv', 'maize,Abontem,', 'maize,Abontem 2,'));
  expect(await findRow(database.db, 'varieties', 'maize.abontem')).toMatchObject({
    shipped: null,
    edited: { traits: 'yellow' },
  });
  expect(await findRow(database.db, 'varieties', 'maize.abontem_2')).toMatchObject({ edited: null });
  await loadShipped(database.db, await release('varieties.csv', 'maize,Abontem 2,', 'maize,Abontem 3,'));
  expect(await findRow(database.db, 'varieties', 'maize.abontem_2')).toBeUndefined();
});

test('files that do not fit each other are refused whole, with a sentence each', async () => {
  const shipped = await release('districts.csv', 'guan,Guan,,oti,', 'guan,Guan,,otii,');
  await expect(loadShipped(database.db, shipped)).rejects.toThrow(
    'Districts, guan: Region (regionId) names "otii", which is not in Regions. Add it there first, or name one that is.',
  );
  expect((await findRow(database.db, 'districts', 'guan'))?.shipped).toMatchObject({ regionId: 'oti' });
});

test('a cell that is wrong is named with its line', async () => {
  const shipped = await release('regions.csv', 'GH-WP,Western,wr,southern', 'GH-WP,Western,wr,south');
  expect(() => shipped.rows()).toThrow(
    'regions.csv, line 2: Belt: found "south", expected one of southern, middle, northern.',
  );
});

/** An edit names a set of rates that the next release calls by another name. */
async function unfittingRelease(): Promise<void> {
  await edit('fertilizerDefaults', 'maize.transition', { setId: 'maize_blanket_mofa' });
  const text = await readFile(path.join(folder, 'fertilizerRates.csv'), 'utf8');
  await writeFile(path.join(folder, 'fertilizerRates.csv'), text.replaceAll('maize_blanket_mofa', 'maize_general'));
  const defaults = await readFile(path.join(folder, 'fertilizerDefaults.csv'), 'utf8');
  await writeFile(
    path.join(folder, 'fertilizerDefaults.csv'),
    defaults.replaceAll('maize_blanket_mofa', 'maize_general'),
  );
}

const unfitting =
  'The set shown first for maize in transition is maize_blanket_mofa, which has no rates for them. Name a set that has, or add its rates.';

test('where an edit does not fit a new release, the records stay as they were', async () => {
  await unfittingRelease();
  const before = await readState(database.db);
  const loaded = await loadShipped(database.db, await readShipped(folder));
  expect(loaded).toEqual({
    outcome: 'refused',
    sentences: [unfitting],
  });
  expect(await readState(database.db)).toEqual(before);
});

test('a release that an edit keeps out comes into use once the edit is mended', async () => {
  await unfittingRelease();
  const signals = { subscribe: () => undefined } as unknown as AppContext['signals'];
  const reference = await openReference({
    db: database.db,
    signals,
    log: createLog({ level: 'silent' }),
    bumpCacheVersion: () => undefined,
    folder,
  });
  expect(reference.unfitting()).toEqual([unfitting]);
  const row = await findRow(database.db, 'fertilizerDefaults', 'maize.transition');
  await updateRow(database.db, 'fertilizerDefaults', 'maize.transition', {
    edited: { ...row?.edited, setId: 'maize_general' },
    editedOver: row?.shipped ?? null,
    removed: false,
    by: null,
    at: new Date('2026-04-15T13:00:00Z'),
  });
  await reference.reload();
  expect(reference.unfitting()).toEqual([]);
  expect(reference.book().defaultRatesOf('maize', 'transition')[0]?.setId).toBe('maize_general');
});
