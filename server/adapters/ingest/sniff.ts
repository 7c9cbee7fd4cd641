import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from '#engines/tables/types.ts';
import { openArchive, type Archive } from './archive.ts';
import type { OtherKind } from './others/readOthers.ts';
import { cutShort, locked, macros, notATable, nothingInIt } from './refusals.ts';

/** What a file is by its content. */
export type Sniffed =
  | { readonly kind: 'xlsx' | 'ods'; readonly archive: Archive }
  | { readonly kind: 'zip'; readonly archive: Archive }
  | { readonly kind: OtherKind; readonly bytes: number }
  | { readonly kind: 'text' };

/** Whether a file is one of statistics or of geography. */
export function isOther(sniffed: Sniffed): sniffed is Extract<Sniffed, { readonly bytes: number }> {
  return 'bytes' in sniffed;
}

const headBytes = 65_536;
/** Signs of ASCII that part cells and records in some exports. */
const PARTING = new Set([1, 2, 3, 28, 29, 30, 31]);

/** What programs of DOS wrote behind the last line. */
const END_OF_DOS = 26;

/** First bytes of what is no table, and what it is called. */
const signatures: readonly (readonly [string, string])[] = [
  ['%PDF', 'a PDF document'],
  ['\x89PNG', 'a picture (PNG)'],
  ['\xff\xd8\xff', 'a picture (JPEG)'],
  ['GIF8', 'a picture (GIF)'],
  ['Rar!', 'a RAR archive'],
  ['7z\xbc\xaf', 'a 7-Zip archive'],
  ['\x1f\x8b', 'a gzip archive'],
  ['BZh', 'a bzip2 archive'],
  ['\xfd7zXZ', 'an xz archive'],
  ['PAR1', 'a Parquet file'],
  ['{\\rtf', 'a text document (RTF)'],
  ['\x7fELF', 'a program'],
  ['MZ', 'a program'],
];

/** Tells a file by its content. @throws FileRefusal for what is no table, is locked, carries macros or is cut short. */
export async function sniff(file: string): Promise<Sniffed> {
  const { head, bytes } = await headOf(file);
  if (bytes === 0) throw nothingInIt('a file of 0 bytes');
  const start = head.subarray(0, 16).toString('latin1');
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return unpacked(await openArchive(file, bytes));
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) throw await oldOffice(file);
  const other = otherKind(head);
  if (other !== null) return { kind: other, bytes };
  if (start.startsWith('SQLite format 3'))
    throw notATable('a SQLite database', 'Open it where it was made, export its table as CSV, and send that.');
  const known = signatures.find(([signature]) => start.startsWith(signature));
  if (known !== undefined) throw notATable(known[1]);
  refuseOtherText(head);
  if (isBinary(head)) throw notATable(await binaryInWords(head));
  return { kind: 'text' };
}

/** Files of statistics and geography, by their first bytes; null for others. */
function otherKind(head: Buffer): OtherKind | null {
  const start = head.subarray(0, 16).toString('latin1');
  if (start.startsWith('$FL2') || start.startsWith('$FL3')) return 'sav';
  if (start.startsWith('<stata_dta>') || isOldStata(head)) return 'dta';
  // The application's own mark in the header of SQLite (OGC 12-128, 1.1.1.1.1).
  if (start.startsWith('SQLite format 3'))
    return /^GP(KG|10|11)$/.test(head.subarray(68, 72).toString('latin1')) ? 'gpkg' : null;
  const text = head.toString('latin1', 0, 2_000).replace(/^\xef\xbb\xbf/, '');
  return /^\s*\{[^]*"type"\s*:\s*"(FeatureCollection|Feature)"/.test(text) ? 'geojson' : null;
}

/** Releases of Stata before 13 begin with their number, the order of their bytes, 1 and 0. */
function isOldStata([release = 0, order, type, unused]: Buffer): boolean {
  return release >= 102 && release <= 115 && (order === 1 || order === 2) && type === 1 && unused === 0;
}

const families: Readonly<Record<string, string>> = {
  image: 'a picture',
  audio: 'a sound recording',
  video: 'a video',
  font: 'a font',
  application: 'a file',
  model: 'a model',
};

/** What a file is that is no text, in words: "a video (MP4)". */
async function binaryInWords(head: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  return type === undefined
    ? 'a file that is no text'
    : `${families[type.mime.split('/')[0] ?? ''] ?? 'a file'} (${type.ext.toUpperCase()})`;
}

/** The first bytes of a file, and how many it has. */
export async function headOf(file: string): Promise<{ readonly head: Buffer; readonly bytes: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(headBytes, size)), 0);
    return { head: buffer.subarray(0, bytesRead), bytes: size };
  } finally {
    await handle.close();
  }
}

