import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { diskStorage } from '../storage/diskStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { openTables } from './openTables.ts';
import { ColumnUnknown, QuestionTooSlow, type TableAtRest, type Tables } from './tables.ts';
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

describe('two tables', () => {
  const columns = [
    ['Code', 'text'],
    ['Region', 'text'],
    ['Bags', 'whole'],
  ] as const;
  const made = (sql: string) => makeTable(storage, columns, sql);

  test('are compared by a key: rows added, removed and changed', async () => {
    const before = await made(
      `values ('A', 'Ashanti', 12), ('B', 'Volta', 7), ('C', 'Savannah', null), ('D', 'Oti', 1)`,
    );
    const after = await made(`values ('B', 'Volta', 8), ('A', 'Ashanti', 12), ('C', 'Savannah', 4), ('E', 'Ahafo', 2)`);
    expect(await tables.compare(before, after, ['Code'], 10)).toEqual({
      columns: ['Code', 'Region', 'Bags'],
      columnsAdded: [],
      columnsRemoved: [],
      added: { count: 1, rows: [['E', 'Ahafo', 2]] },
      removed: { count: 1, rows: [['D', 'Oti', 1]] },
      changed: {
        count: 2,
        rows: [
          { key: ['B'], cells: [{ column: 'Bags', before: 7, after: 8 }] },
          { key: ['C'], cells: [{ column: 'Bags', before: null, after: 4 }] },
        ],
      },
    });
  });

  test('the same rows are no difference, whatever their order; of each kind the first are shown', async () => {
    const before = await made(`values ('A', 'Ashanti', 1), ('B', 'Volta', 2), (null, 'Oti', 3)`);
    expect(
      await tables.compare(
        before,
        await made(`values (null, 'Oti', 3), ('B', 'Volta', 2), ('A', 'Ashanti', 1)`),
        ['Code'],
        10,
      ),
    ).toMatchObject({
      added: { count: 0, rows: [] },
      removed: { count: 0 },
      changed: { count: 0, rows: [] },
    });
    const other = await made(`select 'N' || i, 'New', i from range(5) t(i)`);
    expect(await tables.compare(before, other, ['Code'], 2)).toMatchObject({
      added: {
        count: 5,
        rows: [
          ['N0', 'New', 0],
          ['N1', 'New', 1],
        ],
      },
      removed: { count: 3 },
    });
  });

  test('a key that occurs twice holds the first against the first', async () => {
    const before = await made(`values ('A', 'Ashanti', 1), ('A', 'Ashanti', 2)`);
    const after = await made(`values ('A', 'Ashanti', 1), ('A', 'Ashanti', 5), ('A', 'Ashanti', 6)`);
    expect(await tables.compare(before, after, ['Code'], 10)).toMatchObject({
      added: { count: 1, rows: [['A', 'Ashanti', 6]] },
      removed: { count: 0 },
      changed: { count: 1, rows: [{ key: ['A'], cells: [{ column: 'Bags', before: 2, after: 5 }] }] },
    });
  });

  test('without a key, rows are the same where all their columns are', async () => {
    const before = await made(`values ('A', 'Ashanti', 1), ('B', 'Volta', 2), ('B', 'Volta', 2)`);
    const after = await made(`values ('B', 'Volta', 2), ('A', 'Ashanti', 9)`);
    expect(await tables.compare(before, after, [], 10)).toMatchObject({
      added: { count: 1, rows: [['A', 'Ashanti', 9]] },
      removed: { count: 2 },
      changed: { count: 0, rows: [] },
    });
  });

  test('columns that came and went are named, and a column that changed its type is compared by what it says', async () => {
    const before = await made(`values ('1', 'Ashanti', 12), ('2', 'Volta', 7)`);
    const after = await makeTable(
      storage,
      [
        ['Code', 'whole'],
        ['District', 'text'],
        ['Bags', 'decimal'],
      ],
      `values (1, 'Atwima', 12.0), (2, 'Ho', 7.5)`,
    );
    expect(await tables.compare(before, after, ['Code'], 10)).toMatchObject({
      columns: ['Code', 'District', 'Bags'],
      columnsAdded: ['District'],
      columnsRemoved: ['Region'],
      added: { count: 0 },
      removed: { count: 0 },
      changed: { count: 1, rows: [{ key: [2], cells: [{ column: 'Bags', before: 7, after: 7.5 }] }] },
    });
    await expect(tables.compare(before, after, ['Region'], 10)).rejects.toThrow(ColumnUnknown);

    const words = await makeTable(
      storage,
      [
        ['Code', 'whole'],
        ['Bags', 'text'],
      ],
      `values (1, 'n/a'), (2, '7')`,
    );
    const numbers = await makeTable(
      storage,
      [
        ['Code', 'whole'],
        ['Bags', 'whole'],
      ],
      `values (1, null), (2, 7)`,
    );
    expect((await tables.compare(words, numbers, ['Code'], 10)).changed).toEqual({
      count: 1,
      rows: [{ key: [1], cells: [{ column: 'Bags', before: 'n/a', after: null }] }],
    });
  });
});

describe('it goes on', () => {
  test('a question that takes too long ends, and the next is answered', async () => {
    const hasty = openTables({ storage, scratch: path.join(folder, 'scratch2'), questionMs: 150 });
    const long = await makeTable(
      storage,
      [
        ['a', 'text'],
        ['b', 'decimal'],
      ],
      `select i::varchar || 'x', random() from range(400000) t(i)`,
    );
    await expect(hasty.compare(long, long, ['b', 'a'], 1)).rejects.toThrow(QuestionTooSlow);
    expect((await hasty.rows(harvests, page)).total).toBe(5);
    await hasty.close();
  });

  test('many questions at once are answered all', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, offset) =>
        tables.rows(harvests, { offset: offset % 5, limit: 1, select: ['Bags'] }),
      ),
    );
    expect(answers.map(({ rows }) => rows.length)).toEqual(Array.from({ length: 30 }, () => 1));
  });
});
