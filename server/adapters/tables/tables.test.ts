import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TimeStep } from '#engines/charts/timeSteps.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { diskStorage } from '../storage/diskStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { openTables } from './openTables.ts';
import { ColumnUnknown, ValueUnfit, type Filter, type TableAtRest, type Tables } from './tables.ts';
import { makeTable } from './testing/makeTable.ts';

let folder: string;
let storage: Storage;
let tables: Tables;
let harvests: TableAtRest;
beforeAll(async () => {
  folder = temporaryFolder('tables');
  storage = diskStorage(path.join(folder, 'files'));
  tables = openTables({ storage, scratch: path.join(folder, 'scratch') });
  harvests = await makeTable(
    storage,
    [
      ['Region', 'text'],
      ['Bags', 'whole'],
      ['Yield (t/ha)', 'decimal'],
      ['Harvested', 'date'],
      ['Weighed at', 'time'],
      ['Certified', 'truth'],
      ['Phone', 'text'],
    ],
    `values ('Ashanti', 12, 1.9, '2025-08-14', '2025-08-14 08:30:00', true, '0244123456'),
            ('Volta', 7, 2.25, '2025-09-01', '2025-09-01 17:05:30', false, '+233501234567'),
            ('Ashanti', 30, null, '2026-01-02', null, null, null),
            ('Bono East', 9007199254740993, 0.1, null, '2025-08-14 08:30:00', true, 'it''s "new"'),
            (null, -3, -1.5, '2025-08-14', null, false, '')`,
  );
});
afterAll(async () => {
  await tables.close();
  removeFolder(folder);
});

const page = { offset: 0, limit: 10 };

const regionsWhere = async (...filters: Filter[]) =>
  (await tables.rows(harvests, { ...page, select: ['Region', 'Bags'], filters })).rows.map(([, bags]) => bags);

const where = (column: string, op: Filter['op'], value = ''): Filter => ({ column, op, value });

