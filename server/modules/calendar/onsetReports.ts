import type { OnsetReport } from '#engines/calendar/types.ts';
import type { DistrictRow } from '#engines/reference/rows.ts';
import type { Scope } from '../../platform/scope.ts';

/** What was declared about the onset in a district and its region, newest first. */
export async function onsetReports(_scope: Scope, _district: DistrictRow): Promise<readonly OnsetReport[]> {
  return [];
}
