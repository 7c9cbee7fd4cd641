import type { Column, ReadTable } from '../tables/types.ts';
import type { ChartMeasure } from './chartValues.ts';
import { addsUp, isReadable, roleOf } from './columnRoles.ts';
import { inWords } from './inWords.ts';

/** A first chart: what the panel of a dashboard is set to, under a title in words. */
export interface Suggestion {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly measure: ChartMeasure;
  readonly kind: 'bar' | 'line';
  readonly sort: 'x' | 'value';
  /** The largest so many; 0 is all. */
  readonly top: number;
  /** Conditions as the calls take them: "Crop:is:Maize". */
  readonly where: readonly string[];
}

/** What has to be looked up in the rows that meet some conditions; null where there is none. */
export interface RowFacts {
  /** The value that most rows have; `only` where all have it. */
  mostFrequent(column: string, where: readonly string[]): Promise<{ readonly value: string; readonly only: boolean } | null>;
  /** The largest value: the newest year, the last day. */
  latest(column: string, where: readonly string[]): Promise<string | null>;
}

/** Where a table holds many crops, one that readers know comes first. */
const KNOWN = ['Maize', 'Cocoa', 'Rice', 'Rice (paddy)', 'Cassava', 'Yam', 'Tomato'];
const MOST_BARS = 20;

/**
 * Up to four first charts, as an editor would draw them: one measure in one unit, its trend, then the newest year by
 * region, by kind of thing and by district, the largest first. Codes, positions and remarks are never measured; amounts
 * are added up and never averaged; what else tells rows apart (crop, unit, type of price) is held to one value, which
 * the title names.
 */
export async function suggestCharts({ columns, rows }: Pick<ReadTable, 'columns' | 'rows'>, facts: RowFacts): Promise<Suggestion[]> {
  const of = (...roles: string[]) => columns.filter((column) => roles.includes(roleOf(column)));
  const measure = of('amount', 'rate', 'number').toSorted((a, b) => interest(b) - interest(a))[0];
  const time = of('year', 'moment', 'season').find((column) => distinctOf(column) > 1);
  const month = of('month')[0];
  const places = of('place').filter((column) => distinctOf(column) > 1);
  const localities = of('locality').filter((column) => distinctOf(column) > 1);
  const kinds = of('category');
  if (measure === undefined) return counted([...places, ...kinds, ...(time === undefined ? [] : [time])]);

  // Where a place and a time have one row, a kind says what the place is and tells no rows apart.
  const isOnePerPlace = Math.max(...places.map(distinctOf), 1) * (time === undefined ? 1 : distinctOf(time)) >= rows;
  const apart = [...(isOnePerPlace ? [] : kinds.toSorted((a, b) => distinctOf(b) - distinctOf(a))), ...of('setting').filter((column) => distinctOf(column) > 1)];
  const across = [
    ...[time ?? month].filter((column) => column !== undefined),
    ...places.filter(({ names }) => names === 'region').slice(0, 1),
    ...kinds.filter((column) => distinctOf(column) > 2).toSorted((a, b) => distinctOf(b) - distinctOf(a)).slice(0, 1),
    ...places.filter(({ names }) => names === 'district').slice(0, 1),
    ...localities.slice(0, 1),
    ...kinds.filter((column) => distinctOf(column) === 2).slice(0, 1),
  ];
  const made: Suggestion[] = [];
  for (const x of across.slice(0, 4)) made.push(await along(x, { measure, time, apart, facts }));
  return made;
}

interface Parts {
  readonly measure: Column;
  readonly time: Column | undefined;
  readonly apart: readonly Column[];
  readonly facts: RowFacts;
}

/** The measure along one column, everything else held to one value. */
async function along(x: Column, { measure, time, apart, facts }: Parts): Promise<Suggestion> {
  const overTime = x === time || ['month', 'moment', 'year', 'season'].includes(roleOf(x));
  const where: string[] = [];
  const named: string[] = [];
  for (const column of apart.filter((each) => each !== x)) {
    const known = KNOWN.find((value) => column.profile?.top.some((each) => each.value === value));
    // A value that is known by name is taken only while nothing else is held: two choices made apart may share no row.
    const found = where.length === 0 && known !== undefined ? { value: known, only: false } : await facts.mostFrequent(column.name, where);
    if (found === null || (found.only && roleOf(column) !== 'setting')) continue;
    where.push(`${column.name}:is:${found.value}`);
    named.push(found.value);
  }
  if (!overTime && time !== undefined) {
    const newest = await facts.latest(time.name, where);
    if (newest !== null) {
      const year = newest.slice(0, 4);
      where.push(roleOf(time) === 'moment' ? `${time.name}:atLeast:${year}-01-01` : `${time.name}:is:${newest}`);
      named.push(roleOf(time) === 'moment' ? year : newest);
    }
  }
  const first = overTime && time !== undefined && roleOf(time) !== 'season' ? [time.profile?.min, time.profile?.max].map((text) => text?.slice(0, 4)) : [];
  if (overTime && first[0] !== undefined && first[1] !== undefined && first[0] !== first[1]) named.push(`${first[0]}–${first[1]}`);
  return {
    title: `${inWords(measure.name)} by ${inWords(x.name).toLowerCase()}${named.length === 0 ? '' : `: ${named.join(', ')}`}`,
    x: x.name,
    y: measure.name,
    measure: addsUp(measure) ? 'sum' : 'mean',
    kind: overTime ? 'line' : 'bar',
    sort: overTime ? 'x' : 'value',
    top: !overTime && distinctOf(x) > MOST_BARS ? MOST_BARS : 0,
    where,
  };
}

/** Without a number the rows themselves are counted. */
function counted(columns: readonly Column[]): Suggestion[] {
  return columns.filter(isReadable).slice(0, 3).map((x) => ({
    title: `Rows by ${inWords(x.name).toLowerCase()}`,
    x: x.name, y: 'Population', measure: 'count', kind: 'bar', sort: 'value', top: 0, where: [],
  }));
}

const distinctOf = ({ profile }: Column): number => profile?.distinct ?? 0;

/** How much a column is what its table is about; the first of equals wins. */
function interest(column: Column): number {
  const words = inWords(column.name);
  // Columns that are years: the newest.
  if (/^\d{4}$/.test(words)) return Number(words) / 10_000;
  if (/production|prices?\b|population|rain/i.test(words)) return 3;
  if (/yield|households|share|percent|%/i.test(words)) return 2;
  return roleOf(column) === 'number' ? 0 : 1;
}
