/** What an officer may have shown of what is masked: telephone numbers of farmers, card numbers, and files with numbers. */
export type LookedAt = 'phone' | 'card' | 'file';

/** From this share of a day's number on, the level above is told. */
export const nearShare = 0.8;

/** Whether another number may be shown to somebody who had `used` different ones shown today, and whether that is told to the level above. */
export function judgeLook(
  used: number,
  most: number,
): { readonly allowed: boolean; readonly alarm: 'near' | 'over' | null } {
  if (used >= most) return { allowed: false, alarm: 'over' };
  return { allowed: true, alarm: used + 1 >= Math.ceil(most * nearShare) ? 'near' : null };
}
