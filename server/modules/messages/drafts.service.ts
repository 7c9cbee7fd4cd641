import type { Body } from '#contract/endpoint.ts';
import type { approveDraft as approveDraftCall, editDraft as editDraftCall } from '#contract/messageDrafts.ts';
import { seasonDrafts } from '#engines/messages/seasonDrafts.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { planSeason } from '../calendar/calendar.service.ts';
import { askingOfficer, recipientsOf } from '../farmers/farmers.service.ts';
import * as drafts from './drafts.repository.ts';
import { cancelMessage, sendMessage, type Tallied } from './messages.service.ts';

export type { StoredDraft } from './drafts.repository.ts';

/** When an approved draft goes on its day. */
const hour = '07:00:00Z';

/** What drafts may be drawn for: a crop or a district of the group's farmers, and how many have it. */
export interface DraftChoice {
  readonly id: string;
  readonly name: string;
  readonly farmers: number;
}

/** Drafts of a group of whoever asks, and what others may be drawn for. @throws groupNotFound */
export async function listDrafts(scope: Scope, groupId: number): Promise<{ found: drafts.StoredDraft[]; crops: DraftChoice[]; districts: DraftChoice[] }> {
  const farmers = await recipientsOf(scope, { groupIds: [groupId], farmerIds: [] });
  const book = scope.house.reference.book();
  return {
    found: await drafts.listDrafts(scope.db, askingOfficer(scope), groupId),
    crops: counted(farmers.flatMap(({ crops }) => crops), (id) => book.cropById.get(id)?.name),
    districts: counted(farmers.map(({ districtId }) => districtId), (id) => book.districtById.get(id)?.name),
  };
}

/**
 * Draws drafts from the plan of the season that is running or next: dates and advice are the calendar's. What was drawn
 * before stays as it is. Answers how many are new.
 *
 * @throws groupNotFound, messageRefused where nothing of the season is left, and what the calendar throws
 */
export async function makeDrafts(scope: Scope, asked: { readonly groupId: number; readonly crop: string; readonly district: string }): Promise<number> {
  await recipientsOf(scope, { groupIds: [asked.groupId], farmerIds: [] });
  const { plan, crop, district } = planSeason(scope, { crop: asked.crop, district: asked.district });
  const advice = new Map((scope.house.reference.book().activitiesByCrop.get(crop.cropId) ?? []).map(({ position, shortText }) => [position, shortText]));
  const drawn = seasonDrafts({ crop: crop.name, district: district.name, activities: plan.activities }, ({ ruleId }) => advice.get(ruleId) ?? '', scope.today);
  if (drawn.length === 0) throw problem('messageRefused', { sentence: `Nothing of the ${plan.season} season ${plan.year} is left for ${crop.name} in ${district.name}. Come back when the next one begins.` });
  const season = { groupId: asked.groupId, cropId: crop.cropId, districtId: district.districtId, season: plan.season, year: plan.year };
  const made = await drafts.addDrafts(scope.db, askingOfficer(scope), season, drawn, scope.now);
  scope.audit('makeDrafts', [String(asked.groupId)]);
  return made;
}

/** Changes text or day of a draft, skips it or takes it up again. @throws smsNotFound, smsActRefused, fieldEmpty */
export async function editDraft(scope: Scope, id: number, change: Body<typeof editDraftCall>): Promise<drafts.StoredDraft> {
  const draft = await ownDraft(scope, id);
  if (draft.state === 'sent') throw problem('smsActRefused', { sentence: 'This draft was approved already. Take the approval back first, while nothing was handed over.' });
  if (change.text?.trim() === '') throw problem('fieldEmpty', { field: 'text' });
  scope.audit('editDraft', [String(id)], Object.keys(change));
  return drafts.changeDraft(scope.db, id, change, scope.now);
}

/** Sends a draft to its group, on its day or at a time. @throws smsNotFound, smsActRefused, groupNotFound, messageRefused */
export async function approveDraft(scope: Scope, id: number, asked: Body<typeof approveDraftCall>): Promise<{ sent: Tallied; draft: drafts.StoredDraft }> {
  const { state, groupId, text, day, activity } = await ownDraft(scope, id);
  if (state !== 'open') throw problem('smsActRefused', { sentence: state === 'sent' ? 'This draft was approved already.' : 'This draft was skipped. Take it up again first.' });
  const sent = await sendMessage(scope, { text, route: asked.route ?? 'sms', subject: activity, groupIds: [groupId], optOutHint: asked.optOutHint ?? false, sendAt: asked.sendAt ?? `${day}T${hour}` });
  return { sent, draft: await drafts.changeDraft(scope.db, id, { state: 'sent', messageId: sent.message.id }, scope.now) };
}

/** Takes an approval back, with the message, while nothing of it was handed over. @throws smsNotFound, smsActRefused */
export async function reopenDraft(scope: Scope, id: number): Promise<drafts.StoredDraft> {
  const { messageId } = await ownDraft(scope, id);
  if (messageId === null) throw problem('smsActRefused', { sentence: 'This draft is not approved.' });
  const { tally } = await cancelMessage(scope, messageId);
  if (tally.some(({ state }) => state !== 'suppressed')) throw problem('smsActRefused', { sentence: 'Some of the message was handed over already. See its result, and stop what is left there.' });
  return drafts.changeDraft(scope.db, id, { state: 'open', messageId: null }, scope.now);
}

async function ownDraft(scope: Scope, id: number): Promise<drafts.StoredDraft> {
  const draft = await drafts.holdDraft(scope.db, askingOfficer(scope), id);
  if (draft === undefined) throw problem('smsNotFound', { found: id });
  return draft;
}

/** How often each value occurs, the most first. */
function counted(ids: readonly string[], nameOf: (id: string) => string | undefined): DraftChoice[] {
  const farmers = new Map<string, number>();
  for (const id of ids) farmers.set(id, (farmers.get(id) ?? 0) + 1);
  return [...farmers]
    .map(([id, count]) => ({ id, name: nameOf(id) ?? id, farmers: count }))
    .toSorted((one, other) => other.farmers - one.farmers || one.name.localeCompare(other.name));
}
