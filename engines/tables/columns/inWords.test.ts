import { expect, test } from 'vitest';
import { insideSentence, inWords, nameWithUnit } from './inWords.ts';

test.each([
  ['MedianPriceGHSPerKg', 'Median price (GHS/kg)'],
  ['Area000Ha', 'Area (thousand ha)'],
  ['rainMm', 'Rain (mm)'],
  ['AverageYieldMtPerHa2012', 'Average yield 2012 (t/ha)'],
  ['Cattle000', 'Cattle (thousand)'],
  ['LandArea000SqKm', 'Land area (thousand km²)'],
  ['SubsidyGHSMillion', 'Subsidy (GHS million)'],
  ['GDPMillionGHS', 'GDP (GHS million)'],
  ['admin1', 'Admin 1'],
  ['Price per bag', 'Price per bag'],
  ['yield_kg_ha', 'Yield (kg/ha)'],
  ['rain_mm_day', 'Rain (mm/day)'],
  ['temp.max.c', 'Temp max (°C)'],
  ['P2O5_kg', 'P2O5 (kg)'],
  ['soil_pH', 'Soil pH'],
  ['Soil_Mg', 'Soil Mg'],
  ['Yield_Mg_ha', 'Yield (t/ha)'],
  ['nitrate_mg_l', 'Nitrate (mg/l)'],
  ['hh_q12', 'Hh q12'],
  ['PM25', 'PM25'],
  ['MajorSeasonDaysMin', 'Major season days min'],
  ['Under15Percent', 'Under 15 (%)'],
  ['ton_ha', 'Ton ha'],
  ['region', 'Region'],
])('the name %s reads: %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});

test.each([
  [{ name: 'rainMm', unit: 'mm' }, 'Rain (mm)'],
  [{ name: 'Price', unit: 'GHS' }, 'Price (GHS)'],
  [{ name: 'Rainfall in mm', unit: 'mm' }, 'Rainfall in mm'],
  [{ name: 'Yield (kg ha-1)', unit: 'kg/ha' }, 'Yield (kg ha-1)'],
  [{ name: 'q7', label: 'Rate of use', unit: 't' }, 'Rate of use (t)'],
  [{ name: 'Area000Ha', unit: '’000 ha' }, 'Area (thousand ha)'],
  [{ name: 'Harvest (bags)', unit: 'bags' }, 'Harvest (bags)'],
  [{ name: 'Yield (all farms)', unit: 't/ha' }, 'Yield (all farms) (t/ha)'],
  [{ name: 'q8', label: 'Harvest', unit: '' }, 'Harvest'],
])('%j is called: %s', (column, words) => {
  expect(nameWithUnit(column)).toBe(words);
});

test.each([
  ['Price band (EUR/kg)', 'price band (EUR/kg)'],
  ['Price (USD/t)', 'price (USD/t)'],
  ['Farm gate price (GHS/kg)', 'farm gate price (GHS/kg)'],
  ['PRICE (EUR/kg)', 'price (EUR/kg)'],
  ['MARKET PRICE (GHS)', 'market price (GHS)'],
  ['Value (Cedi)', 'value (Cedi)'],
  ['NPK rate', 'NPK rate'],
  ['Soil pH', 'soil pH'],
  ['Soil Mg', 'soil Mg'],
  ['Market Name', 'market name'],
  ['MARKET NAME', 'market name'],
  ['GHS', 'GHS'],
])('%s stands inside a sentence as: %s', (name, said) => {
  expect(insideSentence(name)).toBe(said);
});
