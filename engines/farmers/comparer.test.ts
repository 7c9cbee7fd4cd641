import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparer, type Entry, likelySame, numbersNear, prepare } from './duplicates.ts';

const entry = fc.record({
  name: fc
    .tuple(
      fc.constantFrom('Akosua', 'Akosuah', 'Kofi', 'K.', 'Ama', 'Madam Amma', 'Yaa'),
      fc.constantFrom('Mensah', 'Mensa', 'Boateng', 'Owusu', 'Owusu-Ansah', ''),
    )
    .map((words) => words.join(' ').trim()),
  phone: fc.constantFrom('', '0244123456', '0244123465', '0244123457', '0244923456'),
  email: fc.constantFrom('', 'ama@example.org', 'Ama@example.org'),
  locationId: fc.constantFrom('ejura', 'tamale'),
  cards: fc.constantFrom([], ['x'], ['x', 'y']),
});

test('two at a time, entries are found alike for the same reasons as in a list', () => {
  fc.assert(
    fc.property(entry, entry, (one, other) => {
      const [a, b]: [Entry, Entry] = [
        { ...one, id: 1 },
        { ...other, id: 2 },
      ];
      const [set] = likelySame([a, b], new Set(), 6);
      expect(comparer()(prepare(a), prepare(b))).toEqual(set?.because ?? []);
      expect(comparer()(prepare(b), prepare(a))).toEqual(set?.because ?? []);
    }),
    { numRuns: 2_000 },
  );
});

test('numbers near one have a digit wrong or two neighbours swapped, and are named once', () => {
  expect(numbersNear('0244')).toHaveLength(36 + 2);
  expect(numbersNear('0244')).toEqual(expect.arrayContaining(['2044', '0424', '0245', '1244']));
  expect(numbersNear('0244')).not.toContain('0244');
  expect(numbersNear('')).toEqual([]);
});
