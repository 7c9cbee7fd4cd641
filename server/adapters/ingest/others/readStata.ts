import { readFile } from 'node:fs/promises';
import type { Code } from '#engines/tables/columns/dictionary.ts';
import type { SheetCell } from '../sheets/sheetFile.ts';
import { inWords, limits } from '../limits.ts';
import { cutShort, damaged, notATable, tooBig } from '../refusals.ts';
import type { OtherTable } from './otherTable.ts';
import type { Decoder } from './savDictionary.ts';
import { codesOf, readOldStata } from './readOldStata.ts';
import { shown, valueAt, widthOf } from './stataValues.ts';

const mostBytes = 300_000_000;

/** Widths of the texts of a file, by its release. */
const releases = {
  117: { count: 2, rows: 4, label: 1, name: 33, format: 49, varLabel: 81, object: 4 },
  118: { count: 2, rows: 8, label: 2, name: 129, format: 57, varLabel: 321, object: 8 },
  119: { count: 4, rows: 8, label: 2, name: 129, format: 57, varLabel: 321, object: 8 },
} as const;

/**
 * The observations of a Stata file of Stata 13 and later (dta 117 to 119, as "help dta" describes them), or of Stata 5 to 12: codes
 * as they are, with the labels of its variables and values. @throws FileRefusal
 */
export async function readStata(path: string, bytes: number, name: string): Promise<OtherTable[]> {
  if (bytes > mostBytes)
    throw tooBig(
      `a Stata file of ${inWords(bytes)}`,
      `at most ${inWords(mostBytes)}`,
      'Export it as CSV, which may be larger, and send that.',
    );
  const file = await readFile(path);
  try {
    return [file[0] === 0x3c ? tableOf(file, name) : readOldStata(file, name)];
  } catch (error) {
    throw error instanceof RangeError ? cutShort('a Stata file that ends too soon') : error;
  }
}

function tableOf(file: Buffer, name: string): OtherTable {
  const release = Number(
    /<release>(\d+)<\/release>/.exec(file.toString('latin1', 0, 200))?.[1],
  ) as keyof typeof releases;
  const sizes = releases[release];
  if (sizes === undefined)
    throw notATable(
      `a Stata file of the release ${release || 'unknown'}`,
      'In Stata, save it with “saveold … , version(13)”, and send that.',
    );
  const little = file.toString('latin1', 0, 200).includes('<byteorder>LSF</byteorder>');
  const uint = (at: number, width: number): number =>
    width === 8
      ? Number(little ? file.readBigUInt64LE(at) : file.readBigUInt64BE(at))
      : little
        ? file.readUIntLE(at, width)
        : file.readUIntBE(at, width);
  const decoder = new TextDecoder(release === 117 ? 'windows-1252' : 'utf-8');
  const text = (at: number, width: number): string => {
    const bytes = file.subarray(at, at + width);
    const end = bytes.indexOf(0);
    return decoder.decode(end < 0 ? bytes : bytes.subarray(0, end));
  };
  const inside = (tag: string, from = 0): number => {
    const at = file.indexOf(`<${tag}>`, from, 'latin1');
    if (at < 0) throw damaged(`a Stata file without its part ${tag}`);
    return at + tag.length + 2;
  };
  const columnCount = uint(inside('K'), sizes.count);
  const rowCount = uint(inside('N'), sizes.rows);
  if (columnCount > limits.columns)
    throw tooBig(
      `${columnCount} variables`,
      `at most ${limits.columns}`,
      'Export those that matter as CSV, and send that.',
    );
  const map = inside('map');
  const part = (index: number): number => uint(map + index * 8, 8);
  const each = <T>(tag: string, index: number, width: number, read: (at: number) => T): T[] => {
    const begin = inside(tag, part(index));
    return Array.from({ length: columnCount }, (_, column) => read(begin + column * width));
  };
  const types = each('variable_types', 2, 2, (at) => uint(at, 2));
  const names = each('varnames', 3, sizes.name, (at) => text(at, sizes.name));
  const formats = each('formats', 5, sizes.format, (at) => text(at, sizes.format));
  const labelNames = each('value_label_names', 6, sizes.name, (at) => text(at, sizes.name));
  const labels = each('variable_labels', 7, sizes.varLabel, (at) => text(at, sizes.varLabel));
  const codes = valueLabels(file, part(11), sizes.name, uint, text);
  const strings = longStrings(file, part(10), part(11), sizes.object, uint, decoder);
  const begin = inside('data', part(9));
  const width = types.reduce((sum, type) => sum + widthOf(type), 0);
  if (begin + width * rowCount > file.length) throw new RangeError('The observations are not whole.');
  function* rows(): Generator<SheetCell[]> {
    for (let row = 0, at = begin; row < rowCount; row++) {
      yield types.map((type, column) => {
        const value = valueAt(file, at, type, { little, text, strings, object: sizes.object });
        at += widthOf(type);
        return typeof value === 'number' ? shown(value, formats[column] ?? '') : value;
      });
    }
  }
  return {
    name,
    columns: names.map((own, at) => ({
      name: own,
      label: (labels[at] ?? '').trim(),
      codes: codes.get(labelNames[at] ?? '') ?? [],
    })),
    rows: rows(),
  };
}

type Uint = (at: number, width: number) => number;

/** The value labels of a file, by the names of their lists; those of extended missing values (.a to .z) are left out. */
function valueLabels(
  file: Buffer,
  begin: number,
  nameBytes: number,
  uint: Uint,
  text: (at: number, width: number) => string,
): Map<string, Code[]> {
  const found = new Map<string, Code[]>();
  for (let at = file.indexOf('<lbl>', begin, 'latin1'); at >= 0;) {
    const table = at + 5 + 4 + nameBytes + 3;
    const texts = table + 8 + uint(table, 4) * 8;
    found.set(text(at + 9, nameBytes), codesOf(table, { uint, text }));
    at = file.indexOf('<lbl>', texts + uint(table + 4, 4), 'latin1');
  }
  return found;
}

/** Long texts that the observations refer to, by variable and observation: "3 17". */
function longStrings(
  file: Buffer,
  begin: number,
  end: number,
  objectBytes: number,
  uint: Uint,
  decoder: Decoder,
): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = begin + '<strls>'.length; at + 3 < end && file.toString('latin1', at, at + 3) === 'GSO';) {
    const key = `${uint(at + 3, 4)} ${uint(at + 7, objectBytes)}`;
    const head = at + 7 + objectBytes;
    const [isText, length] = [file[head] === 130, uint(head + 1, 4)];
    const content = file.subarray(head + 5, head + 5 + length);
    found.set(key, isText ? decoder.decode(content).replace(/\0$/, '') : `${length} bytes`);
    at = head + 5 + length;
  }
  return found;
}
