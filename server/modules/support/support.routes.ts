import {
  listMessages,
  mailMessageAgain,
  markMessage,
  openMessageForm,
  receiveMessage,
  removeMessage,
  revealMessage,
  showPrivacy,
} from '#contract/support/support.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { byEitherKey } from '../../platform/secrets/secretKey.ts';
import * as messages from './messages.service.ts';
import { privacyFacts } from './privacy.service.ts';
import { openForm, receive } from './receive.service.ts';
import { readNumber, signNumber } from './sentNumber.ts';
import { presentBrief, presentMessage } from './support.presenter.ts';

/** Messages to support: sent by anybody, read by administrators; and what the privacy page tells. */
export function supportRoutes(mount: Mount, _context: AppContext): void {
  mount(openMessageForm, ({ query, scope }) => ({
    openedAt: openForm(scope),
    arrived: byEitherKey(scope.context, (key) => readNumber(key, query.sent ?? '')),
  }));

  mount(receiveMessage, async ({ body, scope }) => {
    const { email, subject, msg, openedAt = '', website: trap = '' } = body;
    const id = await receive(scope, { email, subject, msg, openedAt, trap });
    const thanks = `Your message arrived as number ${id}. The answer comes by e-mail to the address you gave.`;
    return scope.caller.onPage
      ? answerWith(thanks, {
          status: 303,
          headers: { location: `/main/faq?sent=${signNumber(scope.context.secretKey, id)}#message` },
        })
      : thanks;
  });

  mount(listMessages, async ({ query, scope }) => {
    const { state = 'open', q = '', limit = 50, offset = 0 } = query;
    const { found, ...rest } = await messages.listMessages(scope, { state, q, limit, offset });
    return { ...rest, found: found.map(presentBrief) };
  });
  mount(revealMessage, async ({ params, scope }) => presentMessage(await messages.revealMessage(scope, params.id)));
  mount(markMessage, async ({ params, body, scope }) =>
    presentBrief(await messages.markMessage(scope, params.id, body.state)),
  );
  mount(mailMessageAgain, async ({ params, scope }) => presentBrief(await messages.mailAgain(scope, params.id)));
  mount(removeMessage, async ({ params, scope }) => ({ trashId: await messages.removeMessage(scope, params.id) }));

  mount(showPrivacy, ({ scope }) => privacyFacts(scope));
}
