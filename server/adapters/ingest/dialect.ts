import { open } from 'node:fs/promises';
import { RecordReader, recordsOf, type TextRecord } from '#engines/tables/readRecords.ts';
import { type ExaminedText, readText } from './encoding.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The beginning of a text, taken apart. */
export interface TextHead {
  readonly delimiter: Delimiter;
  readonly records: readonly TextRecord[];
  /** Whether lines end with a carriage return alone somewhere, or cells hold line ends. */
  readonly plainLines: boolean;
}

const HEAD_BYTES = 256 * 1024;
/** Records of the head that are looked at for the layout. */
const HEAD_RECORDS = 500;

/** Reads the beginning of a text and finds what parts its cells, where that is not known. */
export async function readHead(path: string, examined: ExaminedText, known: Delimiter | null): Promise<TextHead> {
  const text = await textUpTo(path, examined, HEAD_BYTES);
  // Excel writes and honours a first line that names the delimiter.
  const named = /^sep=(.)\n/i.exec(text)?.[1];
  const delimiter = known ?? DELIMITERS.find((each) => each === named) ?? guessDelimiter(text);
  const all = recordsOf(text, delimiter);
  const cut = examined.bytes > HEAD_BYTES ? all.slice(0, -1) : all;
  const some = cut.length > 1 || examined.bytes <= HEAD_BYTES ? cut : await firstRecords(path, examined, delimiter);
  const records = some.slice(named === undefined ? 0 : 1, HEAD_RECORDS);
  return { delimiter, records, plainLines: records.every(({ cells }) => cells.every((cell) => !cell.includes('\n'))) };
}

async function textUpTo(path: string, examined: ExaminedText, bytes: number): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of readText(path, examined, bytes)) pieces.push(piece);
  return pieces.join('');
}

/** The first records of a text whose lines are very long. @throws RecordUnreadable where one has no end */
async function firstRecords(path: string, examined: ExaminedText, delimiter: Delimiter): Promise<TextRecord[]> {
  const reader = new RecordReader(delimiter);
  const records: TextRecord[] = [];
  for await (const piece of readText(path, examined)) {
    records.push(...reader.push(piece));
    if (records.length > 1) return records;
  }
  return [...records, ...reader.end()];
}

/** What parts the cells: the sign that gives most records the same number of cells, two or more. */
function guessDelimiter(text: string): Delimiter {
  const head = text.slice(0, 64 * 1024);
  const judged = DELIMITERS.map((delimiter) => {
    const counts = new Map<number, number>();
    const widths = recordsOf(head, delimiter).map(({ cells }) => cells.length).slice(0, HEAD_RECORDS);
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    const [width = 1, number = 0] = [...counts].filter(([each]) => each > 1).toSorted(([, a], [, b]) => b - a)[0] ?? [];
    return { delimiter, width, share: widths.length === 0 ? 0 : number / widths.length };
  });
  return judged.reduce((best, each) => (each.share > best.share || (each.share === best.share && each.width > best.width) ? each : best)).delimiter;
}

/** Records of a large text from its beginning, its end and between, to judge its columns by. */
export async function sampleRecords(path: string, bytes: number, delimiter: Delimiter): Promise<{ records: TextRecord[]; tail: TextRecord[] }> {
  const size = 128 * 1024;
  const file = await open(path);
  try {
    const blocks: TextRecord[][] = [];
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      const buffer = Buffer.alloc(size);
      const { bytesRead } = await file.read(buffer, 0, size, Math.max(0, Math.floor(part * bytes) - size));
      const text = buffer.toString('utf8', 0, bytesRead).replaceAll('\r\n', '\n');
      // The first line is cut, and the last one too but at the end.
      const whole = recordsOf(text.slice(text.indexOf('\n') + 1), delimiter);
      blocks.push(part === 1 ? [...whole] : whole.slice(0, -1));
    }
    return { records: blocks.flat(), tail: blocks.at(-1)?.slice(-40) ?? [] };
  } finally {
    await file.close();
  }
}