async function unpacked(archive: Archive): Promise<Sniffed> {
  try {
    return await kindOf(archive);
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function kindOf(archive: Archive): Promise<Sniffed> {
  const { names } = archive;
  if (names.includes('[Content_Types].xml')) {
    const types = await archive.text('[Content_Types].xml');
    if (/wordprocessingml/.test(types)) throw notATable('a Word document');
    if (/presentationml/.test(types)) throw notATable('a PowerPoint presentation');
    if (/sheet\.binary\.macroEnabled/.test(types))
      throw notATable(
        'a binary Excel workbook (.xlsb)',
        'Open it in Excel, save it as Excel workbook (.xlsx), and send that.',
      );
    if (/macroEnabled|macrosheet/i.test(types) || names.some((name) => /vbaProject\.bin$/i.test(name)))
      throw macros('a workbook with macros');
    if (!/spreadsheetml/.test(types)) throw notATable('an Office file that is no workbook');
    return { kind: 'xlsx', archive };
  }
  if (names.includes('mimetype')) {
    const type = await archive.text('mimetype');
    if (!type.includes('opendocument.spreadsheet'))
      throw notATable(`a document of the type ${type.trim().slice(0, 60)}`);
    if (names.includes('META-INF/manifest.xml') && /encryption-data/.test(await archive.text('META-INF/manifest.xml')))
      throw locked('a spreadsheet with a password');
    if (names.some((name) => /^(Basic|Scripts)\//.test(name))) throw macros('a spreadsheet with macros');
    return { kind: 'ods', archive };
  }
  if (names.some((name) => name.endsWith('.iwa')))
    throw notATable('a Numbers spreadsheet', 'In Numbers, choose File, Export To, Excel, and send that.');
  if (names.some((name) => name.startsWith('xl/'))) throw cutShort('a workbook without its list of parts');
  return { kind: 'zip', archive };
}

/** Office files of before 2007, and today's with a password, are kept in the same kind of envelope; its parts are named in UTF-16. */
async function oldOffice(file: string): Promise<Error> {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(4_000_000), 0).finally(() => handle.close());
  const names = (name: string): boolean => buffer.includes(Buffer.from(name, 'utf16le'));
  if (names('EncryptedPackage')) return locked('a workbook with a password');
  if (names('Workbook') || names('Book'))
    return notATable(
      'an Excel 97–2003 workbook (.xls)',
      'Open it in Excel or LibreOffice, save it as Excel workbook (.xlsx), and send that.',
    );
  return notATable('an Office document of before 2007');
}

/** Text that is another thing than a table. */
function refuseOtherText(head: Buffer): void {
  const text = head
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (/^(<!doctype html|<html|<table|<head|<body)/i.test(text)) throw notATable('a web page');
  if (/^<\?xml[^]{0,300}Excel\.Sheet|^<\?xml[^]{0,600}urn:schemas-microsoft-com:office:spreadsheet/.test(text))
    throw notATable('an XML spreadsheet of Excel 2003');
  if (/^<\?xml|^<[a-z][\w:-]*[\s>]/i.test(text)) throw notATable('an XML file');
  if (/^(\{\s*"|\[\s*[[{])/.test(text))
    throw notATable('a JSON file', 'Save it as CSV, one row for each thing, and send that.');
}

/** A file with more than a few control characters is no text, unless every other byte is nought, as in UTF-16. */
function isBinary(head: Buffer): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return false;
  const noughts = [0, 0];
  let [controls, parting] = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
    else if (PARTING.has(byte)) parting += 1;
    else if (
      byte < 32 &&
      byte !== 9 &&
      byte !== 10 &&
      byte !== 13 &&
      byte !== 12 &&
      !(byte === END_OF_DOS && at === head.length - 1)
    )
      controls += 1;
  });
  const [even = 0, odd = 0] = noughts;
  const half = head.length / 2;
  const utf16 = Math.max(even, odd) > half * 0.4 && Math.min(even, odd) < half * 0.05;
  // Of UTF-16 the second bytes of letters past Latin ones look like controls.
  return !utf16 && (controls > head.length * 0.01 || parting > half || even + odd > head.length * 0.05);
}

const endings: Readonly<Record<Sniffed['kind'], readonly string[]>> = {
  xlsx: ['.xlsx', '.xltx'],
  ods: ['.ods', '.ots'],
  zip: ['.zip'],
  text: ['.csv', '.tsv', '.tab', '.txt'],
  dta: ['.dta'],
  sav: ['.sav', '.zsav'],
  geojson: ['.geojson', '.json'],
  gpkg: ['.gpkg'],
};

const spoken: Readonly<Record<Sniffed['kind'], string>> = {
  xlsx: 'an Excel workbook',
  ods: 'an OpenDocument spreadsheet',
  zip: 'a zipped file',
  text: 'a table as text',
  dta: 'a Stata file',
  sav: 'an SPSS file',
  geojson: 'a GeoJSON file',
  gpkg: 'a GeoPackage',
};

/** A note where a file is called otherwise than it is; it is read as what it is. */
export function wrongEnding(kind: Sniffed['kind'], fileName: string): Finding | null {
  const ending = path.extname(fileName).toLowerCase();
  if (endings[kind].includes(ending)) return null;
  return {
    code: 'wrongEnding',
    weight: 'note',
    sheet: null,
    at: null,
    count: 1,
    found: `${fileName.slice(-50)} is ${spoken[kind]}`,
    expected: `a name that ends in ${endings[kind][0]}`,
    mend: 'It was read as what it is. Rename your file so that others can open it, too.',
    fix: null,
  };
}
