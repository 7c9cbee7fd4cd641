export type NewsKind = 'reported' | 'verify' | 'warn' | 'respond';

/** A report, or a step that nobody took in time. */
export interface News {
  readonly kind: NewsKind;
  readonly riskId: number;
  readonly category: string;
  readonly district: string;
}

/** How many of each kind somebody is told of, and the latest of them. */
export interface NewsTogether {
  readonly counts: Readonly<Partial<Record<NewsKind, number>>>;
  readonly latest: readonly News[];
}

/** Hours within which each step is to be taken. */
export type StepHours = Readonly<Record<Exclude<NewsKind, 'reported'>, number>>;

/** What was not done, as a sentence says it. */
const undone: Readonly<Record<Exclude<NewsKind, 'reported'>, string>> = {
  verify: 'Nobody has judged',
  warn: 'Nobody was warned of',
  respond: 'No responder has said anything about',
};

/** One report or late step as a sentence. */
export function sayOne({ kind, riskId, category, district }: News, hours: StepHours): string {
  if (kind === 'reported') return `New report: ${category} in ${district} (risk ${riskId}). It waits to be judged.`;
  return `${undone[kind]} risk ${riskId} (${category}, ${district}) within ${hours[kind]} hours.`;
}

/** What somebody is told, in a sentence or two: one thing by itself, several by their number and the latest of them. */
export function sayTogether({ counts, latest }: NewsTogether, hours: StepHours): string {
  const { reported = 0 } = counts;
  const late = (counts.verify ?? 0) + (counts.warn ?? 0) + (counts.respond ?? 0);
  const [first] = latest;
  if (reported + late === 1 && first !== undefined) return sayOne(first, hours);
  const parts = [
    reported > 0 && `${reported} new ${reported === 1 ? 'report waits' : 'reports wait'} to be judged`,
    late > 0 && `${late} ${late === 1 ? 'step is' : 'steps are'} late`,
  ].filter((each) => each !== false);
  return `${parts.join(', and ')}. The latest: ${latest.map(({ riskId, category, district }) => `${category} in ${district} (risk ${riskId})`).join('; ')}.`;
}
