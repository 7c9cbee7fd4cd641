import { Type } from 'typebox';
import { GoesOn } from '../bulkActs/bulkActs.ts';
import { endpoint } from '../endpoint.ts';
import {
  longestArea,
  longestInstitution,
  longestName,
  longestPassword,
  longestPeopleSearch,
  longestPhoneText,
  mostDistrictsOfOfficer,
  mostOfficersListed,
} from '../limits.ts';
import { DistrictId, oneOf } from '../shapes.ts';

/** Extension officers (C §2 Settings, §7). Officers see names, to share with; administrators see and keep the rest. */

/** responser is the older spelling of responder, taken and never answered. */
const RoleField = oneOf(['admin', 'director', 'user', 'pprsd', 'responder', 'responser']);
const Role = oneOf(['admin', 'director', 'pprsd', 'user', 'responder']);
const Level = oneOf(['nation', 'region', 'district', 'area', 'own']);

/** A role at a node of the tree nation, region, district, operational area, officer. */
const OfficerPost = Type.Object({
  id: Type.Integer(),
  role: Role,
  level: Level,
  /** Region, district or area by name; empty for the nation and for own farmers alone. */
  where: Type.String(),
  /** Whether whoever asks may end it. */
  mayEnd: Type.Boolean(),
});

/** One officer standing in for another, the first and the last day included. */
const Cover = Type.Object({
  id: Type.Integer(),
  /** The other one: who stands in, or who is away. */
  name: Type.String(),
  from: Type.String(),
  until: Type.String(),
});

export const Officer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  institution: Type.String(),
  /** From here on for administrators alone. */
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  /** That of most among the posts. */
  role: Type.Optional(Role),
  active: Type.Optional(Type.Boolean()),
  /** Districts of the main role. */
  districts: Type.Optional(Type.Array(DistrictId)),
  posts: Type.Optional(Type.Array(OfficerPost)),
  /** Who stands in for the officer, planned or now. */
  coveredBy: Type.Optional(Type.Array(Cover)),
  /** For whom the officer stands in, planned or now. */
  coversFor: Type.Optional(Type.Array(Cover)),
  /** Farmers the officer keeps. */
  farmers: Type.Optional(Type.Integer()),
  createdAt: Type.Optional(Type.String()),
});

const OfficerParams = Type.Object({ id: Type.String({ maxLength: 60 }) });

const OfficerFields = {
  name: Type.String({ title: 'The name', minLength: 1, maxLength: longestName }),
  /** Empty for who has none: they sign in with their telephone number, and are invited by SMS. */
  email: Type.String({ title: 'The e-mail address', maxLength: 254 }),
  /** Written as 0244xxxxxx. */
  phone: Type.String({ title: 'The telephone number', minLength: 1, maxLength: longestPhoneText }),
  institution: Type.String({ title: 'The institution', minLength: 1, maxLength: longestInstitution }),
  role: RoleField,
  /** Districts the officer looks after, by key or name; none: of farms, their own alone. */
  districts: Type.Optional(Type.Array(DistrictId, { title: 'The districts', maxItems: mostDistrictsOfOfficer })),
};

const OfficerAnswer = Type.Object({ ...Officer.properties, message: Type.String() });

export const listOfficers = endpoint({
  name: 'listOfficers',
  room: 'officers',
  method: 'GET',
  path: '/api/officers',
  aliases: [{ method: 'GET', path: '/api/broadcast' }],
  audience: 'officer',
  effect: 'reads',
  summary: 'Officers by name: names and institutions to share with, and everything for administrators',
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestPeopleSearch })),
    /** Those who were deactivated too; for administrators. */
    inactive: Type.Optional(Type.Boolean()),
    /** Those alone who may be shared with: neither oneself nor responders. */
    partners: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostOfficersListed })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  answer: Type.Array(Officer),
  refusals: 'message',
});

export const searchOfficers = endpoint({
  name: 'searchOfficers',
  room: 'officers',
  method: 'GET',
  path: '/api/broadcast/search',
  audience: 'officer',
  effect: 'reads',
  summary: 'Officers found by parts of their names and institutions',
  query: Type.Object({
    searchVal: Type.Optional(Type.String({ title: 'The search', maxLength: longestPeopleSearch })),
  }),
  answer: Type.Array(Officer),
  refusals: 'message',
});

export const findOfficers = endpoint({
  name: 'findOfficers',
  room: 'officers',
  method: 'GET',
  path: '/api/officers/search',
  audience: 'officer',
  effect: 'reads',
  summary: 'A page of officers found by name, institution and role, with how many there are',
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestPeopleSearch })),
    role: Type.Optional(Role),
    /** Those who were deactivated too; for administrators. */
    inactive: Type.Optional(Type.Boolean()),
    /** Those alone who may be shared with: neither oneself nor responders. */
    partners: Type.Optional(Type.Boolean()),
    /** Those alone whom whoever asks looks after. */
    managed: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostOfficersListed })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  answer: Type.Object({ found: Type.Array(Officer), total: Type.Integer() }),
  refusals: 'message',
});

