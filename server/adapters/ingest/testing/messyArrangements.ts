import { merged } from './workbookCells.ts';
import { rowsXml, workbook, type SheetXml } from './corpus/workbooks.ts';

type Cell = string | number;

/** A table before it is arranged: regions and towns with whole numbers and with halves. */
export interface CleanTable {
  readonly names: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A file, and what a person reads in it once the fixes it is offered are accepted. */
export interface Arranged {
  readonly sent: string | Buffer;
  readonly fileName: string;
  /** "name: type" */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** A finding that has to be there. */
  readonly says?: string;
}

type Random = () => number;
const towns = [
  'Ho',
  'Wa',
  'Bole',
  'Kɔforidua',
  'Dɛnkyira',
  'Yendi',
  'Ejura',
  'Kpando',
  'Tafo',
  'Boulé',
  'Axim',
  'Bibiani',
];
const regions = ['Volta', 'Ashanti', 'Oti'];

/** Four to twelve towns, each with bags and a yield. */
export function cleanTable(random: Random): CleanTable {
  const number = 4 + Math.floor(random() * 9);
  return {
    names: ['Region', 'Town', 'Bags', 'Yield'],
    rows: towns
      .slice(0, number)
      .map((town, at) => [
        regions[Math.floor((at * regions.length) / number)] ?? '',
        town,
        Math.floor(random() * 9_000) + 50,
        Math.floor(random() * 9) + 0.5,
      ]),
  };
}

const plain = ['Region: text', 'Town: text', 'Bags: whole', 'Yield: decimal'];

function csv(rows: readonly (readonly Cell[])[], delimiter = ','): string {
  return `${rows.map((row) => row.join(delimiter)).join('\n')}\n`;
}

function sheet(
  rows: readonly (readonly (Cell | null)[])[],
  more: Partial<SheetXml> = {},
  others: SheetXml[] = [],
): Buffer {
  return workbook([{ name: 'A', rows: rowsXml(rows), ...more }, ...others]);
}

function text(table: CleanTable, sent: string | Buffer, says?: string): Arranged {
  return { sent, fileName: 'a.csv', columns: plain, rows: table.rows, ...(says !== undefined && { says }) };
}

function book(table: CleanTable, sent: Buffer, says?: string): Arranged {
  return { ...text(table, sent, says), fileName: 'a.xlsx' };
}

/** A table with a row put in at some place past the first. */
function withRow<Row>(rows: readonly Row[], row: Row, random: Random): Row[] {
  const at = 1 + Math.floor(random() * (rows.length - 1));
  return [...rows.slice(0, at), row, ...rows.slice(at)];
}

/** The rows of each region, in their order. */
function byRegion({ rows }: CleanTable): (readonly (readonly Cell[])[])[] {
  return regions.map((region) => rows.filter(([own]) => own === region)).filter((own) => own.length > 0);
}

const years = (from: number, number: number): number[] => Array.from({ length: number }, (_, at) => from + at);

/** The ways in which offices arrange tables, each with what it leaves to be read. */
export const arrangements: Readonly<Record<string, (table: CleanTable, random: Random) => Arranged>> = {
  'titles and a blank row above': (table) =>
    book(
      table,
      sheet([['BAGS BY TOWN'], ['Ministry of Food and Agriculture'], [], table.names, ...table.rows]),
      'titleLines',
    ),
  'notes below without a full stop': (table) =>
    book(
      table,
      sheet([
        table.names,
        ...table.rows,
        [],
        ['Figures of the last year are provisional and may change'],
        ['Source: MoFA'],
      ]),
      'notes',
    ),
  'notes in French below': (table) =>
    text(table, csv([table.names, ...table.rows, ['Source : MoFA'], ['NB : chiffres provisoires']], ';'), 'notes'),
  'two rows of names': (table) => ({
    ...text(table, csv([['Region', 'Town', 'Maize', ''], ['', '', 'Bags', 'Yield'], ...table.rows]), 'twoHeaderRows'),
    columns: ['Region: text', 'Town: text', 'Maize Bags: whole', 'Maize Yield: decimal'],
  }),
  'three rows of names, with units': (table) => ({
    ...book(
      table,
      sheet(
        [
          ['Region', 'Town', 'Maize', null],
          [null, null, 'Area', 'Yield'],
          [null, null, '(ha)', '(t/ha)'],
          ...table.rows,
        ],
        { after: merged('A1:A3', 'B1:B3', 'C1:D1') },
      ),
      'twoHeaderRows',
    ),
    columns: ['Region: text', 'Town: text', 'Maize Area (ha): whole', 'Maize Yield (t/ha): decimal'],
  }),
  'years below a name that spans them': (table, random) => {
    const wide = years(2015 + Math.floor(random() * 5), 3);
    const rows = table.rows.map(([, town = '', bags]) => [town, ...wide.map((_, at) => Number(bags) + at)]);
    return {
      ...book(
        table,
        sheet([['Town', 'Production (t)', null, null], [null, ...wide], ...rows], { after: merged('A1:A2', 'B1:D1') }),
        'twoHeaderRows',
      ),
      columns: ['Town: text', ...wide.map((year) => `Production (t) ${year}: whole`)],
      rows,
    };
  },
  'years as columns, one of them provisional': (table, random) => {
    const wide = years(2010 + Math.floor(random() * 9), 4).map((year, at) => (at === 3 ? `${year}*` : String(year)));
    const rows = table.rows.map(([, town = '', bags]) => [town, ...wide.map((_, at) => Number(bags) + at)]);
    return {
      ...text(table, csv([['Town', ...wide], ...rows, ['* provisional', '', '', '', '']]), 'notes'),
      columns: ['Town: text', ...wide.map((year) => `${year}: whole`)],
      rows,
    };
  },
  'regions merged down their towns': (table) => {
    let at = 2;
    const areas = byRegion(table).flatMap((own) => {
      const from = at;
      at += own.length;
      return own.length > 1 ? [`A${from}:A${at - 1}`] : [];
    });
    const rows = byRegion(table).flatMap((own) =>
      own.map((row, place) => (place === 0 ? row : [null, ...row.slice(1)])),
    );
    return book(table, sheet([table.names, ...rows], { after: merged(...areas) }), 'mergedCells');
  },
  'totals of regions among the rows': (table) => {
    const rows = byRegion(table).flatMap((own) => [...own, [`${own[0]?.[0]} Total`, '', sum(own), 1.5]]);
    return { ...text(table, csv([table.names, ...rows]), 'totals'), rows };
  },
  'a grand total below': (table) => {
    const rows = [...table.rows, ['Grand Total', '', sum(table.rows), 2.5]];
    return { ...book(table, sheet([table.names, ...rows]), 'totals'), rows };
  },
  'another table beside, as long': (table) => {
    const rows = table.rows.map((row, at) => [...row, '', `Crop ${at + 1}`, at + 1]);
    return text(table, csv([[...table.names, '', 'Crop', 'Price'], ...rows]), 'twoTables');
  },
  'another table below': (table) =>
    text(table, csv([table.names, ...table.rows, [], ['Crop', 'Price'], ['Maize', 3], ['Rice', 4]]), 'twoTables'),
  'empty columns': (table) =>
    text(table, csv([table.names, ...table.rows].map(([region = '', ...rest]) => [region, '', ...rest, '', '']))),
  'the names again in the middle of a text': (table, random) =>
    text(table, csv([table.names, ...withRow(table.rows, table.names, random)]), 'repeatedHeader'),
  'the names again in the middle of a sheet': (table, random) =>
    book(
      table,
      sheet([table.names, ...withRow<readonly (Cell | null)[]>(table.rows, table.names, random)]),
      'repeatedHeader',
    ),
  'a hidden row': (table) =>
    book(
      table,
      sheet([], { rows: rowsXml([table.names, ...table.rows]).replace('<row r="3"', '<row r="3" hidden="1"') }),
      'hiddenCells',
    ),
  'a hidden sheet': (table) =>
    book(
      table,
      sheet([table.names, ...table.rows], {}, [
        {
          name: 'Lists',
          state: 'hidden',
          rows: rowsXml([
            ['a', 'b'],
            [1, 2],
          ]),
        },
      ]),
      'hiddenSheet',
    ),
  'names and no row': (table) => ({ ...text(table, csv([table.names]), 'emptyTable'), columns: [], rows: [] }),
  'one column': (table) => {
    const rows = table.rows.map(([, town = '']) => [town]);
    return { ...text(table, csv([['Town'], ...rows])), columns: ['Town: text'], rows };
  },
  'three hundred columns': (table, random) => {
    const names = Array.from({ length: 300 }, (_, at) => `v${at + 1}`);
    const rows = table.rows.map(() => names.map(() => Math.floor(random() * 900) + 1));
    return { ...text(table, csv([names, ...rows])), columns: names.map((name) => `${name}: whole`), rows };
  },
  'UTF-16 with its mark': (table, random) => {
    const bytes = Buffer.from(`\ufeff${csv([table.names, ...table.rows], '\t')}`, 'utf16le');
    return text(table, random() < 0.5 ? bytes : bytes.swap16());
  },
  'French letters of Windows': (table) => {
    const french = ['Côté', 'Boulé', 'Forêt', 'Où', 'Ça', 'Noël', 'Pré', 'Gué', 'Île', 'Mûre', 'Août', 'Thé'];
    const rows = table.rows.map((row, at) => [row[0] ?? '', french[at] ?? '', ...row.slice(2)]);
    return { ...text(table, Buffer.from(csv([table.names, ...rows], ';'), 'latin1'), 'encodingGuessed'), rows };
  },
  'blank rows between': (table, random) =>
    text(table, csv([table.names, [], ...withRow<readonly Cell[]>(table.rows, [], random)])),
};

function sum(rows: readonly (readonly Cell[])[]): number {
  return rows.reduce((total, [, , bags]) => total + Number(bags), 0);
}
