import type { belts, goals } from '../reference/words.ts';

export type Belt = (typeof belts)[number];
export type Goal = (typeof goals)[number];

/** Belts by the number the questionnaire gives them, 1 first (P §2, questionnaire). */
export const beltsInOrder = ['southern', 'middle', 'northern'] as const satisfies readonly Belt[];
/** Goals in the order the questionnaire asks for them (P §2). */
export const goalsInOrder = ['productivity', 'mitigation', 'adaptation'] as const satisfies readonly Goal[];
/** Investment levels: 1 low, 2 intermediate, 3 medium, 4 full (P §2). */
export const investmentLevels = [1, 2, 3, 4] as const;

/** What the questionnaire asks; belt and level are absent until they are chosen. */
export interface Answers {
  readonly belt?: Belt | undefined;
  /** 1 to 4. */
  readonly investmentLevel?: number | undefined;
  readonly goals: readonly Goal[];
}

/** What a bundle is for: the same three things, all of them told. */
export interface BundleFor {
  readonly bundleId: number;
  readonly belt: Belt;
  readonly investmentLevel: number;
  readonly goals: readonly Goal[];
}
