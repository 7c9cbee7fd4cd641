import { dailyPestLevels, type PestDay } from '#engines/pests/dailyPestLevels.ts';
import { monthlyPestLevels } from '#engines/pests/monthlyPestLevels.ts';
import { dailyPestShares, pestShares, type PestShares } from '#engines/pests/pestShares.ts';
import { usualPlanting } from '#engines/pests/usualPlanting.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';

type Crop = ReferenceBook['crops'][number];
type District = ReferenceBook['districts'][number];
type FertilizerRate = ReferenceBook['fertilizerRates'][number];
type Pest = ReferenceBook['pests'][number];

/** A rate of one product with the name of its crop. */
export interface DistrictRate {
  readonly crop: Crop;
  readonly rate: FertilizerRate;
}

/** How often a pest of a crop threatens in a district, in the last days or in a usual year; null without data. */
export interface DistrictPest {
  readonly crop: Crop;
  readonly pest: Pest;
  readonly shares: PestShares | null;
  /** What the shares are of, in words. */
  readonly period: string;
}

/** The usual fertilizer of each crop in the district's zone, product by product, in the order of the crops. */
export function ratesOf(book: ReferenceBook, { zone }: District): DistrictRate[] {
  return book.crops.flatMap((crop) => book.defaultRatesOf(crop.cropId, zone).map((rate) => ({ crop, rate })));
}

/** Days of daily weather that the levels are told of. */
const DAYS_TOLD = 30;

/**
 * How often each pest with a weather rule threatens its crop: from daily weather where enough days are known, else
 * from the normals of the district's zone (decision 84).
 */
export function pestsOf(book: ReferenceBook, district: District, days: readonly PestDay[]): DistrictPest[] {
  const normals = book.normalsOf(district.zone) ?? null;
  return book.crops.flatMap((crop) => {
    const planting = usualPlanting(book, crop, district);
    return (book.pestsByCrop.get(crop.cropId) ?? []).flatMap((pest) => {
      if (pest.modelId === null) return [];
      const place = { modelId: pest.modelId, zone: district.zone, planting };
      const daily = dailyPestLevels({ ...place, days }).slice(-DAYS_TOLD);
      const shares = dailyPestShares(daily.map(({ level }) => level));
      if (shares !== null) return [{ crop, pest, shares, period: `last ${daily.length} days, from daily weather` }];
      return [{ crop, pest, shares: pestShares([monthlyPestLevels({ ...place, normals })]), period: 'typical for the month' }];
    });
  });
}
