import { harvestRows, type NastyFile } from './nastyFile.ts';
import { odsRows, odsTable, openDocument, rowsXml, sheetXml, workbook, workbookParts } from './workbooks.ts';
import { part, zip } from './zip.ts';

const rows = rowsXml(harvestRows);
const plain = [{ name: 'Harvest', rows }];

/** Excel workbooks as people make them. */
export const workbooks: readonly NastyFile[] = [
  {
    what: 'a workbook in order',
    fileName: 'harvest.xlsx',
    make: () => workbook(plain),
    kind: 'xlsx',
    findings: [],
    rows: [4],
  },
  {
    what: 'a workbook called .csv',
    fileName: 'harvest.csv',
    make: () => workbook(plain),
    kind: 'xlsx',
    findings: ['note wrongEnding'],
    rows: [4],
  },
  {
    what: 'merged cells',
    fileName: 'merged.xlsx',
    kind: 'xlsx',
    findings: ['warning mergedCells'],
    rows: [4],
    make: () =>
      workbook([
        {
          name: 'Harvest',
          rows: rowsXml(harvestRows.map((row, at) => (at === 2 ? [null, ...row.slice(1)] : row))),
          after: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
        },
      ]),
  },
  {
    what: 'merged cells, accepted to be filled',
    fileName: 'merged.xlsx',
    kind: 'xlsx',
    findings: ['note mergedCells'],
    rows: [4],
    fixes: [{ kind: 'fillMerged', sheet: 'Harvest', column: null, label: '' }],
    make: () =>
      workbook([
        {
          name: 'Harvest',
          rows: rowsXml(harvestRows.map((row, at) => (at === 2 ? [null, ...row.slice(1)] : row))),
          after: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
        },
      ]),
  },
  {
    what: 'formulas with their results',
    fileName: 'formulas.xlsx',
    kind: 'xlsx',
    findings: ['warning formulas'],
    rows: [4],
    make: () =>
      workbook([
        {
          name: 'Harvest',
          rows: rowsXml(
            harvestRows.map((row, at) => [
              ...row,
              at === 0
                ? 'Production t'
                : `<c r="E${at + 1}"><f>C${at + 1}*D${at + 1}</f><v>${Number(row[2]) * Number(row[3])}</v></c>`,
            ]),
          ),
        },
      ]),
  },
  {
    what: 'formulas whose results were never stored',
    fileName: 'made-by-a-program.xlsx',
    kind: 'xlsx',
    findings: ['error formulas', 'warning emptyColumn'],
    rows: [4],
    make: () =>
      workbook([
        {
          name: 'Harvest',
          rows: rowsXml(
            harvestRows.map((row, at) => [
              ...row,
              at === 0 ? 'Production t' : `<c r="E${at + 1}"><f>C${at + 1}*D${at + 1}</f><v></v></c>`,
            ]),
          ),
        },
      ]),
  },
  {
    what: 'a hidden sheet',
    fileName: 'hidden.xlsx',
    kind: 'xlsx',
    findings: ['warning hiddenSheet'],
    rows: [4],
    make: () => workbook([...plain, { name: 'Names of farmers', rows, state: 'hidden' }]),
  },
  {
    what: 'a sheet hidden from menus, too',
    fileName: 'hidden.xlsx',
    kind: 'xlsx',
    findings: ['warning hiddenSheet'],
    rows: [4],
    make: () => workbook([...plain, { name: 'Lists', rows, state: 'veryHidden' }]),
  },
  {
    what: 'hidden sheets alone',
    fileName: 'hidden.xlsx',
    kind: 'xlsx',
    findings: ['error emptyTable', 'warning hiddenSheet'],
    rows: [],
    make: () => workbook([{ name: 'Lists', rows, state: 'hidden' }]),
  },
  {
    what: 'error values',
    fileName: 'errors.xlsx',
    kind: 'xlsx',
    findings: ['warning errorValues'],
    rows: [5],
    make: () =>
      workbook([
        { name: 'Harvest', rows: rowsXml([...harvestRows, ['Wa', 'Maize', 50, '<c r="D6" t="e"><v>#DIV/0!</v></c>']]) },
      ]),
  },
  {
    what: 'error values, accepted to be left empty',
    fileName: 'errors.xlsx',
    kind: 'xlsx',
    findings: ['note errorValues'],
    rows: [5],
    fixes: [{ kind: 'emptyTheOdd', sheet: 'Harvest', column: null, label: '' }],
    make: () =>
      workbook([
        { name: 'Harvest', rows: rowsXml([...harvestRows, ['Wa', 'Maize', 50, '<c r="D6" t="e"><v>#DIV/0!</v></c>']]) },
      ]),
  },
  {
    what: 'two tables and two empty sheets',
    fileName: 'two.xlsx',
    kind: 'xlsx',
    findings: ['note emptyTable'],
    rows: [4, 4],
    make: () =>
      workbook([...plain, { name: 'Sheet2', rows: '' }, { name: 'Again', rows }, { name: 'Sheet3', rows: '' }]),
  },
  {
    what: 'nothing but an empty sheet',
    fileName: 'empty.xlsx',
    kind: 'xlsx',
    findings: ['error emptyTable'],
    rows: [],
    make: () => workbook([{ name: 'Sheet1', rows: '' }]),
  },
  {
    what: 'rows left blank and cells formatted without a value',
    fileName: 'gaps.xlsx',
    kind: 'xlsx',
    findings: [],
    rows: [4],
    make: () =>
      workbook([
        {
          name: 'Harvest',
          rows: `${rowsXml(harvestRows.slice(0, 3))}${rowsXml(harvestRows.slice(3), 40)}<row r="1048576"><c r="XFD1048576" s="0"/></row>`,
        },
      ]),
  },
  {
    what: 'a lone value in the last cell of all',
    fileName: 'corner.xlsx',
    kind: 'xlsx',
    findings: ['error tooManyColumns'],
    rows: [],
    make: () => workbook([{ name: 'Harvest', rows: `${rows}<row r="1048576"><c r="XFD1048576"><v>2</v></c></row>` }]),
  },
  {
    what: '16,384 columns',
    fileName: 'wide.xlsx',
    kind: 'xlsx',
    findings: ['error tooManyColumns'],
    rows: [],
    make: () =>
      workbook([
        {
          name: 'Wide',
          rows: rowsXml([
            Array.from({ length: 16_384 }, (_, at) => `sample ${at + 1}`),
            Array.from({ length: 16_384 }, (_, at) => at),
          ]),
        },
      ]),
  },
  {
    what: 'phone numbers kept as numbers and shown with a nought in front',
    fileName: 'phones.xlsx',
    kind: 'xlsx',
    findings: [],
    rows: [2],
    make: () =>
      workbook(
        [
          {
            name: 'Agents',
            rows: rowsXml([
              ['Agent', 'Telephone'],
              ['Ama', '<c r="B2" s="1"><v>244123456</v></c>'],
              ['Kofi', '<c r="B3" s="1"><v>201112223</v></c>'],
            ]),
          },
        ],
        {
          styles:
            '<numFmts count="1"><numFmt numFmtId="164" formatCode="0000000000"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs>',
        },
      ),
  },
  {
    what: 'days counted from 1904',
    fileName: 'mac.xlsx',
    kind: 'xlsx',
    findings: [],
    rows: [2],
    make: () =>
      workbook(
        [
          {
            name: 'Rain',
            rows: rowsXml([
              ['Day', 'Rain mm'],
              ['<c r="A2" s="1"><v>43920</v></c>', 12],
              ['<c r="A3" s="1"><v>43921</v></c>', 0],
            ]),
          },
        ],
        { date1904: true, styles: '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>' },
      ),
  },
  {
    what: 'a date beyond the year 9999',
    fileName: 'dates.xlsx',
    kind: 'xlsx',
    findings: ['warning unreadableDates'],
    rows: [2],
    make: () =>
      workbook(
        [
          {
            name: 'Rain',
            rows: rowsXml([
              ['Day', 'Rain mm'],
              ['<c r="A2" s="1"><v>45382</v></c>', 12],
              ['<c r="A3" s="1"><v>99999999</v></c>', 0],
            ]),
          },
        ],
        { styles: '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>' },
      ),
  },
  {
    what: 'XML with prefixes, as some programs write it',
    fileName: 'prefixed.xlsx',
    kind: 'xlsx',
    findings: ['warning formulas'],
    rows: [4],
    make: () =>
      workbook([
        {
          name: 'Harvest',
          rows: part(
            'xl/worksheets/sheet1.xml',
            sheetXml(rows.replace('<c r="D2"><v>', '<c r="D2"><f>3*0.6</f><v>'))
              .replaceAll(/<(\/?)(?!\?)/g, '<$1x:')
              .replace('xmlns=', 'xmlns:x='),
          ),
        },
      ]),
  },
  {
    what: 'two header rows',
    fileName: 'headers.xlsx',
    kind: 'xlsx',
    findings: ['error twoHeaderRows', 'warning mergedCells'],
    rows: [2],
    make: () =>
      workbook([
        {
          name: 'Harvest',
          after: '<mergeCells count="2"><mergeCell ref="B1:C1"/><mergeCell ref="D1:E1"/></mergeCells>',
          rows: rowsXml([
            [null, '2022', null, '2023', null],
            ['District', 'Area ha', 'Yield t/ha', 'Area ha', 'Yield t/ha'],
            ['Ho', 75, 2.9, 80, 2.7],
            ['Wa', 50, 1.1, 50, 1.4],
          ]),
        },
      ]),
  },
  {
    what: 'a title above the table',
    fileName: 'title.xlsx',
    kind: 'xlsx',
    findings: ['warning titleLines'],
    rows: [4],
    make: () =>
      workbook([
        {
          name: 'Harvest',
          rows: `${rowsXml([['Ministry of Food and Agriculture: harvest 2023']])}${rowsXml(harvestRows, 3)}`,
        },
      ]),
  },
];

