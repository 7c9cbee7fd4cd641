import { expect, test } from 'vitest';
import { personalBeside } from './personalBeside.ts';

test('telephones and addresses beside a table are counted with where the first is, and not kept', () => {
  const texts = [
    { at: 'line 1', text: 'Yields of 2024' },
    { at: 'line 2', text: 'Ask Ama, 0244 123 456, ama@example.org' },
    { at: 'line 3', text: 'or 0201112223' },
  ];
  expect(personalBeside(texts, 'yields', 'rows above the names')).toEqual([
    { kind: 'phone', sheet: 'yields', column: 'rows above the names', count: 2, at: 'line 2' },
    { kind: 'email', sheet: 'yields', column: 'rows above the names', count: 1, at: 'line 2' },
  ]);
});
