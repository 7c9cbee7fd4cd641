import { percentInWords, type SheetCell } from './sheetFile.ts';

type Attributes = Readonly<Record<string, string>>;

/** The value of a cell of an OpenDocument sheet: what it declares, or else its text. */
export function odsValue(attributes: Attributes, text: string): SheetCell {
  const number = attributes['office:value'];
  switch (attributes['office:value-type']) {
    case 'float':
    case 'currency':
      if (number === undefined) return text;
      // "0244123456" is shown of 244123456 where the noughts in front are part of the format.
      return /^0\d+$/.test(text) && Number(text) === Number(number) ? text : number;
    case 'percentage':
      return number === undefined ? text : percentInWords(Number(number));
    case 'boolean':
      return attributes['office:boolean-value'] === 'true';
    case 'date':
      return odsMoment(attributes['office:date-value'] ?? text);
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
