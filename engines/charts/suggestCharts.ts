import type { DescribedColumn as Column } from '../tables/columns/dictionary.ts';
import type { ChartMeasure } from './chartValues.ts';
import { addsToHundred } from './partsOfWhole.ts';
import { axisOf, type ColumnFamily, familyOf, isYearName, listed, subjectOf, unitOf } from './columnFamily.ts';
import { addsUp, isReadable, roleOf, wordsAdd } from './columnRoles.ts';
import { sayEnds } from './sayEnds.ts';
import { isSpelledOut, stems } from './tableSubject.ts';
import { insideSentence, nameOf, spaced } from '../tables/columns/inWords.ts';

/** A first chart: what the panel of a dashboard is set to, under a title in words. */
export interface Suggestion {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  /** Further columns in the unit of y, a series each. */
  readonly with: readonly string[];
  /** At the axis of values where the columns do not say it: "Production". */
  readonly yName: string;
  readonly measure: ChartMeasure;
  readonly kind: 'bar' | 'line' | 'map' | 'doughnut';
  readonly sort: 'x' | 'value';
  /** The largest so many; 0 is all. */
  readonly top: number;
  /** Conditions as the calls take them: "Crop:is:Maize". */
  readonly where: readonly string[];
}

/** What has to be looked up in the rows that meet some conditions; null where there is none. */
export interface RowFacts {
  /** The value that most rows have; `only` where all have it. */
  mostFrequent(
    column: string,
    where: readonly string[],
  ): Promise<{ readonly value: string; readonly only: boolean } | null>;
  /** The largest value: the newest year, the last day. */
  latest(column: string, where: readonly string[]): Promise<string | null>;
  /** The smallest value. */
  earliest(column: string, where: readonly string[]): Promise<string | null>;
}

/** Where a table holds many crops, one that readers know comes first. */
const KNOWN = ['Maize', 'Cocoa', 'Rice', 'Rice (paddy)', 'Cassava', 'Yam', 'Tomato'];
/** More bars than these are cut to the largest twenty. */
const MOST_BARS = { shown: 30, kept: 20 };
/** Parts of a whole up to so many are told apart in a doughnut. */
const MOST_PARTS = 5;
/** Districts are more than bars can show: they are a map. */
const MAP_FROM = 30;

/** A table as far as charts of it are thought of; the name of its dataset says what columns do not. */
export interface Suggesting {
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly name?: string;
}

/**
 * Up to four first charts, as an editor would draw them: what the table is named after, in one unit, its trend, then the
 * newest year by region, by kind of thing and by district, the largest first. Codes, running numbers, positions and
 * remarks are never measured; amounts are added up and never averaged; columns of one kind (cattle, sheep, goats) are
 * drawn together; what else tells rows apart (crop, unit, type of price) is held to one value, which the title names. Few
 * parts of a whole are a doughnut; a column that is empty in most rows is not drawn.
 */
