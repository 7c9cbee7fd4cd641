import { type Code, dictionaryRows } from '#engines/tables/columns/dictionary.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { Column } from '#engines/tables/types.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { problem } from '../../../platform/calls/problems.ts';
import { type AskedDataset, askedDataset, requireSummary, versionForWhoAsks } from '../datasets.service.ts';
import type { VersionTable } from '../publishing/versions.repository.ts';
import type { Which } from './rows.service.ts';

/** What the columns of a table mean, for who may see its summary. Throws a problem. */
export async function dictionaryOf(scope: Scope, idOrSlug: string, { version, table: position = 1 }: Which) {
  const asked: AskedDataset = await askedDataset(scope, idOrSlug);
  requireSummary(scope, asked);
  const { tables } = await versionForWhoAsks(scope, idOrSlug, version ?? asked.record.version);
  const table = tables.find((each) => each.position === position);
  if (table === undefined)
    throw problem('tableOfDatasetNotFound', { found: String(position), tables: tables.map(({ name }) => name) });
  const codesOf = officialCodes(scope.context.reference.book());
  return {
    table: table.name,
    columns: table.columns.map((column) => ({
      column: column.name,
      key: column.key,
      type: column.type,
      label: column.label ?? '',
      meaning: column.meaning ?? '',
      unit: column.unit,
      codes: (column.codes ?? codesOf(column)).map((code) => ({ ...code })),
    })),
  };
}

/** The dictionary of a table as the second sheet of its download. */
export function dictionarySheet(
  { context }: Scope,
  { columns }: VersionTable,
): { readonly name: string; readonly rows: readonly (readonly string[])[] } {
  return { name: 'Columns', rows: dictionaryRows(columns, officialCodes(context.reference.book())) };
}

/** Codes of columns that name regions: ISO 3166-2. Districts have no official code that we hold, and none is made up. */
function officialCodes(book: ReferenceBook): (column: Column) => readonly Code[] {
  const regions = book.regions
    .map(({ isoCode, name }) => ({ code: isoCode, label: name }))
    .filter(({ code }) => code !== '');
  return ({ names }) => (names === 'region' ? regions : []);
}
