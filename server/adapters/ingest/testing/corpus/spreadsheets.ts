import { harvestRows, type NastyFile } from './nastyFile.ts';
import { rowsXml, sheetXml, workbook } from './workbooks.ts';
import { part } from './zip.ts';

export const rows = rowsXml(harvestRows);

export const plain = [{ name: 'Harvest', rows }];

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