export async function suggestCharts({ name = '', columns, rows }: Suggesting, facts: RowFacts): Promise<Suggestion[]> {
  const filled = columns.filter(({ profile }) => (profile?.empty ?? 0) * 2 < rows);
  const of = (...roles: string[]) => filled.filter((column) => roles.includes(roleOf(column)));
  const subject = subjectOfTable(name);
  const measures = of('amount', 'rate', 'number').filter((column) => !isRunningNumber(column, rows));
  const measure = measures.toSorted((a, b) => interest(b, subject) - interest(a, subject))[0];
  const time = of('year', 'moment', 'season').find((column) => distinctOf(column) > 1);
  const month = of('month')[0];
  const places = of('place').filter((column) => distinctOf(column) > 1);
  const localities = of('locality').filter((column) => distinctOf(column) > 1);
  const kinds = of('category');
  if (measure === undefined)
    return counted([...places, ...kinds, ...(time === undefined ? [] : [time])], thingOf(columns, rows), rows);

  // Where a place and a time have one row, a kind says what the place is and tells no rows apart.
  const isOnePerPlace = Math.max(...places.map(distinctOf), 1) * (time === undefined ? 1 : distinctOf(time)) >= rows;
  const apart = [
    ...(isOnePerPlace ? [] : kinds.toSorted((a, b) => distinctOf(b) - distinctOf(a))),
    ...of('setting').filter((column) => distinctOf(column) > 1),
  ];
  const across = [
    ...[time ?? month].filter((column) => column !== undefined),
    ...places.filter(({ names }) => names === 'region').slice(0, 1),
    ...kinds
      .filter((column) => distinctOf(column) > 2)
      .toSorted((a, b) => distinctOf(b) - distinctOf(a))
      .slice(0, 1),
    ...places.filter(({ names }) => names === 'district').slice(0, 1),
    ...localities.slice(0, 1),
    ...kinds.filter((column) => distinctOf(column) === 2).slice(0, 1),
  ];
  const family = familyOf(measure, measures);
  const made: Suggestion[] = [];
  for (const x of across.slice(0, 4)) {
    made.push(
      await along(x, {
        measure,
        family,
        subject,
        time,
        apart,
        spread: [...localities, ...places.toReversed()],
        columns,
        rows,
        facts,
      }),
    );
  }
  return made;
}

interface Parts {
  readonly measure: Column;
  readonly family: ColumnFamily | null;
  readonly subject: string;
  readonly time: Column | undefined;
  readonly apart: readonly Column[];
  /** Columns of which each value has rows of its own, the finest first: what a mean is taken over. */
  readonly spread: readonly Column[];
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly facts: RowFacts;
}

/** The measure along one column, everything else held to one value. */
async function along(x: Column, parts: Parts): Promise<Suggestion> {
  const { measure, family, subject, time, rows } = parts;
  const overTime = x === time || ['month', 'moment', 'year', 'season'].includes(roleOf(x));
  const { where, named } = await held(x, overTime, parts);
  // Series beside each other need one row for each label: sums of wide columns over several rows are not one thing.
  const together = family !== null && distinctOf(x) >= rows && (overTime || family.columns.length <= 3) ? family : null;
  const adds = addsUpFor(measure, together, subject);
  const over =
    adds || distinctOf(x) >= rows ? undefined : parts.spread.find((column) => column !== x && distinctOf(column) > 1);
  if (over) named.push(`mean of ${over.names ?? insideSentence(nameOf(over))}s`);
  if (together?.without) named.push(`without ${insideSentence(subjectOf(together.without))}`);
  if (together?.left)
    named.push(`the largest ${together.columns.length} of ${together.columns.length + together.left}`);
  const span = overTime ? await spanOf(x, where, parts.facts) : '';
  if (span !== '') named.push(span);
  if (isYearName(measure)) named.push(measure.name.trim());
  const what = measuredWords(measure, together, parts);
  const along = roleOf(x) === 'moment' ? 'month' : (x.names ?? insideSentence(subjectOf(x)));
  const isMap = x.names === 'district' && distinctOf(x) > MAP_FROM;
  const isWhole = together === null && isPartsOfWhole(x, measure, adds, rows);
  return {
    title: `${what}${saysNothing(x) ? '' : ` by ${along}`}${named.length === 0 ? '' : `: ${named.join(', ')}`}`,
    x: x.name,
    y: together?.columns[0]?.name ?? measure.name,
    with: together?.columns.slice(1).map(({ name }) => name) ?? [],
    // A currency that stands in a column of its own is said by no name.
    yName:
      together ||
      isYearName(measure) ||
      isSpelledOut(subjectOf(measure), subject) ||
      (unitOf(measure) === '' && what !== subjectOf(measure))
        ? (axisOf(together) ?? what)
        : '',
    measure: adds || isWhole ? 'sum' : 'mean',
    kind: overTime ? 'line' : isMap ? 'map' : isWhole ? 'doughnut' : 'bar',
    sort: overTime ? 'x' : 'value',
    top: !overTime && !isMap && distinctOf(x) > MOST_BARS.shown ? MOST_BARS.kept : 0,
    where: isSomewhereEmpty(x) && !overTime ? [...where, `${x.name}:filled`] : where,
  };
}