describe('rows', () => {
  test('are shown in the order of the file, each type in its own form', async () => {
    expect(await tables.rows(harvests, page)).toEqual({
      columns: ['Region', 'Bags', 'Yield (t/ha)', 'Harvested', 'Weighed at', 'Certified', 'Phone'],
      rows: [
        ['Ashanti', 12, 1.9, '2025-08-14', '2025-08-14T08:30:00', true, '0244123456'],
        ['Volta', 7, 2.25, '2025-09-01', '2025-09-01T17:05:30', false, '+233501234567'],
        ['Ashanti', 30, null, '2026-01-02', null, null, null],
        // Past 2^53 a number of JavaScript would be another one.
        ['Bono East', '9007199254740993', 0.1, null, '2025-08-14T08:30:00', true, 'it\'s "new"'],
        [null, -3, -1.5, '2025-08-14', null, false, ''],
      ],
      total: 5,
    });
  });

  test('come by pages, of the columns asked for, in their order', async () => {
    expect(await tables.rows(harvests, { select: ['Bags', 'Region'], offset: 1, limit: 2 })).toEqual({
      columns: ['Bags', 'Region'],
      rows: [
        [7, 'Volta'],
        [30, 'Ashanti'],
      ],
      total: 5,
    });
    expect((await tables.rows(harvests, { offset: 4, limit: 10 })).rows).toHaveLength(1);
    expect((await tables.rows(harvests, { offset: 50, limit: 10 })).rows).toEqual([]);
  });

  test('are sorted by several columns, empty ones last, equal ones in the order of the file', async () => {
    const sorted = async (...sort: { column: string; down: boolean }[]) =>
      (await tables.rows(harvests, { ...page, select: ['Bags'], sort })).rows.map(([bags]) => bags);
    expect(await sorted({ column: 'Region', down: false })).toEqual([12, 30, '9007199254740993', 7, -3]);
    expect(await sorted({ column: 'Region', down: true }, { column: 'Bags', down: true })).toEqual([
      7,
      '9007199254740993',
      30,
      12,
      -3,
    ]);
    expect(await sorted({ column: 'Yield (t/ha)', down: true })).toEqual([7, 12, '9007199254740993', -3, 30]);
  });

  test('are filtered by each type, and the total is of those that fit', async () => {
    const found = await tables.rows(harvests, {
      offset: 0,
      limit: 1,
      select: ['Bags'],
      filters: [where('Region', 'is', 'Ashanti')],
    });
    expect(found).toEqual({ columns: ['Bags'], rows: [[12]], total: 2 });
    expect(await regionsWhere(where('Region', 'isNot', 'Ashanti'))).toEqual([7, '9007199254740993', -3]);
    expect(await regionsWhere(where('Region', 'has', 'SHANT'))).toEqual([12, 30]);
    expect(await regionsWhere(where('Region', 'empty'))).toEqual([-3]);
    expect(await regionsWhere(where('Yield (t/ha)', 'filled'), where('Region', 'filled'))).toEqual([
      12,
      7,
      '9007199254740993',
    ]);
    expect(await regionsWhere(where('Bags', 'atLeast', '12'))).toEqual([12, 30, '9007199254740993']);
    expect(await regionsWhere(where('Bags', 'is', '9007199254740993'))).toEqual(['9007199254740993']);
    expect(await regionsWhere(where('Bags', 'is', '9007199254740992'))).toEqual([]);
    expect(await regionsWhere(where('Bags', 'atMost', '7.5'))).toEqual([7, -3]);
    expect(await regionsWhere(where('Yield (t/ha)', 'is', '0.1'))).toEqual(['9007199254740993']);
    expect(await regionsWhere(where('Harvested', 'atMost', '2025-08-31'))).toEqual([12, -3]);
    expect(await regionsWhere(where('Weighed at', 'is', '2025-08-14 08:30'))).toEqual([12, '9007199254740993']);
    expect(await regionsWhere(where('Weighed at', 'atLeast', '2025-08-14T08:30:01'))).toEqual([7]);
    expect(await regionsWhere(where('Certified', 'is', 'no'))).toEqual([7, -3]);
    expect(await regionsWhere(where('Phone', 'is', '0244123456'))).toEqual([12]);
  });

  test('what looks like SQL is a value or an unknown column, never SQL', async () => {
    const nasty = `'; drop table x; --`;
    expect(await regionsWhere(where('Region', 'is', nasty))).toEqual([]);
    expect(await regionsWhere(where('Phone', 'has', `'s "new`))).toEqual(['9007199254740993']);
    await expect(tables.rows(harvests, { ...page, select: [nasty] })).rejects.toThrow(ColumnUnknown);
    await expect(
      tables.rows({ ...harvests, columns: [{ ...harvests.columns[0]!, key: 'c1, c2' }] }, page),
    ).rejects.toThrow('A column is kept as c1, c2.');
  });

  test('an unknown column is answered with those there are', async () => {
    await expect(tables.rows(harvests, { ...page, sort: [{ column: 'Yeild', down: false }] })).rejects.toMatchObject({
      name: 'ColumnUnknown',
      found: 'Yeild',
      columns: ['Region', 'Bags', 'Yield (t/ha)', 'Harvested', 'Weighed at', 'Certified', 'Phone'],
    });
  });

  test.each([
    ['Bags', 'many', 'numbers, such as 12.5'],
    ['Yield (t/ha)', '1,9', 'numbers, such as 12.5'],
    ['Harvested', '14/08/2025', 'dates, such as 2026-04-15'],
    ['Harvested', '2025-02-30', 'dates, such as 2026-04-15'],
    ['Weighed at', 'noon', 'times, such as 08:30 or 2026-04-15T08:30'],
    ['Certified', 'maybe', 'true and false'],
  ])('%s is not compared with "%s"', async (column, value, expected) => {
    const asked = tables.rows(harvests, { ...page, filters: [where(column, 'is', value)] });
    await expect(asked).rejects.toThrow(ValueUnfit);
    await expect(asked).rejects.toMatchObject({ column, found: value, expected });
  });
});

