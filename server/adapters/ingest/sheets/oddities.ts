import type { Finding } from '#engines/tables/types.ts';
import type { Accepts } from '../accepted.ts';
import type { Tally } from './inspectSheet.ts';
import type { WrittenSheet } from './sheetFile.ts';

/** What a sheet carried besides its values, in words. */
export function findingsOf(
  sheet: string,
  { errorValues, badDates, noughts, tooLong }: WrittenSheet,
  odd: SheetOddities,
  accepts: Accepts,
): Finding[] {
  const found = [
    ...formulasFound(sheet, odd, accepts),
    ...mergedFound(sheet, odd.merged, accepts),
    ...unitsFound(sheet, odd.units ?? new Map()),
  ];
  if (errorValues.count > 0) {
    const done = accepts('emptyTheOdd');
    found.push({
      ...first('errorValues', sheet, errorValues, done ? 'note' : 'warning'),
      expected: 'a value, or an empty cell',
      mend: done
        ? 'These cells were left empty, as you accepted.'
        : 'Correct the formula, or empty the cell, and send the file again.',
      fix: done
        ? null
        : {
            kind: 'emptyTheOdd',
            sheet,
            column: null,
            label: `Leave ${cells(errorValues.count)} with error values empty`,
          },
    });
  }
  if (badDates.count > 0) {
    found.push({
      ...first('unreadableDates', sheet, badDates, 'warning'),
      expected: 'a day between 1900 and 9999',
      mend: 'The cell was left empty. Excel shows it as #####: write the date again, or format the cell as a number, and send the file again.',
      fix: null,
    });
  }
  if (tooLong.count > 0) {
    found.push({
      ...first('tooPrecise', sheet, tooLong, 'warning'),
      expected: 'codes as text, and numbers of at most fifteen digits',
      mend: 'Spreadsheets keep fifteen digits of a number; what follows may not be what was typed. If these are codes, format the column as text, type them again and send the file again.',
      fix: null,
    });
  }
  if (odd.hidden.count > 0) {
    found.push({
      ...first('hiddenCells', sheet, odd.hidden, 'warning'),
      expected: 'rows and columns that all who get the file may see',
      mend: `${odd.hidden.count === 1 ? 'It is' : `All ${odd.hidden.count.toLocaleString('en')} hidden rows and columns are`} read and published with the others. Delete what is not meant for others, or show it, and send the file again.`,
      fix: null,
    });
  }
  if (noughts.count > 0) {
    const done = accepts('stripNoughts');
    found.push({
      ...first('noughts', sheet, noughts, done ? 'note' : 'warning'),
      expected: 'text without the character nought',
      mend: done
        ? 'The characters were taken out, as you accepted.'
        : 'Each is kept as �. Take them out, or accept that it is done here.',
      fix: done
        ? null
        : {
            kind: 'stripNoughts',
            sheet,
            column: null,
            label: `Take the character nought out of ${cells(noughts.count)}`,
          },
    });
  }
  return found;
}

export interface SheetOddities {
  readonly formulas: Tally;
  readonly withoutResult: Tally;
  /** "B2:D2" */
  readonly merged: readonly string[];
  /** Rows and columns that are not shown. */
  readonly hidden: Tally;
  /** By column, where formats write units: cells by unit. Left out of what knows none. */
  readonly units?: ReadonlyMap<string, ReadonlyMap<string, Tally>>;
}

function formulasFound(sheet: string, { formulas, withoutResult }: SheetOddities, accepts: Accepts): Finding[] {
  const done = accepts('takeResults');
  const withResult = formulas.count - withoutResult.count;
  const found: Finding[] = [];
  if (withoutResult.count > 0) {
    found.push({
      ...first('formulas', sheet, withoutResult, done ? 'note' : 'error'),
      expected: 'a formula with its result stored beside it',
      mend: done
        ? 'These cells were left empty, as you accepted.'
        : 'Open the file in Excel or LibreOffice and save it, which works out the results, and send it again.',
      fix: done
        ? null
        : {
            kind: 'takeResults',
            sheet,
            column: null,
            label: `Leave ${cells(withoutResult.count)} empty whose formula has no result`,
          },
    });
  }
  if (withResult > 0) {
    found.push({
      ...first('formulas', sheet, formulas, done ? 'note' : 'warning'),
      count: withResult,
      expected: 'values',
      mend: 'The results were taken as they were last worked out; the formulas stay in the original file alone. Look whether the results are up to date.',
      fix: done
        ? null
        : {
            kind: 'takeResults',
            sheet,
            column: null,
            label: `Take the results of ${withResult === 1 ? 'the formula' : `${withResult.toLocaleString('en')} formulas`}`,
          },
    });
  }
  return found;
}

/** Columns whose numbers are shown with several units, which only their formats tell. */
function unitsFound(sheet: string, units: NonNullable<SheetOddities['units']>): Finding[] {
  return [...units].flatMap(([column, byUnit]): Finding[] => {
    const [one] = byUnit.values();
    if (byUnit.size < 2 || one === undefined) return [];
    const count = [...byUnit.values()].reduce((sum, each) => sum + each.count, 0);
    const words = [...byUnit].map(([unit, each]) => `${unit} (first in ${each.at ?? column})`).join(', ');
    return [
      {
        ...first('unitsInCells', sheet, { at: one.at, count, found: `Numbers shown in ${words}` }, 'warning'),
        expected: 'numbers of one unit in a column, and the unit in its name',
        mend: 'The unit is only in how the cells are formatted, and is lost when their numbers are read. Write all in one unit, or put the unit into a column of its own, and send the file again.',
        fix: null,
      },
    ];
  });
}

function mergedFound(sheet: string, merged: readonly string[], accepts: Accepts): Finding[] {
  const [at] = merged;
  if (at === undefined) return [];
  const done = accepts('fillMerged');
  const areas = merged.length === 1 ? 'one merged area' : `${merged.length.toLocaleString('en')} merged areas`;
  return [
    {
      ...first('mergedCells', sheet, { at, count: merged.length, found: areas }, done ? 'note' : 'warning'),
      expected: 'each value in a cell of its own',
      mend: done
        ? 'The value was written into every cell the area covers, as you accepted.'
        : 'The value is in the first cell alone, the others are empty. Unmerge the cells and fill each, or accept that it is done here.',
      fix: done
        ? null
        : { kind: 'fillMerged', sheet, column: null, label: `Write the value into every cell of ${areas}` },
    },
  ];
}

function first(
  code: Finding['code'],
  sheet: string,
  { at, count, found }: Tally,
  weight: Finding['weight'],
): Pick<Finding, 'code' | 'sheet' | 'at' | 'count' | 'found' | 'weight'> {
  return { code, weight, sheet, at, count, found };
}

function cells(count: number): string {
  return count === 1 ? 'the cell' : `${count.toLocaleString('en')} cells`;
}
