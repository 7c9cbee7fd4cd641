import { type Day, daysBetween } from '../../dates/day.ts';

/** How likely a risk is on the dates of a plan; null where nothing is known. */
export type RiskLevel = 'low' | 'moderate' | 'high';

/** What comparing needs of a plan: both the engine's plan and the answer on the wire can give it. */
export interface ComparedPlan {
  readonly activities: readonly {
    readonly key: string;
    readonly name: string;
    readonly start: Day;
    readonly end: Day;
    readonly risks: readonly { readonly riskId: string; readonly risk: string; readonly level: RiskLevel | null }[];
  }[];
  readonly warnings: readonly string[];
}

/** One activity in both plans; the days are null where only one plan has it. */
export interface MovedActivity {
  readonly key: string;
  readonly name: string;
  readonly first: { readonly start: Day; readonly end: Day } | null;
  readonly second: { readonly start: Day; readonly end: Day } | null;
  /** Days the second starts after the first; negative: earlier. */
  readonly startMoves: number | null;
  readonly endMoves: number | null;
}

export interface ChangedRisk {
  readonly riskId: string;
  readonly risk: string;
  readonly change: 'appears' | 'disappears' | 'rises' | 'falls';
  readonly first: RiskLevel | null;
  readonly second: RiskLevel | null;
}

export interface Comparison {
  /** In the order of the second plan; what it lacks stands at the end. */
  readonly activities: readonly MovedActivity[];
  /** Only what differs; a risk counts with the highest level any activity gives it. */
  readonly risks: readonly ChangedRisk[];
  readonly warningsGone: readonly string[];
  readonly warningsNew: readonly string[];
}

/** What changes from the first plan to the second: which activities move by how many days, which risks change. */
export function comparePlans(first: ComparedPlan, second: ComparedPlan): Comparison {
  const before = new Map(first.activities.map((activity) => [activity.key, activity]));
  const after = new Map(second.activities.map((activity) => [activity.key, activity]));
  const keys = [...after.keys(), ...[...before.keys()].filter((key) => !after.has(key))];
  return {
    activities: keys.map((key) => {
      const [one, other] = [before.get(key), after.get(key)];
      return {
        key,
        name: (other ?? one)?.name ?? key,
        first: one ? { start: one.start, end: one.end } : null,
        second: other ? { start: other.start, end: other.end } : null,
        startMoves: one && other ? daysBetween(one.start, other.start) : null,
        endMoves: one && other ? daysBetween(one.end, other.end) : null,
      };
    }),
    risks: changedRisks(first, second),
    warningsGone: first.warnings.filter((warning) => !second.warnings.includes(warning)),
    warningsNew: second.warnings.filter((warning) => !first.warnings.includes(warning)),
  };
}

const RANK: Readonly<Record<RiskLevel, number>> = { low: 0, moderate: 1, high: 2 };

function changedRisks(first: ComparedPlan, second: ComparedPlan): ChangedRisk[] {
  const [before, after] = [highestLevels(first), highestLevels(second)];
  const changes: ChangedRisk[] = [];
  for (const riskId of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(riskId), after.get(riskId)];
    const change = changeOf(one?.level, other?.level);
    if (change === null) continue;
    changes.push({
      riskId,
      risk: (other ?? one)?.risk ?? riskId,
      change,
      first: one?.level ?? null,
      second: other?.level ?? null,
    });
  }
  return changes;
}

/** Undefined: the plan has no such risk. Null: it has, but its level is not known. */
function changeOf(
  one: RiskLevel | null | undefined,
  other: RiskLevel | null | undefined,
): ChangedRisk['change'] | null {
  if (one === undefined) return 'appears';
  if (other === undefined) return 'disappears';
  if (one === null || other === null || one === other) return null;
  return RANK[other] > RANK[one] ? 'rises' : 'falls';
}

function highestLevels(plan: ComparedPlan): Map<string, { risk: string; level: RiskLevel | null }> {
  const highest = new Map<string, { risk: string; level: RiskLevel | null }>();
  for (const activity of plan.activities) {
    for (const { riskId, risk, level } of activity.risks) {
      const known = highest.get(riskId);
      if (known === undefined) highest.set(riskId, { risk, level });
      else if (level !== null && (known.level === null || RANK[level] > RANK[known.level])) known.level = level;
    }
  }
  return highest;
}
