import { expect, test } from 'vitest';
import { searchPlaces } from './searchPlaces.ts';

const place = (name: string, alsoKnownAs: readonly string[] = [], formerly: readonly string[] = []) => ({
  id: name.toLowerCase().replaceAll(/[^a-z]+/g, '_'),
  name,
  alsoKnownAs,
  formerly,
});
const places = [
  place('Northern'),
  place('Savannah', [], ['Northern']),
  place('Ejura Sekyedumase Municipal', ['EJURA-SEKYEDUMASE', 'Ejura']),
  place('Sekyere South', ['Agona']),
  place('Kumasi Metropolitan'),
  place('Kintampo North Municipal', ['Kintampo']),
  place('Kintampo South', ['Jema']),
];
const found = (written: string) =>
  searchPlaces(written, places, 4).map(({ place: { name }, exact }) => (exact ? `${name}!` : name));

test('a name, a key or another spelling is the place itself', () => {
  expect(found('EJURA')).toEqual(['Ejura Sekyedumase Municipal!']);
  expect(found('ejura_sekyedumase_municipal')).toEqual(['Ejura Sekyedumase Municipal!']);
  expect(found('kumasi metro')).toEqual(['Kumasi Metropolitan!']);
});
test('today’s name comes before a former one', () => {
  expect(found('Northern')).toEqual(['Northern!', 'Savannah!']);
});
test('a beginning finds every place that begins so, the one called so first', () => {
  expect(found('kintampo')).toEqual(['Kintampo North Municipal!', 'Kintampo South']);
  expect(found('sek')).toEqual(['Sekyere South', 'Ejura Sekyedumase Municipal']);
});
test('a typing error is forgiven, and nothing is made up', () => {
  expect(found('Kumssi')).toEqual(['Kumasi Metropolitan']);
  expect(found('Ejra')).toEqual(['Ejura Sekyedumase Municipal']);
  expect(found('xyzzy')).toEqual([]);
  expect(found('  ')).toEqual([]);
});
