/** Spots of a field, and plants looked at in each: five spots of twenty plants, walked in a W. */
export const SPOTS = 5;
export const PLANTS_A_SPOT = 20;

/** Shares of infested plants from which control is worth it, in per cent; null where none is in use. */
export interface ActionShares {
  readonly stages: readonly string[];
  readonly actionEarly: number | null;
  readonly actionLate: number | null;
  readonly actionFlowering: number | null;
}

/** Infested plants in per cent of those looked at. @throws nothing; 0 where none was looked at */
export function infestedShare(spots: readonly number[], plantsASpot: number): number {
  const looked = spots.length * plantsASpot;
  return looked === 0 ? 0 : (spots.reduce((sum, each) => sum + each, 0) / looked) * 100;
}

/**
 * The share that applies at a stage: the first stage of the crop is young, the last flowering or later, those between older.
 * Null where none is in use, or the stage is not one of the insect's.
 */
export function actionShareAt(
  { stages, actionEarly, actionLate, actionFlowering }: ActionShares,
  stage: string,
): number | null {
  const at = stages.indexOf(stage);
  if (at === -1) return null;
  if (at === 0) return actionEarly;
  return at === stages.length - 1 ? actionFlowering : actionLate;
}

/** What a scouting comes to. */
export type ScoutingVerdict = 'above' | 'below' | 'noShare';

/** Whether the share of infested plants has reached the share from which control is worth it. */
export function judgeScouting(share: number, actionShare: number | null): ScoutingVerdict {
  if (actionShare === null) return 'noShare';
  return share >= actionShare ? 'above' : 'below';
}

/** Categories of risks that no trap catches. */
const uncatchable: ReadonlySet<string> = new Set(['flood', 'drought']);

/** Whether a trap can catch what a category of risks stands for, by its icon: water and its want are not caught. */
export function isCatchable(icon: string): boolean {
  return !uncatchable.has(icon);
}
