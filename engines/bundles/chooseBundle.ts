import { type Answers, type BundleFor, goalsInOrder } from './answers.ts';

/** The bundle of exactly this belt, level and set of goals; null when there is none, or an answer is missing (decision 31). */
export function chooseBundle<B extends BundleFor>(bundles: readonly B[], answers: Answers): B | null {
  const isIt = ({ belt, investmentLevel, goals }: B): boolean =>
    belt === answers.belt &&
    investmentLevel === answers.investmentLevel &&
    goalsInOrder.every((goal) => goals.includes(goal) === answers.goals.includes(goal));
  return bundles.find(isIt) ?? null;
}