export const giveOfficerPost = endpoint({
  name: 'giveOfficerPost',
  room: 'officers',
  method: 'POST',
  path: '/api/officers/:id/posts',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Gives an officer a role at a node of the tree besides the posts they hold; for administrators of the branch',
  params: OfficerParams,
  body: Type.Object({
    role: Role,
    level: Level,
    /** Region or district by key or name. */
    place: Type.Optional(Type.String({ title: 'The place', maxLength: 80 })),
    /** Operational area within the district. */
    area: Type.Optional(Type.String({ title: 'The operational area', maxLength: longestArea })),
  }),
  answer: Officer,
  refusals: 'message',
});

export const endOfficerPost = endpoint({
  name: 'endOfficerPost',
  room: 'officers',
  method: 'DELETE',
  path: '/api/officers/:id/posts/:post',
  audience: 'officer',
  effect: 'writes',
  summary: 'Ends one of an officer’s posts, not the last; for administrators of the branch',
  params: Type.Object({
    ...OfficerParams.properties,
    post: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  answer: Officer,
  refusals: 'message',
});

export const coverOfficer = endpoint({
  name: 'coverOfficer',
  room: 'officers',
  method: 'POST',
  path: '/api/officers/:id/covers',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Has another officer stand in for one who is away, with posts, farmers and notices, to a day; for administrators of the branch',
  params: OfficerParams,
  body: Type.Object({
    /** Who stands in: an officer who may be shared with. */
    officerId: Type.String({ title: 'The officer who stands in', maxLength: 60 }),
    /** Today, when left out. */
    from: Type.Optional(Type.String({ title: 'The first day', maxLength: 10 })),
    until: Type.String({ title: 'The last day', maxLength: 10 }),
  }),
  answer: Officer,
  refusals: 'message',
});

export const endOfficerCover = endpoint({
  name: 'endOfficerCover',
  room: 'officers',
  method: 'DELETE',
  path: '/api/officers/:id/covers/:cover',
  audience: 'officer',
  effect: 'writes',
  summary: 'Ends a cover at once; for administrators of the branch',
  params: Type.Object({
    ...OfficerParams.properties,
    cover: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  answer: Officer,
  refusals: 'message',
});

export const showOfficer = endpoint({
  name: 'showOfficer',
  room: 'officers',
  method: 'GET',
  path: '/api/officers/:id',
  aliases: [{ method: 'GET', path: '/api/broadcast/show/:id' }],
  audience: 'officer',
  effect: 'reads',
  summary: 'One officer: the name for all officers, everything for administrators',
  params: OfficerParams,
  answer: Officer,
  refusals: 'message',
});

/** Message: "Officer Added Successfully". Without a password the officer gets a link by mail to set one. */
export const addOfficer = endpoint({
  name: 'addOfficer',
  room: 'officers',
  method: 'POST',
  path: '/api/officers',
  aliases: [{ method: 'POST', path: '/api/broadcast' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Makes an officer, or an officer of somebody with an account; for administrators',
  body: Type.Object({
    ...OfficerFields,
    password: Type.Optional(Type.String({ title: 'The password', maxLength: longestPassword })),
    repeat_password: Type.Optional(Type.String({ title: 'The repeated password', maxLength: longestPassword })),
  }),
  answer: OfficerAnswer,
  refusals: 'message',
});

export const editOfficer = endpoint({
  name: 'editOfficer',
  room: 'officers',
  method: 'PATCH',
  path: '/api/officers/:id',
  aliases: [{ method: 'POST', path: '/api/broadcast/update/:id' }],
  audience: 'officer',
  effect: 'writes',
  summary:
    'Changes name, e-mail address, telephone number, institution, role and districts of an officer; for administrators',
  params: OfficerParams,
  body: Type.Partial(Type.Object(OfficerFields)),
  answer: OfficerAnswer,
  refusals: 'message',
});

/** Nothing is deleted: the officer is signed out and cannot sign in, and their farmers, groups and files go to another. */
export const deactivateOfficer = endpoint({
  name: 'deactivateOfficer',
  room: 'officers',
  method: 'POST',
  path: '/api/officers/:id/deactivate',
  aliases: [{ method: 'GET', path: '/api/broadcast/delete/:id' }],
  audience: 'officer',
  effect: 'writes',
  summary:
    'Takes the right to the control centre from an officer, and hands their farmers, groups and files over; for administrators',
  params: OfficerParams,
  query: Type.Object({
    /** Who takes over; the administrator who asks, when left out. */
    handOverTo: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  answer: Type.Object({ ...OfficerAnswer.properties, handedOver: Type.Integer(), files: Type.Integer(), ...GoesOn }),
  refusals: 'message',
});

export const reactivateOfficer = endpoint({
  name: 'reactivateOfficer',
  room: 'officers',
  method: 'POST',
  path: '/api/officers/:id/activate',
  audience: 'officer',
  effect: 'writes',
  summary: 'Gives a deactivated officer the right to the control centre again; for administrators',
  params: OfficerParams,
  answer: OfficerAnswer,
  refusals: 'message',
});
