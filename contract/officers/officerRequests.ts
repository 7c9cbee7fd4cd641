import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestInstitution, longestName, longestOfficerReason, longestPhoneText } from '../limits.ts';
import { oneOf } from '../shapes.ts';

/** Officers are registered on request (C §1): who asks, and what administrators answer. */

const OfficerRequest = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  institution: Type.String(),
  /** The district they would look after; null where they named none. */
  district: Type.Union([Type.String(), Type.Null()]),
  reason: Type.String(),
  askedAt: Type.String(),
  answer: Type.Union([oneOf(['approved', 'declined']), Type.Null()]),
  answerNote: Type.String(),
  answeredAt: Type.Union([Type.String(), Type.Null()]),
});
const RequestParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
const own = { room: 'officers', refusals: 'message' } as const;

export const askToBeOfficer = endpoint({
  ...own,
  name: 'askToBeOfficer',
  method: 'POST',
  path: '/api/officers/requests',
  audience: 'public',
  effect: 'writes',
  status: 201,
  formPage: '/main/become_officer',
  summary: 'Asks to become an extension officer; administrators answer by mail. Also takes a plain form',
  body: Type.Object({
    name: Type.String({ title: 'The name', minLength: 1, maxLength: longestName }),
    email: Type.String({ title: 'The e-mail address', minLength: 3, maxLength: 254 }),
    phone: Type.String({ title: 'The telephone number', minLength: 1, maxLength: longestPhoneText }),
    institution: Type.String({ title: 'The institution', minLength: 1, maxLength: longestInstitution }),
    /** Key or name of a district; empty for none. */
    district: Type.Optional(Type.String({ title: 'The district', maxLength: 80 })),
    reason: Type.String({ title: 'What you do', minLength: 1, maxLength: longestOfficerReason }),
    /** Left empty by people: they do not see it. */
    website: Type.Optional(Type.String({ maxLength: 2_000 })),
  }),
  answer: Type.Object({ message: Type.String() }),
});

export const listOfficerRequests = endpoint({
  ...own,
  name: 'listOfficerRequests',
  method: 'GET',
  path: '/api/officers/requests',
  audience: 'officer',
  effect: 'reads',
  summary: 'Who asks to become an officer, those waiting first; for administrators',
  answer: Type.Object({ found: Type.Array(OfficerRequest), waiting: Type.Integer() }),
});

export const approveOfficerRequest = endpoint({
  ...own,
  name: 'approveOfficerRequest',
  method: 'POST',
  path: '/api/officers/requests/:id/approve',
  audience: 'officer',
  effect: 'writes',
  summary: 'Makes who asked an officer and invites them by mail; for administrators',
  params: RequestParams,
  answer: Type.Object({ message: Type.String() }),
});

export const declineOfficerRequest = endpoint({
  ...own,
  name: 'declineOfficerRequest',
  method: 'POST',
  path: '/api/officers/requests/:id/decline',
  audience: 'officer',
  effect: 'writes',
  summary: 'Declines a request; the reason is mailed to who asked; for administrators',
  params: RequestParams,
  body: Type.Object({ reason: Type.String({ title: 'The reason', minLength: 1, maxLength: longestOfficerReason }) }),
  answer: Type.Object({ message: Type.String() }),
});
