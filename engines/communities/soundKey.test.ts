import { expect, test } from 'vitest';
import { plainCommunity, soundKey, soundKeys } from './soundKey.ts';

const alike = [
  ['Ejura', 'Edjura'],
  ['Kpalbe', 'Kpalibe'],
  ['Nsawam', 'Nsawm'],
  ['Techiman', 'Tekyiman'],
  ['Wenchi', 'Wankyi'],
  ['Obuasi', 'Obuase'],
  ['Bimbilla', 'Bimbila'],
  ['Nkɔranza', 'Nkoranza'],
  ['Kwaso', 'Kaaso'],
  ['Sekyedumase', 'Sekyedumasi'],
  ['Agona Swedru', 'Agona-Swedru'],
  ['Gyamase', 'Jamasi'],
] as const;
test.each(alike)('%s and %s sound alike', (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other));
});

test.each([
  ['Ejura', 'Hiawoanwu'],
  ['Bonyon', 'Dromankuma'],
  ['Techiman', 'Tamale'],
  ['Kpalbe', 'Kpandai'],
  ['Aframso', 'Anyinasu'],
] as const)('%s and %s do not', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});

test('a name is found by its whole and by its longer words', () => {
  expect(soundKeys(['New Edubiase'])).toEqual([soundKey('New Edubiase'), soundKey('Edubiase')]);
  expect(soundKeys(['12', ''])).toEqual(['12']);
  expect(plainCommunity('Nyame-Bekyɛre’s')).toBe('nyame bekyeres');
});
