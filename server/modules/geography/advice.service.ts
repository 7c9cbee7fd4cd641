import { monthlyPestLevels } from '#engines/pests/monthlyPestLevels.ts';
import { pestShares, type PestShares } from '#engines/pests/pestShares.ts';
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

/** How often a pest of a crop threatens in a usual year of a district; null without data. */
export interface DistrictPest {
  readonly crop: Crop;
  readonly pest: Pest;
  readonly shares: PestShares | null;
}

/** The usual fertilizer of each crop in the district's zone, product by product, in the order of the crops. */
export function ratesOf(book: ReferenceBook, { zone }: District): DistrictRate[] {
  return book.crops.flatMap((crop) => book.defaultRatesOf(crop.cropId, zone).map((rate) => ({ crop, rate })));
}

/** How often each pest with a weather rule threatens its crop, from the normals of the district's zone (decision 84). */
export function pestsOf(book: ReferenceBook, district: District): DistrictPest[] {
  const normals = book.normalsOf(district.zone) ?? null;
  return book.crops.flatMap((crop) => {
    const planting = usualPlanting(book, crop, district);
    return (book.pestsByCrop.get(crop.cropId) ?? []).flatMap((pest) => {
      if (pest.modelId === null) return [];
      const levels = monthlyPestLevels({ modelId: pest.modelId, zone: district.zone, normals, planting });
      return [{ crop, pest, shares: pestShares([levels]) }];
    });
  });
}
