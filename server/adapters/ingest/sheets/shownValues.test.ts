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

const formats = ['0000-000-000', '"Yes";;"No"', '#,##0,', '0;0', 'd-mmm', 'mmm-yy'];
const formatted =
  `<numFmts count="6">${formats.map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${format.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>` +
  `<cellXfs count="7"><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs>`;
const odsShown = (type: string, value: string, text: string): string =>
  `<table:table-cell office:value-type="${type}" office:${type === 'date' ? 'date-value' : 'value'}="${value}"><text:p>${text}</text:p></table:table-cell>`;

test('codes and words that only the format shows are read as they are shown', async () => {
  const rows = rowsXml([
    ['Phone', 'Irrigated'],
    [shown('A2', 1, '244123456'), shown('B2', 2, '1')],
    [shown('A3', 1, '201987654'), shown('B3', 2, '0')],
  ]);
  const read1 = { text: '1,Phone,Irrigated\n2,0244-123-456,Yes\n3,0201-987-654,No\n', findings: [] };
  expect(await read(workbook([{ name: 'A', rows }], { styles: formatted }))).toEqual(read1);
  const ods = odsTable(
    'A',
    odsRows([
      ['Phone', 'Irrigated'],
      [odsShown('float', '244123456', '0244-123-456'), odsShown('float', '1', 'Yes')],
      [odsShown('float', '201987654', '0201-987-654'), odsShown('float', '0', 'No')],
    ]),
  );
  expect(await read(openDocument(ods))).toEqual(read1);
});

test('another number than the cell holds is named', async () => {
  const rows = rowsXml([
    ['Cost', 'Change'],
    [shown('A2', 3, '1234567'), shown('B2', 4, '5')],
    [shown('A3', 3, '2000'), shown('B3', 4, '-5')],
  ]);
  expect(await read(workbook([{ name: 'A', rows }], { styles: formatted }))).toEqual({
    text: '1,Cost,Change\n2,1234567,5\n3,2000,-5\n',
    findings: ['shownOtherwise A2: “1,235” shown for 1234567'],
  });
  const ods = odsTable('A', odsRows([['Cost'], [odsShown('float', '1234567', '1,235')]]));
  expect(await read(openDocument(ods))).toEqual({
    text: '1,Cost\n2,1234567\n',
    findings: ['shownOtherwise A2: “1,235” shown for 1234567'],
  });
});

test('age groups that a spreadsheet made days of are named', async () => {
  const rows = rowsXml([
    ['Age', 'Month'],
    [shown('A2', 5, '46151'), shown('B2', 6, '45231')],
  ]);
  const findings = [
    'unreadableDates A2: “9-May” shown for the day 2026-05-09',
    'unreadableDates B2: “Nov-23” shown for the day 2023-11-01',
  ];
  expect(await read(workbook([{ name: 'A', rows }], { styles: formatted }))).toEqual({
    text: '1,Age,Month\n2,2026-05-09,2023-11-01\n',
    findings,
  });
  const ods = odsTable(
    'A',
    odsRows([
      ['Age', 'Month'],
      [odsShown('date', '2026-05-09', '9-May'), odsShown('date', '2023-11-01', 'Nov-23')],
    ]),
  );
  expect((await read(openDocument(ods))).findings).toEqual(findings);
});

test('a formula that LibreOffice could not work out is no nought', async () => {
  const ods = odsTable(
    'A',
    odsRows([['Cost'], [odsShown('float', '0', '#DIV/0!')], [odsShown('float', '0', 'Err:502')]]),
  );
  expect(await read(openDocument(ods))).toEqual({
    text: '1,Cost\n2,#DIV/0!\n3,Err:502\n',
    findings: ['errorValues A2: #DIV/0!'],
  });
});
