import { choice, longText, text, url } from './column.ts';
import { type AnyRow, keyOf, type Table } from './table.ts';

/** How a figure is known. */
const bases = ['source', 'expert-general-knowledge', 'specification', 'derived'] as const;

/** The columns every table ends with: where a row comes from and how far it was checked. */
export const provenanceColumns = {
  basis: choice(
    'Basis',
    'How the row is known: from a published source, general knowledge of an agronomist, the specification, or worked out from other rows.',
    bases,
  ),
  verification: text(
    'Verification',
    'How far it was checked: seen, partly seen, recalled, derived; empty for general knowledge.',
    { longest: 120 },
  ),
  source: text('Source', 'The document or person it comes from.', { required: true, longest: 500 }),
  sourceUrl: url('Address of the source', 'Where the source can be read.'),
  reviewedBy: text(
    'Reviewed by',
    'Who reviewed the row, for which institution and when. Entered as a signature; a change of the row takes it off.',
    { longest: 200 },
  ),
  note: longText('Note', 'What a reader of the row should know.'),
} as const;

/** Where a row comes from, as it is shown beside advice. */
export interface Provenance {
  readonly basis: string;
  readonly verification: string;
  readonly source: string;
  readonly sourceUrl: string;
  /** False until an agronomist has reviewed it. */
  readonly reviewed: boolean;
  /** Who reviewed it, for which institution and when; left out until then. */
  readonly reviewedBy?: string;
  /** The row as the catalogue names it, table and key: "activities/maize.3"; left out where it is not one row of a table. */
  readonly row?: string;
}

/** Where a row comes from; with its table, which row it is. */
export function provenanceOf(
  row: {
    readonly basis: string;
    readonly verification: string;
    readonly source: string;
    readonly sourceUrl: string;
    readonly reviewedBy: string;
  },
  table?: Pick<Table, 'name' | 'key'>,
): Provenance {
  const { basis, verification, source, sourceUrl, reviewedBy } = row;
  return {
    basis,
    verification,
    source,
    sourceUrl,
    reviewed: reviewedBy !== '',
    ...(reviewedBy !== '' && { reviewedBy }),
    ...(table !== undefined && { row: `${table.name}/${keyOf(table, row as AnyRow)}` }),
  };
}
