import { expect, test } from 'vitest';
import { guessLineForm, recordOfLine } from './lineForm.ts';

test('lines that are enclosed whole are known by each holding as many cells', () => {
  expect(guessLineForm('"Town,Bags"\n"Ho,5"\n"Wa,6"\n')).toBe('enclosed');
  expect(recordOfLine('enclosed', '"Ho,""dry, sold"""')).toBe('Ho,"dry, sold"');
});

test('remarks in quotation marks, some with commas, are a column as they stand', () => {
  expect(guessLineForm('"Remark"\n"good, really"\n"bad"\n')).toBeNull();
  expect(guessLineForm('"Town","Bags"\n"Ho","5"\n')).toBeNull();
});

test('tables that are drawn lose their lines and bars', () => {
  expect(guessLineForm('+----+---+\n| t  | n |\n+----+---+\n| Ho | 5 |\n+----+---+\n')).toBe('drawn');
  expect(['+----+---+', '| Ho | 5 |', '(2 rows)', ' Wa |   '].map((line) => recordOfLine('drawn', line))).toEqual([
    '',
    'Ho\t5',
    '',
    'Wa\t',
  ]);
  expect(guessLineForm('town|bags\nHo|5\nWa|--\n')).toBeNull();
});

test('texts as formulas are the texts', () => {
  expect(guessLineForm('Town,Code\nHo,="00123"\n')).toBe('formulas');
  expect(recordOfLine('formulas', 'Ho,="00123",="7"')).toBe('Ho,"00123","7"');
  expect(recordOfLine('formulas', '"Ho","=""00123"""')).toBe('"Ho","00123"');
  expect(guessLineForm('Town,Note\nHo,said a="b" there\n')).toBeNull();
});

test('marks of typographers enclose cells where one would fall in two, or is a number', () => {
  expect(guessLineForm('Town,Note\nHo,“dry, hot”\nWa,“wet”\n')).toBe('typographic');
  expect(recordOfLine('typographic', 'Ho,“dry, "hot"”,« 5 »')).toBe('Ho,"dry, ""hot""","5"');
  expect(guessLineForm('Town,Note\nHo,“dry”\nWa,“wet”\n')).toBeNull();
  expect(guessLineForm('Town,Note\nHo,“dry, hot”\nWa,"wet"\n')).toBeNull();
});

test('a backslash takes the meaning of the delimiter behind it where lines are as wide as each other only so', () => {
  expect(guessLineForm('Town,Note\nHo,dry\\, hot\nWa,wet\n')).toBe('backslash,');
  expect(recordOfLine('backslash,', 'Ho,dry\\, hot')).toBe('Ho,"dry, hot"');
  expect(guessLineForm('Town,Path,Bags\nHo,C:\\,5\nWa,D:\\,6\n')).toBeNull();
});

test('a sign that ends every line and stands nowhere else in it belongs to no cell', () => {
  expect(guessLineForm('Town,Bags;\nHo,5;\nWa,6;\n')).toBe('ended;');
  expect(['Ho,5;', 'Bole,;', 'Wa,6'].map((line) => recordOfLine('ended;', line))).toEqual(['Ho,5', 'Bole,', 'Wa,6']);
  expect(guessLineForm('Town;Bags;\nHo;5;\n')).toBeNull();
});

test('a line of many dashes that is no line between rows is looked at in no time', () => {
  const lines = Array.from({ length: 200 }, () => `${'-'.repeat(20_000)}x`);
  const begun = performance.now();
  expect(guessLineForm(lines.join('\n'))).toBeNull();
  expect(performance.now() - begun).toBeLessThan(3_000);
});
