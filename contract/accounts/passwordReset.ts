import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestPassword } from '../limits.ts';

/**
 * Asks for the mail with the link that sets a new password, for officers and data users alike. The answer is always
 * "An email has been sent to your inbox" (D §8), whether or not somebody has that address; for the telephone number of an
 * officer it says that a link was sent, by SMS or mail. Without either it is
 * the refusal "Please Enter your Email" (D §5). A plain form is answered with a redirect to `/main/services?mailed=1`.
 */
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  room: 'accounts',
  method: 'POST',
  path: '/api/broadcast/reset_request',
  audience: 'public',
  effect: 'writes',
  summary:
    'Sends a link that sets a new password, once and within the hour, by mail or to the number of an officer by SMS; answers the same for all',
  formPage: '/main/services',
  body: Type.Object({
    email: Type.Optional(
      Type.String({
        maxLength: 254,
        description: 'an e-mail address, name@example.org, or the telephone number of an officer',
      }),
    ),
  }),
  answer: Type.String(),
  produces: 'text/plain; charset=utf-8',
  refusals: 'text',
});

/**
 * Sets a new password through the link of a mail, and ends every session of the person. Refused: 410 where the link
 * is unknown, used or older than an hour; 400 where the two differ or the password is easily guessed. A plain form
 * is answered with a redirect to `/main/services?password=set`.
 */
export const resetPassword = endpoint({
  name: 'resetPassword',
  room: 'accounts',
  method: 'POST',
  path: '/api/broadcast/reset_password/:token',
  audience: 'public',
  effect: 'writes',
  summary: 'Sets a new password through the link of a mail and ends every session; the answer is a sentence',
  formPage: '/password_reset/:token',
  params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 500 }) }),
  body: Type.Object({
    password: Type.String({ maxLength: longestPassword }),
    repeat_password: Type.String({ maxLength: longestPassword }),
  }),
  answer: Type.String(),
  produces: 'text/plain; charset=utf-8',
  refusals: 'text',
});
