import { sayAll } from '#engines/calendar/sentences/say.ts';
import { dailyPestLevels, type PestDay } from '#engines/pests/dailyPestLevels.ts';
import { pestInputs, ruleSource } from '#engines/pests/pestInputs.ts';
import { pestPlaceOf } from '#engines/pests/pestPlaceOf.ts';
import { dailyPestShares, pestShares, type PestShares } from '#engines/pests/pestShares.ts';
import { pestYear } from '#engines/pests/pestYear.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';

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
  /** What went into them, a sentence each. */
  readonly inputs: readonly string[];
}

/** The usual fertilizer of each crop in the district's zone, product by product, in the order of the crops. */
export function ratesOf(book: ReferenceBook, { zone }: District): DistrictRate[] {
  return book.crops.flatMap((crop) => book.defaultRatesOf(crop.cropId, zone).map((rate) => ({ crop, rate })));
}

/** Days of daily weather that the levels are told of. */
const DAYS_TOLD = 30;

/**
 * How often each pest with a rule threatens its crop, for crops that are grown in the district: from daily weather
 * where enough days are known, else in a typical year of the district's zone (decision 84).
 */
export function pestsOf(
  book: ReferenceBook,
  district: District,
  days: readonly PestDay[],
  language: PageLanguage = 'en',
): DistrictPest[] {
  const normals = book.normalsOf(district.zone) ?? null;
  return book.crops.flatMap((crop) =>
    (book.pestsByCrop.get(crop.cropId) ?? []).flatMap((pest) => {
      if (pest.modelId === null) return [];
      const place = pestPlaceOf(book, crop, district, pest.pestId, normals);
      if (place.plantings?.length === 0) return [];
      const inputs = pestInputs(pest.modelId, place, ruleSource(book.modelById.get(pest.modelId))).map((each) =>
        sayAll([each], language),
      );
      const daily = dailyPestLevels(pest.modelId, place, days).slice(-DAYS_TOLD);
      const recent = dailyPestShares(daily.map(({ level }) => level));
      if (recent !== null) return [{ crop, pest, shares: recent, period: recentDays(daily.length, language), inputs }];
      const year = pestYear(pest.modelId, place);
      const period = language === 'fr' ? 'habituel pour le mois' : 'typical for the month';
      return [{ crop, pest, shares: year === null ? null : pestShares(year), period, inputs }];
    }),
  );
}

function recentDays(days: number, language: PageLanguage): string {
  return language === 'fr'
    ? `les ${days} derniers jours, d’après la météo journalière`
    : `last ${days} days, from daily weather`;
}
