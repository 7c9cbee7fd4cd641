import { dayOrders, LAST_SHORT_YEAR, monthBegins } from '#engines/tables/cells/cellDays.ts';
import { type CellKind, cellPatterns, NOTE_MARK, valueBegins } from '#engines/tables/cells/cellKinds.ts';
import type { ColumnReading } from '#engines/tables/columns/decideColumn.ts';
import { TEN_SIGNS, TEN_WRITTEN } from '#engines/tables/cells/scales.ts';
import { scaleWords } from '#engines/tables/cells/scaleWords.ts';
import {
  FRACTION_SIGN,
  fractionSigns,
  isScalable,
  NO_PENCE,
  SCALED_IN_UNIT,
  SPACES,
} from '#engines/tables/cells/unitCells.ts';
import { literal } from '../../tables/duckdb.ts';

/** White space and signs without width at the ends of a cell; as `kindOfCell` has it. */
const BLANKS = ' \t\n\r\v\f\u00a0\u202f\u2007\u3000\ufeff\u200b\u200e\u200f\u2060';

export function trimmed(cell: string): string {
  return `trim(${cell}, ${literal(BLANKS)})`;
}

const short: readonly CellKind[] = ['shortYear', 'shortYearDay', 'shortYearMonth', 'namedShortYear'];
const named: readonly CellKind[] = ['namedMonth', 'monthNamed', 'namedShortYear'];
const clocked: readonly CellKind[] = ['dayFirstTime', 'monthFirstTime', 'eitherFirstTime'];

