import { kindOfCell } from '../cells/cellKinds.ts';
import type { LaidRecord } from './findLayout.ts';

const NAME =
  /^(read[ _-]?me|notes?|about|cover( page)?|(table of )?contents?|info(rmation)?|introduction|documentation|sources?|disclaimer|licen[cs]e)$/i;

/** Whether the first records of a sheet are notes about the workbook and no table: by its name, or as sentences of one cell each. */
export function isNotesSheet(name: string, records: readonly LaidRecord[]): boolean {
  const rows = records
    .map(({ cells }) => cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))
    .filter((cells) => cells.length > 0);
  if (rows.length === 0) return false;
  // Rows with two numbers or more are a table, whatever its sheet is called.
  const numbers = (cells: readonly string[]): number =>
    cells.filter((cell) =>
      ['whole', 'decimal', 'commaGroup', 'commaThousands', 'commaPoint'].includes(kindOfCell(cell)),
    ).length;
  if (rows.filter((cells) => numbers(cells) > 1).length > 1) return false;
  const alone = rows.filter((cells) => cells.length === 1).length;
  const sentences = rows.filter((cells) => cells.some((cell) => cell.split(/\s+/).length > 4)).length;
  return NAME.test(name.trim()) || (rows.length > 1 && alone >= rows.length * 0.8 && sentences * 2 >= rows.length);
}
