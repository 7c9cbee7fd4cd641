import { expect, test } from 'vitest';
import { bagsPerAcre, kgPerAcre } from './perAcre.ts';

test('400 kg per hectare is 162 kg per acre, three and a quarter bags', () => {
  expect(kgPerAcre(400)).toBe(162);
  expect(bagsPerAcre(400)).toBe('3¼');
});

test('125 kg per hectare is one bag per acre', () => {
  expect(kgPerAcre(125)).toBe(51);
  expect(bagsPerAcre(125)).toBe('1');
});

test('a small dose is never no bag at all', () => {
  expect(bagsPerAcre(10)).toBe('¼');
});
