import type { Answer, Body } from '#contract/endpoint.ts';
import { listCrops } from '#contract/calendar/calendar.ts';
import {
  listWarningDeliveries,
  listWarnings,
  previewWarning,
  proposeWarning,
  showRiskClocks,
} from '#contract/risks/warnings.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Proposal = Answer<typeof proposeWarning>;
export type WarningDraft = Body<typeof previewWarning>;
export type WarningPreview = Answer<typeof previewWarning>;
export type Warned = Answer<typeof listWarnings>['warnings'][number];
export type Area = WarningDraft['area'];
export type Clock = Answer<typeof showRiskClocks>['all']['verify'];

/** While messages go out they are asked after often. */
const SENDING_MS = 2_000;
const usualDays = 90;

export const proposalQuery = (id: number) => apiQuery(proposeWarning, { params: { id } });
export const previewQuery = (id: number, body: WarningDraft) => apiQuery(previewWarning, { params: { id }, body });
export const warningsQuery = (id: number) => apiQuery(listWarnings, { params: { id } });
export const deliveriesQuery = (id: number) =>
  apiQuery(listWarningDeliveries, { params: { id }, query: { limit: 200 } });
export const cropsQuery = () => apiQuery(listCrops, {});
export const clocksQuery = (days: number = usualDays) => apiQuery(showRiskClocks, { query: { days } });

/** Milliseconds until warnings are asked after again; false where nothing moves. */
export function askAgain(warnings: readonly Warned[] | undefined): number | false {
  const moves = (warnings ?? []).some(
    ({ message }) =>
      message !== null && message.counts.queued + message.counts.submitting > 0 && message.state === 'sending',
  );
  return moves ? SENDING_MS : false;
}
