import type { DuckDBConnection } from '@duckdb/node-api';
import { type CellKind, cellPatterns } from '#engines/tables/cells/cellKinds.ts';
import { finding, placeOf, quoted } from '#engines/tables/findings.ts';
import type { ColumnChanges, Finding, Fix } from '#engines/tables/types.ts';
import { dateForms, decimalsOf } from '#engines/tables/cells/writtenForm.ts';
import { literal } from '../../tables/duckdb.ts';
import { trimmed, valueOf, wayOf } from './columnSql.ts';
import type { RawTable } from './rawTable.ts';
import { alikeBatches, stacked } from './stacked.ts';
import type { PlannedColumn } from './parquetTable.ts';

/** What became of the cells of a column, and how its file writes them where all are written alike. */
export interface ColumnRecord {
  readonly changes: ColumnChanges;
  readonly written: string | null;
  readonly findings: readonly Finding[];
}

/** Columns looked at in one statement. */
const AT_ONCE = 20;
/** Cells of each kind that are kept as examples. */
const EXAMPLES = 3;
/** Figures of a statement for each column. */
const FIGURES = 12;

/** A short number, as those of plots and sections are: 1.1, 12.10. There are some ten thousand of them. */
const SHORT = String.raw`[0-9]{1,2}\.[0-9]{1,2}`;

/** Kinds of cells that a reader of the table finds as they were written. */
const asWritten: Readonly<Partial<Record<string, readonly CellKind[]>>> = {
  whole: ['whole', 'sentinel'],
  decimal: ['whole', 'sentinel', 'decimal', 'pointGroup'],
  date: ['date'],
  time: ['moment', 'date'],
  truth: ['truth'],
};

interface Where {
  readonly addresses: 'cells' | 'lines';
  readonly sheet: string | null;
}

/**
 * Counts for each column of a text, read in one go, what was read, changed and emptied, each with the first cells that show it.
 * `source` has the cells as text (f1, f2 …).
 */
export async function recordChanges(
  duckdb: DuckDBConnection,
  source: string,
  columns: readonly PlannedColumn[],
  where: Where,
): Promise<ColumnRecord[]> {
  const records: ColumnRecord[] = [];
  for (let begin = 0; begin < columns.length; begin += AT_ONCE) {
    const some = columns.slice(begin, begin + AT_ONCE);
    const asked = some.map(({ reading }, index) =>
      figures(`v${index}`, `w${index}`, reading.type, reading.style === 'comma'),
    );
    const cells = some.map(
      ({ field, reading }, index) =>
        `${trimmed(`f${field + 1}`)} as v${index}, ${valueOf(`f${field + 1}`, reading, 'empty')} as w${index}`,
    );
    // Which line a row stands in is not known here.
    const [row = []] = (
      await duckdb.runAndReadAll(`select ${asked.join(', ')} from (select 0 as r, ${cells.join(', ')} from ${source})`)
    ).getRowsJson();
    some.forEach((column, index) =>
      records.push(recordOf(row.slice(index * FIGURES, (index + 1) * FIGURES), column, where)),
    );
  }
  return records;
}

/** The same of rows laid down as text, up to the row `before`: columns that are read alike together. */
export async function recordChangesOf(
  duckdb: DuckDBConnection,
  raw: RawTable,
  before: number | null,
  columns: readonly PlannedColumn[],
  where: Where,
): Promise<ColumnRecord[]> {
  const records = new Map<PlannedColumn, ColumnRecord>();
  const inPieces = raw.pieces.flatMap(({ path, fields }) => {
    const within = new Set(fields);
    return alikeBatches(
      columns.filter(({ field }) => within.has(field)),
      raw.rows,
      ({ reading }) => wayOf(reading),
    ).map((some) => ({ path, some }));
  });
  for (const { path, some } of inPieces) {
    const reading = some[0]?.reading ?? { type: 'text', read: [] };
    const cells = stacked(
      path,
      some.map(({ field }) => `f${field + 1}`),
      { row: 'r', where: before === null ? '' : `where r < ${before}` },
    );
    const found = await duckdb.runAndReadAll(
      `select nth, ${figures('v', 'w', reading.type, reading.style === 'comma')} from
         (select nth, r, ${trimmed('v')} as v, ${valueOf('v', reading, 'empty')} as w from ${cells})
       group by nth`,
    );
    for (const [at, ...row] of found.getRowsJson()) {
      const column = some[Number(at)];
      if (column !== undefined) records.set(column, recordOf(row, column, where));
    }
  }
  return columns.map(
    (column) =>
      records.get(column) ??
      recordOf(
        Array.from({ length: FIGURES }, () => 0),
        column,
        where,
      ),
  );
}

/** What a column keeps of its record. */
export function changesOf(record: ColumnRecord | undefined): Pick<PlannedColumn, 'changes' | 'written'> {
  return record === undefined ? {} : { changes: record.changes, written: record.written };
}

