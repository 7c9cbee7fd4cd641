import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

const Email = Type.String({ minLength: 3, maxLength: 254 });
const Password = Type.String({ minLength: 1, maxLength: 200 });
const Credentials = Type.Object({
  email: Email,
  password: Password,
  /** Of the app, or a recovery code; asked for by 401 `secondStepNeeded` where the account has a second step. */
  code: Type.Optional(Type.String({ maxLength: 40 })),
});

/** What a person is here: both grants may be held by one person. */
export const Me = Type.Object({
  /** Of the person; empty where nobody is signed in. */
  id: Type.String(),
  signedIn: Type.Boolean(),
  name: Type.String(),
  email: Type.String(),
  officerRole: Type.Union([
    Type.Literal('admin'),
    Type.Literal('director'),
    Type.Literal('user'),
    Type.Literal('pprsd'),
    Type.Literal('responder'),
    Type.Null(),
  ]),
  /** Whether an officer holds their role for the whole country, not for a part of it. */
  isNational: Type.Optional(Type.Boolean()),
  dataUser: Type.Boolean(),
  isAdmin: Type.Boolean(),
});

export const signInOfficer = endpoint({
  name: 'signInOfficer',
  evenOnFullDisk: true,
  refusedLast: true,
  room: 'accounts',
  method: 'POST',
  path: '/api/broadcast/login',
  audience: 'public',
  effect: 'writes',
  summary: 'Officer sign-in: the token as text, and an HttpOnly cookie for a day',
  body: Credentials,
  answer: Type.String(),
  produces: 'text/plain; charset=utf-8',
  refusals: 'text',
});

export const signInDataUser = endpoint({
  name: 'signInDataUser',
  evenOnFullDisk: true,
  refusedLast: true,
  room: 'accounts',
  method: 'POST',
  path: '/api/datasets/login',
  audience: 'public',
  effect: 'writes',
  summary: 'Data user sign-in: the token as text, and an HttpOnly cookie for a day',
  body: Credentials,
  answer: Type.String(),
  produces: 'text/plain; charset=utf-8',
  refusals: 'text',
});

export const signIn = endpoint({
  name: 'signIn',
  evenOnFullDisk: true,
  refusedLast: true,
  room: 'accounts',
  method: 'POST',
  path: '/api/accounts/sign-in',
  audience: 'public',
  effect: 'writes',
  summary: 'Sign-in to everything the person holds a grant for; also takes a plain form, answered with a redirect',
  body: Type.Object({ ...Credentials.properties, next: Type.Optional(Type.String({ maxLength: 2000 })) }),
  answer: Me,
  refusals: 'message',
});

export const signOut = endpoint({
  name: 'signOut',
  evenOnFullDisk: true,
  room: 'accounts',
  method: 'POST',
  path: '/api/accounts/sign-out',
  audience: 'public',
  effect: 'writes',
  summary: 'Ends both sessions of this browser; also takes a plain form, answered with a redirect',
  answer: Type.Object({
    ...Me.properties,
    /** Where a browser goes to sign out of the provider of sign-ins too; only for whoever came by one. */
    provider: Type.Optional(Type.String()),
  }),
  refusals: 'message',
});

export const showMe = endpoint({
  name: 'showMe',
  room: 'accounts',
  method: 'GET',
  path: '/api/accounts/me',
  audience: 'public',
  effect: 'reads',
  summary: 'Who is signed in, for the page header',
  answer: Me,
  refusals: 'message',
});

export const createFirstAdministrator = endpoint({
  name: 'createFirstAdministrator',
  room: 'accounts',
  method: 'POST',
  path: '/api/accounts/first-administrator',
  audience: 'public',
  effect: 'writes',
  status: 201,
  summary: 'Spends the one-time link printed at start: makes the first administrator and signs them in',
  body: Type.Object({
    code: Type.String({ minLength: 20, maxLength: 200 }),
    name: Type.String({ minLength: 1, maxLength: 120 }),
    email: Email,
    password: Type.String({ minLength: 10, maxLength: 200 }),
  }),
  answer: Me,
  refusals: 'message',
});
