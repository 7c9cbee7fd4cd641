import { type Answers, beltsInOrder, type BundleFor, type Goal, goalsInOrder } from './answers.ts';

/** One answer in which a bundle differs from what was asked. */
export type Difference =
  | { readonly answer: 'belt' | 'investmentLevel'; readonly asked: number; readonly found: number }
  | { readonly answer: Goal; readonly asked: boolean; readonly found: boolean };

export interface NearBundle<B> {
  readonly bundle: B;
  /** Empty where the bundle is what was asked, as far as it was answered. */
  readonly differs: readonly Difference[];
}

/**
 * What a difference costs. Another belt is another climate: its practices may not work at all, so it weighs more than
 * every other difference together (12 at most). A goal left out is worse than one served besides; each step of money weighs
 * least, because a farmer can begin smaller or save up.
 */
const COSTS = { belt: 20, goalMissing: 3, goalBesides: 2, level: 1 } as const;

/**
 * The bundles nearest to the answers, best first: fewest and lightest differences; where alike, the cheaper level
 * first, then the lower number. Answers that were not given cost nothing.
 *
 * @param limit how many at most
 */
export function nearestBundles<B extends BundleFor>(
  bundles: readonly B[],
  answers: Answers,
  limit: number,
): NearBundle<B>[] {
  return bundles
    .map((bundle) => ({ bundle, differs: differencesOf(bundle, answers) }))
    .map((near) => ({ ...near, cost: near.differs.reduce((sum, each) => sum + costOf(each), 0) }))
    .toSorted(
      (a, b) =>
        a.cost - b.cost || a.bundle.investmentLevel - b.bundle.investmentLevel || a.bundle.bundleId - b.bundle.bundleId,
    )
    .slice(0, limit)
    .map(({ bundle, differs }) => ({ bundle, differs }));
}

function differencesOf(bundle: BundleFor, { belt, investmentLevel, goals }: Answers): Difference[] {
  const differs: Difference[] = [];
  if (belt !== undefined && belt !== bundle.belt) {
    differs.push({
      answer: 'belt',
      asked: beltsInOrder.indexOf(belt) + 1,
      found: beltsInOrder.indexOf(bundle.belt) + 1,
    });
  }
  if (investmentLevel !== undefined && investmentLevel !== bundle.investmentLevel) {
    differs.push({ answer: 'investmentLevel', asked: investmentLevel, found: bundle.investmentLevel });
  }
  if (goals.length === 0) return differs;
  for (const goal of goalsInOrder) {
    const asked = goals.includes(goal);
    const found = bundle.goals.includes(goal);
    if (asked !== found) differs.push({ answer: goal, asked, found });
  }
  return differs;
}

function costOf({ answer, asked, found }: Difference): number {
  if (answer === 'belt') return COSTS.belt * Math.abs(Number(asked) - Number(found));
  if (answer === 'investmentLevel') return COSTS.level * Math.abs(Number(asked) - Number(found));
  return asked ? COSTS.goalMissing : COSTS.goalBesides;
}
