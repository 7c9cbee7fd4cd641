import type { Archive } from '../archive.ts';
import { withLooksOfRuns } from './looksOfRuns.ts';
import type { Workbook, WorkbookSheet } from './workbook.ts';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
/** What is held back of a sheet at most, so that no cell falls in two. */
const mostOfCell = 1_000_000;
const sheetPart = 'xl/worksheets/sheet1.xml';

/**
 * A sheet as a workbook of its own, not packed, as it streams: hucre reads it from front to back without unpacking
 * anything itself, so that it sees only what was checked on the way, and what passes can be looked at.
 */
export async function* loneSheet(
  archive: Archive,
  book: Workbook,
  sheet: WorkbookSheet,
  passing: (chunk: Buffer) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const [texts, styles] = [
    book.texts === null ? null : await archive.whole(book.texts),
    book.styles === null ? null : await archive.whole(book.styles),
  ];
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${relationships}/${type}" Target="${target}"/>`;
  yield part('[Content_Types].xml', `<Types xmlns="${packaged}/content-types"/>`);
  yield part(
    '_rels/.rels',
    `<Relationships xmlns="${packaged}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  );
  yield part(
    'xl/workbook.xml',
    `<workbook xmlns:r="${relationships}"><workbookPr date1904="${Number(book.from1904)}"/><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  yield part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packaged}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${texts === null ? '' : relation(2, 'sharedStrings', 'sharedStrings.xml')}${styles === null ? '' : relation(3, 'styles', 'styles.xml')}</Relationships>`,
  );
  if (texts !== null) yield part('xl/sharedStrings.xml', withLooksOfRuns(texts));
  if (styles !== null) yield part('xl/styles.xml', styles);
  yield header(sheetPart, archive.bytesOf(sheet.part));
  // Whoever reads stops at the last byte: it is handed on only when the part has proved sound to its end.
  let held: Buffer | null = null;
  for await (const chunk of archive.content(sheet.part)) {
    passing(chunk);
    const piece: Buffer = held === null ? chunk : Buffer.concat([held, chunk]);
    // A cell that falls in two waits for its other half.
    const cut = Math.max(0, piece.length - 1 - mostOfCell, piece.lastIndexOf('<c ', piece.length - 2));
    if (cut > 0) yield withLooksOfRuns(piece.subarray(0, cut));
    held = piece.subarray(cut);
  }
  if (held !== null) yield withLooksOfRuns(held);
}

function part(name: string, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content as string);
  return Buffer.concat([header(name, bytes.length), bytes]);
}

/** What stands before a part that is not packed (APPNOTE 4.3.7). */
function header(name: string, bytes: number): Buffer {
  const fixed = Buffer.alloc(30);
  fixed.writeUInt32LE(0x04034b50, 0);
  fixed.writeUInt32LE(bytes, 18);
  fixed.writeUInt32LE(bytes, 22);
  fixed.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([fixed, Buffer.from(name)]);
}