/** OpenDocument spreadsheets. */
export const openDocuments: readonly NastyFile[] = [
  {
    what: 'an OpenDocument spreadsheet in order',
    fileName: 'harvest.ods',
    kind: 'ods',
    findings: [],
    rows: [4],
    make: () => openDocument(odsTable('Harvest', odsRows(harvestRows))),
  },
  {
    what: 'several lines in a cell, and a comment',
    fileName: 'lines.ods',
    kind: 'ods',
    findings: [],
    rows: [2],
    make: () =>
      openDocument(
        odsTable(
          'Notes',
          odsRows([
            ['District', 'Remark'],
            [
              'Ho',
              '<table:table-cell office:value-type="string"><office:annotation><text:p>by Ama</text:p></office:annotation><text:p>dry</text:p><text:p>spell</text:p></table:table-cell>',
            ],
            ['Wa', 'none'],
          ]),
        ),
      ),
  },
  {
    what: 'a hidden sheet',
    fileName: 'hidden.ods',
    kind: 'ods',
    findings: ['warning hiddenSheet'],
    rows: [4],
    make: () =>
      openDocument(`${odsTable('Harvest', odsRows(harvestRows))}${odsTable('Names', odsRows(harvestRows), 'hidden')}`),
  },
  {
    what: 'merged cells and formulas',
    fileName: 'merged.ods',
    kind: 'ods',
    findings: ['warning formulas', 'warning mergedCells'],
    rows: [2],
    make: () =>
      openDocument(
        odsTable(
          'Harvest',
          odsRows([
            ['District', 'Area ha'],
            [
              '<table:table-cell office:value-type="string" table:number-rows-spanned="2" table:number-columns-spanned="1"><text:p>Ho</text:p></table:table-cell>',
              '<table:table-cell table:formula="of:=2*60" office:value-type="float" office:value="120"><text:p>120</text:p></table:table-cell>',
            ],
            ['<table:covered-table-cell/>', 75],
          ]),
        ),
      ),
  },
  {
    what: 'rows and columns repeated to the edge, empty, as LibreOffice writes them',
    fileName: 'edges.ods',
    kind: 'ods',
    findings: [],
    rows: [4],
    make: () =>
      openDocument(
        odsTable(
          'Harvest',
          `${odsRows(harvestRows.map((row) => [...row, '<table:table-cell table:number-columns-repeated="16380"/>']))}<table:table-row table:number-rows-repeated="1048571"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
        ),
      ),
  },
  {
    what: 'dates and times of an OpenDocument spreadsheet',
    fileName: 'times.ods',
    kind: 'ods',
    findings: [],
    rows: [2],
    make: () =>
      openDocument(
        odsTable(
          'Rain',
          odsRows([
            ['Day', 'At', 'Rain mm'],
            [
              '<table:table-cell office:value-type="date" office:date-value="2024-03-31"><text:p>31/03/24</text:p></table:table-cell>',
              '<table:table-cell office:value-type="time" office:time-value="PT14H05M00S"><text:p>14:05</text:p></table:table-cell>',
              12,
            ],
            [
              '<table:table-cell office:value-type="date" office:date-value="2024-04-01"><text:p>01/04/24</text:p></table:table-cell>',
              '<table:table-cell office:value-type="time" office:time-value="PT06H30M00S"><text:p>06:30</text:p></table:table-cell>',
              0,
            ],
          ]),
        ),
      ),
  },
  {
    what: 'an OpenDocument spreadsheet with a password',
    fileName: 'locked.ods',
    kind: null,
    findings: ['error locked'],
    rows: [],
    make: () =>
      openDocument('', {
        manifest:
          '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>',
      }),
  },
  {
    what: 'an OpenDocument spreadsheet with macros',
    fileName: 'macros.ods',
    kind: null,
    findings: ['error macros'],
    rows: [],
    make: () =>
      openDocument(odsTable('Harvest', odsRows(harvestRows)), { more: [part('Basic/script-lc.xml', '<x/>')] }),
  },
  {
    what: 'a text document',
    fileName: 'report.ods',
    kind: null,
    findings: ['error notATable'],
    rows: [],
    make: () => openDocument('', { type: 'application/vnd.oasis.opendocument.text' }),
  },
  {
    what: 'an OpenDocument spreadsheet that breaks off',
    fileName: 'half.ods',
    kind: null,
    findings: ['error brokenFile'],
    rows: [],
    make: () => openDocument(part('content.xml', '<?xml version="1.0"?><a><b>')),
  },
];

/** Office files that are not read. */
export const otherOffice: readonly NastyFile[] = [
  {
    what: 'a workbook with macros',
    fileName: 'tool.xlsm',
    kind: null,
    findings: ['error macros'],
    rows: [],
    make: () =>
      workbook(plain, {
        contentType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
        more: [part('xl/vbaProject.bin', 'x')],
      }),
  },
  {
    what: 'a workbook with macros called .xlsx',
    fileName: 'tool.xlsx',
    kind: null,
    findings: ['error macros'],
    rows: [],
    make: () => workbook(plain, { more: [part('xl/vbaProject.bin', 'x')] }),
  },
  {
    what: 'a binary workbook',
    fileName: 'big.xlsb',
    kind: null,
    findings: ['error notATable'],
    rows: [],
    make: () => workbook(plain, { contentType: 'application/vnd.ms-excel.sheet.binary.macroEnabled.main' }),
  },
  {
    what: 'a Word document',
    fileName: 'report.docx',
    kind: null,
    findings: ['error notATable'],
    rows: [],
    make: () =>
      workbook(plain, {
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      }),
  },
  {
    what: 'a workbook with a password',
    fileName: 'locked.xlsx',
    kind: null,
    findings: ['error locked'],
    rows: [],
    make: () => envelope('EncryptedPackage'),
  },
  {
    what: 'a workbook of before 2007',
    fileName: 'old.xls',
    kind: null,
    findings: ['error notATable'],
    rows: [],
    make: () => envelope('Workbook'),
  },
  {
    what: 'a workbook without its list of sheets',
    fileName: 'broken.xlsx',
    kind: null,
    findings: ['error brokenFile'],
    rows: [],
    make: () => workbook(plain, { leaveOut: 'xl/workbook.xml' }),
  },
  {
    what: 'a workbook without one of its sheets',
    fileName: 'broken.xlsx',
    kind: 'xlsx',
    findings: ['error brokenFile'],
    rows: [],
    make: () => workbook(plain, { leaveOut: 'xl/worksheets/sheet1.xml' }),
  },
  {
    what: 'a workbook cut off after half',
    fileName: 'half.xlsx',
    kind: null,
    findings: ['error truncated'],
    rows: [],
    make: () => half(workbook(plain)),
  },
  {
    what: 'a workbook whose last bytes are missing',
    fileName: 'nearly.xlsx',
    kind: null,
    findings: ['error truncated'],
    rows: [],
    make: () => workbook(plain).subarray(0, -30),
  },
  {
    what: 'a sheet that breaks off',
    fileName: 'broken.xlsx',
    kind: 'xlsx',
    findings: ['error brokenFile'],
    rows: [],
    make: () => workbook([{ name: 'Harvest', rows: part('xl/worksheets/sheet1.xml', sheetXml(rows).slice(0, -60)) }]),
  },
  {
    what: 'a sheet with a wrong checksum',
    fileName: 'broken.xlsx',
    kind: 'xlsx',
    findings: ['error brokenFile'],
    rows: [],
    make: () =>
      zip(workbookParts(plain).map((each) => (each.name.includes('sheet1') ? { ...each, checksum: 7 } : each))),
  },
  {
    what: 'one broken sheet beside a sound one',
    fileName: 'one-broken.xlsx',
    kind: 'xlsx',
    findings: ['error brokenFile'],
    rows: [4],
    make: () =>
      workbook([...plain, { name: 'Broken', rows: part('xl/worksheets/sheet2.xml', sheetXml(rows).slice(0, -60)) }]),
  },
];

/** The envelope of Office files with a password and of those of before 2007, with the name of one part. */
function envelope(name: string): Buffer {
  const bytes = Buffer.alloc(8_192);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
  Buffer.from(name, 'utf16le').copy(bytes, 1_152);
  return bytes;
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}