/** The kind of a cell, `v` being its text without blanks around it; as `kindOfCell` says it. */
export const kindOfV = `case when v is null or v = '' then 'empty' when not regexp_matches(v, ${literal(valueBegins)}, 'i') then 'text' ${Object.entries(
  cellPatterns,
)
  .map(([kind, { pattern, anyCase }]) => {
    const fits = `regexp_full_match(v, ${literal(pattern)}${anyCase ? ", 'i'" : ''})`;
    const day =
      kind in dayOrders
        ? `if(try_cast(${isoDay(dayOrders[kind as keyof typeof dayOrders] === 'mdy', dayPart(kind as CellKind), [kind as CellKind])} as date) is null, 'text', '${kind}')`
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
  const { type, read, unit, empties = [] } = reading;
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
  const number = `${cast}(${written(v, reading)} as ${sqlTypes[type]})`;
  const value = empties.length === 0 ? number : `if(${number} in (${empties.join(', ')}), null, ${number})`;
  return otherwise === 'stop'
    ? `case when ${cell} is null then null when ${fits} then ${value} else error(${cell}) end`
    : `case when ${fits} then ${value} end`;
}

/** The same for columns whose cells become values by the same expression. */
export function wayOf({ type, read, style, commas, unit, from1904, empties }: ColumnReading): string {
  return type === 'text' ? type : JSON.stringify([type, style, commas, unit, read, from1904, empties]);
}

function patternOf(kind: CellKind): string {
  return kind in cellPatterns ? cellPatterns[kind as keyof typeof cellPatterns].pattern : '';
}

/** A cell written as DuckDB casts it. */
function written(v: string, reading: ColumnReading): string {
  const { type, read, unit } = reading;
  if (read.includes('serial')) return serialDay(v, reading);
  if (type === 'date') return isoDay(read.includes('monthFirst'), v, read);
  if (type === 'time') return isoTime(v, read);
  if (type !== 'whole' && type !== 'decimal') return v;
  const plain =
    unit !== undefined || read.includes('fraction')
      ? withFraction(v, plainNumber(v, reading))
      : plainNumber(v, reading);
  return read.includes('scaled') || read.includes('tenPower') ? withScale(v, plain) : plain;
}

/** A day as spreadsheets count it, with its hour where it has one, or written as days are. */
function serialDay(v: string, reading: ColumnReading): string {
  const { type, read, from1904 = false } = reading;
  const nought = from1904 ? '1904-01-01' : '1899-12-30';
  const counted =
    type === 'date'
      ? `(date '${nought}' + try_cast(left(${v}, 5) as integer))::varchar`
      : `(timestamp '${nought}' + to_seconds(round(try_cast(${v} as double) * 86400)))::varchar`;
  const day = `if(regexp_full_match(${v}, '[0-9]{8}'), try_strptime(${v}, '%Y%m%d')::date::varchar, ${counted})`;
  const others = read.filter((kind) => kind !== 'serial' && kind !== 'serialTime');
  if (others.length === 0) return day;
  const patterns = `${cellPatterns.serial.pattern}|${cellPatterns.serialTime.pattern}`;
  return `case when regexp_full_match(${v}, ${literal(patterns)}) then ${day} else ${written(v, { ...reading, read: others })} end`;
}

/** A number as it is cast, of a cell without a fraction. */
function plainNumber(v: string, reading: ColumnReading): string {
  const { commas } = reading;
  if (commas === undefined) return inOneStyle(v, reading);
  // Of a column with both signs some kinds are read with a decimal comma, the others with a point.
  const side = (style: 'point' | 'comma'): string =>
    inOneStyle(v, {
      ...reading,
      style,
      read: reading.read.filter((kind) => commas.includes(kind) === (style === 'comma')),
    });
  // 1,250 is written as 1,25 is.
  const unless = commas.includes('commaGroup')
    ? ''
    : ` and not regexp_full_match(${v}, ${literal(cellPatterns.commaGroup.pattern)})`;
  return `case when regexp_full_match(${v}, ${literal(commas.map(patternOf).join('|'))})${unless} then ${side('comma')} else ${side('point')} end`;
}

/** A number of which a point, or a comma, parts the decimals. */
function inOneStyle(v: string, reading: ColumnReading): string {
  const { read, style, unit } = reading;
  const asWritten: ReadonlySet<CellKind> = new Set(['whole', 'decimal', 'pointGroup', 'power']);
  // Most columns hold numbers as they are cast.
  if (style !== 'comma' && unit === undefined && read.every((kind) => asWritten.has(kind)))
    return `replace(${v}, '−', '-')`;
  const signs = (['signed', 'signedComma'] as const).filter((kind) => read.includes(kind));
  if (signs.length > 0)
    return `case when regexp_full_match(${v}, ${literal(signs.map(patternOf).join('|'))}) then ${withSign(v, style)} else ${withUnit(v, reading)} end`;
  return withUnit(v, reading);
}

/** A number whose cell may have a fraction: 2½, 1 1/2 acres; `plain` is what others are. */
function withFraction(v: string, plain: string): string {
  const part = (group: number): string => String.raw`regexp_extract(${v}, '([0-9]+)/([0-9]+)', ${group})::double`;
  const signs = fractionSigns
    .map(([sign, above, below]) => `when '${sign}' then ${above}::double / ${below}`)
    .join(' ');
  const share = `case regexp_extract(${v}, '${FRACTION_SIGN}') ${signs} else ${part(1)} / ${part(2)} end`;
  const whole = `coalesce(try_cast(regexp_extract(${v}, '([0-9]+)(?:[${SPACES}]?${FRACTION_SIGN}|[${SPACES}-][0-9]+/)', 1) as double), 0)`;
  return `case when regexp_matches(${v}, '${FRACTION_SIGN}|[0-9]/[0-9]') then if(regexp_matches(${v}, '^[(−-]'), '-', '') || (${whole} + ${share})::varchar else ${plain} end`;
}

/** A number written as so many thousands or millions, or times a power of ten, as 1.2e3; `plain` is what others are. */
function withScale(v: string, plain: string): string {
  const mantissa = `replace(replace(regexp_extract(${v}, '^[−-]?[0-9]+([.,][0-9]+)?'), '−', '-'), ',', '.')`;
  const word = `regexp_extract(lower(${v}), '[a-zé]+$')`;
  const exponent = `regexp_extract(translate(${v}, '${TEN_SIGNS}', '${TEN_WRITTEN}'), '10[^0-9+-]*([+-]?[0-9]+)[^0-9]*$', 1)`;
  const fits = (kind: 'scaled' | 'tenPower'): string =>
    `regexp_full_match(${v}, ${literal(cellPatterns[kind].pattern)}, 'i')`;
  return `case when ${fits('scaled')} then ${mantissa} || 'e' || ${powerOf(word)} when ${fits('tenPower')} then ${mantissa} || 'e' || ${exponent} else ${plain} end`;
}

/** The power of ten that a word multiplies by. */
function powerOf(word: string): string {
  return `case ${scaleWords.map(([words, power]) => `when regexp_full_match(${word}, '${words}') then '${power}'`).join(' ')} end`;
}

/** A number that a word multiplies beside its unit, as 1.2e6; `plain` is what others are. */
function withScaleInUnit(v: string, plain: string): string {
  const part = (group: number): string => `regexp_extract(lower(${v}), ${literal(SCALED_IN_UNIT)}, ${group})`;
  const sign = `if(regexp_matches(${v}, '^[^0-9(]*[−-]'), '-', '')`;
  return `case when ${part(2)} <> '' then ${sign} || replace(${part(1)}, ',', '.') || 'e' || ${powerOf(part(2))} else ${plain} end`;
}

/** A number with its unit; one in brackets is negative: (GHS 50). */
function withUnit(v: string, { read, style, unit }: ColumnReading): string {
  const plain = numberOf(v, read, style, unit);
  const number = read.some(isScalable) ? withScaleInUnit(v, plain) : plain;
  return unit === undefined ? number : `if(starts_with(${v}, '('), '-', '') || ${number}`;
}

/** A number whose sign is in brackets or behind it, with a minus before it. */
function withSign(v: string, style: ColumnReading['style']): string {
  const digits =
    style === 'comma'
      ? `replace(regexp_replace(${v}, '[^0-9,]', '', 'g'), ',', '.')`
      : `regexp_replace(${v}, '[^0-9.]', '', 'g')`;
  return `if(regexp_matches(${v}, '^[(−–-]|[−-]$'), '-', '') || ${digits}`;
}

function numberOf(
  v: string,
  read: readonly CellKind[],
  style: ColumnReading['style'],
  unit: string | undefined,
): string {
  const amount = unit === undefined ? v : `regexp_replace(${v}, '${NO_PENCE}', '')`;
  const marked = read.includes('marked') ? `regexp_replace(${amount}, ${literal(`${NOTE_MARK}$`)}, '', 'i')` : amount;
  const signed = `replace(${marked}, '−', '-')`;
  const power = `regexp_matches(${v}, '[0-9,][eE][+−-]?[0-9]{1,2}$')`;
  if (style === 'comma')
    return `replace(if(${power}, regexp_replace(${signed}, '[^0-9,eE+-]', '', 'g'), regexp_replace(${signed}, '[^0-9,-]', '', 'g')), ',', '.')`;
  const plain = `regexp_replace(${signed}, '[^0-9.eE+-]', '', 'g')`;
  // Letters of a unit are not the sign of an exponent.
  return unit === undefined
    ? plain
    : `case when regexp_matches(${v}, '[eE][+−-]?[0-9]{1,2}$') then ${plain} else regexp_replace(${signed}, '[^0-9.-]', '', 'g') end`;
}

/** What of a cell says the day. */
function dayPart(kind: CellKind): string {
  if (kind.endsWith('Time')) return "regexp_extract(v, '^[0-9/.-]+')";
  return /Month$|Year|Named/.test(kind) ? 'v' : 'left(v, 10)';
}

/** A day with its parts in the order of the calendar; one that is so already stays. */
function isoDay(monthFirst: boolean, v: string, read: readonly CellKind[]): string {
  const has = (kinds: readonly CellKind[]): boolean => kinds.some((kind) => read.includes(kind));
  const order = monthFirst ? String.raw`\3-\1-\2` : String.raw`\3-\2-\1`;
  const whole = has(short) ? wholeYear(v) : v;
  const numbers = String.raw`regexp_replace(regexp_replace(${whole}, '^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$', '${order}'), '^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$', '\1-\2-\3')`;
  if (!has(named)) return numbers;
  const begins = monthBegins.map(([begin]) => begin);
  // Tuesday is mardi in French, and no March.
  const word = `regexp_extract(replace(lower(${v}), 'mardi', ''), '(?:^|[^a-zà-ÿ])(${begins.join('|')})', 1)`;
  const month = `[${monthBegins.map(([, number]) => number).join(', ')}][list_position([${begins.map((begin) => `'${begin}'`).join(', ')}], ${word})]`;
  // The day is the first number, before the month or after it.
  return String.raw`case when regexp_matches(${v}, '[A-Za-zÀ-ÿ]{3}') then regexp_extract(${whole}, '(\d{4})$') || '-' || ${month} || '-' || regexp_extract(${v}, '\d{1,2}') else ${numbers} end`;
}

/** A day whose year has two digits at the end, with all four. */
function wholeYear(v: string): string {
  const century = `if(right(${v}, 2) <= '${LAST_SHORT_YEAR}', '20', '19')`;
  return String.raw`if(regexp_matches(${v}, '[/. -]\d{2}$') and not regexp_matches(${v}, '^\d{4}'), left(${v}, length(${v}) - 2) || ${century} || right(${v}, 2), ${v})`;
}

/** A moment, or a day, as a cast takes it. */
function isoTime(v: string, read: readonly CellKind[]): string {
  const plain = `replace(${isoDay(read.includes('monthFirst'), v, read)}, 'Z', '')`;
  if (!clocked.some((kind) => read.includes(kind))) return plain;
  const day = read.includes('monthFirst') ? '%m/%d/%Y' : '%d/%m/%Y';
  const formats = ['%H:%M', '%H:%M:%S', '%I:%M %p', '%I:%M:%S %p'].map((clock) => `'${day} ${clock}'`);
  const evened = String.raw`regexp_replace(regexp_replace(${v}, '^(\d+)[/.-](\d+)[/.-](\d+),? ', '\1/\2/\3 '), '(\d)([AaPp][Mm])$', '\1 \2')`;
  return `coalesce(try_strptime(${evened}, [${formats.join(', ')}])::varchar, ${plain})`;
}