/** What is held to one value, and the newest year where the chart does not go along time. */
async function held(
  x: Column,
  overTime: boolean,
  { time, apart, rows, facts }: Parts,
): Promise<{ readonly where: string[]; readonly named: string[] }> {
  const where: string[] = [];
  const named: string[] = [];
  // Where each label has one row of its own, or each value one, a kind says what the row is and tells no rows apart.
  const isName = (each: Column) => roleOf(each) !== 'setting' && (distinctOf(x) >= rows || distinctOf(each) * 2 > rows);
  for (const column of apart.filter((each) => each !== x && !isName(each))) {
    const known = KNOWN.find((value) => column.profile?.top.some((each) => each.value === value));
    // A value that is known by name is taken only while nothing else is held: two choices made apart may share no row.
    const found =
      where.length === 0 && known !== undefined
        ? { value: known, only: false }
        : await facts.mostFrequent(column.name, where);
    if (found === null || (found.only && roleOf(column) !== 'setting')) continue;
    where.push(`${column.name}:is:${found.value}`);
    named.push(column.codes?.find(({ code }) => code === found.value)?.label ?? found.value);
  }
  if (overTime || time === undefined) return { where, named };
  const newest = await facts.latest(time.name, where);
  if (newest === null) return { where, named };
  const year = newest.slice(0, 4);
  where.push(roleOf(time) === 'moment' ? `${time.name}:atLeast:${year}-01-01` : `${time.name}:is:${newest}`);
  named.push(roleOf(time) === 'moment' ? year : newest);
  return { where, named };
}

/** Amounts add up. Of a wide table the name of the dataset says it: production does, prices do not. */
function addsUpFor(measure: Column, together: ColumnFamily | null, subject: string): boolean {
  return (together?.isWide || isYearName(measure) ? wordsAdd(subject) : null) ?? addsUp(measure);
}

/** What is measured, with its unit: "Production (t)", "Input prices". A currency that is the same in all rows is the unit. */
function measuredWords(measure: Column, together: ColumnFamily | null, { subject, columns }: Parts): string {
  const currency = columns.find(({ name, profile }) => /currency/i.test(name) && profile?.distinct === 1)?.profile
    ?.top[0]?.value;
  const unit = unitOf(measure) || (currency !== undefined && /price|value|cost/i.test(measure.name) ? currency : '');
  const names = together?.columns.map(subjectOf) ?? [];
  const named = together === null && !isYearName(measure) ? subjectOf(measure) : '';
  const own = isSpelledOut(named, subject) ? subject : named;
  const said = own || (together?.isWide === false ? listed(names) : subject || listed(names) || nameOf(measure));
  return unit === '' ? said : `${said} (${unit})`;
}

/** "2013–2017", "1996/97–2011/12"; nothing where one end is not known. */
async function spanOf(x: Column, where: readonly string[], facts: RowFacts): Promise<string> {
  const role = roleOf(x);
  if (role === 'month') return '';
  const ends =
    role === 'season'
      ? [await facts.earliest(x.name, where), await facts.latest(x.name, where)]
      : [x.profile?.min, x.profile?.max].map((end) => end?.slice(0, 4));
  return sayEnds(ends[0], ends[1]);
}

/** Without a number the rows themselves are counted, under the name of what each of them is, by what several of them share. */
function counted(columns: readonly Column[], thing: string, rows: number): Suggestion[] {
  return columns
    .filter((column) => isReadable(column) && distinctOf(column) * 2 <= rows)
    .slice(0, 3)
    .map((x) => ({
      title: `${thing} by ${x.names ?? insideSentence(subjectOf(x))}`,
      x: x.name,
      y: 'Population',
      with: [],
      yName: thing,
      measure: 'count',
      kind: isFew(x) ? 'doughnut' : 'bar',
      sort: 'value',
      top: 0,
      where: isSomewhereEmpty(x) ? [`${x.name}:filled`] : [],
    }));
}

