import type { Numbers } from './data.ts';

/** The numbers as comma-separated values, in full: no spreadsheet runs any of them. */
export function toCsv({ head, rows }: Numbers): string {
  return [head, ...rows.map(({ key, cells }) => [key, ...cells])]
    .map((row) => row.map((value) => cell(value ?? '')).join(','))
    .join('\r\n');
}

function cell(value: string | number): string {
  // A text that starts like a formula would be run by a spreadsheet.
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
