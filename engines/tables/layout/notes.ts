import type { LaidRecord } from './findLayout.ts';

/** Rows that say something of the table and stand under it ("Source: MoFA"), of its last records; the first such line. */
export function findNotes(records: readonly LaidRecord[], width: number): readonly LaidRecord[] {
  if (width < 2) return [];
  const notes: LaidRecord[] = [];
  for (const record of records.toReversed()) {
    if (countFilled(record.cells) === 0) continue;
    if (!isNote(record.cells) && !isRemark(record.cells)) break;
    notes.unshift(record);
  }
  return notes;
}

const NOTE =
  /^\s*(sources?\b|notes?\b|n\.?\s?b\b|remar(ks?|ques?)\b|footnotes?\b|compiled|prepared|établi par|préparé par|fait (à|le)\s|©|\*+|†|‡|\(?[0-9a-z]\)\s|[1-9]\/\s+\p{L}|end of (report|table|data|file)\b|(date|l[eé]gende?|key|where|disclaimer)\s*:|(printed|updated|generated|extracted|approved|checked|submitted) (by|on|from)\b|as (at|of) |page \d+|\(\d+ rows?\))/iu;
/** A sentence of five words or more. */
const SENTENCE = /^\s*(\S+\s+){4,}\S+\.\s*$/;

/** A remark of six words or more below the table, where its rows have other cells. */
function isRemark([first = '', ...rest]: readonly string[]): boolean {
  return countFilled(rest) === 0 && /^\s*(\S*\p{L}\S*\s+){5,}\S+\s*$/u.test(first);
}

/** Whether a record says something of the table instead of holding a row of it. */
export function isNote(cells: readonly string[]): boolean {
  // A note may begin below the second column.
  const begin = Math.max(
    0,
    cells.findIndex((cell) => cell.trim() !== ''),
  );
  const [first = '', ...rest] = cells.slice(begin);
  // A note with commas in it falls apart into cells.
  if (SENTENCE.test(first) && countFilled(rest) === 0) return true;
  return (
    NOTE.test(first) &&
    (countFilled(rest) === 0 || /^\s*(sources?|notes?|n\.?b\.?|remar(ks?|ques?))\s*:|^\s*fait à /i.test(first))
  );
}

/** How many cells of a record say something. */
export function countFilled(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.trim() === '' ? 0 : 1), 0);
}