function figures(v: string, w: string, type: string, comma: boolean): string {
  const plain = (asWritten[type] ?? [])
    .filter((kind) => !(comma && kind === 'pointGroup'))
    .map((kind) => cellPatterns[kind as keyof typeof cellPatterns].pattern)
    .join('|');
  const tooPrecise = type === 'decimal' ? tooPreciseSql(v, w, comma) : 'false';
  const isPlain =
    type === 'text' || type === 'truth' ? 'true' : `regexp_full_match(${v}, ${literal(plain)}) and ${v} not like '−%'`;
  const changed = `${w} is not null and (not (${isPlain}) or ${tooPrecise})`;
  const emptied = type === 'text' ? 'false' : `${w} is null and ${v} is not null and ${v} <> ''`;
  // 1010 and not 1010.0, as the page of the table shows it.
  const value = type === 'decimal' ? `regexp_replace(${w}::varchar, '\\.0$', '')` : `${w}::varchar`;
  const first = (what: string, condition: string): string =>
    `arg_min(${what}, r, ${EXAMPLES}) filter (where ${condition})`;
  return [
    `count(${w})::double`,
    `count(*) filter (where ${changed})::double`,
    `count(*) filter (where ${emptied})::double`,
    first('r::double', changed),
    first(`left(${v}, 80)`, changed),
    first(`left(${value}, 80)`, changed),
    first('r::double', emptied),
    first(`left(${v}, 80)`, emptied),
    `count(*) filter (where ${w} is not null and ${tooPrecise})::double`,
    first('r::double', `${w} is not null and ${tooPrecise}`),
    writtenSql(v, w, type),
    type === 'decimal' ? `list(distinct ${v}) filter (where regexp_full_match(${v}, '${SHORT}'))` : 'null',
  ].join(', ');
}

/** More digits than a number keeps, of which some are lost. */
function tooPreciseSql(v: string, w: string, comma: boolean): string {
  const number = comma ? `replace(replace(${v}, '.', ''), ',', '.')` : `replace(${v}, ',', '')`;
  const bare = (text: string): string =>
    `rtrim(regexp_replace(regexp_replace(${text}, '[eE].*$', ''), '^[^1-9]*|[^0-9.]', '', 'g'), '0')`;
  return `(length(regexp_replace(${v}, '[^0-9]', '', 'g')) > 15 and length(replace(${bare(number)}, '.', '')) > 15 and ${bare(number)} <> ${bare(`${w}::varchar`)})`;
}

/** The one form all cells are written in: null where there is none, or the plain one of ISO 8601. */
function writtenSql(v: string, w: string, type: string): string {
  if (type === 'date') {
    const forms = dateForms.map(
      (form) =>
        `when count(*) filter (where ${w} is not null and strftime(${w}, '${form}') <> ${v}) = 0 then '${form}'`,
    );
    return `case when count(${w}) = 0 or count(*) filter (where ${w} is not null and ${w}::varchar <> ${v}) = 0 then null ${forms.join(' ')} end`;
  }
  if (type !== 'decimal') return 'null';
  const decimals = `length(regexp_extract(${v}, '^-?(0|[1-9][0-9]{0,14})\\.([0-9]{1,12})$', 2))`;
  return `case when min(${decimals}) filter (where ${w} is not null) >= 1 and min(${decimals}) filter (where ${w} is not null) = max(${decimals}) filter (where ${w} is not null)
    and max(length(${v})) filter (where ${w} is not null) <= 16 then '.' || min(${decimals}) filter (where ${w} is not null) end`;
}

function recordOf(row: readonly unknown[], { name, field }: PlannedColumn, { addresses, sheet }: Where): ColumnRecord {
  const [read, changed, emptied, rows, texts, values, emptyRows, emptyTexts, imprecise, impreciseRows, written, short] =
    row;
  // Of a large text read in one go the lines are not known.
  const at = (line: unknown): string => (Number(line) === 0 ? '' : placeOf(addresses, Number(line), field));
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const said = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
  const [first] = list(impreciseRows);
  const keepAsText: Fix = { kind: 'keepAsText', sheet, column: name, label: `Keep ${name} as text, as it was written` };
  return {
    changes: {
      read: Number(read),
      changed: Number(changed),
      emptied: Number(emptied),
      examples: [
        ...list(rows).map((line, index) => ({
          at: at(line),
          written: said(list(texts)[index]),
          value: said(list(values)[index]),
        })),
        ...list(emptyRows).map((line, index) => ({
          at: at(line),
          written: said(list(emptyTexts)[index]),
          value: null,
        })),
      ],
    },
    written:
      typeof written === 'string' && (dateForms.includes(written) || decimalsOf(written) !== null) ? written : null,
    findings: [
      ...(Number(imprecise) === 0
        ? []
        : [
            finding({
              code: 'tooPrecise',
              weight: 'note',
              sheet,
              at: first === undefined ? null : at(first),
              count: Number(imprecise),
              found: `A number with more than fifteen digits in the column ${quoted(name)}`,
              expected: 'Numbers of at most fifteen digits, which computers keep exactly',
              mend: 'The last digits were rounded, far beyond what is measured; the original file keeps them. If the digits are a code, keep the column as text.',
              fix: keepAsText,
            }),
          ]),
      ...twiceWritten(list(short).map(String)).map(([one, other]) =>
        finding({
          code: 'twoReadings',
          weight: 'note',
          sheet,
          found: `${quoted(one)} and ${quoted(other)} in the column ${quoted(name)}: one number written in two ways`,
          expected: 'As many decimals in every cell',
          mend: 'Read as the same number. Nothing to do, unless they are numbers of plots or sections, of which 1.10 is another than 1.1: then keep the column as text.',
          fix: keepAsText,
        }),
      ),
    ],
  };
}

/** The first two that are one number: 1.1 and 1.10. */
function twiceWritten(written: readonly string[]): (readonly [string, string])[] {
  const all = new Set(written);
  return written
    .filter((each) => all.has(`${each}0`))
    .toSorted((one, other) => Number(one) - Number(other))
    .slice(0, 1)
    .map((each) => [each, `${each}0`]);
}
