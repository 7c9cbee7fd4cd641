import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestPassword } from '../limits.ts';

/** A second step of signing in: codes of an app (RFC 6238), and recovery codes. */

const own = { room: 'accounts', audience: 'either', refusals: 'message' } as const;
const Confirmed = Type.Object({
  password: Type.String({ title: 'The password', minLength: 1, maxLength: longestPassword }),
});
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

/** `must`: administrators do nothing here until they have one (SECOND_STEP). */
export const showSecondStep = endpoint({
  ...own,
  name: 'showSecondStep',
  method: 'GET',
  path: '/api/accounts/second-step',
  effect: 'reads',
  summary: 'Whether one’s own sign-in asks for a code of an app, and how many recovery codes are left',
  answer: Type.Object({ on: Type.Boolean(), must: Type.Boolean(), recoveryLeft: Type.Integer() }),
});

export const beginSecondStep = endpoint({
  ...own,
  name: 'beginSecondStep',
  method: 'POST',
  path: '/api/accounts/second-step',
  effect: 'writes',
  summary: 'Makes the secret of an app; it counts once a code of it was confirmed',
  body: Type.Object({
    /** Needed once the sign-in is older than a quarter of an hour. */
    current_password: Type.Optional(Type.String({ maxLength: longestPassword })),
  }),
  answer: Type.Object({
    /** For typing it in. */
    secret: Type.String(),
    /** `otpauth://totp/…` for an app on the same device. */
    uri: Type.String(),
    /** The same as a QR code: modules to a side, and the path of the dark ones. */
    qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
  }),
});

export const confirmSecondStep = endpoint({
  ...own,
  name: 'confirmSecondStep',
  method: 'POST',
  path: '/api/accounts/second-step/confirm',
  effect: 'writes',
  summary: 'Switches the second step on with a first code; answers the recovery codes, this once',
  body: Type.Object({ code: Type.String({ title: 'The code', minLength: 6, maxLength: 10 }) }),
  answer: RecoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  ...own,
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/accounts/second-step/recovery-codes',
  effect: 'writes',
  summary: 'Makes ten new recovery codes in place of those there are; asks for the password',
  body: Confirmed,
  answer: RecoveryCodes,
});

export const endSecondStep = endpoint({
  ...own,
  name: 'endSecondStep',
  method: 'DELETE',
  path: '/api/accounts/second-step',
  effect: 'writes',
  summary: 'Switches one’s own second step off; asks for the password',
  body: Confirmed,
  answer: Type.Object({ on: Type.Boolean() }),
});

export const endPersonsSecondStep = endpoint({
  ...own,
  audience: 'officer',
  name: 'endPersonsSecondStep',
  method: 'DELETE',
  path: '/api/accounts/people/:id/second-step',
  effect: 'writes',
  summary: 'Switches the second step of somebody off who lost phone and recovery codes; for administrators',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  answer: Type.Object({ on: Type.Boolean() }),
});
