import { expect, test } from 'vitest';
import { safeFileName, tidyFileName } from './fileName.ts';

test.each([
  ['Maize yields 2025.xlsx', 'Maize yields 2025.xlsx'],
  ['C:\\Users\\esi\\yield.csv', 'yield.csv'],
  ['../../etc/passwd', 'passwd'],
  ['two\nlines\u0000.csv', 'two lines .csv'],
  // Turns the text after it around: "yieldcsv.exe" would show as "yieldexe.csv".
  ['yield\u202Ecsv.exe', 'yield csv.exe'],
  ['   ', 'file'],
  ['folder/', 'file'],
])('the file %j is called %j', (given, tidied) => {
  expect(tidyFileName(given)).toBe(tidied);
});

test('a name too long is cut before its ending', () => {
  const name = tidyFileName(`${'ɛ'.repeat(400)}.xlsx`);
  expect([...name]).toHaveLength(255);
  expect(name.endsWith('ɛ.xlsx')).toBe(true);
});

test.each([
  ['Yields: 2024/25 "final"?.csv', 'Yields_ 2024_25 _final__.csv'],
  ['.htaccess', 'htaccess'],
  ['..', 'file'],
  ['Ɛfie kuayɛ.ods', 'Ɛfie kuayɛ.ods'],
])('%j is saved as %j', (given, safe) => {
  expect(safeFileName(given)).toBe(safe);
});
