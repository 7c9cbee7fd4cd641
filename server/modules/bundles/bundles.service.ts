import { type Answers, beltsInOrder, goalsInOrder } from '#engines/bundles/answers.ts';
import { chooseBundle } from '#engines/bundles/chooseBundle.ts';
import { type NearBundle, nearestBundles } from '#engines/bundles/nearestBundles.ts';
import { nearestName } from '#engines/geography/names.ts';
import type { BundleRow, DistrictRow } from '#engines/reference/rows.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';

/** Alternatives told at most, unless asked for more. */
const usualLimit = 3;

/** The answers as the wire sends them: belt and level by number, goals as three booleans. */
export interface SentAnswers {
  readonly ecoZoneId?: '1' | '2' | '3' | undefined;
  readonly investmentLevelId?: '1' | '2' | '3' | '4' | undefined;
  readonly productivity?: boolean | undefined;
  readonly mitigation?: boolean | undefined;
  readonly adaptation?: boolean | undefined;
}

/** The bundle of exactly these answers; null when there is none (decision 31). */
export function findBundle(scope: Scope, sent: SentAnswers): BundleRow | null {
  return chooseBundle(scope.context.reference.book().bundles, answersOf(sent));
}

/** One bundle. Throws a problem when there is none of that number. */
export function showBundle(scope: Scope, id: string): BundleRow {
  const found = scope.context.reference.book().bundles.find(({ bundleId }) => String(bundleId) === id);
  if (found === undefined) throw problem('bundleNotFound', { found: id });
  return found;
}

/** The bundles nearest to the answers, best first. */
export function listNearest(scope: Scope, sent: SentAnswers, limit = usualLimit): NearBundle<BundleRow>[] {
  return nearestBundles(scope.context.reference.book().bundles, answersOf(sent), limit);
}

/** A district by key, name or capital, to tell its belt. Throws a problem that names the nearest name or capital. */
export function findDistrict(scope: Scope, written: string): DistrictRow {
  const book = scope.context.reference.book();
  const found = book.findDistrict(written);
  if (found) return found;
  const names = book.districts.flatMap(({ name, capital }) => [name, capital]);
  throw problem('placeOfBeltNotFound', { found: written, nearest: nearestName(written, names, (name) => name) });
}

function answersOf({ ecoZoneId, investmentLevelId, ...goals }: SentAnswers): Answers {
  return {
    belt: ecoZoneId && beltsInOrder[Number(ecoZoneId) - 1],
    investmentLevel: investmentLevelId && Number(investmentLevelId),
    goals: goalsInOrder.filter((goal) => goals[goal]),
  };
}
