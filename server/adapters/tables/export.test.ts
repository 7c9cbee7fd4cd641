import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { DuckDBInstance } from '@duckdb/node-api';
import { readOds } from 'hucre/ods';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { diskStorage } from '../storage/diskStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { withConnection } from './duckdb.ts';
import { harmless } from '#engines/words/harmless.ts';
import { openTables } from './openTables.ts';
import { NoPositions, type ExportForm, type TableAtRest, type Tables, type TableView } from './tables.ts';
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

describe('a table leaves', () => {
  test('as CSV: quoted where needed, dates as ISO 8601, formulas harmless, numbers left alone', async () => {
    expect((await buffer(await exported('csv'))).toString()).toBe(
      [
        '"Trap, ""code""",\'=Moths,"trap, ""CODE""",Day,Seen,Rain',
        '"\'=HYPERLINK(""http://x"",""y"")",12,1.5,2026-04-15,2026-04-15T08:30:00,true',
        '"say ""hi"", Kofi",-3,-0.25,,,',
        '"two\nlines",,,1899-05-01,,false',
        '+233244123456,0,0,,,',
        'Ɔkwawu ₵5\u0007,,,,,',
        '',
      ].join('\r\n'),
    );
  });

  test('as CSV for Excel, which knows its letters by the mark in front', async () => {
    expect((await buffer(await exported('csvbom'))).toString()).toBe(`\uFEFF${await text(await exported('csv'))}`);
  });

  test('as JSON, a line a row', async () => {
    const found = await text(await exported('json'));
    expect(found.split('\n')).toHaveLength(8);
    expect(JSON.parse(found)).toEqual([
      {
        'Trap, "code"': '=HYPERLINK("http://x","y")',
        '=Moths': 12,
        'trap, "CODE"': 1.5,
        Day: '2026-04-15',
        Seen: '2026-04-15T08:30:00',
        Rain: true,
      },
      { 'Trap, "code"': 'say "hi", Kofi', '=Moths': -3, 'trap, "CODE"': -0.25, Day: null, Seen: null, Rain: null },
      {
        'Trap, "code"': 'two\nlines',
        '=Moths': null,
        'trap, "CODE"': null,
        Day: '1899-05-01',
        Seen: null,
        Rain: false,
      },
      { 'Trap, "code"': '+233244123456', '=Moths': 0, 'trap, "CODE"': 0, Day: null, Seen: null, Rain: null },
      { 'Trap, "code"': 'Ɔkwawu ₵5\u0007', '=Moths': null, 'trap, "CODE"': null, Day: null, Seen: null, Rain: null },
    ]);
  });

  test('as a spreadsheet: numbers and days are such, texts stay texts, the sheet has a name Excel takes', async () => {
    const book = await readXlsx(
      await buffer(await exported('xlsx', traps, 'Traps: [north] / 2026 and a name far too long for it')),
    );
    const [sheet] = book.sheets;
    expect(sheet?.name).toBe('Traps north 2026 and a name far');
    expect(sheet?.rows).toEqual([
      ['Trap, "code"', "'=Moths", 'trap, "CODE"', 'Day', 'Seen', 'Rain'],
      ['\'=HYPERLINK("http://x","y")', 12, 1.5, new Date('2026-04-15T00:00:00Z'), '2026-04-15T08:30:00', true],
      ['say "hi", Kofi', -3, -0.25, null, null, null],
      ['two\nlines', null, null, '1899-05-01', null, false],
      ['+233244123456', 0, 0, null, null, null],
      ['Ɔkwawu ₵5\u0007', null, null, null, null, null],
    ]);
  });

  test('as Parquet, under the names of its columns, numbered where they are one name to readers', async () => {
    const file = path.join(folder, 'out.parquet');
    writeFileSync(file, await buffer(await exported('parquet')));
    const instance = await DuckDBInstance.create(':memory:');
    const found = await withConnection(instance, (connection) =>
      connection.runAndReadAll(`select * from '${file}' limit 1`),
    );
    expect(found.columnNames()).toEqual(['Trap, "code"', '=Moths', 'trap, "CODE" 2', 'Day', 'Seen', 'Rain']);
    expect(found.getRowsJson()).toEqual([
      ['=HYPERLINK("http://x","y")', '12', 1.5, '2026-04-15', '2026-04-15 08:30:00', true],
    ]);
    instance.closeSync();
    await expect.poll(() => readdirSync(scratch)).toEqual([]);
  });

  test('without rows too', async () => {
    const empty = await makeTable(
      storage,
      [
        ['Region', 'text'],
        ['Bags', 'whole'],
      ],
      `select 'x', 1 where false`,
    );
    expect(await text(await exported('csv', empty))).toBe('Region,Bags\r\n');
    expect(await text(await exported('json', empty))).toBe('[]\n');
    expect((await readXlsx(await buffer(await exported('xlsx', empty)))).sheets[0]?.rows).toEqual([['Region', 'Bags']]);
  });

  test('as an OpenDocument sheet that is read back as it was, with a second sheet', async () => {
    const second = {
      name: 'Columns',
      rows: [
        ['Column', 'Label'],
        ['Day', '=when'],
      ],
    };
    const book = await readOds(await buffer(await tables.export(traps, 'ods', { name: 'Traps <north>', second })));
    expect(book.sheets.map(({ name }) => name)).toEqual(['Traps <north>', 'Columns']);
    expect(book.sheets[0]?.rows.slice(0, 2)).toEqual([
      ['Trap, "code"', "'=Moths", 'trap, "CODE"', 'Day', 'Seen', 'Rain'],
      [
        '\'=HYPERLINK("http://x","y")',
        12,
        1.5,
        new Date('2026-04-15T00:00:00Z'),
        new Date('2026-04-15T08:30:00Z'),
        true,
      ],
    ]);
    expect(book.sheets[1]?.rows).toEqual([
      ['Column', 'Label'],
      ['Day', "'=when"],
    ]);
  });

  test('as a spreadsheet with a second sheet', async () => {
    const book = await readXlsx(
      await buffer(
        await tables.export(traps, 'xlsx', {
          name: 'Columns',
          second: { name: 'Columns', rows: [['Column'], ['=Day']] },
        }),
      ),
    );
    expect(book.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Columns', 6],
      ['Columns (2)', 2],
    ]);
    expect(book.sheets[1]?.rows).toEqual([['Column'], ["'=Day"]]);
  });

  describe('as it is looked at', () => {
    let farms: TableAtRest;
    beforeAll(async () => {
      farms = await makeTable(
        storage,
        [
          ['Town', 'text'],
          ['Latitude', 'decimal'],
          ['lon', 'decimal'],
          ['Bags', 'whole'],
        ],
        `values ('Ejura', 7.38, -1.36, 40), ('Ho', 6.6, 0.47, 12), ('Wà', 10.06, -2.5, 7), ('Bole', null, null, 25)`,
      );
    });

    test.each<[string, TableView, string]>([
      [
        'some columns, some rows, in an order',
        {
          select: ['Bags', 'Town'],
          filters: [{ column: 'Bags', op: 'atLeast', value: '10' }],
          sort: [{ column: 'Bags', down: true }],
        },
        'Bags,Town\r\n40,Ejura\r\n25,Bole\r\n12,Ho\r\n',
      ],
      [
        'rows that hold a text, whatever its capitals and accents',
        { select: ['Town'], search: ' WA ' },
        'Town\r\nWà\r\n',
      ],
      ['a text in a number', { select: ['Town'], search: '1.3' }, 'Town\r\nEjura\r\n'],
      ['a text of SQL is only a text', { select: ['Town'], search: "' or 1=1 --" }, 'Town\r\n'],
    ])('%s', async (_, view, csv) => {
      expect(await text(await tables.export(farms, 'csv', { name: 'F', view }))).toBe(csv);
      expect(JSON.parse(await text(await tables.export(farms, 'json', { name: 'F', view })))).toHaveLength(
        csv.split('\r\n').length - 2,
      );
    });

    test('as points of GeoJSON, east before north; a row without a position has none', async () => {
      const view = { select: ['Town'], sort: [{ column: 'Town', down: false }] };
      expect(JSON.parse(await text(await tables.export(farms, 'geojson', { name: 'F', view })))).toEqual({
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', geometry: null, properties: { Town: 'Bole' } },
          { type: 'Feature', geometry: { type: 'Point', coordinates: [-1.36, 7.38] }, properties: { Town: 'Ejura' } },
          { type: 'Feature', geometry: { type: 'Point', coordinates: [0.47, 6.6] }, properties: { Town: 'Ho' } },
          { type: 'Feature', geometry: { type: 'Point', coordinates: [-2.5, 10.06] }, properties: { Town: 'Wà' } },
        ],
      });
      await expect(tables.export(traps, 'geojson', { name: 'T' })).rejects.toThrow(NoPositions);
    });

    test('as Parquet with those rows alone, and as a sheet that has room for them', async () => {
      const view = { filters: [{ column: 'Town', op: 'is' as const, value: 'Ho' }] };
      const file = path.join(folder, 'view.parquet');
      writeFileSync(file, await buffer(await tables.export(farms, 'parquet', { name: 'F', view })));
      const instance = await DuckDBInstance.create(':memory:');
      expect(
        (
          await withConnection(instance, (connection) => connection.runAndReadAll(`select * from '${file}'`))
        ).getRowsJson(),
      ).toEqual([['Ho', 6.6, 0.47, '12']]);
      instance.closeSync();
      const few = await readXlsx(
        await buffer(await tables.export({ ...farms, rows: 2_000_000 }, 'xlsx', { name: 'F', view })),
      );
      expect(few.sheets[0]?.rows).toHaveLength(2);
    });
  });
});

describe('what looks like a formula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1+cmd|x', "'+1+cmd|x"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['＝1+1', "'＝1+1"],
    ['-x', "'-x"],
  ])('%j is shown and does not run', (found, shown) => expect(harmless(found)).toBe(shown));

  test.each(['+233 24 412 3456', '-1,234.5', '-', '--', 'a=b', "'=1", '', '2026-04-15', ' =1'])(
    '%j stays as it is',
    (found) => expect(harmless(found)).toBe(found),
  );

  test('is found by the database alike', async () => {
    const texts = [
      '=1+1',
      '+1+cmd|x',
      '-2+3',
      '@SUM(A1)',
      '\t=1',
      '＝1+1',
      '-',
      '+233 24 412 3456',
      '-1,234.5',
      'a=b',
      '',
    ];
    const table = await makeTable(storage, [['t', 'text']], `values ${texts.map((each) => `('${each}')`).join(', ')}`);
    const [, ...lines] = (await text(await exported('csv', table))).split('\r\n');
    expect(lines.slice(0, -1).map((line) => line.replace(/^"(.*)"$/, '$1'))).toEqual(texts.map(harmless));
  });
});
