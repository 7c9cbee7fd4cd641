import { monthDayNumber } from '../dates/monthDay.ts';
import { dayText, yearOf } from '../dates/day.ts';
import type { CropRule, SeasonRule, VarietyRule } from './types.ts';

/** What smallholders mostly grow in a season: the variety it names, else the usual class of the crop. Null for trees. */
export function usualVariety(crop: CropRule, rule: SeasonRule): VarietyRule | null {
  const named = rule.usualVariety === null ? null : varietyOf(crop, rule.usualVariety);
  return named ?? varietyOf(crop, crop.usualClass) ?? crop.varieties[0] ?? null;
}

/** The class or variety of a key; null when the crop has none such. */
export function varietyOf(crop: CropRule, key: string): VarietyRule | null {
  return crop.varieties.find((each) => each.key === key) ?? null;
}

/**
 * Days from planting to maturity that a plan counts with: the middle of what is known of the variety. What flowers by
 * the length of the day counts with its shortest time, because it ripens sooner when sown late.
 */
export function maturityDays(variety: VarietyRule): number {
  return variety.harvestNotBefore === null ? Math.ceil((variety.daysMin + variety.daysMax) / 2) : variety.daysMin;
}

/** First day of harvest of what is planted on a day: after its days to maturity, and not before its season allows. */
export function harvestOfPlanting(planting: number, rule: SeasonRule, variety: VarietyRule): number {
  const ripe = planting + maturityDays(variety);
  const notBefore = [rule.harvestNotBefore, variety.harvestNotBefore].map((day) =>
    day === null ? ripe : firstAfter(day, planting),
  );
  return Math.max(ripe, ...notBefore);
}

/** The first such day of the year after planting. */
function firstAfter(monthDay: string, planting: number): number {
  const year = yearOf(dayText(planting));
  const sameYear = monthDayNumber(monthDay, year);
  return sameYear >= planting ? sameYear : monthDayNumber(monthDay, year + 1);
}

/** Early varieties of a crop, for advice when a season is short; null where none are known. */
export function earlyDays(crop: CropRule): { readonly min: number; readonly max: number } | null {
  const early = varietyOf(crop, 'early');
  return early === null ? null : { min: early.daysMin, max: early.daysMax };
}
