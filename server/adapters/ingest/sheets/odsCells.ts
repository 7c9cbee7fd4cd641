import { percentInWords, type SheetCell } from './sheetFile.ts';
import type { ShownCells } from './shownCells.ts';
import { leftOutOfDay } from './shownNumber.ts';

type Attributes = Readonly<Record<string, string>>;

/** Where a cell stands, and what is noted of those that show something else than they hold. */
interface Place {
  readonly cells: ShownCells;
  readonly row: number;
  readonly column: number;
}

/** The value of a cell of an OpenDocument sheet: what it declares, or else its text. */
export function odsValue(attributes: Attributes, text: string, { cells, row, column }: Place): SheetCell {
  const number = attributes['office:value'];
  switch (attributes['office:value-type']) {
    case 'float':
    case 'currency':
      if (number === undefined) return text;
      return text === '' ? number : cells.number(text, Number(number), row, column, number);
    case 'percentage':
      return number === undefined ? text : percentInWords(Number(number));
    case 'boolean':
      return attributes['office:boolean-value'] === 'true';
    case 'date': {
      const moment = odsMoment(attributes['office:date-value'] ?? text);
      const [, year, day] = /^(\d{4})-\d{2}-(\d{2})/.exec(moment) ?? [];
      const leftOut = year === undefined || text === '' ? null : leftOutOfDay(text, Number(year), Number(day));
      if (leftOut !== null) cells.day(text, moment, leftOut, row, column);
      return moment;
    }
    case 'time':
      return odsTime(attributes['office:time-value'] ?? '') ?? text;
    default:
      return text === '' ? (attributes['office:string-value'] ?? null) : text;
  }
}

/** "2024-03-31T14:05:00.000" → "2024-03-31 14:05:00"; at midnight the day alone. */
function odsMoment(value: string): string {
  const [day = '', time = ''] = value.split('T');
  const seconds = time.replace(/[.,]\d+$/, '');
  if (day === '1899-12-30') return seconds;
  return seconds === '' || seconds === '00:00:00' ? day : `${day} ${seconds}`;
}

/** "PT14H05M00S" → "14:05:00"; null where it is no such time. */
function odsTime(value: string): string | null {
  const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S$/.exec(value) ?? [];
  if (hours === undefined || minutes === undefined || seconds === undefined) return null;
  return [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
}
