import type { CropRow, CropSeasonRow, VarietyRow } from '../reference/rows.ts';
import { keyPart } from '../reference/table.ts';
import { maturityClasses } from '../reference/words.ts';
import type { SeasonRule, VarietyRule } from './types.ts';

/** A season of the reference data as the rules read it. */
export function seasonRule(row: CropSeasonRow): SeasonRule {
  return {
    season: row.season,
    area: row.area,
    name: row.name,
    zones: row.zones,
    water: row.water,
    rains: row.rains,
    fixedDay: row.countedFrom === 'fixed_day' ? row.fixedDay : null,
    plantAfterDays: row.plantAfterDays,
    plantingDays: row.plantingDays,
    usualVariety: row.usualVariety === '' ? null : keyPart(row.usualVariety),
    harvestNotBefore: row.harvestNotBefore,
  };
}

/** A named variety as the rules read it. */
export function varietyRule(row: VarietyRow): VarietyRule {
  return {
    key: keyPart(row.variety),
    name: row.variety,
    maturityClass: row.maturityClass,
    isNamed: true,
    daysMin: row.maturityDaysMin,
    daysMax: row.maturityDaysMax,
    harvestNotBefore: row.harvestNotBefore,
  };
}

/** The maturity classes of a crop that have their days. */
export function classesOf(crop: CropRow): VarietyRule[] {
  return maturityClasses.flatMap((maturityClass) => {
    const [daysMin, daysMax] = [crop[`${maturityClass}DaysMin`], crop[`${maturityClass}DaysMax`]];
    if (daysMin === null || daysMax === null) return [];
    const name = `${maturityClass.slice(0, 1).toUpperCase()}${maturityClass.slice(1)} varieties`;
    return [{ key: maturityClass, name, maturityClass, isNamed: false, daysMin, daysMax, harvestNotBefore: null }];
  });
}
