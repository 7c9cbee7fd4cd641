import { harmless } from '#engines/words/harmless.ts';
import { type Numbers, rowsOf } from './data.ts';

/** The numbers as comma-separated values, in full: no spreadsheet runs any of them. What is said of them stands before, after "# ". */
export function toCsv(numbers: Numbers, said: readonly string[] = []): string {
  const lines = [numbers.head, ...rowsOf(numbers).map(({ key, cells }) => [key, ...cells])].map((row) =>
    row.map((value) => cell(value ?? '')).join(','),
  );
  return [...said.map((text) => `# ${text.replaceAll(/\s+/g, ' ')}`), ...lines].join('\r\n');
}

function cell(value: string | number): string {
  const text = typeof value === 'string' ? harmless(value) : String(value);
  return /[",\r\n]|^#/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
