import type { Answer, Body } from '#contract/endpoint.ts';
import type {
  approveDraft as approveDraftCall,
  editDraft as editDraftCall,
  previewDraft as previewDraftCall,
} from '#contract/messages/messageDrafts.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { requireOfficer, type Farmer, recipientsOf } from '../../farmers/farmers.service.ts';
import { cropsFarmedIn } from '../../farms/farms.service.ts';
import * as drafts from './drafts.repository.ts';
import { drawSeason, follower } from './drawnSeasons.ts';
import type { ShownDraft } from './followPlan.ts';
import { presentPlan } from '../messages.presenter.ts';
import { cancelMessage, emailSenderOf, seen, type Tallied } from '../messages.service.ts';
import { planFor, type Wording } from '../planning/plan.service.ts';
import { putIntoOutbox } from '../outbox/putIntoOutbox.service.ts';
import { requireVersions } from '../planning/requireText.ts';

export type { ShownDraft } from './followPlan.ts';

/** When an approved draft goes on its day. */
const hour = '07:00:00Z';

/** What drafts may be drawn for: a crop or a district of the group's farmers, and how many have it. */
export interface DraftChoice {
  readonly id: string;
  readonly name: string;
  readonly farmers: number;
}

/** Drafts of a group of whoever asks as their seasons stand today, and what others may be drawn for. @throws groupNotFound */
export async function listDrafts(
  scope: Scope,
  groupId: number,
): Promise<{ found: ShownDraft[]; crops: DraftChoice[]; districts: DraftChoice[] }> {
  const farmers = await recipientsOf(scope, { groupIds: [groupId], farmerIds: [] });
  const book = scope.context.reference.book();
  const follow = follower(scope);
  return {
    found: (await drafts.listDrafts(scope.db, requireOfficer(scope), groupId))
      .map(follow)
      .toSorted((one, other) => one.day.localeCompare(other.day) || one.from.localeCompare(other.from)),
    crops: counted(
      farmers.flatMap(({ crops }) => crops),
      (id) => book.cropById.get(id)?.name,
    ),
    districts: counted(
      farmers.map(({ districtId }) => districtId),
      (id) => book.districtById.get(id)?.name,
    ),
  };
}

/**
 * Draws drafts from the plan of the season that is running or next: dates and advice are the calendar's. What was drawn
 * before stays as it is. Answers how many are new.
 *
 * @throws groupNotFound, messageRefused where nothing of the season is left, and what the calendar throws
 */
export async function makeDrafts(
  scope: Scope,
  asked: { readonly groupId: number; readonly crop: string; readonly district: string },
): Promise<number> {
  await recipientsOf(scope, { groupIds: [asked.groupId], farmerIds: [] });
  const { drawn, cropId, districtId, crop, district, season, year } = drawSeason(scope, asked);
  if (drawn.length === 0)
    throw problem('messageRefused', {
      sentence: `Nothing of the ${season} season ${year} is left for ${crop} in ${district}. Come back when the next one begins.`,
    });
  const made = await drafts.addDrafts(
    scope.db,
    requireOfficer(scope),
    { groupId: asked.groupId, cropId, districtId, season, year },
    drawn,
    scope.now,
  );
  scope.audit('makeDrafts', [String(asked.groupId)]);
  return made;
}

/** Changes text, language versions or day of a draft, skips it or takes it up again. @throws smsNotFound, smsActRefused, fieldEmpty, messageRefused */
export async function editDraft(
  scope: Scope,
  id: number,
  { day, versions, ...change }: Body<typeof editDraftCall>,
): Promise<ShownDraft> {
  const stored = await ownDraft(scope, id);
  if (stored.state === 'sent')
    throw problem('smsActRefused', {
      sentence: 'This draft was approved already. Take the approval back first, while nothing was handed over.',
    });
  if (change.text?.trim() === '') throw problem('fieldEmpty', { field: 'text' });
  requireVersions(versions);
  const follow = follower(scope);
  scope.audit(
    'editDraft',
    [String(id)],
    Object.keys({ ...change, ...(day && { day }), ...(versions && { versions }) }),
  );
  return follow(
    await drafts.changeDraft(
      scope.db,
      id,
      { ...change, versions, ...(day !== undefined && { day: follow(stored).dayAsStored(day) }) },
      scope.now,
    ),
  );
}

/** What would become of a draft if it was approved: who of the group gets it, its cost, and how farmers read it. @throws smsNotFound, messageRefused */
export async function previewDraft(
  scope: Scope,
  id: number,
  asked: Body<typeof previewDraftCall>,
): Promise<Answer<typeof previewDraftCall>> {
  const draft = follower(scope)(await ownDraft(scope, id));
  const { chosen, inGroup } = await farmersOf(scope, draft);
  const plan = await planFor(scope, chosen, wordingOf(draft, asked));
  return {
    inGroup,
    condition: draft.condition,
    preview: presentPlan(plan, scope.context.config.smsPartPrice, await emailSenderOf(scope)),
  };
}

