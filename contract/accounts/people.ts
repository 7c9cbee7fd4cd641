import { Type } from 'typebox';
import { Me } from './accounts.ts';
import { endpoint } from '../endpoint.ts';
import { longestPeopleSearch } from '../limits.ts';

/** Somebody with an account, as administrators see them. */
export const PersonBrief = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  institution: Type.String(),
  profession: Type.String(),
  officerRole: Me.properties.officerRole,
  /** Null: not of the data hub. */
  dataRole: Type.Union([Type.Literal('member'), Type.Literal('administrator'), Type.Null()]),
  createdAt: Type.String(),
  /** Closed by an administrator: nobody can sign in to it. */
  closed: Type.Boolean(),
});

const PersonParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const listPeople = endpoint({
  name: 'listPeople',
  room: 'accounts',
  method: 'GET',
  path: '/api/accounts/people',
  audience: 'officer',
  effect: 'reads',
  summary: 'People with an account, by name; for administrators',
  query: Type.Object({
    /** Part of a name, an e-mail address or an institution. */
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestPeopleSearch })),
    only: Type.Optional(
      Type.Union([
        Type.Literal('dataAdministrators'),
        Type.Literal('dataUsers'),
        Type.Literal('officers'),
        Type.Literal('closed'),
      ]),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  answer: Type.Object({ found: Type.Array(PersonBrief), total: Type.Integer(), dataAdministrators: Type.Integer() }),
  refusals: 'message',
});

export const showPersonHistory = endpoint({
  name: 'showPersonHistory',
  room: 'accounts',
  method: 'GET',
  path: '/api/accounts/people/:id/history',
  audience: 'officer',
  effect: 'reads',
  summary:
    'Who made or unmade a person a data administrator, closed the account or opened it again, newest first; for administrators',
  params: PersonParams,
  answer: Type.Array(
    Type.Object({
      at: Type.String(),
      act: Type.Union([Type.Literal('made'), Type.Literal('unmade'), Type.Literal('closed'), Type.Literal('opened')]),
      /** Empty where that account is gone. */
      by: Type.String(),
    }),
  ),
  refusals: 'message',
});

export const makeDataAdministrator = endpoint({
  name: 'makeDataAdministrator',
  room: 'accounts',
  method: 'POST',
  path: '/api/accounts/people/:id/data-administrator',
  audience: 'officer',
  effect: 'writes',
  summary: 'Makes a person a data administrator; for administrators',
  params: PersonParams,
  answer: PersonBrief,
  refusals: 'message',
});

/** 409 `lastDataAdministrator` where nobody else is one. The person stays a data user. */
export const unmakeDataAdministrator = endpoint({
  name: 'unmakeDataAdministrator',
  room: 'accounts',
  method: 'DELETE',
  path: '/api/accounts/people/:id/data-administrator',
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes the rights of a data administrator away again; for administrators',
  params: PersonParams,
  answer: PersonBrief,
  refusals: 'message',
});

/** Nothing is deleted: whoever has it is signed out everywhere and cannot sign in until it is opened again. */
export const closeAccount = endpoint({
  name: 'closeAccount',
  room: 'accounts',
  method: 'POST',
  path: '/api/accounts/people/:id/closed',
  audience: 'officer',
  effect: 'writes',
  summary: 'Closes the account of somebody else, who is signed out everywhere; for administrators',
  params: PersonParams,
  answer: PersonBrief,
  refusals: 'message',
});

export const openAccount = endpoint({
  name: 'openAccount',
  room: 'accounts',
  method: 'DELETE',
  path: '/api/accounts/people/:id/closed',
  audience: 'officer',
  effect: 'writes',
  summary: 'Opens a closed account again, with what it could do before; for administrators',
  params: PersonParams,
  answer: PersonBrief,
  refusals: 'message',
});
