import { describe, expect, test } from 'vitest';
import { afterLegume, type Dose } from './afterLegume.ts';
import { bagsPerAcre, costPerAcre, kgPerAcre, sayBags } from './bags.ts';

const npk = (kgPerHa: number, stage = 'basal'): Dose => ({
  stage,
  kgPerHa,
  nKgPerHa: kgPerHa * 0.15,
  p2o5KgPerHa: kgPerHa * 0.15,
  k2oKgPerHa: kgPerHa * 0.15,
});
const urea = (kgPerHa: number): Dose => ({
  stage: 'top',
  kgPerHa,
  nKgPerHa: kgPerHa * 0.46,
  p2o5KgPerHa: 0,
  k2oKgPerHa: 0,
});

describe('a cereal after a legume', () => {
  test('gets that much less nitrogen on top, and the same basal dose', () => {
    // 100 kg urea hold 46 kg N; 23 kg less is half: 50 kg.
    expect(afterLegume([npk(400), urea(100)], 23)).toEqual([npk(400), { ...urea(50), nKgPerHa: 23 }]);
  });
  test('gets no top dressing where the legume leaves as much as it holds', () => {
    expect(afterLegume([npk(400), urea(40)], 20)).toEqual([npk(400)]);
  });
  test('saves on the last dose first', () => {
    // 18.4 kg N on top of the second 40 kg; the remaining 4.6 of 23 from the first 100: 90 kg.
    expect(afterLegume([urea(100), urea(40)], 23)).toEqual([{ ...urea(90), nKgPerHa: 41.4 }]);
  });
  test('keeps phosphorus, potash and products of unknown grade', () => {
    const manure: Dose = { stage: 'top', kgPerHa: 4000, nKgPerHa: null, p2o5KgPerHa: null, k2oKgPerHa: null };
    expect(afterLegume([npk(150, 'top'), manure], 20)).toEqual([npk(150, 'top'), manure]);
  });
});

describe('a rate as it is bought', () => {
  test('is in kilograms and quarters of bags per acre', () => {
    // 400 kg/ha / 2.471 = 161.9 kg: 3.24 bags of 50 kg, 6.48 of 25.
    expect([kgPerAcre(400), bagsPerAcre(400, 50), bagsPerAcre(400, 25)]).toEqual([162, 3.25, 6.5]);
    expect(bagsPerAcre(10, 50)).toBe(0.25);
  });
  test('is said in quarters', () => {
    expect([0.25, 0.5, 1, 1.75, 3.25].map(sayBags)).toEqual(['¼', '½', '1', '1¾', '3¼']);
  });
  test('costs by the weight and not by whole bags', () => {
    // 161.9 kg at GH₵ 400 for 50 kg.
    expect(costPerAcre(400, { kg: 50, priceGhs: 400 })).toBe(1295);
  });
});
