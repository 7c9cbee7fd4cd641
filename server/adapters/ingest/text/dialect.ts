import { open } from 'node:fs/promises';
import { isWordLike, kindOfCell } from '#engines/tables/cells/cellKinds.ts';
import { guessDialect, partedOtherwise, widthOfMost } from '#engines/tables/layout/guessDialect.ts';
import {
  plainDialect,
  RecordReader,
  recordsOf,
  type TextDialect,
  type TextRecord,
} from '#engines/tables/layout/readRecords.ts';
import { type ExaminedText, readText } from './encoding.ts';

/** The beginning of a text, taken apart. */
export interface TextHead {
  readonly dialect: TextDialect;
  readonly records: readonly TextRecord[];
  /** How many cells most records have. */
  readonly width: number;
  /** Whether lines end with a carriage return alone somewhere, or cells hold line ends. */
  readonly plainLines: boolean;
}

const HEAD_BYTES = 256 * 1024;
/** Records of the head that are looked at for the layout. */
const HEAD_RECORDS = 500;

/** Reads the beginning of a text and finds how it is written, where that is not known. */
export async function readHead(path: string, examined: ExaminedText, known: TextDialect | null): Promise<TextHead> {
  const text = await textUpTo(path, examined, HEAD_BYTES);
  // Excel writes and honours a first line that names the delimiter.
  const named = /^sep=(.)\n/i.exec(text)?.[1];
  const dialect = known ?? (named === undefined ? guessDialect(text.slice(0, 64 * 1024)) : plainDialect(named));
  const width = widthOfMost(recordsOf(text, dialect).slice(0, HEAD_RECORDS));
  const all = recordsOf(text, dialect, known === null ? width : null);
  const cut = examined.bytes > HEAD_BYTES ? all.slice(0, -1) : all;
  const some = cut.length > 1 || examined.bytes <= HEAD_BYTES ? cut : await firstRecords(path, examined, dialect);
  const header = some.findIndex(
    ({ cells }) => cells.length === width && cells.every((cell) => isWordLike(kindOfCell(cell))),
  );
  const records = some.slice(named === undefined ? 0 : 1, HEAD_RECORDS).map((record) => {
    // A title above the names is a sentence: as many words as there are columns make no row of it.
    const cells =
      known === null && record.line >= (some[header]?.line ?? 0) ? partedOtherwise(record.cells, width, dialect) : null;
    return cells === null || !cells.every((cell) => cell.trim() !== '') ? record : { ...record, cells };
  });
  return {
    dialect,
    records,
    width,
    plainLines: records.every(({ cells }) => cells.every((cell) => !cell.includes('\n'))),
  };
}

/** The beginning of a text, lines ended by \n. */
export async function textUpTo(path: string, examined: ExaminedText, bytes: number): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of readText(path, examined, bytes)) pieces.push(piece);
  return pieces.join('');
}

/** The first records of a text whose lines are very long. @throws RecordUnreadable where one has no end */
async function firstRecords(path: string, examined: ExaminedText, dialect: TextDialect): Promise<TextRecord[]> {
  const reader = new RecordReader(dialect);
  const records: TextRecord[] = [];
  for await (const piece of readText(path, examined)) {
    records.push(...reader.push(piece));
    if (records.length > 1) return records;
  }
  return [...records, ...reader.end()];
}

/** Records of a large text from its beginning, its end and between, to judge its columns by. */
export async function sampleRecords(
  path: string,
  bytes: number,
  dialect: TextDialect,
): Promise<{ records: TextRecord[]; tail: TextRecord[] }> {
  const size = 128 * 1024;
  const file = await open(path);
  try {
    const blocks: TextRecord[][] = [];
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      const buffer = Buffer.alloc(size);
      const { bytesRead } = await file.read(buffer, 0, size, Math.max(0, Math.floor(part * bytes) - size));
      const text = buffer.toString('utf8', 0, bytesRead).replaceAll('\r\n', '\n');
      // The first line is cut, and the last one too but at the end.
      const whole = recordsOf(text.slice(text.indexOf('\n') + 1), dialect);
      blocks.push(part === 1 ? [...whole] : whole.slice(0, -1));
    }
    return { records: blocks.flat(), tail: blocks.at(-1)?.slice(-40) ?? [] };
  } finally {
    await file.close();
  }
}
