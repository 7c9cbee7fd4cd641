import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkJoins } from '#engines/reference/checkJoins.ts';
import { checkRow } from '#engines/reference/checkRow.ts';
import type { ReferenceRows } from '#engines/reference/rows.ts';
import type { AnyRow, Table } from '#engines/reference/table.ts';
import { allTables } from '#engines/reference/tables.ts';
import { withoutApostrophe } from '#engines/words/harmless.ts';
import { readCsv } from '../../platform/files/csv.ts';

/** The reference data this release ships, row by row; the files are read once, and parsed only when asked for. */
export interface Shipped {
  /** Changes with any letter of any file. */
  readonly hash: string;
  /** Throws a sentence per mistake when a file is wrong: a release with broken data must not start. */
  rows(): ReferenceRows;
}

/** Reads `content/reference/`, one file per table. */
export async function readShipped(folder: string): Promise<Shipped> {
  const files = await Promise.all(allTables.map((table) => readFile(path.join(folder, fileName(table)), 'utf8')));
  const hash = createHash('sha256');
  for (const [index, text] of files.entries())
    hash.update(`${allTables[index]?.name}\n${Object.keys(allTables[index]?.columns ?? {}).join()}\n${text}\n`);
  return { hash: hash.digest('hex'), rows: () => parse(files) };
}

export function fileName(table: Table): string {
  return `${table.name}.${table.format}`;
}

function parse(files: readonly string[]): ReferenceRows {
  const mistakes: string[] = [];
  const rows = Object.fromEntries(
    allTables.map((table, index) => [table.name, parseTable(table, files[index] ?? '', mistakes)]),
  ) as unknown as ReferenceRows;
  if (mistakes.length === 0) mistakes.push(...checkJoins(rows).map((mistake) => mistake.sentence));
  if (mistakes.length > 0) throw new ShippedError(mistakes);
  return rows;
}

function parseTable(table: Table, text: string, mistakes: string[]): AnyRow[] {
  return recordsOf(table, text, mistakes).flatMap(({ place, cells }) => {
    const checked = checkRow(table, cells);
    mistakes.push(...checked.mistakes.map(({ sentence }) => `${fileName(table)}, ${place}: ${sentence}`));
    return checked.row === null ? [] : [checked.row];
  });
}

function recordsOf(table: Table, text: string, mistakes: string[]): { place: string; cells: AnyRow }[] {
  if (table.format === 'json') {
    return (JSON.parse(text) as AnyRow[]).map((cells, index) => ({ place: `entry ${index + 1}`, cells }));
  }
  const csv = readCsv(text);
  if ('mistake' in csv) {
    mistakes.push(`${fileName(table)}: ${csv.mistake}`);
    return [];
  }
  return csv.records.map(({ line, cells }) => ({
    place: `line ${line}`,
    cells: Object.fromEntries(csv.headings.map((heading, column) => [heading, withoutApostrophe(cells[column] ?? '')])),
  }));
}

/** The shipped data do not fit together. */
export class ShippedError extends Error {
  constructor(mistakes: readonly string[]) {
    const shown = mistakes.slice(0, 50);
    const more = mistakes.length > shown.length ? [`… and ${mistakes.length - shown.length} more.`] : [];
    super(['The reference data in content/reference do not fit together:', ...shown, ...more].join('\n  '));
    this.name = 'ShippedError';
  }
}
