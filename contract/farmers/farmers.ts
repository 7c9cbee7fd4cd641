import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  Contact,
  ContactRecord,
  FarmerFields,
  FarmerFilter,
  FarmerIds,
  FarmerPage,
  FarmerParams,
  Removed,
} from './farmerShapes.ts';
import { GoesOn } from '../bulkActs/bulkActs.ts';
import { mostPartnersAtOnce } from '../limits.ts';
import { rowRange } from '../shapes.ts';

/**
 * Farmers of an extension officer (C §2, §7), for officers but responders. Another officer's farmer answers 404, as one
 * that does not exist. No answer holds a telephone number but that of revealFarmerPhone and the export, both noted.
 */

export const listFarmers = endpoint({
  name: 'listFarmers',
  room: 'farmers',
  method: 'GET',
  path: '/api/farmers',
  audience: 'officer',
  effect: 'reads',
  summary: 'Farmers of whoever asks, own and shared, by name; searched best first',
  query: Type.Object({
    ...FarmerFilter.properties,
    sort: Type.Optional(Type.Union([Type.Literal('name'), Type.Literal('newest')])),
    /** Those that come after this farmer, the last of the page before: however far in, as fast as the first page. */
    after: Type.Optional(Type.Integer({ title: 'The farmer before', ...rowRange })),
    ...FarmerPage.properties,
  }),
  /** `more`: there are more than `total`; of all officers, where they are narrowed by more than district and consent, 10,000 are counted. */
  answer: Type.Object({ found: Type.Array(Contact), total: Type.Integer(), more: Type.Boolean() }),
  refusals: 'message',
});

/** Crops, districts and languages that occur, with how many farmers there are of each: what filters are offered. */
export const countFarmers = endpoint({
  name: 'countFarmers',
  room: 'farmers',
  method: 'GET',
  path: '/api/farmers/counts',
  audience: 'officer',
  effect: 'reads',
  summary: 'How many farmers one has: own, shared, by crop, district and language',
  answer: Type.Object({
    own: Type.Integer(),
    shared: Type.Integer(),
    consented: Type.Integer(),
    crops: Type.Array(Type.Object({ id: Type.String(), farmers: Type.Integer() })),
    districts: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), farmers: Type.Integer() })),
    languages: Type.Array(Type.Object({ id: Type.String(), farmers: Type.Integer() })),
  }),
  refusals: 'message',
});

export const showFarmer = endpoint({
  name: 'showFarmer',
  room: 'farmers',
  method: 'GET',
  path: '/api/farmers/:id',
  aliases: [{ method: 'GET', path: '/api/broadcast/contact/show/:id' }],
  audience: 'officer',
  effect: 'reads',
  summary: 'All that is kept of a farmer but the number, for whom it is theirs or shared with them',
  params: FarmerParams,
  answer: ContactRecord,
  refusals: 'message',
});

