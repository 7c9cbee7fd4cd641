import { odsNumber, merged } from './workbookCells.ts';
import { odsRows, odsTable, openDocument, rowsXml, workbook } from './corpus/workbooks.ts';
import { type MessyFile, messy } from './messyFile.ts';

/** Workbooks as offices keep them. */
export const messyWorkbooks: readonly MessyFile[] = [
  messy(
    'a title and two rows of names, merged',
    workbook([
      {
        name: 'Table 3',
        after: merged('A1:E1', 'A2:A3', 'B2:C2', 'D2:E2'),
        rows: rowsXml([
          ['TABLE 3: AREA AND YIELD BY REGION', null, null, null, null],
          ['Region', '2019', null, '2020', null],
          [null, 'Area (ha)', 'Yield (t/ha)', 'Area (ha)', 'Yield (t/ha)'],
          ['Ashanti', 120, 1.5, 130, 1.6],
          ['Volta', 80, 2, 90, 2.1],
        ]),
      },
    ]),
    'Region: text | 2019 Area (ha): whole | 2019 Yield (t/ha): decimal | 2020 Area (ha): whole | 2020 Yield (t/ha): decimal',
    2,
    ['Ashanti', 120, 1.5, 130, 1.6],
    ['Volta', 80, 2, 90, 2.1],
    'twoHeaderRows',
  ),
  messy(
    'three rows of names, merged',
    workbook([
      {
        name: 'Crops',
        after: merged('A1:A3', 'B1:E1', 'B2:C2', 'D2:E2'),
        rows: rowsXml([
          ['Region', 'Maize', null, null, null],
          [null, '2019', null, '2020', null],
          [null, 'Area', 'Yield', 'Area', 'Yield'],
          ['Ashanti', 120, 1.5, 130, 1.6],
          ['Volta', 80, 2, 90, 2.1],
        ]),
      },
    ]),
    'Region: text | Maize 2019 Area: whole | Maize 2019 Yield: decimal | Maize 2020 Area: whole | Maize 2020 Yield: decimal',
    2,
    ['Ashanti', 120, 1.5, 130, 1.6],
    ['Volta', 80, 2, 90, 2.1],
    'twoHeaderRows',
  ),
  messy(
    'regions merged down their districts',
    workbook([
      {
        name: 'A',
        after: merged('A2:A3', 'A4:A5'),
        rows: rowsXml([
          ['Region', 'District', 'Bags'],
          ['Ashanti', 'Ejura', 5],
          [null, 'Offinso', 6],
          ['Volta', 'Ho', 7],
          [null, 'Kpando', 8],
        ]),
      },
    ]),
    'Region: text | District: text | Bags: whole',
    4,
    ['Ashanti', 'Ejura', 5],
    ['Volta', 'Kpando', 8],
    'mergedCells',
  ),
  messy(
    'a hidden sheet before the table',
    workbook([
      {
        name: 'Lists',
        state: 'hidden',
        rows: rowsXml([
          ['Code', 'Crop'],
          [1, 'Maize'],
        ]),
      },
      {
        name: 'Data',
        rows: rowsXml([
          ['Town', 'Bags'],
          ['Ho', 5],
          ['Wa', 6],
        ]),
      },
    ]),
    'Town: text | Bags: whole',
    2,
    ['Ho', 5],
    ['Wa', 6],
    'hiddenSheet',
  ),
  messy(
    'formulas that were never worked out',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Town', 'Bags', 'Twice'],
          ['Ho', 5, '<c r="C2"><f>B2*2</f></c>'],
          ['Wa', 6, '<c r="C3"><f>B3*2</f><v>12</v></c>'],
        ]),
      },
    ]),
    'Town: text | Bags: whole | Twice: whole',
    2,
    ['Ho', 5, null],
    ['Wa', 6, 12],
    'formulas',
  ),
  messy(
    'rows that a filter hides',
    workbook([
      {
        name: 'A',
        rows:
          rowsXml([
            ['Town', 'Bags'],
            ['Ho', 5],
          ]) + rowsXml([['Wa', 6]], 3).replace('<row ', '<row hidden="1" '),
      },
    ]),
    'Town: text | Bags: whole',
    2,
    ['Ho', 5],
    ['Wa', 6],
    'hiddenCells',
  ),
  messy(
    'errors of formulas among numbers',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Town', 'Yield'],
          ['Ho', 1.5],
          ['Wa', '<c r="B3" t="e"><v>#DIV/0!</v></c>'],
          ['Bole', 2],
        ]),
      },
    ]),
    'Town: text | Yield: decimal',
    3,
    ['Ho', 1.5],
    ['Bole', 2],
    'errorValues',
  ),
  messy(
    'a table that begins far from the corner',
    workbook([
      {
        name: 'A',
        rows: rowsXml(
          [
            [null, null, 'Town', 'Bags'],
            [null, null, 'Ho', 5],
            [null, null, 'Wa', 6],
          ],
          5,
        ),
      },
    ]),
    'Town: text | Bags: whole',
    2,
    ['Ho', 5],
    ['Wa', 6],
  ),
  messy(
    'cells that do not say where they stand',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Town', 'Bags'],
          ['Ho', 5],
          ['Wa', 6],
        ]).replaceAll(/ r="[A-Z]*\d+"/g, ''),
      },
    ]),
    'Town: text | Bags: whole',
    2,
    ['Ho', 5],
    ['Wa', 6],
  ),
  messy(
    'a sum below, worked out',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Region', 'Bags'],
          ['Ashanti', 5],
          ['Volta', 6],
          ['TOTAL', '<c r="B4"><f>SUM(B2:B3)</f><v>11</v></c>'],
        ]),
      },
    ]),
    'Region: text | Bags: whole',
    3,
    ['Ashanti', 5],
    ['TOTAL', 11],
    'totals',
  ),
  messy(
    'repeated cells and rows of OpenDocument',
    openDocument(
      odsTable(
        'A',
        odsRows([['Town', 'Jan', 'Feb', 'Mar']]) +
          `<table:table-row><table:table-cell office:value-type="string"><text:p>Ho</text:p></table:table-cell>${odsNumber('5', '5', ' table:number-columns-repeated="3"')}</table:table-row>` +
          `<table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string"><text:p>Wa</text:p></table:table-cell>${odsNumber('6.25', '6.3', ' table:number-columns-repeated="2"')}${odsNumber('7', '7')}</table:table-row>` +
          '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>',
      ),
    ),
    'Town: text | Jan: decimal | Feb: decimal | Mar: whole',
    3,
    ['Ho', 5, 5, 5],
    ['Wa', 6.25, 6.25, 7],
    'yearColumns',
  ),
  messy(
    'money, days and truth of OpenDocument',
    openDocument(
      odsTable(
        'A',
        odsRows([
          ['Item', 'Price', 'Day', 'Sold'],
          [
            'Hoe',
            '<table:table-cell office:value-type="currency" office:currency="GHS" office:value="1200.5"><text:p>GH₵1,200.50</text:p></table:table-cell>',
            '<table:table-cell office:value-type="date" office:date-value="2024-03-31"><text:p>31/03/24</text:p></table:table-cell>',
            '<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>TRUE</text:p></table:table-cell>',
          ],
          [
            'Seed',
            '<table:table-cell office:value-type="currency" office:currency="GHS" office:value="90"><text:p>GH₵90.00</text:p></table:table-cell>',
            '<table:table-cell office:value-type="date" office:date-value="2024-04-01"><text:p>01/04/24</text:p></table:table-cell>',
            '<table:table-cell office:value-type="boolean" office:boolean-value="false"><text:p>FALSE</text:p></table:table-cell>',
          ],
        ]),
      ),
    ),
    'Item: text | Price: decimal | Day: date | Sold: truth',
    2,
    ['Hoe', 1200.5, '2024-03-31', true],
    ['Seed', 90, '2024-04-01', false],
    // The cedi, as the cells show it.
    'unitsInCells',
  ),
];
