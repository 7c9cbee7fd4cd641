import { startCandidates, startOfRains, type StartRule } from './startOfRains.ts';
import type { DailySeries } from '../series.ts';
import { areSpellsKnown, type DrySpells, longestDrySpell } from '../extremes/spells.ts';

/**
 * Whether the first day of a year that meets a rule but for its dry spell was followed by too long a dry spell: null
 * where that cannot be known or no day met it.
 */
export function isFalseStart(series: DailySeries, spells: DrySpells, year: number, rule: StartRule): boolean | null {
  const { drySpell, ...event } = rule;
  const first = startOfRains(series, spells, year, event);
  if (first.kind !== 'day' || !drySpell) return null;
  if (!areSpellsKnown(spells, first.day + 1, first.day + drySpell.within)) return null;
  return longestDrySpell(spells, first.day + 1, first.day + drySpell.within) > drySpell.longest;
}

/** How many false starts came before the accepted start, or in all of the window without one; null where not known. */
export function falseStartCount(series: DailySeries, spells: DrySpells, year: number, rule: StartRule): number | null {
  const { candidates, isKnown } = startCandidates(series, spells, year, rule);
  return isKnown ? candidates.filter(({ failedOn }) => failedOn !== null).length : null;
}
