import type { OnsetWindowRow } from '../reference/rows.ts';
import type { OnsetWindow } from './types.ts';

/** A window of the reference data as the rules read it. */
export function onsetWindow(row: OnsetWindowRow): OnsetWindow {
  return {
    regionId: row.regionId,
    zone: row.zone,
    season: row.season,
    onset: { earliest: row.onsetEarliest, typical: row.onsetTypical, latest: row.onsetLatest },
    cessation: { earliest: row.cessationEarliest, typical: row.cessationTypical, latest: row.cessationLatest },
  };
}
