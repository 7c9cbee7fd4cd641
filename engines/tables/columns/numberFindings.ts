import { type CellKind, NOTE_MARK } from '../cells/cellKinds.ts';
import type { ColumnReading, ColumnToDecide } from './decideColumn.ts';
import { type NumberStyle, plainNumber, type StyleDecision } from '../cells/numberStyle.ts';
import { finding, many, quoted } from '../findings.ts';
import { sayUnit } from './saysUnit.ts';
import type { Finding } from '../types.ts';
import { powerOfWord } from '../cells/scaleWords.ts';
import { isCommaUnit, SCALED_IN_UNIT, unitOfKind } from '../cells/unitCells.ts';
import { type Count, type Question, accepts, firstOf, fixOf, keepAsText, listed } from './columnFindings.ts';

/** Three values of a column as they come out in a style: "1250, 2300.75, 1899.5". */
function readAs(examples: readonly string[], style: NumberStyle): string {
  return examples.map((example) => String(scaledIn(example) ?? Number(plainNumber(example, style)))).join(', ');
}

const scaledInUnit = new RegExp(SCALED_IN_UNIT, 'i');

/** The value of a cell in which a word multiplies the number beside its unit: GHS 1.2m; null for others. */
function scaledIn(example: string): number | null {
  const [, number, word] = scaledInUnit.exec(example) ?? [];
  if (number === undefined || word === undefined) return null;
  return Number(`${/^[^\d(]*[−-]|^\(/.test(example) ? '-' : ''}${number.replace(',', '.')}e${powerOfWord(word) ?? 0}`);
}

/** Numbers with one point or comma before three digits, and nothing in the file that says what it parts. */
export function twoReadings(column: ColumnToDecide, count: Count): Question {
  const { at, examples } = firstOf(column, ['commaGroup', 'pointGroup']);
  const number = count('commaGroup', 'pointGroup');
  const point = readAs(examples, 'point');
  const comma = readAs(examples, 'comma');
  return {
    accepted: false,
    finding: finding({
      code: 'twoReadings',
      weight: 'warning',
      sheet: column.sheet,
      at,
      count: number,
      found: `${listed(examples)} in the column ${quoted(column.name)}: ${many(number, 'number')} that can be read in two ways`,
      expected: `Either ${point} (decimal point) or ${comma} (decimal comma)`,
      mend: 'Nothing else in the file says whether the sign parts thousands or decimals. Choose what the numbers mean. Until then the column is text.',
      fix: fixOf(
        column,
        count('commaGroup') > 0 ? 'closeUpNumbers' : 'decimalPoint',
        `Read ${column.name} as ${point}`,
      ),
      otherFixes: [fixOf(column, 'decimalComma', `Read ${column.name} as ${comma}`), keepAsText(column)],
    }),
  };
}

/** Numbers with a unit in each cell: text until the sender says that they are numbers of that unit. */
export function unitsInCells(
  column: ColumnToDecide,
  { read, unit = '', style }: ColumnReading,
  count: Count,
): Question {
  const withUnit = read.filter((kind) => kind in unitOfKind || isCommaUnit(kind));
  const number = count(...withUnit);
  const without = count(...read.filter((kind) => !withUnit.includes(kind)));
  const { at, example, examples } = firstOf(column, withUnit);
  const scales = examples.some((each) => scaledIn(each) !== null);
  const values = style === 'comma' || scales ? `: ${readAs(examples, style ?? 'point')}` : '';
  const accepted = accepts(column, 'readUnits');
  return {
    accepted,
    finding: finding({
      code: 'unitsInCells',
      weight: accepted ? 'note' : 'warning',
      sheet: column.sheet,
      at,
      count: number,
      found: `${without > 0 ? listed(examples) : quoted(example)} in the column ${quoted(column.name)}: ${many(number, 'number')} written with ${unit}${without > 0 ? `, ${many(without, 'number')} without` : ''}`,
      expected: `Digits alone, and the unit in the name of the column: ${sayUnit(column.name, unit)}`,
      mend: accepted
        ? `Read as numbers, with ${unit} as the unit of the column, as you chose; the original file keeps them as they were written.`
        : 'Write the unit into the name of the column and digits alone into its cells, or accept that they are read so. Until then the column is text and cannot be summed or charted.',
      fix: accepted
        ? null
        : fixOf(
            column,
            'readUnits',
            `Read ${many(number, 'number')} written with ${unit}${without > 0 ? ` and ${many(without, 'number')} without` : ''} as numbers${values}, and keep ${unit} as the unit of ${column.name}`,
          ),
    }),
  };
}

