import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeXlsx } from 'hucre/xlsx';
import type { Finding, Fix } from '#engines/tables/types.ts';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { sniff } from '../sniff.ts';
import { letters, odsRows, odsTable, openDocument, rowsXml, workbook } from '../testing/corpus/workbooks.ts';
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

const styles =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="0000000000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs>';

describe('what lies beside the tables is looked at for personal data', () => {
  const table = rowsXml([
    ['Town', 'Bags'],
    ['Ho', 12],
  ]);

  test('texts that stand in the cells of a hidden sheet of a workbook', async () => {
    const { personal } = await read(
      workbook([
        { name: 'A', rows: table },
        { name: 'Notes', rows: rowsXml([['Call Ama on 0244123456']]), state: 'hidden' },
      ]),
    );
    expect(personal).toEqual(['phone in hidden sheets or other texts at xl/worksheets/sheet2.xml']);
  });

  test('comments and hidden sheets of an OpenDocument sheet, and those left out', async () => {
    const comment = '<office:annotation><text:p>Ask ama@example.com</text:p></office:annotation>';
    const cells = `<table:table-row><table:table-cell office:value-type="string">${comment}<text:p>Town</text:p></table:table-cell></table:table-row>`;
    const file = openDocument(
      odsTable('A', cells + odsRows([['Ho']])) + odsTable('Notes', odsRows([['Call 0244123456']]), 'hidden'),
    );
    expect((await read(file)).personal).toEqual([
      'phone in comments, text boxes and sheets left out at Notes',
      'email in comments, text boxes and sheets left out at A',
    ]);
    const shown = openDocument(
      odsTable('A', odsRows([['Town'], ['Ho']])) + odsTable('README', odsRows([['Call 0244123456']])),
    );
    expect((await read(shown, [{ kind: 'leaveOutSheet', sheet: 'README', column: null, label: '' }])).personal).toEqual(
      ['phone in comments, text boxes and sheets left out at README'],
    );
  });
});

describe('a workbook becomes text', () => {
  test('each value as it is meant, each row with its number', async () => {
    const { texts } = await read(
      workbook(
        [
          {
            name: 'All',
            rows: rowsXml([
              ['Text', 'Number', 'Day', 'Moment', 'Time', 'Truth', 'Telephone'],
              [
                'a "b", c',
                0.1,
                '<c r="C2" s="1"><v>45382</v></c>',
                '<c r="D2" s="3"><v>45382.5868055556</v></c>',
                '<c r="E2" s="4"><v>0.586805555555556</v></c>',
                '<c r="F2" t="b"><v>1</v></c>',
                '<c r="G2" s="2"><v>244123456</v></c>',
              ],
              ['two\nlines', 1e21, null, null, null, '<c r="F3" t="b"><v>0</v></c>', '<c r="G3"><v>244123456</v></c>'],
            ]),
          },
        ],
        { styles },
      ),
    );
    expect(texts).toEqual({
      All:
        '1,Text,Number,Day,Moment,Time,Truth,Telephone\n' +
        '2,"a ""b"", c",0.1,2024-03-31,2024-03-31 14:05:00,14:05:00,true,0244123456\n' +
        '3,"two\nlines",1e+21,,,,false,244123456\n',
    });
  });

  test('a carriage return inside a name or a cell ends a line of it, however it is written', async () => {
    const inline = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const { texts } = await read(
      workbook([
        {
          name: 'A',
          rows: `<row r="1">${inline('A1', 'Rain&#13;fall')}${inline('B1', 'Rain_x000D_\nmm')}</row><row r="2">${inline('A2', 'Ho&#13;&#10;Volta')}<c r="B2"><v>12</v></c></row>`,
        },
      ]),
    );
    expect(texts).toEqual({ A: '1,"Rain\nfall","Rain\nmm"\n2,"Ho\nVolta",12\n' });
  });

  test('texts that hucre writes are read back, with letters of every language', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Kɔkɔɔ',
          rows: [
            ['Aŋlɔga', 'ɖeka', '₵ 12'],
            ['  blanks  ', '0012', 'x'],
          ],
        },
      ],
    });
    expect((await read(bytes)).texts).toEqual({ Kɔkɔɔ: '1,Aŋlɔga,ɖeka,₵ 12\n2,  blanks  ,0012,x\n' });
  });

  test('rows left blank keep the numbers of those that follow', async () => {
    const { texts } = await read(
      workbook([{ name: 'A', rows: `${rowsXml([['x', 'y']], 3)}${rowsXml([[1, 2]], 900)}` }]),
    );
    expect(texts).toEqual({ A: '3,x,y\n900,1,2\n' });
  });

  test('where rows grow wider far down, those above have as many fields', async () => {
    const rows = Array.from({ length: 1_500 }, (_, at) =>
      at === 1_200 ? ['"q"\n', 2, 3] : at === 1_400 ? [1, 2, 3, 4, 5] : [at, 'a"b\nc'],
    );
    const { texts } = await read(workbook([{ name: 'A', rows: rowsXml(rows) }]));
    const text = texts['A'] ?? '';
    expect(text.startsWith('1,0,"a""b\nc",,,\n2,1,"a""b\nc",,,\n')).toBe(true);
    expect(text).toContain('\n1201,"""q""\n",2,3,,\n');
    expect(text).toContain('\n1401,1,2,3,4,5\n1402,1401,"a""b\nc",,,\n');
    expect(text.endsWith('\n1500,1499,"a""b\nc",,,\n')).toBe(true);
  });
});

