import type { Static } from 'typebox';
import type { Answer, Body } from '#contract/endpoint.ts';
import type {
  followByPush as followCall,
  endPushFollow,
  movePush as moveCall,
  PushFollow,
} from '#contract/conversations/push.ts';
import { addDays, mondayOf } from '#engines/dates/day.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { takeHourlyTry } from '../../accounts/accounts.service.ts';
import { readLanguage } from '../dialogue/hear.service.ts';
import { subscriptionCode } from './subscriptionCode.ts';
import * as rows from './subscriptions.repository.ts';
import { moveBrowser } from './warned.repository.ts';
import { sendWeek } from './subscriptions.service.ts';

/** One browser is somebody's own fields, not a list of districts. */
const mostFollowed = 5;

/**
 * Has a browser sent the work of the week for a crop and district, and that of this week at once, which shows that notices arrive.
 * @throws cropNotFound, districtNotFound, notPlantedYet, tooManyFollowed, tooManyTries
 */
export async function followByPush(scope: Scope, asked: Body<typeof followCall>): Promise<Answer<typeof followCall>> {
  await takeHourlyTry(scope, 'weekly');
  const { db, context, now, today } = scope;
  const book = context.reference.book();
  const crop = book.cropById.get(asked.crop);
  if (crop === undefined) throw problem('cropNotFound', { found: asked.crop });
  const district = book.districtById.get(asked.district);
  if (district === undefined) throw problem('districtNotFound', { found: asked.district });
  if (asked.plantedOn !== undefined && asked.plantedOn > today) throw problem('notPlantedYet');
  const { endpoint, keys } = asked.subscription;
  const known = await rows.subscriptionsOf(db, endpoint);
  const isNew = !known.some(({ cropId, districtId }) => cropId === asked.crop && districtId === asked.district);
  if (isNew && known.length >= mostFollowed) throw problem('tooManyFollowed', { most: mostFollowed });
  const language = readLanguage(context, asked.language ?? 'en');
  const id = await rows.saveSubscription(db, {
    address: endpoint,
    channel: 'push',
    cropId: asked.crop,
    districtId: asked.district,
    place: district.name,
    language,
    plantedOn: asked.plantedOn ?? null,
    code: subscriptionCode(context, endpoint, asked.crop, asked.district),
    confirmedAt: now,
    pushKeys: { ...keys, serverKey: context.push.publicKey },
    at: now,
  });
  const subscription = await rows.findSubscription(db, id);
  if (subscription === undefined) throw new Error('A subscription that was just kept is gone.');
  await sendWeek(scope, subscription, mondayOf(today));
  scope.audit('followByPush', [String(id)], ['crop', 'district']);
  return followedBy(scope, endpoint);
}

/** What a browser is sent notices of. */
export async function followedBy({ db, context, today }: Scope, endpoint: string): Promise<Answer<typeof followCall>> {
  const found = await rows.subscriptionsOf(db, endpoint);
  const monday = mondayOf(today);
  return {
    followed: found.map(({ cropId, districtId, place, sentWeek }): Static<typeof PushFollow> => ({
      crop_id: cropId,
      crop: context.reference.book().cropById.get(cropId)?.name ?? cropId,
      district: districtId,
      place,
      nextOn: sentWeek === monday ? addDays(monday, 7) : monday,
    })),
  };
}

/** Has notices to a browser come to its new address. One that follows nothing stays so. @throws tooManyTries */
export async function movePush(
  scope: Scope,
  { from, subscription: { endpoint, keys } }: Body<typeof moveCall>,
): Promise<Answer<typeof followCall>> {
  await takeHourlyTry(scope, 'weekly');
  const { db, context } = scope;
  const pushKeys = JSON.stringify({ ...keys, serverKey: context.push.publicKey } satisfies rows.PushKeys);
  if (from !== endpoint)
    await moveBrowser(db, from, endpoint, pushKeys, (cropId, districtId) =>
      subscriptionCode(context, endpoint, cropId, districtId),
    );
  scope.audit('movePush', [], ['subscription']);
  return followedBy(scope, endpoint);
}

/** Ends notices to a browser: of one crop and district, or all. Ended twice is ended. */
export async function endPush(
  scope: Scope,
  { endpoint, crop, district }: Body<typeof endPushFollow>,
): Promise<Answer<typeof followCall>> {
  await rows.endSubscriptionsOf(scope.db, endpoint, { cropId: crop, districtId: district });
  scope.audit('endPushFollow', [], ['crop', 'district']);
  return followedBy(scope, endpoint);
}
