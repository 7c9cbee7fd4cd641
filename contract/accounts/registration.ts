import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestInstitution, longestName, longestPassword, longestPhoneText, longestProfession } from '../limits.ts';

/**
 * Joins the data hub (D §5: every field is needed). The account is a data user's and nothing else.
 *
 * 200: the token as text, and the cookies of a session for a day; the page then says "Thank you for joining Us".
 * 202: where the portal confirms addresses (CONFIRM_EMAIL), a sentence to show, and no session: the mail's link leads
 * to `/confirm-email/{token}`. It is the same answer for an address that has an account, whose owner is mailed.
 * 409: without confirmation, an address that has an account.
 *
 * A plain form is posted to `/sign-in`; it goes on to `next`, or to `/sign-in?confirm=1` where a mail is on its way.
 */
export const registerDataUser = endpoint({
  name: 'registerDataUser',
  room: 'accounts',
  method: 'POST',
  path: '/api/datasets/create',
  audience: 'public',
  effect: 'writes',
  summary: 'Joins the data hub: the token as text, and an HttpOnly cookie for a day',
  formPage: '/sign-in',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: longestName }),
    institution: Type.String({ minLength: 1, maxLength: longestInstitution }),
    profession: Type.String({ minLength: 1, maxLength: longestProfession }),
    email: Type.String({ minLength: 1, maxLength: 254, description: 'an e-mail address, name@example.org' }),
    /** Ten digits such as 0244123456; +233 and blanks are understood. */
    phone: Type.String({ minLength: 1, maxLength: longestPhoneText }),
    password: Type.String({ minLength: 1, maxLength: longestPassword }),
    repeat_password: Type.String({ minLength: 1, maxLength: longestPassword }),
    /** Of a plain form: a path of the product to go on to; the datasets when left out. */
    next: Type.Optional(Type.String({ maxLength: 2_000 })),
  }),
  answer: Type.String(),
  produces: 'text/plain; charset=utf-8',
  refusals: 'text',
});

/**
 * Confirms an address through the link of a mail: of a new account, or of a changed address. It opens no session:
 * the page says `done` and offers to sign in. 410 where the link is unknown, used or older than a day. A plain form
 * is answered with a redirect to `/sign-in?confirmed=1`.
 */
export const confirmEmail = endpoint({
  name: 'confirmEmail',
  room: 'accounts',
  method: 'POST',
  path: '/api/accounts/confirm-email/:token',
  audience: 'public',
  effect: 'writes',
  summary: 'Confirms an e-mail address through the link of a mail',
  formPage: '/confirm-email/:token',
  params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 500 }) }),
  answer: Type.Object({
    /** `joined`: the account is made; `changed`: the account has the new address. */
    done: Type.Union([Type.Literal('joined'), Type.Literal('changed')]),
  }),
  refusals: 'message',
});
