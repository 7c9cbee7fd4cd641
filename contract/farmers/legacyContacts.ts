import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Contact, FarmerParams } from './farmerShapes.ts';
import { GroupLink } from './groups.ts';
import { longestFarmerSearch } from '../limits.ts';

/** Calls of the specification (C §7) whose shapes have no counterpart among those of farmers.ts and groups.ts. */

/** A notice in the words of the specification: its last word is ext or podcast and one character follows (decision 51). */
const LegacyNotification = Type.Object({
  id: Type.Integer(),
  description: Type.String({ examples: ['Ama shared a contact with you ext.'] }),
  partnerId: Type.String(),
  extId: Type.Union([Type.Integer(), Type.Null()]),
  podcastId: Type.Union([Type.Integer(), Type.Null()]),
  seen: Type.Boolean(),
});

const Text = Type.Object({ message: Type.String() });
const ShareFields = Type.Object({ extId: FarmerParams.properties.id, partnerId: Type.String({ maxLength: 60 }) });

export const showContacts = endpoint({
  name: 'showContacts',
  room: 'farmers',
  method: 'GET',
  path: '/api/broadcast/contact/show',
  audience: 'officer',
  effect: 'reads',
  summary: 'Own and shared farmers, the first 5,000, and the notices not yet seen',
  answer: Type.Object({ contacts: Type.Array(Contact), notifications: Type.Array(LegacyNotification) }),
  refusals: 'message',
});

export const searchContacts = endpoint({
  name: 'searchContacts',
  room: 'farmers',
  method: 'GET',
  path: '/api/broadcast/contact/:searchText',
  audience: 'officer',
  effect: 'reads',
  summary: 'Own and shared farmers found by words, best first; with blanks alone all of them',
  params: Type.Object({ searchText: Type.String({ maxLength: longestFarmerSearch }) }),
  query: Type.Object({ q: Type.Optional(Type.String({ title: 'The search', maxLength: longestFarmerSearch })) }),
  answer: Type.Array(Contact),
  refusals: 'message',
});

export const listSharedContacts = endpoint({
  name: 'listSharedContacts',
  room: 'farmers',
  method: 'GET',
  path: '/api/broadcast/share',
  audience: 'officer',
  effect: 'reads',
  summary: 'Farmers that were shared with whoever asks',
  answer: Type.Array(Contact),
  refusals: 'message',
});

export const shareContact = endpoint({
  name: 'shareContact',
  room: 'farmers',
  method: 'POST',
  path: '/api/broadcast/share',
  audience: 'officer',
  effect: 'writes',
  summary: 'Shares one farmer with one officer',
  body: ShareFields,
  answer: Text,
  refusals: 'message',
});

export const unshareContact = endpoint({
  name: 'unshareContact',
  room: 'farmers',
  method: 'POST',
  path: '/api/broadcast/unshare',
  audience: 'officer',
  effect: 'writes',
  summary: 'Ends the share of one farmer with one officer',
  body: ShareFields,
  answer: Text,
  refusals: 'message',
});

export const requestContactUnshare = endpoint({
  name: 'requestContactUnshare',
  room: 'farmers',
  method: 'POST',
  path: '/api/broadcast/unshare/request',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Asks the officer who shared a farmer to take the share back; ownerId and sharedUserId must be those of the share',
  body: Type.Object({
    ownerId: Type.String({ maxLength: 60 }),
    sharedUserId: Type.String({ maxLength: 60 }),
    extId: FarmerParams.properties.id,
    description: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  answer: Text,
  refusals: 'message',
});

export const markNotificationSeen = endpoint({
  name: 'markNotificationSeen',
  room: 'farmers',
  method: 'POST',
  path: '/api/broadcast/notification/update/:id',
  audience: 'officer',
  effect: 'writes',
  unaudited: 'What one has read of what one was told stands in the notice itself.',
  summary: 'Marks a notice as seen: it leaves the list',
  params: FarmerParams,
  body: Type.Object({ seen: Type.Literal(true) }),
  answer: Text,
  refusals: 'message',
});

export const showGroupLinks = endpoint({
  name: 'showGroupLinks',
  room: 'farmers',
  method: 'GET',
  path: '/api/broadcast/grouplink/show/:groupId',
  audience: 'officer',
  effect: 'reads',
  summary: 'The first 5,000 farmers of a group',
  params: Type.Object({ groupId: FarmerParams.properties.id }),
  answer: Type.Array(GroupLink),
  refusals: 'message',
});

export const addGroupLink = endpoint({
  name: 'addGroupLink',
  room: 'farmers',
  method: 'POST',
  path: '/api/broadcast/grouplink',
  audience: 'officer',
  effect: 'writes',
  summary: 'Puts one farmer into a group',
  body: Type.Object({ extensionId: FarmerParams.properties.id, extGroupId: FarmerParams.properties.id }),
  answer: Text,
  refusals: 'message',
});

export const removeGroupLink = endpoint({
  name: 'removeGroupLink',
  room: 'farmers',
  method: 'DELETE',
  path: '/api/groups/links/:id',
  aliases: [{ method: 'GET', path: '/api/broadcast/grouplink/delete/:id' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes one farmer out of a group',
  params: FarmerParams,
  answer: Text,
  refusals: 'message',
});
