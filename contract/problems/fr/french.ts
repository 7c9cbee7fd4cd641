import type { ProblemKind } from '../problemKind.ts';

type FoundOf<K> = K extends ProblemKind<infer Found> ? Found : never;

/**
 * The sentences of a room's problems in French, one for each. Problems whose sentence is written where they are thrown
 * have none: it is said as it is.
 */
export type French<P> = {
  readonly [C in keyof P as FoundOf<P[C]> extends { readonly sentence: string } ? never : C]: (
    found: FoundOf<P[C]>,
  ) => string;
};

/** A caller's own words inside a French sentence: in guillemets, on one line, cut at 60 characters. */
export function cited(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return `« ${line.length > 60 ? `${line.slice(0, 59)}…` : line} »`;
}

/** A suggestion inside a French sentence; nothing when there is none. */
export function orRather(nearest: string | null | undefined): string {
  return nearest ? ` Vouliez-vous dire ${cited(nearest)} ?` : '';
}
