import { harvest, harvestRows, type NastyFile } from './nastyFile.ts';
import {
  odsBegin,
  odsEnd,
  odsRows,
  odsTable,
  openDocument,
  rowsXml,
  sheetXml,
  workbook,
  workbookParts,
} from './workbooks.ts';
import { part, repeatedPart, zip } from './zip.ts';

const MB = 1 << 20;
const spaces = Buffer.alloc(MB, ' ');
const [sheetBegin = '', sheetEnd = ''] = sheetXml('|').split('|');
const sheetPart = 'xl/worksheets/sheet1.xml';
const table = part('harvest.csv', harvest);
const letters = 'abcdefgh';

/** Zipped files with tables, or with something else. */
export const zipped: readonly NastyFile[] = [
  {
    what: 'a zipped CSV',
    fileName: 'harvest.zip',
    kind: 'zippedCsv',
    findings: [],
    rows: [4],
    make: () => zip([table]),
  },
  {
    what: 'two zipped CSVs and what a Mac adds',
    fileName: 'two.zip',
    kind: 'zippedCsv',
    findings: [],
    rows: [4, 4],
    make: () => zip([table, part('again.csv', harvest), part('__MACOSX/._harvest.csv', 'x'), part('.DS_Store', 'x')]),
  },
  {
    what: 'a zipped CSV beside a picture',
    fileName: 'more.zip',
    kind: 'zippedCsv',
    findings: ['note notATable'],
    rows: [4],
    make: () => zip([table, part('photo.png', 'x')]),
  },
  {
    what: 'a zipped file without a table',
    fileName: 'photos.zip',
    kind: null,
    findings: ['error notATable'],
    rows: [],
    make: () => zip([part('photo.png', 'x')]),
  },
  {
    what: 'a zipped file with nothing in it',
    fileName: 'nothing.zip',
    kind: null,
    findings: ['error notATable'],
    rows: [],
    make: () => zip([]),
  },
  {
    what: 'a zipped spreadsheet',
    fileName: 'sheet.zip',
    kind: null,
    findings: ['error archiveRefused'],
    rows: [],
    make: () => zip([part('harvest.xlsx', workbook([{ name: 'Harvest', rows: rowsXml(harvestRows) }]))]),
  },
  {
    what: 'a zipped file inside a zipped file',
    fileName: 'nested.zip',
    kind: null,
    findings: ['error archiveRefused'],
    rows: [],
    make: () => zip([table, part('inner.zip', zip([table]))]),
  },
  {
    what: 'a zipped file called .csv inside a zipped file',
    fileName: 'nested.zip',
    kind: null,
    findings: ['error archiveRefused'],
    rows: [],
    make: () => zip([part('harvest.csv', zip([table]))]),
  },
  {
    what: 'a part that leads outside',
    fileName: 'slip.zip',
    kind: null,
    findings: ['error archiveRefused'],
    rows: [],
    make: () => zip([part('../../harvest.csv', harvest)]),
  },
  {
    what: '2,500 parts',
    fileName: 'many.zip',
    kind: null,
    findings: ['error archiveRefused'],
    rows: [],
    make: () => zip(Array.from({ length: 2_500 }, (_, at) => part(`${at}.csv`, harvest))),
  },
  {
    what: 'a zipped file with a password',
    fileName: 'locked.zip',
    kind: null,
    findings: ['error locked'],
    rows: [],
    make: () => zip([{ ...table, flags: 1 }]),
  },
  {
    what: 'a zipped CSV cut off',
    fileName: 'half.zip',
    kind: null,
    findings: ['error truncated'],
    rows: [],
    make: () => zip([table]).subarray(0, 90),
  },
];

