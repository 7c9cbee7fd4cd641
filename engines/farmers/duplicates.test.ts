import { expect, test } from 'vitest';
import { type Entry, likelySame } from './duplicates.ts';

let next = 0;
const entry = (id: number, name: string, fields: Partial<Entry> = {}): Entry => {
  next += 1;
  return {
    id,
    name,
    phone: `02${String(next * 1_234_567)
      .padStart(8, '0')
      .slice(-8)}`,
    email: '',
    locationId: 'ejura',
    cards: [],
    ...fields,
  };
};
const sets = (entries: readonly Entry[], apart: string[] = []) =>
  likelySame(entries, new Set(apart), 6).map(({ ids, because }) => [ids, because]);

test.each([
  ['Akosua Mensah', 'Akosuah Mensa'],
  ['Akosua Mensah', 'MENSAH, Akosua'],
  ['Kwabena Owusu', 'Mr. K. Owusu'],
  ['Yaa Asantewaa Boateng', 'Yaa Boateng'],
  ['Kwabena Agyei', 'Kwabina Agyei'],
  ['Adjoa Owusu-Ansah', 'Adwoa Owusu Ansah'],
  ['Afɛ Dɔdzi', 'Afe Dodzi'],
])('%s and %s at one place may be one farmer', (one, other) => {
  expect(sets([entry(1, one), entry(2, other)])).toEqual([[[1, 2], ['name']]]);
});

test.each([
  ['Yaw Mensah', 'Yaa Mensah'],
  ['Kofi Mensah', 'Kwame Mensah'],
  ['Ama Boateng', 'Ama Owusu'],
  ['Mohammed', 'Mohammed'],
  ['A. K. Mensah', 'A. B. Owusu'],
])('%s and %s are not offered for their names alone', (one, other) => {
  expect(sets([entry(1, one), entry(2, other)])).toEqual([]);
});

test('one name at two places is two farmers, unless something else speaks for it', () => {
  const tamale = { locationId: 'tamale' };
  expect(sets([entry(1, 'Ama Boateng'), entry(2, 'Ama Boateng', tamale)])).toEqual([]);
  expect(
    sets([
      entry(1, 'Ama Boateng', { email: 'Ama@example.org' }),
      entry(2, 'Ama', { ...tamale, email: 'ama@example.org' }),
    ]),
  ).toEqual([[[1, 2], ['email']]]);
});

test('a wrong digit and two swapped ones are one number where the names have a word in common', () => {
  const tamale = { locationId: 'tamale' };
  expect(
    sets([entry(1, 'Ama Boateng', { phone: '0244123456' }), entry(2, 'Ama', { ...tamale, phone: '0244123466' })]),
  ).toEqual([[[1, 2], ['number']]]);
  expect(
    sets([
      entry(1, 'Ama Boateng', { phone: '0244123456' }),
      entry(2, 'Amma Boateng', { ...tamale, phone: '0244132456' }),
    ]),
  ).toEqual([[[1, 2], ['number']]]);
  expect(
    sets([entry(1, 'Alhaji Issah', { phone: '0244123456' }), entry(2, 'Alhaji Yakubu', { phone: '0244123457' })]),
  ).toEqual([]);
  expect(
    sets([entry(1, 'Ama Boateng', { phone: '0244123456' }), entry(2, 'Kofi Anane', { phone: '0244123457' })]),
  ).toEqual([]);
  expect(
    sets([entry(1, 'Ama Boateng', { phone: '0244123456' }), entry(2, 'Ama', { ...tamale, phone: '0244123475' })]),
  ).toEqual([]);
});

test('one card is one farmer whatever they are called, and comes first', () => {
  const found = sets([
    entry(1, 'Ama Boateng'),
    entry(2, 'Ama Boateng'),
    entry(3, 'Madam Cash', { cards: ['x'] }),
    entry(4, 'Comfort Asare', { cards: ['y', 'x'], locationId: 'ho' }),
  ]);
  expect(found).toEqual([
    [[3, 4], ['card']],
    [[1, 2], ['name']],
  ]);
});

test('pairs with an entry in common are one set, but never those that were told apart, and never more than six', () => {
  const three = [entry(1, 'Ama Boateng'), entry(2, 'Amma Boateng'), entry(3, 'A. Boateng')];
  expect(sets(three)).toEqual([[[1, 2, 3], ['name']]]);
  expect(sets(three, ['1 2', '1 3'])).toEqual([[[2, 3], ['name']]]);
  expect(sets(three, ['1 2', '1 3', '2 3'])).toEqual([]);
  const many = Array.from({ length: 9 }, (_, at) => entry(at + 1, 'Ama Boateng'));
  expect(sets(many).map(([ids]) => (ids as number[]).length)).toEqual([6, 3]);
});
