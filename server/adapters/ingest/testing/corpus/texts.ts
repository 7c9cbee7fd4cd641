import { harvest, type NastyFile } from './nastyFile.ts';

const lines = harvest.trimEnd().split('\n');
const withColumn = (header: string, values: readonly string[]): string => lines.map((line, at) => `${line},${at === 0 ? header : (values[at - 1] ?? '')}`).join('\n');

/** Tables as text, as people and programs write them. */
export const texts: readonly NastyFile[] = [
  { what: 'a CSV in order', fileName: 'harvest.csv', make: () => harvest, kind: 'csv', findings: [], rows: [4] },
  { what: 'semicolons and decimal commas', fileName: 'recolte.csv', make: () => harvest.replaceAll(',', ';').replaceAll('.', ','), kind: 'csv', findings: ['note decimalComma'], rows: [4] },
  { what: 'tabs', fileName: 'harvest.tsv', make: () => harvest.replaceAll(',', '\t'), kind: 'tsv', findings: [], rows: [4] },
  { what: 'bars', fileName: 'harvest.txt', make: () => harvest.replaceAll(',', '|'), kind: 'csv', findings: [], rows: [4] },
  { what: 'a CSV called .xlsx', fileName: 'harvest.xlsx', make: () => harvest, kind: 'csv', findings: ['note wrongEnding'], rows: [4] },
  { what: 'a byte order mark', fileName: 'bom.csv', make: () => `\u{FEFF}${harvest}`, kind: 'csv', findings: [], rows: [4] },
  { what: 'UTF-16, as Excel saves Unicode text', fileName: 'unicode.txt', make: () => Buffer.from(`\u{FEFF}${harvest.replaceAll(',', '\t')}`, 'utf16le'), kind: 'tsv', findings: [], rows: [4] },
  { what: 'Windows letters', fileName: 'windows.csv', make: () => Buffer.from(harvest.replace('Millet', 'Maïs'), 'latin1'), kind: 'csv', findings: ['warning encodingGuessed'], rows: [4] },
  {
    what: 'letters of two encodings', fileName: 'mixed-letters.csv', kind: 'csv', findings: ['error brokenEncoding'], rows: [5],
    make: () => Buffer.concat([Buffer.from(harvest.replace('Millet', 'Akuafoɔ')), Buffer.from('Wa,Ma\u00efs,20,1.1\n', 'latin1')]),
  },
  { what: 'lines ended as on Windows', fileName: 'crlf.csv', make: () => harvest.replaceAll('\n', '\r\n'), kind: 'csv', findings: [], rows: [4] },
  { what: 'lines ended as on an old Mac', fileName: 'mac.csv', make: () => harvest.replaceAll('\n', '\r'), kind: 'csv', findings: [], rows: [4] },
  { what: 'lines ended in three ways', fileName: 'ends.csv', make: () => `${lines[0]}\r\n${lines[1]}\n${lines[2]}\r${lines[3]}\r\n${lines[4]}\n`, kind: 'csv', findings: [], rows: [4] },
  { what: 'a line break inside quotes', fileName: 'quoted.csv', make: () => withColumn('Remark', ['"dry, then\nwet"', 'ok', '"""good"" year"', 'ok']), kind: 'csv', findings: [], rows: [4] },
  { what: 'a quote that never ends', fileName: 'open-quote.csv', make: () => withColumn('Remark', ['ok', '"dry', 'ok', 'ok']), kind: 'csv', findings: ['warning strayQuotes'], rows: [4] },
  { what: 'rows too short and too long', fileName: 'ragged.csv', make: () => `${harvest}Wa,Maize\nNavrongo,Rice,10,2,1\n`, kind: 'csv', findings: ['error raggedRows'], rows: [6] },
  { what: 'title lines above the table', fileName: 'title.csv', make: () => `Ministry of Food and Agriculture\nHarvest 2023\n\n${harvest}`, kind: 'csv', findings: ['warning titleLines'], rows: [4] },
  { what: 'two header rows', fileName: 'two-headers.csv', make: () => ',2022,,2023,\nDistrict,Area ha,Yield t/ha,Area ha,Yield t/ha\nHo,75,2.9,80,2.7\nWa,50,1.1,50,1.4\n', kind: 'csv', findings: ['error twoHeaderRows'], rows: [2] },
  { what: 'years above columns whose names suffice', fileName: 'years.csv', make: () => `,,2023,2023\n${harvest}`, kind: 'csv', findings: ['warning titleLines'], rows: [4] },
  { what: 'a header twice', fileName: 'twice.csv', make: () => withColumn('Crop', ['a', 'b', 'c', 'd']), kind: 'csv', findings: ['error duplicateHeaders'], rows: [4] },
  { what: 'a column without a header', fileName: 'nameless.csv', make: () => withColumn('', ['a', 'b', 'c', 'd']), kind: 'csv', findings: ['error emptyHeader'], rows: [4] },
  { what: 'an empty column', fileName: 'empty-column.csv', make: () => withColumn('Remark', []), kind: 'csv', findings: ['warning emptyColumn'], rows: [4] },
  { what: 'words among numbers', fileName: 'mixed.csv', make: () => `${harvest}Wa,Maize,50,low\n`, kind: 'csv', findings: ['warning mixedTypes'], rows: [5] },
  { what: 'marks for what was not measured', fileName: 'missing.csv', make: () => withColumn('Rain mm', ['12', 'n/a', '14', '13']), kind: 'csv', findings: ['note mixedTypes'], rows: [4] },
  { what: 'blanks in numbers', fileName: 'blanks.csv', make: () => withColumn('Farmers', ['1 200', '340', '12 000', '75']), kind: 'csv', findings: ['warning spacesInNumbers'], rows: [4] },
  { what: 'codes with noughts in front', fileName: 'codes.csv', make: () => withColumn('Code', ['0012', '0340', '0007', '0101']), kind: 'csv', findings: [], rows: [4] },
  { what: 'telephone numbers', fileName: 'phones.csv', make: () => withColumn('Telephone', ['0244123456', '0201112223', '0277123456', '0501234567']), kind: 'csv', findings: [], rows: [4] },
  { what: 'days as 31/03/2024', fileName: 'days.csv', make: () => withColumn('Planted', ['31/03/2024', '02/04/2024', '15/04/2024', '01/05/2024']), kind: 'csv', findings: [], rows: [4] },
  { what: 'days that do not exist', fileName: 'no-days.csv', make: () => `Day,Rain mm\n${['25/03/2024', '30/02/2024', '15/04/2024', '01/05/2024', '14/05/2024', '15/05/2024'].map((day) => `${day},1\n`).join('')}`, kind: 'csv', findings: ['warning unreadableDates'], rows: [6] },
  { what: 'notes below the table', fileName: 'notes.csv', make: () => `${harvest}\nSource: SRID, MoFA\n`, kind: 'csv', findings: ['note notes'], rows: [4] },
  { what: 'a district that is not known', fileName: 'places.csv', make: () => harvest.replace('Tamale', 'Tamle'), kind: 'csv', findings: ['warning unknownPlaces'], rows: [4] },
  { what: 'texts that look like formulas', fileName: 'formulas.csv', make: () => withColumn('Remark', ['"=cmd|\'/c calc\'!A1"', '+1', '-x', '@SUM(A1)']), kind: 'csv', findings: [], rows: [4] },
  { what: 'a file of no bytes', fileName: 'nothing.csv', make: () => '', kind: null, findings: ['error emptyTable'], rows: [] },
  { what: 'blank lines alone', fileName: 'blank.csv', make: () => '\n\n  \n', kind: 'csv', findings: ['error emptyTable'], rows: [] },
  { what: 'a header without rows', fileName: 'header.csv', make: () => 'District,Crop\n', kind: 'csv', findings: ['error emptyTable'], rows: [] },
  { what: 'one column', fileName: 'one.csv', make: () => 'District\nHo\nWa\nTamale\n', kind: 'csv', findings: [], rows: [3] },
  { what: 'the character nought', fileName: 'noughts.csv', make: () => harvest.replace('Ejura', 'Eju\0ra'), kind: 'csv', findings: ['warning noughts'], rows: [4] },
  { what: 'a first line for Excel', fileName: 'sep.csv', make: () => `sep=;\n${harvest.replaceAll(',', ';')}`, kind: 'csv', findings: [], rows: [4] },
];