/** What each row is: a market where every row has a market of its own; else "Rows". */
function thingOf(columns: readonly Column[], rows: number): string {
  const thing = columns.find((column) => roleOf(column) === 'locality' && distinctOf(column) >= rows);
  return thing === undefined ? 'Rows' : `Number of ${insideSentence(nameOf(thing)).replace(/ name$/, '')}s`;
}

/** What a dataset is named after, without its years and who published it: "mofa_input_prices_2007_2012" → "Input prices". */
function subjectOfTable(name: string): string {
  const words = spaced(name)
    .replace(/\b(19|20)\d{2}\b([–-]\d{2,4}\b)?/g, '')
    .replace(/^(mofa|gmet|gss|srid|wfp|fao|phc|cocobod|gma|icour)\b(?=\s+\S+\s+\S)/i, '')
    .replace(/\b(wide|long|csv|xlsx)\b/gi, '')
    .replace(/\(\s*\)/g, '')
    .replace(/\s*[–,-]?\s+/g, ' ')
    .trim()
    // The title of a chart says that itself: not "Production by year by year".
    .replace(/ by (year|season|quarter|month)s?$/i, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a title is as clear without a column: "Yield by name" is the yield of what the labels name. */
const saysNothing = (x: Column): boolean => x.names === null && /^(name|label|title)$/i.test(nameOf(x));
const distinctOf = ({ profile }: Column): number => profile?.distinct ?? 0;
const isSomewhereEmpty = ({ profile }: Column): boolean => (profile?.empty ?? 0) > 0;
/** Few kinds of thing, each row of one of them; places are compared, never parts. */
const isFew = (x: Column): boolean =>
  ['category', 'setting'].includes(roleOf(x)) &&
  distinctOf(x) >= 2 &&
  distinctOf(x) <= MOST_PARTS &&
  !isSomewhereEmpty(x);

/**
 * Whether a measure by few kinds of thing is a whole in parts: an amount that is nowhere below zero, or percentages of which each
 * kind has one and which add up to 100.
 */
function isPartsOfWhole(x: Column, measure: Column, adds: boolean, rows: number): boolean {
  const { min = null, mean = null } = measure.profile ?? {};
  if (!isFew(x) || min === null || Number(min) < 0) return false;
  if (adds) return roleOf(measure) === 'amount';
  return distinctOf(x) === rows && mean !== null && addsToHundred(measure, mean * rows);
}

/** 1, 2, 3 …: the number of a row, whatever it is called. */
function isRunningNumber({ type, profile }: Column, rows: number): boolean {
  const [min, max] = [Number(profile?.min ?? Number.NaN), Number(profile?.max ?? Number.NaN)];
  return type === 'whole' && rows >= 10 && profile?.distinct === rows && max - min + 1 === rows && min <= 1;
}

/** How much a column is what its table is about: named like it, or what tables usually are of; the first of equals wins. */
function interest(column: Column, subject: string): number {
  const words = nameOf(column);
  // Columns that are years: the newest.
  if (isYearName(column)) return Number(words.replace(/\D/g, '')) / 10_000;
  // Agric households is what "Agricultural households" is about.
  const spelled = (stem: string) =>
    stems(subject).some((whole) => whole === stem || (stem.length > 3 && whole.startsWith(stem)));
  const shared = 2 * stems(words).filter(spelled).length;
  if (/production|prices?\b|population|rain/i.test(words)) return 3 + shared;
  if (/yield|households|share|percent|%/i.test(words)) return 2 + shared;
  return (roleOf(column) === 'number' ? 0 : 1) + shared;
}
