import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Finding, Fix } from '#engines/tables/types.ts';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { sniff } from '../sniff.ts';
import { odsRows, odsTable, openDocument } from '../testing/corpus/workbooks.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';

const folder = temporaryFolder('sheets');

afterAll(() => removeFolder(folder));

let files = 0;

async function read(
  bytes: Uint8Array,
  fixes: readonly Fix[] = [],
): Promise<{ texts: Record<string, string>; findings: readonly Finding[]; personal: string[] }> {
  const out = path.join(folder, String((files += 1)));
  mkdirSync(out);
  const file = path.join(out, 'sent');
  writeFileSync(file, bytes);
  const sniffed = await sniff(file);
  if (sniffed.kind !== 'xlsx' && sniffed.kind !== 'ods') throw new Error(`read as ${sniffed.kind}`);
  const {
    tables,
    findings,
    personalData = [],
  } = await readSpreadsheet(sniffed, { file, fileName: 'sent', out, fixes, places: [], today: '2026-11-21' });
  sniffed.archive.close();
  return {
    texts: Object.fromEntries(tables.map((table) => [table.name, readFileSync(table.path, 'utf8')])),
    findings,
    personal: personalData.map(({ kind, column, at }) => `${kind} in ${column} at ${at}`),
  };
}

describe('an OpenDocument spreadsheet becomes text', () => {
  test('lines of a cell stay apart, and blanks and comments are read as they are shown', async () => {
    const { texts } = await read(
      openDocument(
        odsTable(
          'N',
          odsRows([
            [
              '<table:table-cell office:value-type="string"><office:annotation><text:p>by Ama</text:p></office:annotation><text:p>dry<text:s text:c="2"/>spell</text:p><text:p>then<text:line-break/><text:span>rain</text:span></text:p></table:table-cell>',
              'b',
            ],
            [
              '<table:table-cell office:value-type="float" office:value="244123456"><text:p>0244123456</text:p></table:table-cell>',
              '<table:table-cell office:value-type="float" office:value="0.10"><text:p>0,10</text:p></table:table-cell>',
            ],
            [
              '<table:table-cell table:number-columns-repeated="2" office:value-type="boolean" office:boolean-value="true"><text:p>TRUE</text:p></table:table-cell>',
            ],
          ]),
        ),
      ),
    );
    expect(texts).toEqual({ N: '1,"dry  spell\nthen\nrain",b\n2,0244123456,0.10\n3,true,true\n' });
  });

  test('dates, moments and times', async () => {
    const cell = (type: string, value: string): string =>
      `<table:table-cell office:value-type="${type}" office:${type}-value="${value}"><text:p>shown otherwise</text:p></table:table-cell>`;
    const { texts } = await read(
      openDocument(
        odsTable(
          'T',
          odsRows([
            [
              cell('date', '2024-03-31'),
              cell('date', '2024-03-31T14:05:00.000'),
              cell('time', 'PT14H05M00S'),
              cell('date', '2024-03-31T00:00:00'),
              cell('date', '1899-12-30T06:30:00'),
            ],
          ]),
        ),
      ),
    );
    expect(texts).toEqual({ T: '1,2024-03-31,2024-03-31 14:05:00,14:05:00,2024-03-31,06:30:00\n' });
  });

  test('merged cells and formulas with their addresses, filled where accepted', async () => {
    const bytes = openDocument(
      odsTable(
        'M',
        odsRows([
          ['Region', 'Area'],
          [
            '<table:table-cell office:value-type="string" table:number-rows-spanned="2" table:number-columns-spanned="1"><text:p>Oti</text:p></table:table-cell>',
            '<table:table-cell table:formula="of:=2*60" office:value-type="float" office:value="120"><text:p>120</text:p></table:table-cell>',
          ],
          ['<table:covered-table-cell/>', 75],
        ]),
      ),
    );
    const { findings } = await read(bytes);
    expect(findings.map(({ code, at, found }) => [code, at, found])).toEqual([
      ['formulas', 'B2', '=2*60'],
      ['mergedCells', 'A2:A3', 'one merged area'],
    ]);
    expect((await read(bytes, [{ kind: 'fillMerged', sheet: 'M', column: null, label: '' }])).texts).toEqual({
      M: '1,Region,Area\n2,Oti,120\n3,Oti,75\n',
    });
  });
});
