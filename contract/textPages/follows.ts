import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { SentenceLanguage } from '../shapes.ts';
import { textPage } from './textPages.ts';

/** Following a dataset or a story by SMS or e-mail: pages of text mode, for any browser. */

const Asked = {
  /** The short name or id of a dataset, or the short name or number of a story: one of the two. */
  dataset: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  story: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  language: Type.Optional(SentenceLanguage),
};
const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) });
const language = Asked.language;

export const openFollowForm = endpoint({
  ...textPage,
  name: 'openFollowForm',
  path: '/t/follow',
  summary: 'Asks to be told by SMS or e-mail when a dataset or a story changes',
  query: Type.Object(Asked),
});

export const askToFollow = endpoint({
  ...textPage,
  effect: 'writes',
  method: 'POST',
  name: 'askToFollow',
  path: '/t/follow',
  summary: 'Keeps what is asked for and sends the link that confirms it; nothing else is sent before',
  body: Type.Object({ ...Asked, to: Type.Optional(Type.String({ maxLength: 254 })) }),
});

export const openFollow = endpoint({
  ...textPage,
  name: 'openFollow',
  path: '/t/follow/:code',
  summary: 'The page behind the link of a message: what its receiver follows, to be confirmed or left by one button',
  params: Code,
  query: Type.Object({ language }),
});

export const settleFollow = endpoint({
  ...textPage,
  effect: 'writes',
  method: 'POST',
  name: 'settleFollow',
  path: '/t/follow/:code',
  summary: 'Confirms what is followed, or leaves one thing or all',
  params: Code,
  body: Type.Object({
    /** `leave` with a number leaves that one alone. */
    wish: Type.String({ pattern: '^(confirm|leave|leave:\\d{1,15})$' }),
    language,
  }),
});
