import { guessUnit } from './guessUnit.ts';
import { inWords } from './inWords.ts';
import { officialCodeOf, sayOfficialCode } from './officialCodes.ts';
import type { Column } from '../types.ts';

/** A code of a column and what it stands for. */
export interface Code {
  readonly code: string;
  readonly label: string;
}

/** What a column means, in the words of who keeps the dataset: an entry of its data dictionary. */
export interface ColumnMeaning {
  /** The column, as its file calls it. */
  readonly column: string;
  /** What it is called on pages and charts; empty: as in the file. */
  readonly label: string;
  /** What was measured, how and of whom. */
  readonly meaning: string;
  /** Empty: as its header or its cells say it. */
  readonly unit: string;
  readonly codes: readonly Code[];
}

/** A column with what its data dictionary says of it. */
export interface DescribedColumn extends Column {
  readonly label?: string;
  readonly meaning?: string;
  readonly codes?: readonly Code[];
}

/** Different values up to which a column of short ones is taken for one of codes. */
const MOST_CODES = 10;
/** Signs of a value that is taken for a code. */
const LONGEST_CODE = 4;

/**
 * The columns of a table with what the dictionary says of them, else what their file says of itself, as Stata and SPSS do;
 * the file's own names stay.
 */
export function describeColumns(columns: readonly Column[], dictionary: readonly ColumnMeaning[]): DescribedColumn[] {
  const told = new Map(dictionary.map((entry) => [entry.column, entry]));
  return columns.map((column) => {
    const entry = told.get(column.name);
    if (entry === undefined) return toldByFile(column);
    const { label, meaning, unit, codes } = entry;
    return {
      ...column,
      unit: unit === '' ? column.unit : unit,
      ...(label !== '' && { label }),
      ...(meaning !== '' && { meaning }),
      ...(codes.length > 0 && { codes }),
    };
  });
}

function toldByFile(column: Column): DescribedColumn {
  const { label = '', codes = [] } = column.told ?? {};
  if (label === '' && codes.length === 0) return column;
  return { ...column, ...(label !== '' && { label }), ...(codes.length > 0 && { codes }) };
}

/**
 * What a data dictionary may say of a column, read off its name and values, for its keeper to correct: "rainMm" is "Rain" in mm, and a
 * column of a few short values has them as codes whose meaning is to be filled in.
 */
export function proposeMeaning(column: Column): ColumnMeaning {
  const { name, unit, type, names, profile, told } = column;
  const official = officialCodeOf(column);
  if (told !== undefined)
    return {
      column: name,
      label: told.label.slice(0, 120),
      meaning: told.label.length > 120 ? told.label.slice(0, 500) : '',
      unit,
      codes: told.codes,
    };
  const label = proposeLabel(column);
  const values = profile?.top.map(({ value }) => value) ?? [];
  const isCoded =
    (type === 'text' || type === 'whole') &&
    names === null &&
    profile !== null &&
    profile.distinct === values.length &&
    values.length > 1 &&
    values.length <= MOST_CODES &&
    values.every((value) => value.length <= LONGEST_CODE) &&
    !isYears(values);
  return {
    column: name,
    label: label.slice(0, 120),
    meaning: official === null ? '' : sayOfficialCode(official),
    unit,
    codes: isCoded && official === null ? values.toSorted(inOrder).map((code) => ({ code, label: '' })) : [],
  };
}

/** The name in words, without the unit that is said beside it. */
function proposeLabel({ name, unit }: Column): string {
  const said = inWords(name);
  if (unit === '' || guessUnit(said) !== unit) return said;
  const bare = said.replace(/\s*[([][^()[\]]*[)\]]$/, '');
  if (bare !== said && bare !== '') return bare;
  const [end = '', ...before] = said.split(' ').toReversed();
  return before.length > 0 && guessUnit(end) === unit ? before.toReversed().join(' ') : said;
}

/** The entries that say something, their words without blanks around them; codes without a meaning are left out. */
export function tidyDictionary(dictionary: readonly ColumnMeaning[]): ColumnMeaning[] {
  return dictionary
    .map(({ column, label, meaning, unit, codes }) => ({
      column,
      label: label.trim(),
      meaning: meaning.trim(),
      unit: unit.trim(),
      codes: codes
        .map((each) => ({ code: each.code.trim(), label: each.label.trim() }))
        .filter((each) => each.code !== '' && each.label !== ''),
    }))
    .filter(({ label, meaning, unit, codes }) => label !== '' || meaning !== '' || unit !== '' || codes.length > 0);
}

/** The dictionary as a table: a row for each column, the names first. `codesOf` gives the codes of columns that name places of ours. */
export function dictionaryRows(
  columns: readonly DescribedColumn[],
  codesOf: (column: Column) => readonly Code[] = () => [],
): string[][] {
  return [
    ['Column', 'Label', 'Meaning', 'Unit', 'Kind of values', 'Codes'],
    ...columns.map((column) => {
      const codes = column.codes ?? codesOf(column);
      return [
        column.name,
        column.label ?? '',
        column.meaning ?? '',
        column.unit,
        kinds[column.type],
        codes.map(({ code, label }) => `${code} = ${label}`).join('; '),
      ];
    }),
  ];
}

const kinds: Readonly<Record<Column['type'], string>> = {
  whole: 'whole number',
  decimal: 'number',
  text: 'text',
  date: 'date',
  time: 'time',
  truth: 'true or false',
};

function isYears(values: readonly string[]): boolean {
  return values.every((value) => /^(18|19|20|21)\d\d$/.test(value));
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
