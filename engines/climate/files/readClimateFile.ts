import { dayNumber, daysInMonth } from '../../dates/day.ts';
import { type DailySeries, type DayValues, makeSeries } from '../series.ts';
import { isBlank } from './formRows.ts';
import { readPlainTable } from './plainTable.ts';
import { questionsOf, TRACE } from './questions.ts';
import { recognise } from './recognise.ts';
import { inUnit } from './units.ts';
import {
  type Answers,
  type Element,
  FileRefused,
  type Format,
  LONGEST_YEARS,
  type Mistake,
  POSSIBLE,
  type Question,
  type RawFile,
  type RawValue,
} from './types.ts';
import { dateParts } from './writtenDates.ts';

/** What came of a file: a series with what could not be taken, or what has to be asked first. */
export type FileReading =
  | {
      readonly kind: 'read';
      readonly format: Format;
      readonly station: string;
      readonly series: DailySeries;
      readonly mistakes: readonly Mistake[];
    }
  | { readonly kind: 'questions'; readonly format: Format; readonly questions: readonly Question[] };

const CALLED: Readonly<Record<Element, string>> = {
  rain: 'the rain of a day',
  tmin: 'a temperature',
  tmax: 'a temperature',
  sun: 'the sunshine of a day',
  wind: 'the mean wind of a day',
  rhMin: 'a humidity',
  rhMax: 'a humidity',
};

/**
 * Reads daily values in any of the forms in use. What can be meant in more than one way is asked, not guessed: which
 * station, day or month first, units, codes for missing days, traces. Throws a FileRefused with a sentence for a file
 * that cannot be read at all.
 */
export function readClimateFile(text: string, given: Answers = {}): FileReading {
  return readPlain(text, given) ?? readRecognised(recognise(text), given);
}

/**
 * The record of each station of a file, one after the other; where it can't be read, the sentence that says why. Throws a FileRefused for
 * a file of which nothing can be read.
 */
export function* readStations(
  text: string,
  given: Answers = {},
): Generator<{ readonly station: string; readonly reading: FileReading | FileRefused }> {
  const plain = readPlain(text, given);
  if (plain) {
    yield { station: '', reading: plain };
    return;
  }
  const file = recognise(text);
  const byStation = new Map<string, RawValue[]>();
  for (const value of file.values) {
    const own = byStation.get(value.station);
    if (own) own.push(value);
    else byStation.set(value.station, [value]);
  }
  if (byStation.size < 2) {
    yield { station: '', reading: readRecognised(file, given) };
    return;
  }
  let { mistakes } = file;
  for (const [station, values] of byStation) {
    yield { station, reading: unlessRefused(() => readRecognised({ ...file, values, mistakes }, given)) };
    mistakes = [];
  }
}

/** A file in the plainest form, of which nothing is said; null for any other. */
function readPlain(text: string, given: Answers): FileReading | null {
  const series = Object.keys(onlyGiven(given)).length === 0 ? readPlainTable(text) : null;
  return series && { kind: 'read', format: 'long', station: '', series, mistakes: [] };
}

function unlessRefused(read: () => FileReading): FileReading | FileRefused {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileRefused) return error;
    throw error;
  }
}

function readRecognised(file: RawFile, given: Answers): FileReading {
  // A file that settles a thing itself is believed, unless a person says otherwise.
  const answers = { ...file.settled, ...onlyGiven(given) };
  const meant = asElement(file, answers.element);
  const questions = questionsOf(meant, answers);
  if (questions.length > 0) return { kind: 'questions', format: file.format, questions };
  return { kind: 'read', format: file.format, ...settle(meant, answers) };
}

/** The values of a file that leaves open what it holds, as what somebody says they are. */
function asElement(file: RawFile, element: Answers['element']): RawFile {
  if (!file.hasOpenElement || element === undefined) return file;
  return { ...file, values: file.values.map((value) => ({ ...value, element })) };
}

function onlyGiven(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined && value !== ''));
}

function settle(file: RawFile, answers: Answers) {
  const mistakes = [...file.mistakes];
  const codes = new Set(
    (answers.missing ?? '')
      .split(/\s+/)
      .filter((code) => code !== '')
      .map(Number),
  );
  const days = new Map<number, Record<string, number | null>>();
  const badDates = new Set<string>();
  let station = '';
  for (const value of file.values) {
    if (answers.station !== undefined && value.station !== answers.station) continue;
    station = value.station;
    const day = readDate(value, answers, mistakes, badDates);
    if (day === null) continue;
    const known = days.get(day) ?? {};
    if (value.element in known) {
      mistakes.push({
        line: value.row,
        mistake: `${value.cell}: the day has a value already; this one (${value.text.slice(0, 20)}) is left out.`,
      });
      continue;
    }
    known[value.element] = readValue(value, answers, codes, mistakes);
    days.set(day, known);
  }
  if (days.size === 0) {
    const [first] = mistakes;
    const found = first ? `: ${first.line > 0 ? `row ${first.line}: ` : ''}${first.mistake}` : '.';
    throw new FileRefused(`The file holds no day that can be read${found} Write days like 1980-01-31.`);
  }
  const sorted = [...days.keys()].toSorted((p, q) => p - q);
  const years = ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / 365.25;
  if (years > LONGEST_YEARS) {
    throw new FileRefused(`The days lie ${Math.round(years)} years apart; one of their years must be mistyped.`);
  }
  if (![...days.values()].some((values) => Object.values(values).some((value) => value !== null)))
    throw new FileRefused(
      `No day${station === '' ? '' : ` of ${station}`} has a value that is known${mistakes[0] ? `: ${mistakes[0].mistake}` : '.'} Nothing of it is kept.`,
    );
  const list: DayValues[] = [...days].map(([day, values]) => ({ day, rain: null, ...values }));
  return { station, series: makeSeries('record', list), mistakes };
}

/** The number of a day; null where there is none, which is said once for each row. */
function readDate(value: RawValue, answers: Answers, mistakes: Mistake[], said: Set<string>): number | null {
  const parts = dateParts(value.date, answers);
  if (parts) {
    const [year, month, day] = parts;
    if (month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)) {
      return dayNumber(
        `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      );
    }
  }
  const written =
    typeof value.date === 'string' ? value.date : `${value.date.year}-${value.date.month}-${value.date.day}`;
  const key = `${value.row} ${written}`;
  if (!said.has(key)) {
    said.add(key);
    mistakes.push({
      line: value.row,
      mistake: `"${written.slice(0, 40)}" is not a day; what is written there is left out.`,
    });
  }
  return null;
}

function readValue(value: RawValue, answers: Answers, codes: ReadonlySet<number>, mistakes: Mistake[]): number | null {
  const { text, element } = value;
  if (isBlank(text)) return null;
  if (element === 'rain' && TRACE.test(text)) return answers.trace === 'missing' ? null : 0;
  const number = Number(text);
  const say = (mistake: string) => mistakes.push({ line: value.row, mistake: `${value.cell}: ${mistake}` });
  if (Number.isNaN(number)) {
    say(`"${text.slice(0, 40)}" is no number; it counts as missing.`);
    return null;
  }
  // 99.9 may be a code for missing rain and is a humidity.
  if (codes.has(number) && !(element.startsWith('rh') && number >= 0 && number <= 100)) return null;
  const meant = inUnit(number, element, answers);
  const [least, most] = POSSIBLE[element];
  if (meant < least || meant > most) {
    say(`${text} cannot be ${CALLED[element]}; it counts as missing.`);
    return null;
  }
  return element === 'rain' ? Math.round(meant * 100) : Math.round(meant * 100) / 100;
}
