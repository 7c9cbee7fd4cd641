import type { Answer } from '#contract/endpoint.ts';
import { type findBelt, levelKey, type listNearestBundles, type showBundle } from '#contract/bundles/bundles.ts';
import { type Belt, beltsInOrder, type Goal, goalsInOrder, type investmentLevels } from '#engines/bundles/answers.ts';
import type { Words } from '#web/lib/words.ts';

export type Bundle = Answer<typeof showBundle>;
export type BundleItem = Bundle['bundle'][number];
export type NearBundle = Answer<typeof listNearestBundles>[number];
export type FoundBelt = Answer<typeof findBelt>;

export type Level = (typeof investmentLevels)[number];

/** The belt of a number of the wire: "1" is the southern one. */
export function beltOf(id: string): Belt {
  return beltsInOrder[Number(id) - 1] ?? 'southern';
}

/** The investment level of a bundle, 1 to 4. */
export function levelOf(bundle: Pick<Bundle, typeof levelKey>): number {
  return Number(bundle[levelKey].id);
}

/** "Low" of level 1. */
export function sayLevel(t: Words, level: number): string {
  return t(`bundles.level${level as Level}`);
}

/** The goals a bundle serves, in the questionnaire's order. */
export function goalsOf(bundle: Pick<Bundle, Goal>): Goal[] {
  return goalsInOrder.filter((goal) => bundle[goal]);
}

/** "Productivity and Adaptation". */
export function sayGoals(t: Words, goals: readonly Goal[]): string {
  return sayList(
    t,
    goals.map((goal) => t(`bundles.${goal}`)),
  );
}

/** "a, b and c". */
export function sayList(t: Words, words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return t('bundles.and', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}

/** In what a near bundle differs, a sentence each. */
export function sayDifferences(t: Words, { differs }: Pick<NearBundle, 'differs'>): string[] {
  return differs.map(({ answer, asked, found }) => {
    if (answer === 'ecoZone')
      return t('bundles.differsZone', { found: t(`bundles.${beltOf(found)}`), asked: t(`bundles.${beltOf(asked)}`) });
    if (answer === 'investmentLevel') {
      const key = Number(found) > Number(asked) ? 'bundles.differsLevelUp' : 'bundles.differsLevelDown';
      return t(key, { found: sayLevel(t, Number(found)), asked: sayLevel(t, Number(asked)) });
    }
    return t(asked === 'true' ? 'bundles.differsGoalMissing' : 'bundles.differsGoalBesides', {
      goal: t(`bundles.${answer}`).toLowerCase(),
    });
  });
}