describe('what goes with the values is told with its cell', () => {
  const formulas = workbook([
    {
      name: 'Sums',
      rows: rowsXml([
        ['A', 'B'],
        [1, '<c r="B2"><f>A2*2</f><v>2</v></c>'],
        [2, '<c r="B3" t="shared"><f t="shared" si="0"/><v>4</v></c>'.replace(' t="shared"', '')],
        [3, '<c r="B4"><f>IF(A4&gt;1,"x","")</f></c>'],
        [4, '<c r="B5" t="str"><f>""</f><v></v></c>'],
      ]),
    },
  ]);

  test('formulas, with and without a result', async () => {
    const { findings, texts } = await read(formulas);
    expect(
      findings.map(({ code, weight, sheet, at, count, found, fix }) => [
        code,
        weight,
        sheet,
        at,
        count,
        found,
        fix?.label,
      ]),
    ).toEqual([
      ['formulas', 'error', 'Sums', 'B4', 1, '=IF(A4>1,"x","")', 'Leave the cell empty whose formula has no result'],
      ['formulas', 'warning', 'Sums', 'B2', 3, '=A2*2', 'Take the results of 3 formulas'],
    ]);
    expect(texts).toEqual({ Sums: '1,A,B\n2,1,2\n3,2,4\n4,3,\n5,4,\n' });
  });

  test('formulas whose results are accepted are a note', async () => {
    const { findings } = await read(formulas, [{ kind: 'takeResults', sheet: 'Sums', column: null, label: '' }]);
    expect(findings.map(({ weight, fix }) => [weight, fix])).toEqual([
      ['note', null],
      ['note', null],
    ]);
  });

  const merged = workbook([
    {
      name: 'Merged',
      after:
        '<mergeCells count="3"><mergeCell ref="A1:C1"/><mergeCell ref="A3:A4"/><mergeCell ref="B3:C4"/></mergeCells>',
      rows: rowsXml([
        ['A title over all', null, null],
        ['Region', 'X', 'Y'],
        ['Volta', 7, null],
        [null, null, null, 'z'],
        ['Oti', 1, 2],
      ]),
    },
  ]);

  test('merged cells', async () => {
    const { findings, texts } = await read(merged);
    expect(findings.map(({ code, at, count, fix }) => [code, at, count, fix?.kind])).toEqual([
      ['mergedCells', 'A1:C1', 3, 'fillMerged'],
    ]);
    expect(texts).toEqual({ Merged: '1,A title over all,,,\n2,Region,X,Y,\n3,Volta,7,,\n4,,,,z\n5,Oti,1,2,\n' });
  });

  test('merged cells that are accepted to be filled are, but not a title', async () => {
    const { texts } = await read(merged, [{ kind: 'fillMerged', sheet: 'Merged', column: null, label: '' }]);
    expect(texts).toEqual({
      Merged: '1,A title over all,,,\n2,Region,X,Y,\n3,Volta,7,7,\n4,Volta,7,7,z\n5,Oti,1,2,\n',
    });
  });

  test('a fix for another sheet changes nothing', async () => {
    expect(
      (await read(merged, [{ kind: 'fillMerged', sheet: 'Other', column: null, label: '' }])).findings,
    ).toMatchObject([{ weight: 'warning' }]);
  });

  test('a sheet that is to be left out is', async () => {
    const two = workbook([
      { name: 'A', rows: rowsXml([['x'], [1]]) },
      { name: 'B', rows: rowsXml([['y'], [2]]) },
    ]);
    expect((await read(two, [{ kind: 'leaveOutSheet', sheet: 'A', column: null, label: '' }])).texts).toEqual({
      B: '1,y\n2,2\n',
    });
  });

  test('too many columns are told with the cell that is too far right', async () => {
    const { findings } = await read(
      workbook([{ name: 'A', rows: `${rowsXml([['x'], [1]])}<row r="9"><c r="XFD9"><v>2</v></c></row>` }]),
    );
    expect(findings).toMatchObject([
      { code: 'tooManyColumns', sheet: 'A', at: 'XFD9', found: '16,384 columns', expected: 'at most 2,000' },
    ]);
    expect(letters(16_383)).toBe('XFD');
  });
});
