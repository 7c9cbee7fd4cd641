import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';

/**
 * Sets a new password through the link of a mail. Declared for its page; until the accounts room answers it, it stands
 * in `notYet` and not among everything that is mounted.
 */
export const resetPassword = endpoint({
  name: 'resetPassword',
  room: 'accounts',
  method: 'POST',
  path: '/api/broadcast/reset_password/:token',
  audience: 'public',
  effect: 'writes',
  summary: 'Sets a new password through the link of a mail; the answer is a sentence',
  formPage: '/password_reset/:token',
  params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 500 }) }),
  body: Type.Object({ password: Type.String({ maxLength: 200 }), repeat_password: Type.String({ maxLength: 200 }) }),
  answer: Type.String(),
  produces: 'text/plain; charset=utf-8',
  refusals: 'text',
});
