import type { PageLanguage } from '../words/pageLanguages.ts';
import { type NoticeParams, sayNotice } from '../notices/sayNotice.ts';

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

/** One report or late step, as the notice `riskNews` is filled. */
function paramsOfOne({ kind, riskId, category, district }: News, hours: StepHours): NoticeParams {
  const one = { only: kind, risk: riskId, category, district };
  return kind === 'reported' ? one : { ...one, hours: hours[kind] };
}

/** What somebody is told, as the notice `riskNews` is filled: one thing by itself, several by their number and the latest of them. */
export function paramsOfNews({ counts, latest }: NewsTogether, hours: StepHours): NoticeParams {
  const { reported = 0 } = counts;
  const late = (counts.verify ?? 0) + (counts.warn ?? 0) + (counts.respond ?? 0);
  const [first] = latest;
  if (reported + late === 1 && first !== undefined) return paramsOfOne(first, hours);
  return {
    only: 'no',
    reported,
    late,
    kinds: reported > 0 && late > 0 ? 'both' : 'one',
    latest: latest.map(({ riskId, category, district }) => ({ risk: riskId, category, district })),
  };
}

/** One report or late step as a sentence, in a language. */
export function sayOne(news: News, hours: StepHours, language: PageLanguage): string {
  return sayNotice('riskNews', paramsOfOne(news, hours), language);
}
