import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { diskStorage } from '../storage/diskStorage.ts';
import { FileMissing, type Storage } from '../storage/storage.ts';
import { openTables } from './openTables.ts';
import { TooManyRows, type ExportForm, type TableAtRest, type Tables } from './tables.ts';
import { makeTable } from './testing/makeTable.ts';

let folder: string;
let scratch: string;
let storage: Storage;
let tables: Tables;
let traps: TableAtRest;
beforeAll(async () => {
  folder = temporaryFolder('export');
  scratch = path.join(folder, 'scratch');
  storage = diskStorage(path.join(folder, 'files'));
  tables = openTables({ storage, scratch });
  traps = await makeTable(
    storage,
    [
      ['Trap, "code"', 'text'],
      ['=Moths', 'whole'],
      ['trap, "CODE"', 'decimal'],
      ['Day', 'date'],
      ['Seen', 'time'],
      ['Rain', 'truth'],
    ],
    `values ('=HYPERLINK("http://x","y")', 12, 1.5, '2026-04-15', '2026-04-15 08:30:00', true),
            ('say "hi", Kofi', -3, -0.25, null, null, null),
            ('two' || chr(10) || 'lines', null, null, '1899-05-01', null, false),
            ('+233244123456', 0, 0, null, null, null),
            ('Ɔkwawu ₵5' || chr(7), null, 'nan'::double, null, null, null)`,
  );
});
afterAll(async () => {
  await tables.close();
  removeFolder(folder);
});

const exported = async (form: ExportForm, table = traps, sheet = 'Traps'): Promise<Readable> =>
  tables.export(table, form, { name: sheet });

describe('a table that is read piece by piece leaves', () => {
  test('whole, however long: nothing is lost between its pieces', async () => {
    const long = await makeTable(
      storage,
      [
        ['n', 'whole'],
        ['t', 'text'],
      ],
      `select i, 'row ' || i from range(50000) t(i)`,
    );
    const csv = (await text(await exported('csv', long))).split('\r\n');
    expect(csv).toHaveLength(50_002);
    expect(csv[50_000]).toBe('49999,row 49999');
    expect(csv[12_346]).toBe('12345,row 12345');
    expect((JSON.parse(await text(await exported('json', long))) as unknown[])[49_999]).toEqual({
      n: 49_999,
      t: 'row 49999',
    });
    const sheet = (await readXlsx(await buffer(await exported('xlsx', long)))).sheets[0];
    expect(sheet?.rows).toHaveLength(50_001);
    expect(sheet?.rows[12_346]).toEqual([12_345, 'row 12345']);
  });

  test('not as a spreadsheet past what a sheet holds; as CSV it does', async () => {
    const million = { ...traps, rows: 1_048_576 };
    await expect(exported('xlsx', million)).rejects.toThrow(TooManyRows);
    await expect(exported('xlsx', million)).rejects.toMatchObject({ rows: 1_048_576, most: 1_048_575 });
    await expect(exported('xlsx', { ...traps, rows: 1_048_575 })).resolves.toBeDefined();
    await expect(exported('csv', million)).resolves.toBeDefined();
  });

  test('a reader who goes away leaves nothing open, and others are answered', async () => {
    const long = await makeTable(
      storage,
      [
        ['n', 'whole'],
        ['t', 'text'],
      ],
      `select i, repeat('x', 200) from range(200000) t(i)`,
    );
    for (const form of ['csv', 'json', 'xlsx', 'parquet'] as const) {
      const stream = await exported(form, long);
      await new Promise((resolve) => stream.once('data', resolve));
      stream.destroy();
      await new Promise((resolve) => (stream.closed ? resolve(null) : stream.once('close', resolve)));
    }
    expect((await tables.rows(long, { offset: 199_999, limit: 5 })).rows).toHaveLength(1);
    await expect.poll(() => readdirSync(scratch)).toEqual([]);
  });

  test('and gives its file back: read whole, in part or not at all', async () => {
    const lent = new Set<object>();
    const watched: Storage = {
      ...storage,
      async local(key) {
        const file = await storage.local(key);
        const loan = {};
        lent.add(loan);
        return { path: file.path, release: () => void lent.delete(loan) };
      },
    };
    const own = openTables({ storage: watched, scratch: path.join(folder, 'scratch4') });
    for (const form of ['csv', 'json', 'xlsx', 'parquet'] as const) {
      await buffer(await own.export(traps, form, { name: 'Traps' }));
      const unread = await own.export(traps, form, { name: 'Traps' });
      unread.destroy();
      const begun = await own.export(traps, form, { name: 'Traps' });
      await new Promise((resolve) => begun.once('data', resolve));
      begun.destroy();
      await expect.poll(() => lent.size).toBe(0);
    }
    await own.rows(traps, { offset: 0, limit: 1 });
    await expect(own.rows(traps, { select: ['?'], offset: 0, limit: 1 })).rejects.toThrow('No column ?.');
    await own.compare(traps, traps, [], 1);
    expect(lent.size).toBe(0);
    await own.close();
  });

  test('and what a crash left of others goes when it is a day old', async () => {
    const left = path.join(folder, 'scratch5');
    mkdirSync(left);
    for (const [name, ageHours] of [
      ['old.parquet', 25],
      ['new.parquet', 1],
    ] as const) {
      const file = path.join(left, name);
      writeFileSync(file, 'PAR1');
      const at = Date.now() / 1_000 - ageHours * 3_600;
      utimesSync(file, at, at);
    }
    const own = openTables({ storage, scratch: left });
    await own.rows(traps, { offset: 0, limit: 1 });
    await expect.poll(() => readdirSync(left)).toEqual(['new.parquet']);
    await own.close();
  });

  test('not where its file is gone', async () => {
    await expect(exported('csv', { ...traps, fileKey: 'tables/gone.parquet' })).rejects.toThrow(FileMissing);
  });
});