describe('groups', () => {
  test('are measured, in the order of their values', async () => {
    const asked = {
      by: ['Region'],
      limit: 10,
      measures: [
        { measure: 'count', column: null },
        { measure: 'count', column: 'Yield (t/ha)' },
        { measure: 'mean', column: 'Yield (t/ha)' },
      ],
    } as const;
    expect(await tables.groups(harvests, asked)).toEqual({
      columns: ['Region', 'count', 'count of Yield (t/ha)', 'mean of Yield (t/ha)'],
      rows: [
        ['Ashanti', 2, 1, 1.9],
        ['Bono East', 1, 1, 0.1],
        ['Volta', 1, 1, 2.25],
        [null, 1, 1, -1.5],
      ],
      cut: false,
    });
  });

  test('of a date go by day, month or year', async () => {
    const by = async (step?: TimeStep) =>
      (
        await tables.groups(harvests, {
          by: ['Harvested'],
          ...(step && { step }),
          limit: 10,
          measures: [{ measure: 'count', column: null }],
        })
      ).rows;
    expect(await by()).toEqual([
      ['2025-08-14', 2],
      ['2025-09-01', 1],
      ['2026-01-02', 1],
      [null, 1],
    ]);
    expect(await by('month')).toEqual([
      ['2025-08', 2],
      ['2025-09', 1],
      ['2026-01', 1],
      [null, 1],
    ]);
    expect(await by('year')).toEqual([
      ['2025', 3],
      ['2026', 1],
      [null, 1],
    ]);
  });

  test('of a moment go by hour, by the Monday of its week and by quarter too; a date has no hours', async () => {
    const rain = await makeTable(
      storage,
      [
        ['At', 'time'],
        ['Day', 'date'],
      ],
      "values ('2026-04-15 14:05:00', '2026-04-15'), ('2026-04-15 14:55:10', '2026-04-15'), ('2026-06-30 23:00:00', '2026-06-30'), (null, null)",
    );
    const by = async (column: string, step?: TimeStep) =>
      (
        await tables.groups(rain, {
          by: [column],
          ...(step && { step }),
          limit: 10,
          measures: [{ measure: 'count', column: null }],
        })
      ).rows;
    expect(await by('At')).toEqual([
      ['2026-04-15T14:05:00', 1],
      ['2026-04-15T14:55:10', 1],
      ['2026-06-30T23:00:00', 1],
      [null, 1],
    ]);
    expect(await by('At', 'hour')).toEqual([
      ['2026-04-15T14:00', 2],
      ['2026-06-30T23:00', 1],
      [null, 1],
    ]);
    expect(await by('At', 'day')).toEqual([
      ['2026-04-15', 2],
      ['2026-06-30', 1],
      [null, 1],
    ]);
    expect(await by('At', 'year')).toEqual([
      ['2026', 3],
      [null, 1],
    ]);
    for (const column of ['At', 'Day']) {
      expect(await by(column, 'week')).toEqual([
        ['2026-04-13', 2],
        ['2026-06-29', 1],
        [null, 1],
      ]);
      expect(await by(column, 'quarter')).toEqual([
        ['2026-Q2', 3],
        [null, 1],
      ]);
    }
    expect(await by('Day', 'hour')).toEqual([
      ['2026-04-15', 2],
      ['2026-06-30', 1],
      [null, 1],
    ]);
  });

  test('are taken of what fits, and cut where there are more', async () => {
    const asked = {
      by: ['Region'],
      limit: 2,
      measures: [{ measure: 'max', column: 'Harvested' }],
      filters: [where('Bags', 'atLeast', '0')],
    } as const;
    expect(await tables.groups(harvests, asked)).toEqual({
      columns: ['Region', 'max of Harvested'],
      rows: [
        ['Ashanti', '2026-01-02'],
        ['Bono East', null],
      ],
      cut: true,
    });
  });

  test('all of it is one group', async () => {
    const measures = [
      { measure: 'sum', column: 'Yield (t/ha)' },
      { measure: 'median', column: 'Yield (t/ha)' },
      { measure: 'min', column: 'Phone' },
      { measure: 'distinct', column: 'Region' },
    ] as const;
    const { rows } = await tables.groups(harvests, { by: [], measures, limit: 1 });
    expect(rows).toEqual([[expect.closeTo(2.75), 1, '', 3]]);
  });

  test('a sum of texts is refused with what a sum needs', async () => {
    await expect(
      tables.groups(harvests, { by: [], measures: [{ measure: 'sum', column: 'Region' }], limit: 1 }),
    ).rejects.toMatchObject({
      name: 'ValueUnfit',
      column: 'Region',
      found: 'sum',
      expected: 'texts, which have no sum',
    });
  });
});
