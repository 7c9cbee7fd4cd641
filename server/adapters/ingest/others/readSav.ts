import { readFile } from 'node:fs/promises';
import type { SheetCell } from '../sheets/sheetFile.ts';
import { inWords, limits } from '../limits.ts';
import { cutShort, damaged, tooBig } from '../refusals.ts';
import { dayInWords, momentInWords } from './moments.ts';
import type { OtherTable } from './otherTable.ts';
import { casesOf } from './savCases.ts';
import { readSavDictionary, type SavVariable } from './savDictionary.ts';

/** The whole file stands in memory while it is read. */
const mostBytes = 300_000_000;

/** SPSS counts seconds from the beginning of the Gregorian calendar. */
const epoch = Date.UTC(1582, 9, 14);
/** Formats that show a number as a day, as a moment, as a time (PSPP, "System File Format", Variable Record). */
const dayFormats: ReadonlySet<number> = new Set([20, 23, 24, 38, 39]);
const momentFormats: ReadonlySet<number> = new Set([22, 41]);

/** The cases of an SPSS file (.sav, .zsav): codes as they are, with the labels of its variables and values. @throws FileRefusal */
export async function readSav(path: string, bytes: number, name: string): Promise<OtherTable[]> {
  if (bytes > mostBytes)
    throw tooBig(
      `an SPSS file of ${inWords(bytes)}`,
      `at most ${inWords(mostBytes)}`,
      'Export it as CSV, which may be larger, and send that.',
    );
  const file = await readFile(path);
  try {
    const dictionary = readSavDictionary(file);
    if (dictionary.variables.length > limits.columns)
      throw tooBig(
        `${dictionary.variables.length} variables`,
        `at most ${limits.columns}`,
        'Export those that matter as CSV, and send that.',
      );
    const columns = dictionary.variables.map(({ name: own, label, codes }) => ({ name: own, label, codes }));
    return [{ name, columns, rows: rowsOf(file, dictionary) }];
  } catch (error) {
    throw error instanceof RangeError
      ? cutShort('an SPSS file that ends too soon')
      : error instanceof SyntaxError
        ? damaged(`an SPSS file with ${error.message}`)
        : error;
  }
}

function* rowsOf(file: Buffer, dictionary: ReturnType<typeof readSavDictionary>): Generator<SheetCell[]> {
  for (const values of casesOf(file, dictionary))
    yield dictionary.variables.map((variable, at) => cellOf(values[at] ?? null, variable));
}

function cellOf(value: number | string | null, { format }: SavVariable): SheetCell {
  if (value === null || value === '' || typeof value === 'string') return value === '' ? null : value;
  if (dayFormats.has(format)) return dayInWords(epoch, value / 86_400);
  return momentFormats.has(format) ? momentInWords(epoch, value * 1_000) : value;
}
