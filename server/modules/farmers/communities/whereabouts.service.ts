import type { Database } from '#server/database/connection.ts';
import { countWhere, farmersWhere, type Whereabouts } from './whereabouts.repository.ts';

/** Farmers found where they were looked for. */
export interface FoundFarmers {
  /** Whosever they are, each once. */
  readonly ids: readonly number[];
  /** How many live there, and how many were named by whoever asks; some are both. */
  readonly byPlace: number;
  readonly named: number;
  /** How many more there are of whom the district alone is known; among the found where that was asked for. */
  readonly districtOnly: number;
  /** Where crops were asked for: those of whom no crop is known; they are among the found. */
  readonly cropUnknown: number;
}

/**
 * Farmers who live on some ground, and those named, such as for a farm of theirs; where crops are given, those who grow one
 * of them or of whom no crop is known. Of a circle those of whom the district alone is known are counted, and found
 * `withDistrict` alone. What may be told to whom is for the caller to see to.
 */
export async function farmersAt(
  db: Database,
  where: Whereabouts & { readonly withDistrict: boolean },
): Promise<FoundFarmers> {
  const rows = await farmersWhere(db, where);
  const found = where.withDistrict ? rows : rows.filter(({ by }) => by !== 'district');
  return {
    ids: found.map(({ id }) => id),
    byPlace: rows.filter(({ here }) => here).length,
    named: rows.filter(({ by }) => by === 'named').length,
    districtOnly: rows.filter(({ by }) => by === 'district').length,
    cropUnknown: where.crops.length === 0 ? 0 : found.filter(({ cropless }) => cropless).length,
  };
}

/** How many farmers of some districts {@link farmersAt} would find, by what, without a list of them. */
export async function countAt(
  db: Database,
  districts: readonly string[],
  crops: readonly string[],
): Promise<Omit<FoundFarmers, 'ids'> & { readonly found: number }> {
  const { all, here, named, cropless } = await countWhere(db, districts, crops);
  return { found: all, byPlace: here, named, districtOnly: 0, cropUnknown: crops.length === 0 ? 0 : cropless };
}
