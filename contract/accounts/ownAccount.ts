import { Type } from 'typebox';
import { Me } from './accounts.ts';
import { endpoint } from '../endpoint.ts';
import { longestInstitution, longestName, longestPassword, longestPhoneText, longestProfession } from '../limits.ts';
import { SentenceLanguage } from '../shapes.ts';

/** One's own account, as its page shows it. */
export const Profile = Type.Object({
  ...Me.properties,
  institution: Type.String(),
  profession: Type.String(),
  /** Ten digits, or empty. */
  phone: Type.String(),
  /** What mails and notices of the portal are written in. */
  language: SentenceLanguage,
  createdAt: Type.String(),
  /** The sign-in is older than a quarter of an hour: a new password or e-mail then needs `current_password`. */
  passwordNeeded: Type.Boolean(),
  /** New addresses are confirmed by a mail before they count (CONFIRM_EMAIL). */
  confirmsEmail: Type.Boolean(),
});

export const showProfile = endpoint({
  name: 'showProfile',
  room: 'accounts',
  method: 'GET',
  path: '/api/accounts/profile',
  audience: 'either',
  effect: 'reads',
  summary: 'One’s own account',
  answer: Profile,
  refusals: 'message',
});

/**
 * Changes one's own account: what is left out stays. The answer is "User has been updated" (D §2), followed by a
 * sentence where a new address has to be confirmed first. A new password ends every other session of the person.
 * 404 for any id but one's own; 422 `currentPasswordNeeded` or `wrongPassword`; 409 for an address in use.
 */
export const updateProfile = endpoint({
  name: 'updateProfile',
  room: 'accounts',
  method: 'POST',
  path: '/api/datasets/update/:userId',
  audience: 'either',
  effect: 'writes',
  summary: 'Changes one’s own account; password and repeat_password only where a new one is wanted',
  params: Type.Object({ userId: Type.String({ minLength: 1, maxLength: 100 }) }),
  body: Type.Object({
    name: Type.Optional(Type.String({ minLength: 1, maxLength: longestName })),
    /** Empty takes it away, as with profession and phone. */
    institution: Type.Optional(Type.String({ maxLength: longestInstitution })),
    profession: Type.Optional(Type.String({ maxLength: longestProfession })),
    email: Type.Optional(
      Type.String({ minLength: 1, maxLength: 254, description: 'an e-mail address, name@example.org' }),
    ),
    phone: Type.Optional(Type.String({ maxLength: longestPhoneText })),
    language: Type.Optional(SentenceLanguage),
    password: Type.Optional(Type.String({ maxLength: longestPassword })),
    repeat_password: Type.Optional(Type.String({ maxLength: longestPassword })),
    /** Needed for a new password or e-mail once the sign-in is older than a quarter of an hour. */
    current_password: Type.Optional(Type.String({ maxLength: longestPassword })),
  }),
  answer: Type.String(),
  produces: 'text/plain; charset=utf-8',
  refusals: 'text',
});

/** One sign-in on one device; it may serve the control centre, the data hub, or both. */
export const OwnSession = Type.Object({
  id: Type.String(),
  /** The one this request came with. */
  current: Type.Boolean(),
  opens: Type.Array(Type.Union([Type.Literal('officer'), Type.Literal('data')])),
  /** From what the browser says of itself: "Chrome", "Android"; empty where it cannot be told. */
  browser: Type.String(),
  system: Type.String(),
  signedInAt: Type.String(),
  endsAt: Type.String(),
});

export const listOwnSessions = endpoint({
  name: 'listOwnSessions',
  room: 'accounts',
  method: 'GET',
  path: '/api/accounts/sessions',
  audience: 'either',
  effect: 'reads',
  summary: 'Where one is signed in, the newest sign-in first',
  answer: Type.Array(OwnSession),
  refusals: 'message',
});

export const endOwnSessions = endpoint({
  name: 'endOwnSessions',
  room: 'accounts',
  method: 'DELETE',
  path: '/api/accounts/sessions',
  audience: 'either',
  effect: 'writes',
  summary: 'Signs out everywhere; with others=true everywhere but here',
  query: Type.Object({ others: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({ ended: Type.Integer() }),
  refusals: 'message',
});

export const endOwnSession = endpoint({
  name: 'endOwnSession',
  room: 'accounts',
  method: 'DELETE',
  path: '/api/accounts/sessions/:id',
  audience: 'either',
  effect: 'writes',
  summary: 'Ends one sign-in; an id that is not one’s own answers 404',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  answer: Type.Object({ ended: Type.Integer() }),
  refusals: 'message',
});

/** Decision 39: leaving the data area without "stay signed in". The officer's session of the same browser stays. */
export const leaveDataArea = endpoint({
  name: 'leaveDataArea',
  room: 'accounts',
  method: 'POST',
  path: '/api/accounts/leave-data-area',
  audience: 'public',
  effect: 'writes',
  summary: 'Ends the data hub’s session of this browser alone',
  answer: Me,
  refusals: 'message',
});

/** A JSON file to keep (Content-Disposition: attachment): a plain link does. */
export const exportOwnData = endpoint({
  name: 'exportOwnData',
  room: 'accounts',
  method: 'GET',
  path: '/api/accounts/export',
  audience: 'either',
  effect: 'reads',
  summary: 'Everything kept about oneself, as a JSON file',
  answer: Type.String(),
  produces: 'application/json; charset=utf-8',
  refusals: 'message',
});

/** What the page says before the button: nothing happens by asking. */
export const previewDeletion = endpoint({
  name: 'previewDeletion',
  room: 'accounts',
  method: 'GET',
  path: '/api/accounts/deletion',
  audience: 'either',
  effect: 'reads',
  summary: 'What deleting one’s own account would remove and what it would leave',
  query: Type.Object({ language: Type.Optional(SentenceLanguage) }),
  answer: Type.Object({
    /** Why the account cannot be deleted now, and what to do first; empty where it can. */
    hindrance: Type.String(),
    /** "Your name, e-mail address …" – "Removed at once." */
    fates: Type.Array(Type.Object({ what: Type.String(), fate: Type.String() })),
  }),
  refusals: 'message',
});

/** 422 `wrongPassword`; 409 for the last administrator. Afterwards every session is ended, this one too. */
export const deleteOwnAccount = endpoint({
  name: 'deleteOwnAccount',
  room: 'accounts',
  method: 'DELETE',
  path: '/api/accounts/me',
  audience: 'either',
  effect: 'writes',
  summary: 'Deletes one’s own account for good; asks for its password',
  body: Type.Object({ password: Type.String({ minLength: 1, maxLength: longestPassword }) }),
  answer: Me,
  refusals: 'message',
});

/** What the account page does where forms alone work; its calls for scripts are the three above. */
export const sendAccountForm = endpoint({
  name: 'sendAccountForm',
  room: 'accounts',
  method: 'POST',
  path: '/api/accounts/form',
  audience: 'either',
  effect: 'writes',
  summary: 'For the account page without JavaScript: ends one sign-in, the others or all, or deletes the account',
  body: Type.Object({
    act: Type.Union([Type.Literal('end'), Type.Literal('endOthers'), Type.Literal('endAll'), Type.Literal('delete')]),
    /** For `end`. */
    session: Type.Optional(Type.String({ maxLength: 100 })),
    /** For `delete`. */
    password: Type.Optional(Type.String({ maxLength: longestPassword })),
  }),
  answer: Me,
  formPage: '/account',
  refusals: 'message',
});
