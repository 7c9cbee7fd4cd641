import { describe, expect, test } from 'vitest';
import { leftOutOfDay, leftOutOfDays, sayingOf, wayOfFormat } from './shownNumber.ts';

describe('what a cell shows of its number', () => {
  test.each([
    ['1,250.50', 1250.5, 'same'],
    ['1 250,50', 1250.5, 'same'],
    ['1.3', 1.26, 'same'],
    ['(1,250)', -1250, 'same'],
    ['GH₵ 1,200.50', 1200.5, 'same'],
    ['50 m2', 50, 'same'],
    ['1 1/2', 1.5, 'same'],
    ['1.23E+05', 123_456, 'same'],
    ['12,34,567', 1_234_567, 'same'],
    [' -   ', 0, 'same'],
    ['12.5%', 0.125, 'percent'],
    ['12%', 12, 'same'],
    ['007', 7, 'code'],
    ['0244-123-456', 244_123_456, 'code'],
    ['12 34 56', 123_456, 'code'],
    ['Lot 005', 5, 'code'],
    ['Female', 2, 'word'],
    ['1,235', 1_234_567, 'other'],
    ['1.2M', 1_234_567, 'other'],
    ['5', -5, 'other'],
    ['', 5, 'other'],
  ] as const)('%s for %d', (text, value, saying) => expect(sayingOf(text, value)).toBe(saying));
});

test('formats that show the number itself need no look at their cells', () => {
  const plain = [
    'General',
    '0',
    '#,##0.00',
    '#,##0_);(#,##0)',
    '"GH₵"#,##0.00',
    '0" kg"',
    '# ?/?',
    '0.00E+00',
    '# ##0',
  ];
  expect(plain.map(wayOfFormat)).toEqual(plain.map(() => null));
  expect(['0%', '0.00%', '[Red]0.0%'].map(wayOfFormat)).toEqual(['percent', 'percent', 'percent']);
  for (const format of ['#,##0,', '000', '0000-000-000', '"Yes";;"No"', '0;0', ';;;'])
    expect(wayOfFormat(format)).toEqual({ format });
});

test('days that are shown in part', () => {
  expect(['d-mmm', '[$-409]d-mmm;@', 'mmm-yy', 'yyyy', 'dd/mm/yyyy', 'h:mm'].map(leftOutOfDays)).toEqual([
    'year',
    'year',
    'day',
    'day',
    null,
    null,
  ]);
  expect(leftOutOfDay('9-May', 2026, 9)).toBe('year');
  expect(leftOutOfDay('Nov-23', 2023, 1)).toBe('day');
  expect(leftOutOfDay('23/11/2023', 2023, 23)).toBeNull();
  expect(leftOutOfDay('23/11/23', 2023, 23)).toBeNull();
});
