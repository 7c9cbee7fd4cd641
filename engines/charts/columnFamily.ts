import type { DescribedColumn as Column } from '../tables/columns/dictionary.ts';
import { roleOf } from './columnRoles.ts';
import { insideSentence, nameOf, unitInWords } from '../tables/columns/inWords.ts';

/** More columns than this are no picture but a table; the largest are kept. */
const MOST_TOGETHER = 6;
/** So many times the next largest, a column leaves the others no height. */
const DWARFS = 5;
/** Words that say what is measured; a column that is called by one of them alone measures a thing of its own. */
const QUANTITY =
  /^(population|households?|persons?|people|farmers?|total|production|output|area|quantity|amount|volume|sales|exports?|imports?|price|value|count|number|revenue|income|budget|expenditure|gdp)$/;
/** Words that rates share when they are to be compared: yields with yields, shares with shares. */
const COMPARED = /^(yields?|shares?|prices?|rates?|rain|rainfall|temperature|days|humidity)$/;

/** Columns that belong into one chart: one unit, one thing measured. */
export interface ColumnFamily {
  readonly columns: readonly Column[];
  /** The table is wide: its columns are crops, regions or kinds of animal, and no column says what is measured. */
  readonly isWide: boolean;
  /** What they are compared by, for the axis: "share" of the shares of services and industry; empty where it is wide. */
  readonly compared: string;
  /** How many smaller ones there are besides. */
  readonly left: number;
  /** The one that would press all others to the ground, left out: poultry beside cattle. */
  readonly without: Column | null;
}

/**
 * The columns that an editor would draw together with a measure: cattle, sheep and goats of a wide table; the average yield
 * and the achievable one. Never two units, never a total beside its parts. Null where the measure stands alone.
 */
export function familyOf(measure: Column, columns: readonly Column[]): ColumnFamily | null {
  const alike = columns.filter(
    (column) => roleOf(column) === roleOf(measure) && unitOf(column) === unitOf(measure) && !isYearName(column),
  );
  if (isYearName(measure)) return null;
  const kinds = alike.filter((column) => !wordsOf(column).some((word) => QUANTITY.test(word) || COMPARED.test(word)));
  if (kinds.includes(measure) && kinds.length >= 3 && kinds.length === alike.length)
    return { ...largest(kinds), isWide: true, compared: '' };
  const shared = wordsOf(measure).filter((word) => COMPARED.test(word));
  const compared = alike.filter((column) => shared.some((word) => wordsOf(column).includes(word)));
  const isRate = roleOf(measure) === 'rate' && unitOf(measure) !== '';
  return isRate && compared.length >= 2 && compared.length <= MOST_TOGETHER
    ? { columns: compared, isWide: false, compared: shared[0] ?? '', left: 0, without: null }
    : null;
}

/** A column that is called after a year: 2012. */
export const isYearName = ({ name }: Column): boolean => /^\D{0,2}(19|20)\d{2}$/.test(name.trim());

/** What stands in brackets at the end of a name and is a unit; "Rice (paddy)" has none. */
const UNIT =
  / \(((?:thousand|million|’000|000)?\s*(?:%|mm|cm|m|km²?|kg|t|ha|l|°C|[A-Z]{3})?(?: (?:million|thousand|billion))?(?:\/[^()]+)?)\)$/;

/** The unit that reading found, else the one in the name. */
export function unitOf(column: Column): string {
  return column.unit === '' ? (UNIT.exec(nameOf(column))?.[1] ?? '') : unitInWords(column.unit);
}

/** The name in words without its unit: "Average yield 2012". */
export const subjectOf = (column: Pick<Column, 'name' | 'label'>): string => nameOf(column).replace(UNIT, '');

/** "Average yield 2012 and achievable yield"; of many the first three. */
export function listed(names: readonly string[]): string {
  const [first = '', ...others] = names.slice(0, names.length > 4 ? 3 : 4);
  const lower = others.map((name) => name.replace(/^\S+/, insideSentence));
  if (names.length > 4) return [first, ...lower].join(', ');
  return lower.length === 0 ? first : `${[first, ...lower.slice(0, -1)].join(', ')} and ${lower.at(-1)}`;
}

/** At the axis what columns are compared by, since the key names each: "Share (%)"; null where a table is wide or one stands alone. */
export function axisOf(family: ColumnFamily | null): string | null {
  const [first] = family?.columns ?? [];
  if (family === null || first === undefined || family.compared === '') return null;
  return `${family.compared[0]?.toUpperCase()}${family.compared.slice(1)} (${unitOf(first)})`;
}

const wordsOf = (column: Column): string[] =>
  subjectOf(column)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** The largest by their means, in the order of the table, without one that is many times all others. */
function largest(columns: readonly Column[]): Omit<ColumnFamily, 'isWide' | 'compared'> {
  const size = ({ profile }: Column) => Math.abs(Number(profile?.mean ?? profile?.max ?? 0));
  const [first = null, second, ...others] = columns.toSorted((a, b) => size(b) - size(a));
  const without =
    first !== null && second !== undefined && others.length > 0 && size(first) > DWARFS * size(second) ? first : null;
  const rest = columns.filter((column) => column !== without);
  const kept = new Set(rest.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_TOGETHER));
  return { columns: rest.filter((column) => kept.has(column)), left: rest.length - kept.size, without };
}
