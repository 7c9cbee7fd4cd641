import { expect, it } from 'vitest';
import { findTable } from './tables.ts';
import { unitOf } from './unitOf.ts';

it.each([
  ['crops', 'averageYield2012', 't/ha'],
  ['fertilizerRates', 'kgPerHa', 'kg/ha'],
  ['fertilizerRates', 'nKgPerHa', 'kg/ha'],
  ['fertilizerProducts', 'nPercent', '%'],
  ['climateNormals', 'rainMm', 'mm'],
  ['climateNormals', 'tmaxC', '°C'],
  ['climateNormals', 'rhPct', '%'],
  ['districts', 'areaKm2', 'km²'],
  ['rareCrops', 'areaHa', 'ha'],
  ['varieties', 'maturityDaysMin', 'days'],
  ['cropWater', 'kcMid', ''],
  ['regions', 'population2021', ''],
  ['crops', 'name', ''],
])('%s.%s is in "%s"', (table, column, unit) => {
  const found = findTable(table)?.columns[column];
  expect(found && unitOf(found)).toBe(unit);
});