/**
 * Sends a draft to those of its group who grow the crop in its district, on its day or at a time. One whose season waits
 * for the onset of the rains is sent only where whoever asks says so after the reason was given.
 *
 * @throws smsNotFound, smsActRefused, draftWaits, groupNotFound, messageRefused
 */
export async function approveDraft(
  scope: Scope,
  id: number,
  asked: Body<typeof approveDraftCall>,
): Promise<{ sent: Tallied; draft: ShownDraft }> {
  const follow = follower(scope);
  const draft = follow(await ownDraft(scope, id));
  if (draft.state !== 'open')
    throw problem('smsActRefused', {
      sentence:
        draft.state === 'sent' ? 'This draft was approved already.' : 'This draft was skipped. Take it up again first.',
    });
  if (draft.condition?.met === false && asked.despite !== true)
    throw problem('draftWaits', { reason: draft.condition.sentence });
  const { chosen } = await farmersOf(scope, draft);
  if (chosen.length === 0)
    throw problem('messageRefused', {
      sentence: 'Nobody in the group grows this crop in this district. Check the crops and farms of its farmers.',
    });
  const wording = wordingOf(draft, asked);
  const messageId = await putIntoOutbox(scope, await planFor(scope, chosen, wording), wording);
  scope.audit('approveDraft', [String(id)], draft.condition?.met === false ? ['despite'] : []);
  const kept = await drafts.changeDraft(
    scope.db,
    id,
    {
      state: 'sent',
      messageId,
      text: draft.text,
      ...(!draft.isOwnText && { drawnText: draft.text }),
      approvedFrom: draft.basis.from,
      approvedMet: draft.basis.met,
      heldBack: '',
    },
    scope.now,
  );
  return { sent: await seen(scope, messageId), draft: follow(kept) };
}

/** Takes an approval back, with the message, while nothing of it was handed over. @throws smsNotFound, smsActRefused */
export async function reopenDraft(scope: Scope, id: number): Promise<ShownDraft> {
  const { messageId } = await ownDraft(scope, id);
  if (messageId === null) throw problem('smsActRefused', { sentence: 'This draft is not approved.' });
  const { tally } = await cancelMessage(scope, messageId);
  if (tally.some(({ state }) => state !== 'suppressed'))
    throw problem('smsActRefused', {
      sentence: 'Some of the message was handed over already. See its result, and stop what is left there.',
    });
  return follower(scope)(
    await drafts.changeDraft(
      scope.db,
      id,
      { state: 'open', messageId: null, approvedFrom: null, approvedMet: null },
      scope.now,
    ),
  );
}

async function ownDraft(scope: Scope, id: number): Promise<drafts.StoredDraft> {
  const draft = await drafts.holdDraft(scope.db, requireOfficer(scope), id);
  if (draft === undefined) throw problem('smsNotFound', { found: id });
  return draft;
}

/** What is written, and how it goes; its end says how to stop messages unless whoever asks leaves that out. */
function wordingOf(
  { text, versions, activity, day }: ShownDraft,
  { route, optOutHint, optOutWay, sendAt }: Body<typeof previewDraftCall>,
): Wording {
  return {
    text,
    versions: [...versions],
    route: route ?? 'sms',
    subject: activity,
    optOutHint: optOutHint ?? true,
    ...(optOutWay && { optOutWay }),
    sendAt: sendAt ?? `${day}T${hour}`,
  };
}

/** Those of a draft's group who grow its crop and live or farm in its district, or have a farm of the crop there. @throws groupNotFound */
async function farmersOf(
  scope: Scope,
  { groupId, cropId, districtId }: drafts.StoredDraft,
): Promise<{ chosen: Farmer[]; inGroup: number }> {
  const members = await recipientsOf(scope, { groupIds: [groupId], farmerIds: [] });
  const farmed = await cropsFarmedIn(
    scope.db,
    districtId,
    members.map(({ id }) => id),
  );
  const chosen = members.filter(({ id, crops, districtId: home }) => {
    const there = farmed.get(id);
    return (crops.includes(cropId) && (home === districtId || there !== undefined)) || there?.has(cropId) === true;
  });
  return { chosen, inGroup: members.length };
}

/** How often each value occurs, the most first. */
function counted(ids: readonly string[], nameOf: (id: string) => string | undefined): DraftChoice[] {
  const farmers = new Map<string, number>();
  for (const id of ids) farmers.set(id, (farmers.get(id) ?? 0) + 1);
  return [...farmers]
    .map(([id, count]) => ({ id, name: nameOf(id) ?? id, farmers: count }))
    .toSorted((one, other) => other.farmers - one.farmers || one.name.localeCompare(other.name));
}
