import {
  type CellKind,
  cellPatterns,
  dayOrders,
  monthNames,
  NOTE_MARK,
  valueBegins,
} from '#engines/tables/cellKinds.ts';
import type { ColumnReading } from '#engines/tables/decideColumn.ts';
import { literal } from '../tables/duckdb.ts';

/** What JavaScript calls white space at the ends of a cell. */
const BLANKS = ' \t\n\r\v\f\u00a0\u202f\u2007\u3000\ufeff';

export function trimmed(cell: string): string {
  return `trim(${cell}, ${literal(BLANKS)})`;
}

/** The kind of a cell, `v` being its text without blanks around it; as `kindOfCell` says it. */
export const kindOfV = `case when v is null or v = '' then 'empty' when not regexp_matches(v, ${literal(valueBegins)}, 'i') then 'text' ${Object.entries(
  cellPatterns,
)
  .map(([kind, { pattern, anyCase }]) => {
    const fits = `regexp_full_match(v, ${literal(pattern)}${anyCase ? ", 'i'" : ''})`;
    const day =
      kind in dayOrders
        ? `if(try_cast(${isoDay(kind as keyof typeof dayOrders, kind === 'namedMonth' ? 'v' : 'left(v, 10)')} as date) is null, 'text', '${kind}')`
        : `'${kind}'`;
    return `when ${fits} then ${day}`;
  })
  .join(' ')} else 'text' end`;

const sqlTypes = {
  whole: 'bigint',
  decimal: 'double',
  text: 'varchar',
  date: 'date',
  time: 'timestamp',
  truth: 'boolean',
} as const;

/**
 * The value of a cell. `otherwise` is what a cell becomes that does not fit: an empty cell, or the end of the
 * query, which then is asked differently.
 */
export function valueOf(cell: string, reading: ColumnReading, otherwise: 'empty' | 'stop'): string {
  const { type, read, unit } = reading;
  // Blanks around a value are rare: one stops the quick way, and the thorough one passes over them.
  const v = otherwise === 'stop' ? cell : trimmed(cell);
  if (type === 'text') return otherwise === 'stop' ? cell : `case when ${v} = '' then null else ${cell} end`;
  const isNumber = type === 'whole' || type === 'decimal';
  // -999 is a whole number by its letters.
  const unless =
    isNumber && !read.includes('sentinel')
      ? ` and not regexp_full_match(${v}, ${literal(cellPatterns.sentinel.pattern)})`
      : '';
  const anyCase =
    unit !== undefined ||
    read.some((kind) => kind in cellPatterns && cellPatterns[kind as keyof typeof cellPatterns].anyCase);
  const fits = `regexp_full_match(${v}, ${literal(read.map(patternOf).join('|'))}${anyCase ? ", 'i'" : ''})${unless}`;
  const cast = otherwise === 'stop' ? 'cast' : 'try_cast';
  const value = `${cast}(${written(v, reading)} as ${sqlTypes[type]})`;
  return otherwise === 'stop'
    ? `case when ${cell} is null then null when ${fits} then ${value} else error(${cell}) end`
    : `case when ${fits} then ${value} end`;
}

/** The same for columns whose cells become values by the same expression. */
export function wayOf({ type, read, style, unit }: ColumnReading): string {
  return type === 'text' ? type : JSON.stringify([type, style, unit, read]);
}

function patternOf(kind: CellKind): string {
  return kind in cellPatterns ? cellPatterns[kind as keyof typeof cellPatterns].pattern : '';
}

/** A cell written as DuckDB casts it. */
function written(v: string, { type, read, style, unit }: ColumnReading): string {
  if (type === 'date')
    return isoDay(read.includes('monthFirst') ? 'monthFirst' : 'dayFirst', v, read.includes('namedMonth'));
  if (type === 'time') return `replace(${v}, 'Z', '')`;
  if (type !== 'whole' && type !== 'decimal') return v;
  const asWritten: ReadonlySet<CellKind> = new Set(['whole', 'decimal', 'pointGroup']);
  // Most columns hold numbers as they are cast.
  if (style !== 'comma' && unit === undefined && read.every((kind) => asWritten.has(kind)))
    return `replace(${v}, '−', '-')`;
  const marked = read.includes('marked') ? `regexp_replace(${v}, ${literal(`${NOTE_MARK}$`)}, '', 'i')` : v;
  const signed = `replace(${marked}, '−', '-')`;
  if (style === 'comma') return `replace(regexp_replace(${signed}, '[^0-9,-]', '', 'g'), ',', '.')`;
  const plain = `regexp_replace(${signed}, '[^0-9.eE+-]', '', 'g')`;
  // Letters of a unit are not the sign of an exponent.
  return unit === undefined
    ? plain
    : `case when regexp_matches(${v}, '[eE][+-]?[0-9]{1,2}$') then ${plain} else regexp_replace(${signed}, '[^0-9.-]', '', 'g') end`;
}

/** A day with its parts in the order of the calendar; one that is so already stays. */
function isoDay(kind: keyof typeof dayOrders, v: string, named = kind === 'namedMonth'): string {
  const order = dayOrders[kind] === 'mdy' ? String.raw`\3-\1-\2` : String.raw`\3-\2-\1`;
  const numbers = String.raw`regexp_replace(regexp_replace(${v}, '^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$', '${order}'), '^(\d{4})[/.](\d{2})[/.](\d{2})$', '\1-\2-\3')`;
  if (!named) return numbers;
  const month = `list_position([${monthNames.map((name) => `'${name}'`).join(', ')}], lower(left(regexp_extract(${v}, '[A-Za-z]+'), 3)))`;
  return String.raw`case when regexp_matches(${v}, '[A-Za-z]') then regexp_extract(${v}, '(\d{4})$') || '-' || ${month} || '-' || regexp_extract(${v}, '^\d{1,2}') else ${numbers} end`;
}