/** Files made to bring a server down; none is written to disk whole before it is sent. */
export const bombs: readonly NastyFile[] = [
  {
    what: '1.5 GB of XML in 1.5 MB',
    fileName: 'space.xlsx',
    kind: null,
    findings: ['error archiveRefused'],
    rows: [],
    make: () => zip([...workbookParts([]), repeatedPart(sheetPart, sheetBegin, spaces, 1_500, sheetEnd)]),
  },
  {
    what: '1.5 GB of XML that declare 1,000 bytes',
    fileName: 'lie.xlsx',
    kind: 'xlsx',
    findings: ['error archiveRefused'],
    rows: [],
    make: () =>
      zip(
        workbookParts([
          { name: 'Lie', rows: { ...repeatedPart(sheetPart, sheetBegin, spaces, 1_500, sheetEnd), declared: 1_000 } },
        ]),
      ),
  },
  {
    what: 'ten million rows in 2 MB',
    fileName: 'rows.xlsx',
    kind: null,
    findings: ['error archiveRefused'],
    rows: [],
    make: () =>
      zip(
        workbookParts([
          {
            name: 'Rows',
            rows: repeatedPart(
              sheetPart,
              sheetBegin,
              Buffer.from('<row><c t="inlineStr"><is><t>aaaaaaaaaaaaaaaa</t></is></c></row>'.repeat(2_000)),
              5_000,
              sheetEnd,
            ),
          },
        ]),
      ),
  },
  {
    what: 'entities that grow to a billion letters',
    fileName: 'laughs.xlsx',
    kind: 'xlsx',
    findings: ['error brokenFile'],
    rows: [],
    make: () => {
      const entities = [...letters]
        .map((letter, at) => `<!ENTITY ${letter} "${at === 0 ? 'ha'.repeat(5) : `&${letters[at - 1]};`.repeat(10)}">`)
        .join('');
      return workbook([
        {
          name: 'Laughs',
          rows: part(
            sheetPart,
            sheetXml(rowsXml([['&h;']]).replace('&amp;h;', '&h;')).replace('?>', `?><!DOCTYPE x [${entities}]>`),
          ),
        },
      ]);
    },
  },
  {
    what: 'an entity that reads a file of the server',
    fileName: 'outside.ods',
    kind: null,
    findings: ['error brokenFile'],
    rows: [],
    make: () =>
      openDocument(
        part(
          'content.xml',
          `${odsBegin.replace('?>', '?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>')}${odsTable('A', odsRows([['&a;']]).replace('&amp;a;', '&a;'))}${odsEnd}`,
        ),
      ),
  },
  {
    what: '17 billion cells in an ODS of 1 kB',
    fileName: 'repeat.ods',
    kind: 'ods',
    findings: ['error tooManyColumns'],
    rows: [],
    make: () =>
      openDocument(
        odsTable(
          'S',
          '<table:table-row table:number-rows-repeated="1048576"><table:table-cell office:value-type="string" table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>',
        ),
      ),
  },
  {
    what: 'an ODS row repeated a billion times',
    fileName: 'repeat.ods',
    kind: 'ods',
    findings: ['error tooBig'],
    rows: [],
    make: () =>
      openDocument(
        odsTable(
          'S',
          '<table:table-row table:number-rows-repeated="1000000000"><table:table-cell office:value-type="string" table:number-columns-repeated="100"><text:p>x</text:p></table:table-cell></table:table-row>',
        ),
      ),
  },
  {
    what: '1.5 GB of XML in an ODS',
    fileName: 'space.ods',
    kind: null,
    findings: ['error archiveRefused'],
    rows: [],
    make: () => openDocument(repeatedPart('content.xml', odsBegin, spaces, 1_500, odsEnd)),
  },
  {
    what: 'a zipped CSV of 3 GB',
    fileName: 'long.zip',
    kind: null,
    findings: ['error archiveRefused'],
    rows: [],
    make: () => zip([repeatedPart('long.csv', 'a,b\n', Buffer.from('1,2\n'.repeat(MB / 4)), 3_000, '')]),
  },
  {
    what: 'a zipped CSV 1,000 times its size',
    fileName: 'long.zip',
    kind: null,
    findings: ['error archiveRefused'],
    rows: [],
    make: () => zip([repeatedPart('long.csv', 'a,b\n', Buffer.from('1,2\n'.repeat(MB / 4)), 100, '')]),
  },
  {
    what: 'a line of 3 MB',
    fileName: 'line.csv',
    kind: 'csv',
    findings: [],
    rows: [2],
    make: () => `a,b\n1,${'x'.repeat(3_000_000)}\n2,y\n`,
  },
  {
    what: '30 MB without the end of a line',
    fileName: 'line.csv',
    kind: 'csv',
    findings: ['error lineTooLong'],
    rows: [],
    make: () => 'x'.repeat(30_000_000),
  },
  {
    what: 'a quote open over 20 MB',
    fileName: 'quote.csv',
    kind: 'csv',
    findings: ['error openQuote'],
    rows: [],
    make: () => `a,b\n1,"${'2,3\n'.repeat(5_000_000)}`,
  },
  {
    what: '16,384 columns of text',
    fileName: 'wide.csv',
    kind: 'csv',
    findings: ['error tooManyColumns'],
    rows: [],
    make: () =>
      `${Array.from({ length: 16_384 }, (_, at) => `s${at}`).join(',')}\n${Array.from({ length: 16_384 }, () => '1').join(',')}\n`,
  },
  {
    what: 'noughts alone',
    fileName: 'noughts.csv',
    kind: null,
    findings: ['error notATable'],
    rows: [],
    make: () => Buffer.alloc(5 * MB),
  },
];
