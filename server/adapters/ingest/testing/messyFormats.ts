import { raised, styled, styles } from './workbookCells.ts';
import { odsRows, odsTable, openDocument, rowsXml, workbook } from './corpus/workbooks.ts';
import { type MessyFile, messy } from './messyFile.ts';

/** Cells of workbooks whose look says what their value does not. */
export const messyFormats: readonly MessyFile[] = [
  messy(
    'days of a workbook that counts from 1904',
    workbook(
      [
        {
          name: 'A',
          rows: rowsXml([
            ['Day', 'Bags'],
            [styled('A2', 1, 43_830), 5],
            [styled('A3', 1, 43_831), 6],
          ]),
        },
      ],
      { styles, date1904: true },
    ),
    'Day: date | Bags: whole',
    2,
    ['2024-01-01', 5],
    ['2024-01-02', 6],
  ),
  messy(
    'days without their format in a workbook that counts from 1904',
    workbook(
      [
        {
          name: 'A',
          rows: rowsXml([
            ['Date', 'Bags'],
            [43_830, 5],
            [43_831, 6],
          ]),
        },
      ],
      { styles, date1904: true },
    ),
    'Date: date | Bags: whole',
    2,
    ['2024-01-01', 5],
    ['2024-01-02', 6],
    'unreadableDates',
  ),
  messy(
    'days without their format among days',
    workbook(
      [
        {
          name: 'A',
          rows: rowsXml([
            ['Planted', 'Bags'],
            [styled('A2', 1, 45_383), 5],
            [45_384, 6],
            ['5/4/2024', 7],
            [45_387, 8],
            ['31/03/2024', 9],
          ]),
        },
      ],
      { styles },
    ),
    'Planted: date | Bags: whole',
    5,
    ['2024-04-01', 5],
    ['2024-03-31', 9],
    'unreadableDates',
  ),
  messy(
    'days and hours without their format',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Date of visit', 'Bags'],
          [45_231.5, 5],
          [45_232.25, 6],
        ]),
      },
    ]),
    'Date of visit: time | Bags: whole',
    2,
    ['2023-11-01 12:00:00', 5],
    ['2023-11-02 06:00:00', 6],
    'unreadableDates',
  ),
  messy(
    'shares by their format',
    workbook(
      [
        {
          name: 'A',
          rows: rowsXml([
            ['Town', 'Share'],
            ['Ho', styled('B2', 3, 0.5)],
            ['Wa', styled('B3', 3, 0.125)],
          ]),
        },
      ],
      { styles },
    ),
    'Town: text | Share: decimal',
    2,
    ['Ho', 50],
    ['Wa', 12.5],
    'unitsInCells',
  ),
  messy(
    'numbers as text beside numbers',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Town', 'Price'],
          ['Ho', '1,250.50'],
          ['Wa', 2300.75],
          ['Bole', '980'],
        ]),
      },
    ]),
    'Town: text | Price: decimal',
    3,
    ['Ho', 1250.5],
    ['Bole', 980],
    'spacesInNumbers',
  ),
  messy(
    'days as text beside days',
    workbook(
      [
        {
          name: 'A',
          rows: rowsXml([
            ['Planted', 'Bags'],
            ['31/03/2024', 5],
            [styled('A3', 1, 45_383), 6],
            ['5/4/2024', 7],
          ]),
        },
      ],
      { styles },
    ),
    'Planted: date | Bags: whole',
    3,
    ['2024-03-31', 5],
    ['2024-04-05', 7],
  ),
  messy(
    'telephones that lost their nought',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Name', 'Phone'],
          ['A', 244_123_456],
          ['B', 201_987_654],
        ]),
      },
    ]),
    'Name: text | Phone: text',
    2,
    ['A', '244123456'],
    ['B', '201987654'],
  ),
  messy(
    'codes whose noughts are in the format',
    workbook(
      [
        {
          name: 'A',
          rows: rowsXml([
            ['Code', 'Bags'],
            [styled('A2', 2, 7), 5],
            [styled('A3', 2, 112), 6],
          ]),
        },
      ],
      { styles },
    ),
    'Code: text | Bags: whole',
    2,
    ['007', 5],
    ['112', 6],
  ),
  messy(
    'money by its format',
    workbook(
      [
        {
          name: 'A',
          rows: rowsXml([
            ['Item', 'Price'],
            ...[1200.5, 90].map((price, at) => [['Hoe', 'Seed'][at] ?? '', styled(`B${at + 2}`, 4, price)]),
          ]),
        },
      ],
      { styles },
    ),
    'Item: text | Price: decimal',
    2,
    ['Hoe', 1200.5],
    ['Seed', 90],
    'unitsInCells',
  ),
  messy(
    'a raised mark of a note behind a number',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Year', 'Maize'],
          [2010, 1871],
          [2012, 1950],
          [2011, raised('B4', '1684', '2')],
        ]),
      },
    ]),
    'Year: whole | Maize: whole',
    3,
    [2010, 1871],
    [2011, 1684],
    'noteMarks',
  ),
  messy(
    'a raised two of square metres',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Farm', raised('B1', 'Area m', '2')],
          ['A', 120],
          ['B', 90],
        ]),
      },
    ]),
    'Farm: text | Area m²: whole',
    2,
    ['A', 120],
    ['B', 90],
  ),
  messy(
    'a number struck out before another',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Town', 'Bags'],
          ['Ho', 5],
          ['Wa', 6],
          ['Bole', '<c r="B4" t="inlineStr"><is><r><rPr><strike/></rPr><t>120</t></r><r><t>130</t></r></is></c>'],
        ]),
      },
    ]),
    'Town: text | Bags: whole',
    3,
    ['Ho', 5],
    ['Bole', null],
    'mixedTypes',
  ),
  messy(
    'a raised mark behind a number in OpenDocument',
    openDocument(
      '<office:automatic-styles><style:style style:name="up" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style></office:automatic-styles>' +
        odsTable(
          'A',
          odsRows([
            ['Year', 'Maize'],
            [2010, 1871],
            [
              2011,
              '<table:table-cell office:value-type="string"><text:p>1684<text:span text:style-name="up">2</text:span></text:p></table:table-cell>',
            ],
          ]),
        ),
    ),
    'Year: whole | Maize: whole',
    2,
    [2010, 1871],
    [2011, 1684],
    'noteMarks',
  ),
  messy(
    'days as strict workbooks write them',
    workbook([
      {
        name: 'A',
        rows: rowsXml([
          ['Day', 'Bags'],
          ['<c r="A2" t="d"><v>2024-03-31</v></c>', 5],
          ['<c r="A3" t="d"><v>2024-04-01</v></c>', 6],
        ]),
      },
    ]),
    'Day: date | Bags: whole',
    2,
    ['2024-03-31', 5],
    ['2024-04-01', 6],
  ),
  messy(
    'commas at the wrong places',
    'Farm,Income\nA,"12,34,5"\nB,"1,234"\nC,"2,500.5"\n',
    'Farm: text | Income: decimal',
    3,
    ['A', null],
    ['C', 2500.5],
    'mixedTypes',
  ),
  messy(
    'acres in halves beside whole ones',
    'Farm,Size\nA,2½ acres\nB,3 acres\nC,1 acre\nD,4 acres\n',
    'Farm: text | Size: decimal',
    4,
    ['A', 2.5],
    ['D', 4],
    'unitsInCells',
  ),
];
