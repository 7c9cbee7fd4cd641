/**
 * What a rule answers for one year: the entry of a day of the series; that no day met the rule; or that it cannot be
 * known because of missing days. The last two are never mixed.
 */
export type Answer =
  | {
      readonly kind: 'day';
      readonly day: number;
      /** An earlier day may have met the rule, too: what that needs is not known. */
      readonly doubtful?: true;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

export const NONE: Answer = { kind: 'none' };
export const UNKNOWN: Answer = { kind: 'unknown' };

export function onDay(day: number): Answer {
  return { kind: 'day', day };
}
