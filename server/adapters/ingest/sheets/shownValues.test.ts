import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { sniff } from '../sniff.ts';
import { odsRows, odsTable, openDocument, rowsXml, workbook } from '../testing/corpus/workbooks.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';

const folder = temporaryFolder('shownValues');
afterAll(() => removeFolder(folder));

let files = 0;
async function read(bytes: Uint8Array): Promise<{ text: string; findings: string[] }> {
  const out = path.join(folder, String((files += 1)));
  mkdirSync(out);
  const file = path.join(out, 'sent');
  writeFileSync(file, bytes);
  const sniffed = await sniff(file);
  if (sniffed.kind !== 'xlsx' && sniffed.kind !== 'ods') throw new Error(`read as ${sniffed.kind}`);
  const order = { file, fileName: 'sent', out, fixes: [], places: [], today: '2026-11-21' };
  const { tables, findings } = await readSpreadsheet(sniffed, order);
  sniffed.archive.close();
  return {
    text: readFileSync(tables[0]?.path ?? '', 'utf8'),
    findings: findings.map(({ code, at, found }) => `${code} ${at}: ${found}`),
  };
}

const styles =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="[h]:mm:ss"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
const shown = (address: string, style: number, value: string): string =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`;

test('shares are read as they are shown, of a hundred', async () => {
  const rows = rowsXml([
    ['Crop', 'Share', 'Exact'],
    ['Maize', shown('B2', 1, '0.5'), shown('C2', 2, '0.125')],
    ['Rice', shown('B3', 1, '0.07'), shown('C3', 2, '-0.003')],
  ]);
  expect((await read(workbook([{ name: 'A', rows }], { styles }))).text).toBe(
    '1,Crop,Share,Exact\n2,Maize,50%,12.5%\n3,Rice,7%,-0.3%\n',
  );
  const percent =
    '<table:table-cell office:value-type="percentage" office:value="0.07"><text:p>7%</text:p></table:table-cell>';
  expect((await read(openDocument(odsTable('A', odsRows([['Share'], [percent]]))))).text).toBe('1,Share\n2,7%\n');
});

test('units that formats alone write are told where a column has two', async () => {
  const formats =
    '<numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;GH₵&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="[$$-409]#,##0"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
  const rows = rowsXml([
    ['Item', 'Price', 'Cost'],
    ['Hoe', shown('B2', 1, '1200.5'), shown('C2', 1, '900')],
    ['Seed', shown('B3', 2, '300'), shown('C3', 1, '250')],
  ]);
  expect(await read(workbook([{ name: 'A', rows }], { styles: formats }))).toEqual({
    text: '1,Item,Price,Cost\n2,Hoe,1200.5,900\n3,Seed,300,250\n',
    findings: ['unitsInCells B2: Numbers shown in GHS (first in B2), USD (first in B3)'],
  });
});

test('hours past a day are no dates', async () => {
  const rows = rowsXml([
    ['Took'],
    [shown('A2', 3, '1.0941550925925926')],
    [shown('A3', 3, '0.0625')],
    [shown('A4', 3, '70.5')],
  ]);
  expect((await read(workbook([{ name: 'A', rows }], { styles }))).text).toBe(
    '1,Took\n2,26:15:35\n3,01:30:00\n4,1692:00:00\n',
  );
});

test('numbers of more digits than are kept are named', async () => {
  const rows = rowsXml([['Id'], [shown('A2', 0, '12345678901234567')], [shown('A3', 0, '123456789012345')]]);
  expect((await read(workbook([{ name: 'A', rows }]))).findings).toEqual(['tooPrecise A2: 12345678901234568']);
});

test('numbers of sixteen digits are named, of which spreadsheets keep fifteen', async () => {
  const rows = rowsXml([['Id'], [shown('A2', 0, '1234567890123450')], [shown('A3', 0, '123456789012345')]]);
  expect((await read(workbook([{ name: 'A', rows }]))).findings).toEqual(['tooPrecise A2: 1234567890123450']);
});

test('hidden rows and columns are read, and the sender is told that they are', async () => {
  const row = '<row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>2</v></c></row>';
  expect((await read(workbook([{ name: 'A', rows: row }]))).findings).toEqual(['hiddenCells 2:2: the hidden row 2']);
  const ods = odsTable(
    'A',
    odsRows([['Town'], ['Ho']]).replace(
      /<table:table-row>(?!.*<table:table-row>)/,
      '<table:table-row table:visibility="collapse">',
    ),
  );
  expect((await read(openDocument(ods))).findings).toEqual(['hiddenCells 2:2: the hidden row 2']);
});