/** Numbers parted by blanks or commas: text until the sender says they are numbers. */
export function groupsInNumbers(
  column: ColumnToDecide,
  { read, unit }: ColumnReading,
  style: StyleDecision | null,
  count: Count,
): Question[] {
  if (style === null || style.style === 'comma') return [];
  const commas = (['commaGroup', 'commaThousands', 'commaPoint'] as const).filter(
    (kind) => count(kind) > 0 && read.includes(kind),
  );
  const blanks = (['blankThousands', 'blankPoint'] as const).filter((kind) => count(kind) > 0 && read.includes(kind));
  const kinds = [...commas, ...blanks];
  // Accepted with the unit, which stands beside such numbers.
  if (kinds.length === 0 || unit !== undefined) return [];
  const number = count(...kinds);
  const { at, example } = firstOf(column, kinds);
  const accepted = accepts(column, 'closeUpNumbers');
  const parted = blanks.length > 0 ? 'blanks' : 'commas';
  return [
    {
      accepted,
      finding: finding({
        code: 'spacesInNumbers',
        weight: accepted ? 'note' : 'warning',
        sheet: column.sheet,
        at,
        count: number,
        found: `${quoted(example)} in the column ${quoted(column.name)}: ${many(number, 'number')} written with ${parted} between the digits`,
        expected: `Digits alone: ${plainNumber(example, 'point')}`,
        mend: accepted
          ? 'Read as numbers, as you chose; the original file keeps them as they were written.'
          : 'Write the numbers without anything between the digits, or accept that they are read so. Until then the column is text.',
        fix: accepted
          ? null
          : fixOf(column, 'closeUpNumbers', `Read ${many(number, 'number')} written with ${parted} as numbers`),
        ...(!accepted &&
          style.by === 'neighbours' && {
            otherFixes: [fixOf(column, 'decimalComma', `Read the comma as decimal: ${readAs([example], 'comma')}`)],
          }),
      }),
    },
  ];
}

/** Numbers with a mark that points to a note below the table. */
export function markedNumbers(column: ColumnToDecide, { style = 'point' }: ColumnReading, count: Count): Question {
  const { at, example, examples } = firstOf(column, ['marked']);
  const number = count('marked');
  const accepted = accepts(column, 'dropMarks');
  return {
    accepted,
    finding: finding({
      code: 'noteMarks',
      weight: accepted ? 'note' : 'warning',
      sheet: column.sheet,
      at,
      count: number,
      found: `${listed(examples)} in the column ${quoted(column.name)}: ${many(number, 'number')} with a mark`,
      expected: `Digits alone: ${String(Number(plainNumber(example.replace(new RegExp(`${NOTE_MARK}$`, 'i'), ''), style)))}`,
      mend: accepted
        ? 'Read without the marks, as you chose; the original file keeps them. Say in the description what they mean.'
        : 'Put what the mark means into a column of its own or into the description, or accept that the numbers are read without it. Until then the column is text.',
      fix: accepted
        ? null
        : fixOf(
            column,
            'dropMarks',
            `Read ${many(number, 'number')} of ${column.name} without ${number === 1 ? 'its mark' : 'their marks'}`,
          ),
    }),
  };
}

/** Numbers read with a decimal comma, and numbers with one point read as its neighbours say. */
export function decimalCommas(
  column: ColumnToDecide,
  { read, unit }: ColumnReading,
  style: StyleDecision | null,
  count: Count,
): Finding[] {
  if (style === null || unit !== undefined || !read.includes('pointGroup')) return [];
  const byNeighbours = style.by === 'neighbours' || style.by === 'sender';
  const kinds: readonly CellKind[] =
    style.style === 'comma'
      ? ['decimalComma', 'blankComma', 'commaGroup', 'pointGroup', 'pointThousands']
      : byNeighbours
        ? ['pointGroup']
        : [];
  const number = count(...kinds);
  if (number === 0) return [];
  const { at, example, examples } = firstOf(column, kinds);
  const comma = style.style === 'comma';
  const because =
    style.by === 'neighbours' ? ', as in the other columns of the file' : style.by === 'sender' ? ', as you chose' : '';
  return [
    finding({
      code: 'decimalComma',
      weight: 'note',
      sheet: column.sheet,
      at,
      count: number,
      found: `${quoted(example)} in the column ${quoted(column.name)}: ${many(number, 'number')} with a ${comma ? 'decimal comma' : 'decimal point'}`,
      expected: comma ? 'A decimal point' : 'Numbers that can be read in one way',
      mend: `Read as ${readAs([example], style.style)}${because}. Nothing to do, unless the ${comma ? 'comma' : 'point'} parts thousands.`,
      fix: byNeighbours
        ? fixOf(
            column,
            comma ? 'decimalPoint' : 'decimalComma',
            `Read ${column.name} as ${readAs(examples, comma ? 'point' : 'comma')} instead`,
          )
        : keepAsText(column),
      ...(byNeighbours && { otherFixes: [keepAsText(column)] }),
    }),
  ];
}
