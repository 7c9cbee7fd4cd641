import { type CellKind, cellPatterns, dayOrders, valueBegins } from '#engines/tables/cellKinds.ts';
import type { ColumnReading } from '#engines/tables/decideColumn.ts';
import { literal } from '../tables/duckdb.ts';

/** What JavaScript calls white space at the ends of a cell. */
const BLANKS = ' \t\n\r\v\f\u00a0\u202f\u2007\u3000\ufeff';

export function trimmed(cell: string): string {
  return `trim(${cell}, ${literal(BLANKS)})`;
}

/** The kind of a cell, `v` being its text without blanks around it; as `kindOfCell` says it. */
export const kindOfV = `case when v is null or v = '' then 'empty' when not regexp_matches(v, ${literal(valueBegins)}, 'i') then 'text' ${Object.entries(cellPatterns)
  .map(([kind, { pattern, anyCase }]) => {
    const fits = `regexp_full_match(v, ${literal(pattern)}${anyCase ? ", 'i'" : ''})`;
    const day = kind in dayOrders ? `if(try_cast(${isoDay(kind as keyof typeof dayOrders, 'left(v, 10)')} as date) is null, 'text', '${kind}')` : `'${kind}'`;
    return `when ${fits} then ${day}`;
  })
  .join(' ')} else 'text' end`;

const sqlTypes = { whole: 'bigint', decimal: 'double', text: 'varchar', date: 'date', time: 'timestamp', truth: 'boolean' } as const;

/**
 * The value of a cell. `otherwise` is what a cell becomes that does not fit: an empty cell, or the end of the
 * query, which then is asked differently.
 */
export function valueOf(cell: string, { type, read, unit }: ColumnReading, otherwise: 'empty' | 'stop'): string {
  // Blanks around a value are rare: one stops the quick way, and the thorough one passes over them.
  const v = otherwise === 'stop' ? cell : trimmed(cell);
  if (type === 'text') return otherwise === 'stop' ? cell : `case when ${v} = '' then null else ${cell} end`;
  const fits = `regexp_full_match(${v}, ${literal(read.map(patternOf).join('|'))}${type === 'truth' || unit !== undefined ? ", 'i'" : ''})`;
  const cast = otherwise === 'stop' ? 'cast' : 'try_cast';
  const number = unit === undefined ? written(v, type, read) : `regexp_replace(${v}, '[^0-9.-]', '', 'g')`;
  const value = `${cast}(${number} as ${sqlTypes[type]})`;
  return otherwise === 'stop'
    ? `case when ${cell} is null then null when ${fits} then ${value} else error(${cell}) end`
    : `case when ${fits} then ${value} end`;
}

function patternOf(kind: CellKind): string {
  return kind in cellPatterns ? cellPatterns[kind as keyof typeof cellPatterns].pattern : '';
}

/** A cell written as DuckDB casts it. */
function written(v: string, type: ColumnReading['type'], read: readonly CellKind[]): string {
  if (type === 'date') return isoDay(read.includes('monthFirst') ? 'monthFirst' : 'dayFirst', v);
  if (type === 'time') return `replace(${v}, 'Z', '')`;
  if (read.includes('decimalComma')) return `replace(replace(${v}, '.', ''), ',', '.')`;
  return read.includes('commaThousands') ? `regexp_replace(${v}, '[^0-9.eE+-]', '', 'g')` : v;
}

/** A day with its parts in the order of the calendar; one that is so already stays. */
function isoDay(kind: keyof typeof dayOrders, v: string): string {
  const order = dayOrders[kind] === 'mdy' ? String.raw`\3-\1-\2` : String.raw`\3-\2-\1`;
  return String.raw`regexp_replace(${v}, '^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$', '${order}')`;
}
