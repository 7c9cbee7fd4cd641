import type { ClimateChoice } from './api.ts';

/** Definitions of the start of the rains in use, by the numbers they put into the sentence. */
export const DEFINITIONS = {
  usual: {},
  instat: { amount: 20, days: 3, longest: 9, within: 21 },
  sivakumar: { amount: 20, days: 3, longest: 7, within: 30 },
  strict: { amount: 25, days: 3, longest: 6, within: 30 },
  /** More dry days than are looked at: a dry spell never counts. */
  firstRain: { amount: 20, days: 3, longest: 40, within: 30 },
} as const satisfies Record<string, ClimateChoice['rule']>;

export type DefinitionName = keyof typeof DEFINITIONS;
export const DEFINITION_NAMES = Object.keys(DEFINITIONS) as DefinitionName[];
