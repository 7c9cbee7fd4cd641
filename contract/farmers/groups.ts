import { Type } from 'typebox';
import { GoesOn } from '../bulkActs/bulkActs.ts';
import { endpoint } from '../endpoint.ts';
import { Contact, FarmerIds, FarmerPage, FarmerParams, Removed, SmartFilter } from './farmerShapes.ts';
import { longestFarmerSearch, longestGroupDescription, longestGroupLabel } from '../limits.ts';

/** Groups of farmers of an officer, and who is in them (C §2, §7). Nobody sees another officer's groups. */

export const Group = Type.Object({
  id: Type.Integer(),
  label: Type.String(),
  description: Type.String(),
  /** Of a smart group, the filter that says who is in it, asked anew each time; null where farmers are put into it. */
  filter: Type.Union([SmartFilter, Type.Null()]),
  members: Type.Integer(),
  /** Members who agreed to messages. */
  consented: Type.Integer(),
  createdAt: Type.String(),
});

const GroupFields = Type.Object({
  label: Type.String({ title: 'The label', minLength: 1, maxLength: longestGroupLabel }),
  description: Type.String({ title: 'The description', minLength: 1, maxLength: longestGroupDescription }),
});

/** A farmer in a group; `extension` is the farmer (C §3). In a smart group `id` is 0: there is nothing to take out. */
export const GroupLink = Type.Object({ id: Type.Integer(), extGroupId: Type.Integer(), extension: Contact });

const GroupAnswer = Type.Object({ ...Group.properties, message: Type.String() });

export const listGroups = endpoint({
  name: 'listGroups',
  room: 'farmers',
  method: 'GET',
  path: '/api/groups',
  aliases: [{ method: 'GET', path: '/api/broadcast/group/show' }],
  audience: 'officer',
  effect: 'reads',
  summary: 'One’s own groups, by label',
  answer: Type.Array(Group),
  refusals: 'message',
});

/** Message: "{label} has been created". */
export const addGroup = endpoint({
  name: 'addGroup',
  room: 'farmers',
  method: 'POST',
  path: '/api/groups',
  aliases: [{ method: 'POST', path: '/api/broadcast/group' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Makes a group, with farmers in it where they are named, or a smart one that a filter fills',
  body: Type.Object({
    ...GroupFields.properties,
    farmerIds: Type.Optional(FarmerIds),
    filter: Type.Optional(SmartFilter),
  }),
  answer: GroupAnswer,
  refusals: 'message',
});

export const editGroup = endpoint({
  name: 'editGroup',
  room: 'farmers',
  method: 'PATCH',
  path: '/api/groups/:id',
  aliases: [{ method: 'POST', path: '/api/broadcast/group/update/:id' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Changes label and description of a group',
  params: FarmerParams,
  body: GroupFields,
  answer: GroupAnswer,
  refusals: 'message',
});

export const removeGroup = endpoint({
  name: 'removeGroup',
  room: 'farmers',
  method: 'DELETE',
  path: '/api/groups/:id',
  aliases: [{ method: 'GET', path: '/api/broadcast/group/delete/:id' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes a group; its farmers stay. Can be brought back for 30 days',
  params: FarmerParams,
  answer: Removed,
  refusals: 'message',
});

export const listGroupMembers = endpoint({
  name: 'listGroupMembers',
  room: 'farmers',
  method: 'GET',
  path: '/api/groups/:id/members',
  audience: 'officer',
  effect: 'reads',
  summary: 'Farmers in a group, by name',
  params: FarmerParams,
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestFarmerSearch })),
    ...FarmerPage.properties,
  }),
  answer: Type.Object({ found: Type.Array(GroupLink), total: Type.Integer() }),
  refusals: 'message',
});

/** Who is in it already stays in it. */
export const addGroupMembers = endpoint({
  name: 'addGroupMembers',
  room: 'farmers',
  method: 'POST',
  path: '/api/groups/:id/members',
  audience: 'officer',
  effect: 'writes',
  summary: 'Puts farmers, own or shared, into a group',
  params: FarmerParams,
  body: Type.Object({ farmerIds: FarmerIds }),
  answer: Type.Object({ message: Type.String(), added: Type.Integer(), members: Type.Integer(), ...GoesOn }),
  refusals: 'message',
});

export const removeGroupMembers = endpoint({
  name: 'removeGroupMembers',
  room: 'farmers',
  method: 'POST',
  path: '/api/groups/:id/members/remove',
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes farmers out of a group; they stay in the list',
  params: FarmerParams,
  body: Type.Object({ farmerIds: FarmerIds }),
  answer: Type.Object({ message: Type.String(), removed: Type.Integer(), members: Type.Integer(), ...GoesOn }),
  refusals: 'message',
});
