import { harvestRows, type NastyFile } from './nastyFile.ts';
import { odsRows, odsTable, openDocument, sheetXml, workbook, workbookParts } from './workbooks.ts';
import { part, zip } from './zip.ts';
import { plain, rows } from './spreadsheets.ts';

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
