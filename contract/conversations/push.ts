import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { AskedDay, CropId, DistrictId, SentenceLanguage } from '../shapes.ts';

/** Notices to a browser, as its owner asked for them there: nobody signs in, and whoever has the address of a browser keeps its notices. */

/** Addresses of push services are long, not endless. */
const Endpoint = Type.String({ minLength: 12, maxLength: 1_000, pattern: '^https://' });

export const PushFollow = Type.Object({
  crop_id: CropId,
  crop: Type.String(),
  district: DistrictId,
  /** As it is called there. */
  place: Type.String(),
  /** The Monday on which the next notice comes. */
  nextOn: Type.String(),
});
const Followed = Type.Object({ followed: Type.Array(PushFollow) });

/** As the browser's `PushSubscription` says it. */
const Subscription = Type.Object({
  endpoint: Endpoint,
  keys: Type.Object({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{86,88}={0,2}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{21,24}={0,2}$' }),
  }),
});

/** What a browser is sent, and its service worker shows. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** Path of the page that opens with it. */
  readonly url: string;
  /** A notice of the same tag takes the place of the one before. */
  readonly tag: string;
  readonly language: string;
}

export const showPushKey = endpoint({
  name: 'showPushKey',
  room: 'conversations',
  method: 'GET',
  path: '/api/push/key',
  audience: 'public',
  effect: 'reads',
  summary: 'The public key of the portal for Web Push: what a browser expects notices from (RFC 8292)',
  answer: Type.Object({ publicKey: Type.String() }),
  refusals: 'message',
});

export const followByPush = endpoint({
  name: 'followByPush',
  room: 'conversations',
  method: 'POST',
  path: '/api/push/follow',
  audience: 'public',
  effect: 'writes',
  summary:
    'Sends a browser the work of the week for a crop and district every Monday, and warnings there; that of this week comes at once',
  body: Type.Object({
    subscription: Subscription,
    crop: CropId,
    district: DistrictId,
    plantedOn: Type.Optional(AskedDay),
    language: Type.Optional(SentenceLanguage),
  }),
  answer: Followed,
  refusals: 'message',
});

/** Whoever knows the old address of a browser is that browser: nobody else was ever given it. */
export const movePush = endpoint({
  name: 'movePush',
  room: 'conversations',
  method: 'POST',
  path: '/api/push/move',
  audience: 'public',
  effect: 'writes',
  summary: 'Has notices to a browser come to its new address, where its push service changed it',
  body: Type.Object({ from: Endpoint, subscription: Subscription }),
  answer: Followed,
  refusals: 'message',
});

export const listPushFollows = endpoint({
  name: 'listPushFollows',
  room: 'conversations',
  method: 'POST',
  path: '/api/push/followed',
  audience: 'public',
  effect: 'reads',
  summary: 'What a browser is sent notices of, by its address at its push service',
  body: Type.Object({ endpoint: Endpoint }),
  answer: Followed,
  refusals: 'message',
});

export const endPushFollow = endpoint({
  name: 'endPushFollow',
  room: 'conversations',
  method: 'POST',
  path: '/api/push/end',
  audience: 'public',
  effect: 'writes',
  summary: 'Ends the notices of a crop and district to a browser, or all of them where none is named',
  body: Type.Object({ endpoint: Endpoint, crop: Type.Optional(CropId), district: Type.Optional(DistrictId) }),
  answer: Followed,
  refusals: 'message',
});
