import { expect, it } from 'vitest';
import type { CropRow, CropSeasonRow, VarietyRow } from '../reference/rows.ts';
import { classesOf, seasonRule, varietyRule } from './readRules.ts';

const season = (given: Partial<CropSeasonRow>) =>
  seasonRule({ countedFrom: 'onset', fixedDay: '11-01', usualVariety: '', ...given } as CropSeasonRow);

it('a season is counted from its day only where the table says so', () => {
  expect(season({}).fixedDay).toBeNull();
  expect(season({ countedFrom: 'fixed_day' }).fixedDay).toBe('11-01');
});

it('a season names its usual variety by key, or none', () => {
  expect(season({}).usualVariety).toBeNull();
  expect(season({ usualVariety: 'Obaatanpa' }).usualVariety).toBe('obaatanpa');
});

it('a variety of the table is a named one', () => {
  const row = {
    variety: 'Obaatanpa',
    maturityClass: 'medium',
    maturityDaysMin: 105,
    maturityDaysMax: 110,
  } as VarietyRow;
  expect(varietyRule(row)).toMatchObject({
    key: 'obaatanpa',
    name: 'Obaatanpa',
    isNamed: true,
    daysMin: 105,
    daysMax: 110,
  });
});

it('a crop has the classes whose days are both known', () => {
  const crop = {
    earlyDaysMin: 75,
    earlyDaysMax: 79,
    mediumDaysMin: null,
    mediumDaysMax: 90,
    lateDaysMin: 115,
    lateDaysMax: null,
  } as CropRow;
  expect(classesOf(crop)).toEqual([
    {
      key: 'early',
      name: 'Early varieties',
      maturityClass: 'early',
      isNamed: false,
      daysMin: 75,
      daysMax: 79,
      harvestNotBefore: null,
    },
  ]);
});
