import { checkCell, emptyValue, readCell, type CellMistake } from './cell.ts';
import { type AnyRow, keyOf, type Table } from './table.ts';

/** A row as it is kept, or what is wrong with it. */
export type CheckedRow =
  | { readonly row: AnyRow; readonly key: string; readonly mistakes: readonly [] }
  | { readonly row: null; readonly key: null; readonly mistakes: readonly CellMistake[] };

/**
 * Reads and checks one row: every column of the table, in its order, from texts (as in a file or form) or values.
 * Columns left out are empty. Answers the row with every column filled in, or a mistake per bad cell.
 */
export function checkRow(table: Table, given: Readonly<Record<string, unknown>>): CheckedRow {
  const mistakes: CellMistake[] = unknownColumns(table, given);
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(table.columns)) {
    const value = readCell(column, Object.hasOwn(given, name) ? given[name] : null);
    const wrong = checkCell(name, column, value);
    if (wrong) mistakes.push(wrong);
    row[name] = value;
  }
  if (mistakes.length === 0) mistakes.push(...table.check(row).map(rowMistake));
  return mistakes.length === 0 ? { row, key: keyOf(table, row), mistakes: [] } : { row: null, key: null, mistakes };
}

/** A row kept by an earlier release: columns it does not know yet are empty, columns given up are left out. */
export function fillRow(table: Table, kept: AnyRow): AnyRow {
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(table.columns)) row[name] = kept[name] ?? emptyValue(column);
  return row;
}

function unknownColumns(table: Table, given: Readonly<Record<string, unknown>>): CellMistake[] {
  const known = Object.keys(table.columns);
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      column: name,
      found: name,
      expected: `one of ${known.join(', ')}`,
      sentence: `${table.title} has no column "${name.slice(0, 60)}". Its columns are ${known.join(', ')}.`,
    }));
}

/** A mistake of several cells together. */
function rowMistake(sentence: string): CellMistake {
  return { column: '', found: '', expected: '', sentence };
}
