import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { type FileRead, readFileToTables } from '../readFile.ts';
import { rowsXml, workbook } from '../testing/corpus/workbooks.ts';

const folder = temporaryFolder('changes');
let number = 0;
afterAll(() => removeFolder(folder));

/** The file as it is read once every fix was accepted that is offered for what must or should be mended. */
async function mended(content: string | Uint8Array, fileName = 'prices.csv'): Promise<FileRead> {
  const out = path.join(folder, String(number++), 'out');
  mkdirSync(out, { recursive: true });
  const file = path.join(path.dirname(out), 'sent');
  writeFileSync(file, content);
  const order = { file, fileName, out, places: [], today: '2026-11-21' };
  const { findings } = await readFileToTables({ ...order, fixes: [] }, () => undefined);
  const fixes = findings.flatMap(({ fix, weight }) =>
    fix === null || weight === 'note' || fix.kind === 'keepAsText' ? [] : [fix],
  );
  return await readFileToTables({ ...order, fixes }, () => undefined);
}

/** Each column with its counts, and the cells that show what was done. */
function told({ tables }: FileRead): Record<string, string[]> {
  return Object.fromEntries(
    (tables[0]?.table.columns ?? []).map(({ name, changes }) => [
      name,
      changes === undefined
        ? []
        : [
            `${changes.read} read, ${changes.changed} changed, ${changes.emptied} emptied`,
            ...changes.examples.map(({ at, written, value }) => `${at}: ${written} → ${value ?? 'nothing'}`),
          ],
    ]),
  );
}

describe('what became of the cells of a file', () => {
  test('is counted for each column, with the first cells that were read otherwise or left empty', async () => {
    const text = [
      'Market,Price,Stock,Day,Shut',
      'Ejura,"1,250.50",12,31/03/2024,no',
      'Wa,"2,300.75",n.d.,01/04/2024,no',
      'Tamale,980.00,7,30/04/2024,yes',
      'Bole,"1,020.00",,02/05/2024,no',
      'Keta,"1,899.50",n.d.,,no',
    ].join('\n');
    expect(told(await mended(text))).toEqual({
      Market: ['5 read, 0 changed, 0 emptied'],
      Price: [
        '5 read, 4 changed, 0 emptied',
        'line 2: 1,250.50 → 1250.5',
        'line 3: 2,300.75 → 2300.75',
        'line 5: 1,020.00 → 1020',
      ],
      // A cell that the file leaves empty was not emptied by anybody.
      Stock: ['2 read, 0 changed, 2 emptied', 'line 3: n.d. → nothing', 'line 6: n.d. → nothing'],
      Day: [
        '4 read, 4 changed, 0 emptied',
        'line 2: 31/03/2024 → 2024-03-31',
        'line 3: 01/04/2024 → 2024-04-01',
        'line 4: 30/04/2024 → 2024-04-30',
      ],
      Shut: ['5 read, 0 changed, 0 emptied'],
    });
  });

  test('names nothing where every cell stays as it is written', async () => {
    const text = 'Station,Rain,Day\nWa,12.5,2024-03-31\nBole,0,2024-04-01\n';
    expect(told(await mended(text))).toEqual({
      Station: ['2 read, 0 changed, 0 emptied'],
      Rain: ['2 read, 0 changed, 0 emptied'],
      Day: ['2 read, 0 changed, 0 emptied'],
    });
  });

  test('names the cells of a workbook', async () => {
    const file = workbook([
      {
        name: 'Prices',
        rows: rowsXml([
          ['Market', 'Price'],
          ['Ejura', 'GH₵ 1,010'],
          ['Wa', 'GH₵ 980'],
          ['Bole', 'n/a'],
        ]),
      },
    ]);
    expect(told(await mended(file, 'prices.xlsx'))).toEqual({
      Market: ['3 read, 0 changed, 0 emptied'],
      Price: ['2 read, 2 changed, 1 emptied', 'B2: GH₵ 1,010 → 1010', 'B3: GH₵ 980 → 980', 'B4: n/a → nothing'],
    });
  });
});
