import type { Act } from '#engines/conversation/dialogue.ts';
import type { DoorName } from '#engines/conversation/doors.ts';
import type { DoorLanguage } from '#engines/conversation/phrasebook.ts';
import { addDays } from '#engines/dates/day.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { readByPhone } from '../../climate/climate.service.ts';
import { addOptOut, removeOptOut } from '../../messages/messages.service.ts';
import { saveCaller } from '../conversations.repository.ts';
import { addQuestion } from '../questions/questions.repository.ts';
import { tellOfQuestion } from '../questions/questions.service.ts';
import { answeredBy } from '../questions/answeredBy.ts';
import { subscriptionCode } from '../subscriptions/subscriptionCode.ts';
import { endSubscriptionsOf, saveSubscription } from '../subscriptions/subscriptions.repository.ts';

interface By {
  readonly door: DoorName;
  readonly phone: string;
  readonly language: DoorLanguage;
}

/** Does what a caller asked for, in the caller's transaction; each act stands in the audit without the number. */
export async function doActs(scope: Scope, acts: readonly Act[], by: By): Promise<void> {
  for (const act of acts) {
    await doAct(scope, act, by);
    scope.audit(`phone:${act.act}`, [by.door], act.act === 'stop' || act.act === 'start' ? ['phone'] : []);
  }
}

async function doAct(scope: Scope, act: Act, { door, phone, language }: By): Promise<void> {
  const { db, now, today, context } = scope;
  switch (act.act) {
    case 'stop':
      await addOptOut(db, { address: phone, way: 'reply', by: null, at: now });
      await endSubscriptionsOf(db, phone);
      return saveCaller(db, phone, { agreedOn: null }, now);
    case 'start':
      return removeOptOut(db, phone);
    case 'language':
      return saveCaller(db, phone, { language: act.language }, now);
    case 'keep':
      return saveCaller(
        db,
        phone,
        {
          language,
          cropId: act.cropId,
          place: act.place.name,
          districtId: act.place.districtId,
          agreedOn: act.agrees ? today : null,
        },
        now,
      );
    case 'subscribe': {
      const { cropId, place } = act;
      await saveCaller(
        db,
        phone,
        { language, cropId, place: place.name, districtId: place.districtId, agreedOn: today },
        now,
      );
      // Whoever asks for weekly messages from this very number wants messages again.
      await removeOptOut(db, phone);
      await saveSubscription(db, {
        address: phone,
        channel: answeredBy(context, door),
        cropId,
        districtId: place.districtId,
        place: place.name,
        language,
        plantedOn: act.weeksAgo === null ? null : addDays(today, -7 * act.weeksAgo),
        code: subscriptionCode(context, phone, cropId, place.districtId),
        confirmedAt: now,
        at: now,
      });
      return;
    }
    case 'rain':
      // A number that reads a gauge enters its rain in the record; the officers see that of others.
      if (await readByPhone(scope, { phone, day: today, mm: act.mm })) return;
      await addQuestion(db, {
        kind: 'rain',
        door,
        caller: phone,
        districtId: act.place.districtId,
        place: act.place.name,
        cropId: null,
        text: `${act.mm} mm, ${today}`,
        askedAt: now,
        rain: Math.round(act.mm * 100),
        rainDay: today,
      });
      return;
    case 'question':
      await addQuestion(db, {
        kind: act.kind,
        door,
        caller: phone,
        districtId: act.place.districtId,
        place: act.place.name,
        cropId: act.cropId,
        text: act.text,
        askedAt: now,
        rain: null,
        rainDay: null,
      });
      await tellOfQuestion(scope, { phone, districtId: act.place.districtId });
  }
}
