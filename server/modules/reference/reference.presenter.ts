import type { Answer } from '#contract/endpoint.ts';
import type {
  addReferenceRow,
  importReferenceTable,
  listReferenceRows,
  listReferenceTables,
  showReferenceRow,
} from '#contract/reference/reference.ts';
import type { listReferenceReviews } from '#contract/reference/referenceReviews.ts';
import { writeCell } from '#engines/reference/cell.ts';
import { fillRow } from '#engines/reference/checkRow.ts';
import type { Column } from '#engines/reference/column.ts';
import type { Table } from '#engines/reference/table.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Edited } from './edit.service.ts';
import { shippedText } from './inLanguage.ts';
import type { ImportReport } from './import.service.ts';
import type { RowCounts } from './reference.repository.ts';
import type { FoundToReview } from './reviews.service.ts';
import type { FoundRows, RowDetail, CurrentRow } from './rows.service.ts';

export function presentTable(
  table: Table,
  { rows, edited, shippedSince }: RowCounts,
  language?: PageLanguage,
): Answer<typeof listReferenceTables>[number] {
  return {
    table: table.name,
    title: shippedText(table.title, language),
    about: shippedText(table.description, language),
    rows,
    edited,
    shippedSince,
  };
}

export function presentFound(
  { table, counts, total, found }: FoundRows,
  language?: PageLanguage,
): Answer<typeof listReferenceRows> {
  return {
    ...presentTable(table, counts, language),
    columns: presentColumns(table, language),
    titleColumn: table.titleColumn,
    total,
    found: found.map((each) => presentRow(table, each)),
  };
}

export function presentDetail(
  { table, current, shipped, history }: RowDetail,
  language?: PageLanguage,
): Answer<typeof showReferenceRow> {
  return {
    row: presentRow(table, current),
    columns: presentColumns(table, language),
    shipped,
    history: history.map(({ id, at, act, before, after, why, changedByName }) => ({
      id,
      at: at.toISOString(),
      by: changedByName,
      act,
      why,
      before,
      after,
    })),
  };
}

export function presentEdited({ table, current, faults }: Edited): Answer<typeof addReferenceRow> {
  return {
    row: current && presentRow(table, current),
    faults: faults.map(({ column, sentence }) => ({ column, sentence })),
  };
}

export function presentImport(report: ImportReport): Answer<typeof importReferenceTable> {
  return { ...report, faults: [...report.faults], preview: [...report.preview] };
}

function presentRow(
  table: Table,
  { key, row, state, shippedSince, version, review }: CurrentRow,
): Answer<typeof listReferenceRows>['found'][number] {
  return {
    key,
    title: String(row[table.titleColumn] ?? '') || key,
    values: row,
    state,
    shippedSince,
    version,
    review: review && { name: review.name, institution: review.institution, reviewedOn: review.reviewedOn },
  };
}

function presentColumns(table: Table, language?: PageLanguage): Answer<typeof listReferenceRows>['columns'] {
  // Who reviewed a row is entered as a signature, and never typed as a cell.
  return Object.entries(table.columns)
    .filter(([name]) => name !== 'reviewedBy')
    .map(([name, column]) => ({
      name,
      label: shippedText(column.label, language),
      help: helpOf(column, language),
      type: column.kind === 'references' ? 'list' : column.kind,
      required: column.required,
      isKey: table.key.includes(name),
      choices: [...(column.choices ?? [])],
      references: column.kind === 'reference' ? column.table : null,
      minimum: column.least,
      maximum: column.most,
    }));
}

/** A free list is written in one field; its help says how. */
function helpOf(column: Column, language?: PageLanguage): string {
  const isFreeList = (column.kind === 'list' && column.choices === null) || column.kind === 'references';
  const help = shippedText(column.help, language);
  return isFreeList ? `${help} ${shippedText('Separate several with semicolons.', language)}` : help;
}

/** Rows to be reviewed, each with its columns that say something, in the order of the table. */
export function presentToReview(
  { counts, total, found }: FoundToReview,
  language?: PageLanguage,
): Answer<typeof listReferenceReviews> {
  return {
    counts: counts.map(({ table, general, reviewed }) => ({
      table: table.name,
      title: shippedText(table.title, language),
      general,
      reviewed,
    })),
    total,
    found: found.map(({ table, key, row, version, views, review, changedSince }) => {
      const said = fillRow(table, row);
      return {
        table: table.name,
        tableTitle: shippedText(table.title, language),
        key,
        version,
        views,
        changedSince,
        review,
        title: String(said[table.titleColumn] ?? '') || key,
        says: Object.entries(table.columns).flatMap(([name, column]) => {
          const text = reviewedApart.has(name) ? '' : writeCell(column, said[name]);
          return text === '' ? [] : [{ label: shippedText(column.label, language), text }];
        }),
        source: String(said['source'] ?? ''),
      };
    }),
  };
}

/** Where the row comes from is shown beside what it says. */
const reviewedApart: ReadonlySet<string> = new Set(['basis', 'verification', 'source', 'sourceUrl', 'reviewedBy']);
