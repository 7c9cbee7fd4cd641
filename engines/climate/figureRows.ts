import type { Answer } from './yearResult.ts';
import { type DailySeries, dayAt } from './series.ts';

/** How a figure is written: whole, with so many decimals, or with exactly so many. */
export type Digits =
  | { readonly kind: 'whole' }
  | { readonly kind: 'decimal' | 'plain' | 'fixed'; readonly places: number };

export const WHOLE: Digits = { kind: 'whole' };
/** A decimal number: a whole one is written with ".0". */
export const decimal = (places: number): Digits => ({ kind: 'decimal', places });
/** A decimal number: a whole one is written without a point. */
export const plain = (places: number): Digits => ({ kind: 'plain', places });
export const fixed = (places: number): Digits => ({ kind: 'fixed', places });

/** Why there is no value: no day met the rule, or missing days leave it unknown. */
export type Reason = 'no-start' | 'no-end' | 'missing-data' | '';

/** One figure of one definition for one year, day, month or cell of a table. */
export interface ClimateRow {
  /** Empty where the day is the key. */
  readonly key: string;
  readonly definition: string;
  readonly value: number | null;
  readonly digits: Digits;
  /** Entry of the day the figure is about, where it is a day. */
  readonly day: number | null;
  readonly reason: Reason;
}

/** Takes the rows one after the other. */
export type TakeRow = (row: ClimateRow) => void;

/** The row of a figure, or of one that missing days leave unknown; with the entry of its day where it is of one. */
export function figureRow(
  key: string,
  definition: string,
  value: number | null,
  digits: Digits,
  day: number | null = null,
): ClimateRow {
  const isKnown = value !== null && !Number.isNaN(value);
  return { key, definition, value: isKnown ? value : null, digits, day, reason: isKnown ? '' : 'missing-data' };
}

/** The row of a day, as doy366. */
export function dayRow(
  series: DailySeries,
  year: number,
  definition: string,
  answer: Answer,
  none: 'no-start' | 'no-end',
): ClimateRow {
  // Written out: copying a row costs more than finding the day.
  const isDay = answer.kind === 'day';
  return {
    key: String(year),
    definition,
    value: isDay ? (series.doy[answer.day] ?? null) : null,
    digits: WHOLE,
    day: isDay ? answer.day : null,
    reason: isDay ? '' : answer.kind === 'none' ? none : 'missing-data',
  };
}

/** A figure as text. */
export function writeFigure(value: number, digits: Digits): string {
  if (digits.kind === 'whole') return String(value);
  const text = value.toFixed(digits.places);
  if (digits.kind === 'fixed') return text;
  const short = String(Number(text));
  return digits.kind === 'decimal' && !short.includes('.') ? `${short}.0` : short;
}

/** One line of the table: station, key, definition, value, date, and the reason where asked for. */
export function writeRow(series: DailySeries, row: ClimateRow, withReason = false): string {
  const value = row.value === null ? '' : writeFigure(row.value, row.digits);
  const date = row.day === null ? '' : dayAt(series, row.day);
  return [cell(series.station), row.key || date, row.definition, value, date, ...(withReason ? [row.reason] : [])].join(
    ',',
  );
}

/** A name as a cell: quoted where it holds what separates cells. */
function cell(name: string): string {
  return /[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}
