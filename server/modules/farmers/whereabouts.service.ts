import type { Database } from '../../database/connection.ts';
import { farmersWhere, type Whereabouts } from './whereabouts.repository.ts';

/** Farmers found where they were looked for. */
export interface FoundFarmers {
  /** Whosever they are, each once. */
  readonly ids: readonly number[];
  /** How many live there, and how many were named by whoever asks; some are both. */
  readonly byPlace: number;
  readonly named: number;
  /** Where crops were asked for: those of whom no crop is known; they are among the found. */
  readonly cropUnknown: number;
}

/**
 * Farmers who live at some places or in some districts, and those named, such as for a farm of theirs; where crops are
 * given, those who grow one of them or of whom no crop is known. What may be told to whom is for the caller to see to.
 */
export async function farmersAt(db: Database, where: Whereabouts): Promise<FoundFarmers> {
  const rows = await farmersWhere(db, where);
  const named = new Set(where.ids);
  return {
    ids: rows.map(({ id }) => id),
    byPlace: rows.filter(({ here }) => here).length,
    named: rows.filter(({ id }) => named.has(id)).length,
    cropUnknown: where.crops.length === 0 ? 0 : rows.filter(({ cropless }) => cropless).length,
  };
}
