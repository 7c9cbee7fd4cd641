import type { Static } from 'typebox';
import type { FarmerImport as WireImport, ImportReport } from '#contract/farmers/farmerImport.ts';
import { mostImportMistakes } from '#contract/limits.ts';
import { maskPhone } from '#engines/farmers/maskPhone.ts';
import type { AppContext } from '#server/context.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import { locationsOf } from '../../weather/weather.service.ts';
import type { ImportPlan } from './importPlan.service.ts';
import type { FarmerImport } from './imports.repository.ts';

const mostPreviewed = 50;
const noRows = { renamed: [], merged: [], sharing: [], consents: [] };

/** A list that is being brought in, as its sender reads it. */
export function presentImport(
  context: AppContext,
  { id, fileName, state, done, rows, asked, report, mistake }: FarmerImport,
): Static<typeof WireImport> {
  const place = asked.addressId === null ? undefined : locationsOf(context).byId.get(asked.addressId);
  const address = place === undefined ? null : { id: place.id, location: place.name };
  return {
    id,
    fileName,
    state,
    done,
    rows,
    duplicates: asked.duplicates,
    columns: { ...asked.columns },
    sharedNumbers: asked.sharedNumbers ?? 'same',
    consentWords: { ...asked.consentWords },
    address,
    // One of an older release names no rows.
    report: report && { ...noRows, ...report },
    mistake,
  };
}

/** What a list does. */
export function reportOf(
  { file, readAs, planned, wrong, merged, consents }: ImportPlan,
  applied: boolean,
): Static<typeof ImportReport> {
  const count = (act: string) => planned.filter((each) => each.act === act).length;
  return {
    applied,
    rows: file.records.length,
    added: count('add'),
    updated: count('update'),
    unchanged: count('unchanged'),
    repeated: merged.length,
    renamed: planned.flatMap(({ row, before, farmer, changes }) =>
      before === null || !changes.includes('name')
        ? []
        : [{ row, from: before, to: farmer.name, phone: maskPhone(farmer.phone) }],
    ),
    merged: merged.map((each) => ({ ...each })),
    sharing: planned.flatMap(({ row, farmer, sharesWith }) =>
      sharesWith === null ? [] : [{ row, name: farmer.name, phone: maskPhone(farmer.phone), with: sharesWith.name }],
    ),
    consents: consents.map((each) => ({ ...each })),
    wrong: wrong.length,
    columns: file.headers.map((header, at) => ({
      header,
      readAs: readAs[at] ?? null,
      example: exampleOf(file.records[0]?.cells[at] ?? '', readAs[at] === 'phone'),
    })),
    mistakes: wrong
      .flatMap(({ row, mistakes }) => mistakes.map((mistake) => ({ row, ...mistake })))
      .slice(0, mostImportMistakes),
    preview: planned.slice(0, mostPreviewed).map(({ row, farmer, act, changes }) => ({
      row,
      act,
      name: farmer.name,
      phone: maskPhone(farmer.phone),
      place: farmer.location,
      changes: [...changes],
    })),
    // C §8 quotes it.
    message: applied ? 'contacts has been created' : '',
  };
}

function exampleOf(cell: string, isNumber: boolean): string {
  return (isNumber && cell !== '') || /^[+\d][\d\s-]{8,}$/.test(cell) ? maskPhone(cell) : cell.slice(0, 60);
}

/** The rows that stay out, as they came, each with its number and why, to be mended and sent again; empty where there are none. */
export function errorFileOf({ file: { headers }, wrong }: ImportPlan): string {
  if (wrong.length === 0) return '';
  return writeCsv(
    ['Row', 'Why', ...headers],
    wrong.map(({ row, cells, mistakes }) => [
      String(row),
      mistakes.map(({ sentence }) => sentence).join(' '),
      ...headers.map((_, at) => cells[at] ?? ''),
    ]),
  );
}
