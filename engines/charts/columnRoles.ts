import type { DescribedColumn as Column } from '../tables/columns/dictionary.ts';
import { officialCodeOf } from '../tables/columns/officialCodes.ts';
import type { ChartMeasure } from './chartValues.ts';
import { spaced } from '../tables/columns/inWords.ts';
import { isNumber, isTime, POPULATION } from './measured.ts';

/**
 * What a column is for in a chart. `identifier`: names a row (codes, numbers of records, positions) and is never drawn.
 * `amount`: adds up (people, tonnes, hectares). `rate`: does not (prices, yields, percentages, temperatures).
 * `number`: a number of which neither is known. `setting`: says how a row is to be read (unit, currency, type of price)
 * and is held to one value. `locality`: markets, towns and stations, which no map of ours has. `remark`: flags, counts of observations and where a row comes from, beside the point of the table.
 */
export type ColumnRole =
  | 'identifier'
  | 'year'
  | 'season'
  | 'month'
  | 'moment'
  | 'place'
  | 'locality'
  | 'category'
  | 'amount'
  | 'rate'
  | 'number'
  | 'setting'
  | 'remark'
  | 'other';

/** Values enough to compare and few enough to read. */
export const isReadable = (column: Column): boolean =>
  (column.profile?.distinct ?? 0) >= 2 && (column.profile?.distinct ?? 0) <= 60;

const IDENTIFIER =
  /(^|\s)(id|ids|code|codes|no|nr|number|serial|s\/?n|fid|objectid|uid|uuid|index|rank|phone|telephone|mobile|contact|x|y|easting|northing)\.?$|^(id|code|serial) |(^|\s)(lat|lon|lng|long|latitude|longitude)(\s|$)|[a-z](id|code)$/i;
const SETTING = /(^|\s)(units?|currency|price ?type|type of price|indicator|variable|element)$/i;
const LOCALITY = /(^|\s)(market|town|village|community|station|site|school|facility|locality)( name)?$/i;
const REMARK = /(^|\s)(flag|note|notes|remarks?|comments?|observations?|reporting|price ?flag)$/i;
/** Where a row comes from and who checked it, whole names: "Water source" is a kind of its own. */
const PROVENANCE = [
  /^(data |information )?(sources?|basis|verification|provenance|citation|references?|publication)$|\sbasis$/i,
  /^(reviewed by|reviewer|checked by|entered by|enumerator|interviewer)$/i,
  /^source (url|link|name|file|note)$|^(url|link|website)$/i,
];
const COUNTED = /^(total )?(number|no\.?|nr|count|sum) of /i;
const RATE =
  /(%|(^|\s)(percent|percentage|pct|share|rate|ratio|per|mean|average|avg|median|yields?|prices?|index|temperature|temp|tmin|tmax|humidity|density|poverty|intensity|achievable|probability|score|rain|rainfall|precipitation|days|length|ages?|size|height|weight|depth|distance|ph|moisture|wind|speed|elevation|altitude|growth|inflation|literacy|illiteracy|prevalence|incidence|coverage|concentration|ndvi|gini)(\s|$))/i;
const AMOUNT =
  /(^|\s)(population|persons?|people|households?|hhs?|farmers?|farms|count|total|production|output|area|hectares?|ha|acres?|quantity|amount|volume|sales|exports?|imports?|revenue|income|budget|expenditure|spending|subsidi[sz]ed|subsidy|cattle|sheep|goats?|pigs|poultry|chickens?|animals?|livestock|heads?|bags|tonnes?|tons|mt|children|women|men|girls|boys|males?|females?|births|deaths|cases|visits|trainees|members|beneficiaries|participants|respondents|students|staff|officers|agents|trees|seedlings|doses|trucks|downloads|districts|(number|sum) of .*)(\s|$)/i;

/** What a column is for, from its name, its type and its values. */
export function roleOf(column: Column): ColumnRole {
  const words = column.label ?? spaced(column.name);
  if (isTime(column)) return 'moment';
  if (isYears(column)) return 'year';
  if (isMonths(column)) return 'month';
  if (isSeasons(column)) return 'season';
  if (column.names !== null) return 'place';
  if (column.codes !== undefined && isReadable(column)) return 'category';
  if (SETTING.test(words)) return 'setting';
  if (REMARK.test(words) || isProvenance(words) || isProvenance(spaced(column.name))) return 'remark';
  if (officialCodeOf(column) !== null) return 'identifier';
  if (IDENTIFIER.test(words) || IDENTIFIER.test(spaced(column.name))) return 'identifier';
  if (column.type === 'text' && LOCALITY.test(words)) return 'locality';
  if (isNumber(column)) return roleOfNumber(words, column.unit);
  if (isDaysOfAnyYear(column)) return 'other';
  if (column.type === 'text' || column.type === 'truth') return isReadable(column) ? 'category' : 'other';
  return 'other';
}

/** Whether a number adds up, by its name, else by its unit: t and ha do, t/ha, % and °C do not. */
function roleOfNumber(words: string, unit: string): 'amount' | 'rate' | 'number' {
  if (COUNTED.test(words) && !/%|percent/i.test(words)) return 'amount';
  if (RATE.test(words)) return 'rate';
  if (AMOUNT.test(words)) return 'amount';
  if (/%|\/|°|^(mm|cm|m|GHS|USD|days)$/.test(unit)) return 'rate';
  return /(^|\s)(t|ha|kg|million GHS)$/.test(unit) ? 'amount' : 'number';
}

/** Whether words say that what they name adds up (tonnes), or does not (prices); neither where they say nothing of it. */
export function wordsAdd(words: string): boolean | null {
  return RATE.test(words) ? false : AMOUNT.test(words) ? true : null;
}

/** Whether the values of a number may be added up: amounts may, rates may not; unknown whole numbers are taken for counts. */
export function addsUp(column: Column): boolean {
  const role = roleOf(column);
  return role === 'amount' || (role === 'number' && column.type === 'whole');
}

/** What is measured of a column when nobody says how: amounts are added up, other numbers averaged, the rest counted. */
export function usualMeasure(y: Column | null): ChartMeasure {
  if (y === null || !isNumber(y)) return 'count';
  return y.name === POPULATION || addsUp(y) ? 'sum' : 'mean';
}

const isYears = ({ type, profile }: Column): boolean =>
  type === 'whole' && Number(profile?.min) >= 1900 && Number(profile?.max) <= 2100;
const isMonths = (column: Column): boolean =>
  column.type === 'whole' && /^(month|quarter|week)s?$/i.test(column.name) && isReadable(column);
const isProvenance = (words: string): boolean => PROVENANCE.some((form) => form.test(words));
/** Days without a year, 03-16: no kind of thing, and no number. */
const isDaysOfAnyYear = ({ type, profile }: Column): boolean =>
  type === 'text' &&
  (profile?.top.length ?? 0) > 0 &&
  profile?.top.every(({ value }) => /^(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(value)) === true;
/** Seasons that span two years: 1996/97. */
const isSeasons = ({ type, profile }: Column): boolean =>
  type === 'text' &&
  (profile?.top.length ?? 0) > 0 &&
  profile?.top.every(({ value }) => /^\d{4}\s*[/–-]\s*\d{2,4}$/.test(value)) === true;
