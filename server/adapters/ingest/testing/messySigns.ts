import { rowsXml, odsRows, odsTable, openDocument, workbook } from './corpus/workbooks.ts';
import { type MessyFile, messy } from './messyFile.ts';
import { odsNumber, styled } from './workbookCells.ts';

/** Cells enclosed, escaped, parted and ended by other signs than usual. */
const texts: readonly MessyFile[] = [
  messy(
    'quotation marks of typographers around cells',
    'Town,Note,Bags\nHo,“dry, hot”,5\nWa,“wet”,6\n',
    'Town: text | Note: text | Bags: whole',
    2,
    ['Ho', 'dry, hot', 5],
    ['Wa', 'wet', 6],
    'strayQuotes',
  ),
  messy(
    'numbers in quotation marks of typographers',
    'Town,Price\nHo,“1,250.50”\nWa,“2,300.75”\n',
    'Town: text | Price: decimal',
    2,
    ['Ho', 1250.5],
    ['Wa', 2300.75],
    'strayQuotes',
  ),
  messy(
    'quotation marks of typographers that part nothing',
    'Town,Note\nHo,“dry”\nWa,“wet”\n',
    'Town: text | Note: text',
    2,
    ['Ho', '“dry”'],
    ['Wa', '“wet”'],
  ),
  messy(
    'quotation marks of French',
    'Ville;Note;Sacs\nHo;« sec; chaud »;5\nWa;« humide »;6\n',
    'Ville: text | Note: text | Sacs: whole',
    2,
    ['Ho', 'sec; chaud', 5],
    ['Wa', 'humide', 6],
    'strayQuotes',
  ),
  messy(
    'backticks around cells',
    'Town,Note,Bags\n`Ho`,`dry, hot`,5\n`Wa`,`wet`,6\n',
    'Town: text | Note: text | Bags: whole',
    2,
    ['Ho', 'dry, hot', 5],
    ['Wa', 'wet', 6],
    'strayQuotes',
  ),
  messy(
    'backslashes before commas',
    'Town,Note,Bags\nHo,dry\\, hot,5\nWa,wet,6\nBole,C:\\\\farm,7\n',
    'Town: text | Note: text | Bags: whole',
    3,
    ['Ho', 'dry, hot', 5],
    ['Bole', 'C:\\farm', 7],
  ),
  messy(
    'the start of a heading between cells',
    'Town\u0001Note\nHo\u0001dry, hot\nWa\u0001wet, cold\n',
    'Town: text | Note: text',
    2,
    ['Ho', 'dry, hot'],
    ['Wa', 'wet, cold'],
  ),
  messy(
    'separators of cells and of records of ASCII',
    'Town\u001fNote\u001fBags\u001eHo\u001fdry, hot\u001f5\u001eWa\u001fwet\u001f6\u001e',
    'Town: text | Note: text | Bags: whole',
    2,
    ['Ho', 'dry, hot', 5],
    ['Wa', 'wet', 6],
  ),
  messy(
    'line ends of mainframes',
    'Town,Bags\u0085Ho,5\u0085Wa,6\u0085',
    'Town: text | Bags: whole',
    2,
    ['Ho', 5],
    ['Wa', 6],
  ),
  messy(
    'line separators of Unicode',
    'Town,Bags\u2028Ho,5\u2028Wa,6',
    'Town: text | Bags: whole',
    2,
    ['Ho', 5],
    ['Wa', 6],
  ),
  messy(
    'a semicolon at the end of lines parted by commas',
    'Town,Bags;\nHo,5;\nWa,6;\n',
    'Town: text | Bags: whole',
    2,
    ['Ho', 5],
    ['Wa', 6],
  ),
];

function sheetOf(format: string, ...values: readonly number[]): Buffer {
  return workbook(
    [
      {
        name: 'A',
        rows: rowsXml([
          ['Town', 'Amount'],
          ...values.map((value, at) => [`Town ${at + 1}`, styled(`B${at + 2}`, 1, value)]),
        ]),
      },
    ],
    {
      styles: `<numFmts count="1"><numFmt numFmtId="164" formatCode="${format.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`,
    },
  );
}

/** Units that the format of cells alone shows. */
const sheets: readonly MessyFile[] = [
  ...(
    [
      ['kilograms that only the format shows', '0" kg"'],
      ['tonnes per hectare that only the format shows', '0.0" t/ha"'],
      ['cedis that only the format shows', '[$GH₵]#,##0.00'],
      ['crates that only the format shows', '0" crates"'],
      ['a bound that only the format shows', '"<"0'],
    ] as const
  ).map(([what, format]) =>
    messy(
      what,
      sheetOf(format, 1234.5, 70),
      'Town: text | Amount: decimal',
      2,
      ['Town 1', 1234.5],
      ['Town 2', 70],
      'unitsInCells',
    ),
  ),
  messy(
    'kilograms that only the format shows, beside plain numbers',
    workbook(
      [
        {
          name: 'A',
          rows: rowsXml([
            ['Town', 'Amount'],
            ['Ho', styled('B2', 1, 12)],
            ['Wa', 25],
          ]),
        },
      ],
      {
        styles:
          '<numFmts count="1"><numFmt numFmtId="164" formatCode="0&quot; kg&quot;"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>',
      },
    ),
    'Town: text | Amount: whole',
    2,
    ['Ho', 12],
    ['Wa', 25],
    'unitsInCells',
  ),
  messy(
    'kilograms that only the format of OpenDocument shows',
    openDocument(
      odsTable(
        'A',
        odsRows([
          ['Town', 'Amount'],
          ['Ho', odsNumber('12', '12 kg')],
          ['Wa', odsNumber('25', '25 kg')],
        ]),
      ),
    ),
    'Town: text | Amount: whole',
    2,
    ['Ho', 12],
    ['Wa', 25],
    'unitsInCells',
  ),
];

export const messySigns: readonly MessyFile[] = [...texts, ...sheets];
