import type { Code } from '#engines/tables/columns/dictionary.ts';
import type { SheetCell } from '../sheets/sheetFile.ts';
import { limits } from '../limits.ts';
import { notATable, tooBig } from '../refusals.ts';
import type { OtherTable } from './otherTable.ts';
import { shown, types, valueAt, widthOf } from './stataValues.ts';

/** Widths in the head of a file of before Stata 13, by its release. */
interface Release {
  readonly dataLabel: number;
  readonly name: number;
  readonly format: number;
  readonly varLabel: number;
  /** Bytes of the length of an expansion field. */
  readonly field: 2 | 4;
  /** Whether types are letters (b, i, l, f, d) and texts 127 more than their bytes. */
  readonly letters: boolean;
}

/** Releases by number: 105 is Stata 5, 108 Stata 6, 110 Stata 7, 113 Stata 8 and 9, 114 Stata 10 and 11, 115 Stata 12. */
function releaseOf(number: number): Release | undefined {
  if (![105, 108, 110, 111, 112, 113, 114, 115].includes(number)) return undefined;
  return {
    dataLabel: number > 105 ? 81 : 32,
    name: number > 108 ? 33 : 9,
    format: number > 113 ? 49 : 12,
    varLabel: number > 105 ? 81 : 32,
    field: number > 108 ? 4 : 2,
    letters: number < 111,
  };
}

const lettered: Readonly<Record<string, number>> = {
  b: types.byte,
  i: types.int,
  l: types.long,
  f: types.float,
  d: types.double,
};
const numbered: Readonly<Record<number, number>> = {
  251: types.byte,
  252: types.int,
  253: types.long,
  254: types.float,
  255: types.double,
};

/** The largest values that are not missing: before Stata 8 the last of each type alone said "missing". */
const before8 = { byte: 126, int: 32_766, long: 2_147_483_646 } as const;

/**
 * The observations of a Stata file of Stata 5 to 12 (dta 105, 108 and 110 to 115, as "help dta" of these releases describes them),
 * with the labels of its variables and, from 108 on, of its values. @throws FileRefusal, RangeError where the file ends too soon
 */
export function readOldStata(file: Buffer, name: string): OtherTable {
  const number = file[0] ?? 0;
  const release = releaseOf(number);
  if (release === undefined)
    throw notATable(
      `a Stata file of the release ${number}, which is older than Stata 5`,
      'Open and save it in a Stata of after 1996, or use “export delimited” for CSV, and send that.',
    );
  const little = file[1] === 2;
  const uint = (at: number, width: number): number =>
    little ? file.readUIntLE(at, width) : file.readUIntBE(at, width);
  const decoder = new TextDecoder('windows-1252');
  const text = (at: number, width: number): string => {
    const bytes = file.subarray(at, at + width);
    const end = bytes.indexOf(0);
    return decoder.decode(end < 0 ? bytes : bytes.subarray(0, end));
  };
  const columnCount = uint(4, 2);
  const rowCount = uint(6, 4);
  if (columnCount > limits.columns)
    throw tooBig(
      `${columnCount} variables`,
      `at most ${limits.columns}`,
      'Export those that matter as CSV, and send that.',
    );
  let at = 10 + release.dataLabel + 18;
  const each = <T>(width: number, read: (place: number) => T): T[] => {
    const found = Array.from({ length: columnCount }, (_, column) => read(at + column * width));
    at += columnCount * width;
    return found;
  };
  const kinds = each(1, (place) => typeOf(uint(place, 1), release.letters));
  const names = each(release.name, (place) => text(place, release.name));
  at += 2 * (columnCount + 1);
  const formats = each(release.format, (place) => text(place, release.format));
  const labelNames = each(release.name, (place) => text(place, release.name));
  const labels = each(release.varLabel, (place) => text(place, release.varLabel));
  for (let kind = 1; kind !== 0;) {
    kind = uint(at, 1);
    at += 1 + release.field + (kind === 0 ? 0 : uint(at + 1, release.field));
  }
  const begin = at;
  const width = kinds.reduce((sum, type) => sum + widthOf(type), 0);
  const end = begin + width * rowCount;
  if (end > file.length) throw new RangeError('The observations are not whole.');
  const codes = number < 108 ? new Map<string, Code[]>() : valueLabels(file, end, release.name, { uint, text });
  const reading = { little, text, strings: new Map<string, string>(), object: 4 as const };
  const most = number < 113 ? before8 : undefined;
  function* rows(): Generator<SheetCell[]> {
    for (let row = 0, place = begin; row < rowCount; row++) {
      yield kinds.map((type, column) => {
        const value = valueAt(file, place, type, { ...reading, ...(most && { most }) });
        place += widthOf(type);
        return typeof value === 'number' ? shown(value, formats[column] ?? '') : value;
      });
    }
  }
  return {
    name,
    columns: names.map((own, column) => ({
      name: own,
      label: (labels[column] ?? '').trim(),
      codes: codes.get(labelNames[column] ?? '') ?? [],
    })),
    rows: rows(),
  };
}

/** The type of a variable as later releases number it: texts are their width. */
function typeOf(written: number, letters: boolean): number {
  return letters ? (lettered[String.fromCharCode(written)] ?? written - 127) : (numbered[written] ?? written);
}

interface Reads {
  readonly uint: (at: number, width: number) => number;
  readonly text: (at: number, width: number) => string;
}

/** The value labels that stand behind the observations, by the names of their lists. */
function valueLabels(file: Buffer, begin: number, nameBytes: number, { uint, text }: Reads): Map<string, Code[]> {
  const found = new Map<string, Code[]>();
  for (let at = begin; at + 4 + nameBytes + 3 + 8 <= file.length;) {
    const length = uint(at, 4);
    const table = at + 4 + nameBytes + 3;
    found.set(text(at + 4, nameBytes), codesOf(table, { uint, text }));
    at = table + length;
  }
  return found;
}

/** The codes of a list: how many, the bytes of their texts, where each text begins, the values, the texts. */
export function codesOf(table: number, { uint, text }: Reads): Code[] {
  const [count, length] = [uint(table, 4), uint(table + 4, 4)];
  const texts = table + 8 + count * 8;
  return Array.from({ length: count }, (_, each) => {
    const offset = uint(table + 8 + each * 4, 4);
    return { value: uint(table + 8 + count * 4 + each * 4, 4) | 0, label: text(texts + offset, length - offset) };
  })
    .filter(({ value }) => value <= 2_147_483_620)
    .map(({ value, label }) => ({ code: String(value), label: label.trim() }));
}
