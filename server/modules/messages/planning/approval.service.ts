/** When a message waits for a second person: it goes to many, or costs its writer more than they may spend in a month. */
import { costOfParts } from '#engines/messages/cost.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { costSince } from './costs.repository.ts';

/** What a message and the officer's others of the calendar month cost, in GHS, and what one may spend without a second person. */
export interface MonthCost {
  readonly spent: number;
  readonly ceiling: number;
}

/**
 * Whether a message to so many farmers, in so many parts of SMS, needs a second person, and the cost of the month where a ceiling
 * is set up and passed. What cannot wait (`urgent`) passes no ceiling: a warning is not held up for its price.
 */
export async function approvalFor(
  scope: Scope,
  { recipients, parts, urgent }: { readonly recipients: number; readonly parts: number; readonly urgent: boolean },
): Promise<{ needsApproval: boolean; overCeiling: MonthCost | null }> {
  const { smsApprovalAbove, smsMonthCeiling: ceiling, smsPartPrice } = scope.context.config;
  const isMany = recipients > smsApprovalAbove;
  const cost = costOfParts(parts, smsPartPrice);
  const { personId } = scope.actor;
  if (ceiling === 0 || cost === null || cost === 0 || urgent || personId === null)
    return { needsApproval: isMany, overCeiling: null };
  const spent = (await costSince(scope.db, personId, `${scope.today.slice(0, 7)}-01`)) + cost;
  const overCeiling = spent > ceiling ? { spent: roundToPesewas(spent), ceiling } : null;
  return { needsApproval: isMany || overCeiling !== null, overCeiling };
}

function roundToPesewas(amount: number): number {
  return Math.round(amount * 100) / 100;
}
