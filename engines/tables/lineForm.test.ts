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
