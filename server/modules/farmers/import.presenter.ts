import type { Static } from 'typebox';
import type { ImportReport } from '#contract/farmerImport.ts';
import { mostImportMistakes } from '#contract/limits.ts';
import { maskPhone } from '#engines/farmers/maskPhone.ts';
import { writeCsv } from '../../platform/csv.ts';
import type { ImportPlan, WrongRow } from './import.service.ts';

const mostPreviewed = 50;

/** What a list does, as its sender reads it. */
export function presentImport({ file, readAs, planned, wrong, repeated, applied }: ImportPlan): Static<typeof ImportReport> {
  const count = (act: string) => planned.filter((each) => each.act === act).length;
  return {
    applied,
    rows: file.records.length,
    added: count('add'),
    updated: count('update'),
    unchanged: count('unchanged'),
    repeated,
    wrong: wrong.length,
    columns: file.headers.map((header, at) => ({ header, readAs: readAs[at] ?? null, example: exampleOf(file.records[0]?.cells[at] ?? '', readAs[at] === 'phone') })),
    mistakes: wrong.flatMap(({ row, mistakes }) => mistakes.map((mistake) => ({ row, ...mistake }))).slice(0, mostImportMistakes),
    preview: planned.slice(0, mostPreviewed).map(({ row, farmer, act, changes }) => ({
      row, act, name: farmer.name, phone: maskPhone(farmer.phone), place: farmer.location, changes: [...changes],
    })),
    errorFile: wrong.length === 0 ? '' : errorFile(file.headers, wrong),
    // C §8 quotes it.
    message: applied ? 'contacts has been created' : '',
  };
}

function exampleOf(cell: string, isNumber: boolean): string {
  return (isNumber && cell !== '') || /^[+\d][\d\s-]{8,}$/.test(cell) ? maskPhone(cell) : cell.slice(0, 60);
}

/** The rows that stay out, as they came, each with its number and why; to be mended and sent again. */
function errorFile(headers: readonly string[], wrong: readonly WrongRow[]): string {
  return writeCsv(
    ['Row', 'Why', ...headers],
    wrong.map(({ row, cells, mistakes }) => [String(row), mistakes.map(({ sentence }) => sentence).join(' '), ...headers.map((_, at) => cells[at] ?? '')]),
  );
}