/** Files that are no tables, whatever they are called. */
export const others: readonly NastyFile[] = [
  { what: 'a web page called .xls', fileName: 'export.xls', make: () => '<html><body><table><tr><td>1</td></tr></table></body></html>', kind: null, findings: ['error notATable'], rows: [] },
  { what: 'JSON', fileName: 'data.csv', make: () => '[{"district":"Ho","yield":1.2}]', kind: null, findings: ['error notATable'], rows: [] },
  { what: 'XML', fileName: 'data.csv', make: () => '<?xml version="1.0"?><rows><row/></rows>', kind: null, findings: ['error notATable'], rows: [] },
  { what: 'a PDF', fileName: 'report.csv', make: () => '%PDF-1.7\n%âãÏÓ\n', kind: null, findings: ['error notATable'], rows: [] },
  { what: 'a picture', fileName: 'photo.csv', make: () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), kind: null, findings: ['error notATable'], rows: [] },
  { what: 'a gzip archive', fileName: 'data.csv.gz', make: () => Buffer.from('1f8b0800000000000003', 'hex'), kind: null, findings: ['error notATable'], rows: [] },
  { what: 'a RAR archive', fileName: 'data.rar', make: () => Buffer.from('526172211a0701003392b5e5', 'hex'), kind: null, findings: ['error notATable'], rows: [] },
  { what: 'a Parquet file', fileName: 'data.parquet', make: () => 'PAR1....PAR1', kind: null, findings: ['error notATable'], rows: [] },
  { what: 'bytes without any sense', fileName: 'noise.csv', make: () => Buffer.from(Array.from({ length: 40_000 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 256)), kind: null, findings: ['error notATable'], rows: [] },
];