/** `name` leads the message "{name} has been added". 409 `farmerThere` where one's own list has the number already. */
export const addFarmer = endpoint({
  name: 'addFarmer',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers',
  aliases: [{ method: 'POST', path: '/api/broadcast/contact' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Adds a farmer to one’s own list',
  body: FarmerFields,
  answer: ContactRecord,
  refusals: 'message',
});

/** What is left out stays. A telephone number of seven stars and four digits is one that was not touched. */
export const editFarmer = endpoint({
  name: 'editFarmer',
  room: 'farmers',
  method: 'PATCH',
  path: '/api/farmers/:id',
  aliases: [{ method: 'POST', path: '/api/broadcast/contact/update/:id' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Changes a farmer of one’s own',
  params: FarmerParams,
  body: Type.Partial(FarmerFields),
  answer: ContactRecord,
  refusals: 'message',
});

/** Never part of a list; who asked is noted. */
export const revealFarmerPhone = endpoint({
  name: 'revealFarmerPhone',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/:id/reveal',
  aliases: [{ method: 'POST', path: '/api/broadcast/contact/:id/reveal' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'The whole telephone number of one farmer; noted in the log of acts',
  params: FarmerParams,
  answer: Type.Object({ phone: Type.String({ examples: ['0244123456'] }) }),
  refusals: 'message',
});

export const removeFarmer = endpoint({
  name: 'removeFarmer',
  room: 'farmers',
  method: 'DELETE',
  path: '/api/farmers/:id',
  aliases: [{ method: 'GET', path: '/api/broadcast/contact/delete/:id' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes a farmer of one’s own; can be brought back for 30 days',
  params: FarmerParams,
  answer: Removed,
  refusals: 'message',
});

/** All or none: 404 where one of them is not one's own. */
export const removeFarmers = endpoint({
  name: 'removeFarmers',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/remove',
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes farmers of one’s own; they can be brought back together for 30 days',
  body: Type.Object({
    ids: FarmerIds,
    /** On a farmer's own demand (Act 843): nothing is kept, and nothing can be brought back. */
    forGood: Type.Optional(Type.Boolean()),
  }),
  answer: Removed,
  refusals: 'message',
});

/** Each officer is told once, however many farmers there are. */
export const shareFarmers = endpoint({
  name: 'shareFarmers',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/share',
  audience: 'officer',
  effect: 'writes',
  summary: 'Shares farmers of one’s own with named officers, who may read and write to them',
  body: Type.Object({
    ids: FarmerIds,
    officerIds: Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: mostPartnersAtOnce }),
  }),
  answer: Type.Object({ message: Type.String({ examples: ['contact(s) shared'] }), shared: Type.Integer(), ...GoesOn }),
  refusals: 'message',
});

/** Of one's own: ends the shares with the officers named, or with all. Of shared ones: gives them back. */
export const unshareFarmers = endpoint({
  name: 'unshareFarmers',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/unshare',
  audience: 'officer',
  effect: 'writes',
  summary: 'Ends shares: of one’s own farmers with officers, or of farmers that were shared with oneself',
  body: Type.Object({
    ids: FarmerIds,
    officerIds: Type.Optional(
      Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: mostPartnersAtOnce }),
    ),
  }),
  answer: Type.Object({
    message: Type.String({ examples: ['contact(s) unshared'] }),
    unshared: Type.Integer(),
    ...GoesOn,
  }),
  refusals: 'message',
});

/** The officer who keeps them is told, and can unshare from the notice. */
export const requestUnshare = endpoint({
  name: 'requestUnshare',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/unshare-request',
  audience: 'officer',
  effect: 'writes',
  summary: 'Asks the officers who shared farmers with oneself to take the shares back',
  body: Type.Object({ ids: FarmerIds, description: Type.Optional(Type.String({ maxLength: 500 })) }),
  answer: Type.Object({ message: Type.String(), asked: Type.Integer() }),
  refusals: 'message',
});

/** Ends the shares a notice tells of and marks it as read (C §4). */
export const unshareFromNotice = endpoint({
  name: 'unshareFromNotice',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/notices/:notice/unshare',
  audience: 'officer',
  effect: 'writes',
  summary: 'Ends the shares that a notice tells of, and marks the notice as read',
  params: Type.Object({ notice: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  answer: Type.Object({ message: Type.String({ examples: ['contact(s) unshared'] }), unshared: Type.Integer() }),
  refusals: 'message',
});

/** Whole numbers: so it is a write, noted, and never a link that can be followed. */
export const exportFarmers = endpoint({
  name: 'exportFarmers',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/export',
  audience: 'officer',
  effect: 'writes',
  summary: 'One’s own farmers as CSV, those chosen or those a filter leaves; noted in the log of acts',
  body: Type.Object({
    ids: Type.Optional(FarmerIds),
    /** all: with what the registry keeps beside the first ten columns, the farmer's number among it. */
    fields: Type.Optional(Type.Union([Type.Literal('usual'), Type.Literal('all')])),
    ...FarmerFilter.properties,
  }),
  answer: Type.String(),
  produces: 'text/csv; charset=utf-8',
  refusals: 'message',
});
