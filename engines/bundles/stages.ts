import type { Answers } from './answers.ts';

/** Steps of the questionnaire: 1 ecozone, 2 smartness (goals), 3 investment. */
export type Stage = 1 | 2 | 3;

/** Whether the question of a stage is answered: Next and Submit wait for it (P §4, questionnaire). */
export function isAnswered(stage: Stage, { belt, goals, investmentLevel }: Answers): boolean {
  if (stage === 1) return belt !== undefined;
  return stage === 2 ? goals.length > 0 : investmentLevel !== undefined;
}

/** The first stage whose question is open; null when all are answered. */
export function firstOpenStage(answers: Answers): Stage | null {
  return ([1, 2, 3] as const).find((stage) => !isAnswered(stage, answers)) ?? null;
}

/** The stage to show: the one asked for, within 1 to 3, and never past the first open question. */
export function stageToShow(asked: number, answers: Answers): Stage {
  const bounded = Math.min(3, Math.max(1, Math.trunc(asked) || 1)) as Stage;
  const open = firstOpenStage(answers) ?? 3;
  return bounded < open ? bounded : open;
}
