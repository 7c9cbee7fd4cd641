import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { mailMessageAgain, markMessage, removeMessage, revealMessage } from '#contract/support/support.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { sayInstant } from '#web/lib/format.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { messagesHref, type Message, type MessageState } from './messagesApi.ts';
import { MailMark, SpamSigns } from './MessageMarks.tsx';
import './messages.css';

/** One message: opened on purpose, because that is noted; answered, marked, deleted. */
export default function MessageView({ id }: { id: string }) {
  const t = useWords();
  const { wrong, busy, send } = useSend();
  const [message, setMessage] = useState<Message>();
  const params = { id };
  const reveal = () => send(async () => setMessage(await callApi(revealMessage, { params })));
  if (message === undefined) {
    return (
      <div className="message-closed">
        <h1>{t('messages.message', { number: id })}</h1>
        {wrong !== undefined && <ErrorState small>{wrong}</ErrorState>}
        <p>{t('messages.revealText')}</p>
        <div className="message-acts">
          <Button busy={busy} onClick={() => void reveal()}>
            {t('messages.reveal')}
          </Button>
          <Button kind="quiet" href={messagesHref()}>
            {t('messages.back')}
          </Button>
        </div>
      </div>
    );
  }
  return <OpenMessage message={message} onChanged={(changes) => setMessage({ ...message, ...changes })} />;
}

function OpenMessage({ message, onChanged }: { message: Message; onChanged: (changes: Partial<Message>) => void }) {
  const t = useWords();
  const { id, email, subject, msg, receivedAt, state, mail, mailNote } = message;
  const acts = useActs(id, onChanged);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone: who listens goes on at the subject.
  useEffect(() => heading.current?.focus(), []);
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t('messages.replySubject', { subject, number: id }))}`;
  return (
    <article className="message-open">
      <h1 ref={heading} tabIndex={-1}>
        {subject}
      </h1>
      <p className="message-facts">
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        <span>{sayInstant(receivedAt)}</span>
        <Badge tone={state === 'spam' ? 'danger' : state === 'answered' ? 'ok' : 'plain'}>
          {t(`messages.${state}`)}
        </Badge>
        <MailMark mail={mail} />
      </p>
      <SpamSigns {...message} />
      {mail === 'doubtful' && <p className="message-note">{t('messages.mailDoubtfulText')}</p>}
      {mailNote !== '' && <p className="message-note">{mailNote}</p>}
      <p className="message-text">{msg}</p>
      <div className="message-acts">
        <a className="button button-primary" href={reply}>
          <span>{t('messages.answerBy')}</span>
        </a>
        {state === 'open' && (
          <Button kind="secondary" onClick={() => void acts.mark('answered', 'open')}>
            {t('messages.markAnswered')}
          </Button>
        )}
        {state === 'answered' && (
          <Button kind="secondary" onClick={() => void acts.mark('open', 'answered')}>
            {t('messages.markOpen')}
          </Button>
        )}
        <Button
          kind="secondary"
          onClick={() => void (state === 'spam' ? acts.mark('open', 'spam') : acts.mark('spam', state))}
        >
          {t(state === 'spam' ? 'messages.notSpam' : 'messages.markSpam')}
        </Button>
        {(mail === 'doubtful' || mail === 'refused') && (
          <Button kind="secondary" onClick={() => void acts.mailAgain()}>
            {t('messages.mailAgain')}
          </Button>
        )}
        <Button kind="quiet" className="message-acts-apart" onClick={() => void acts.remove()}>
          {t('messages.remove')}
        </Button>
      </div>
    </article>
  );
}

/** What can be done with a message; each says what it did, and deleting and marking can be taken back. */
function useActs(id: string, onChanged: (changes: Partial<Message>) => void) {
  const t = useWords();
  const bringBack = useBringBack();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const params = { id };

  async function run(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      await refetchChanged(client);
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
    }
  }

  const acts = {
    mark: (state: MessageState, before?: MessageState): Promise<void> =>
      run(async () => {
        onChanged(await callApi(markMessage, { params, body: { state } }));
        notify({ tone: 'ok', text: t('messages.marked'), ...(before && { undo: () => void acts.mark(before) }) });
      }),
    mailAgain: () =>
      run(async () => {
        onChanged({ ...(await callApi(mailMessageAgain, { params })), mailNote: '' });
        notify({ tone: 'ok', text: t('messages.queued') });
      }),
    remove: () =>
      run(async () => {
        const { trashId } = await callApi(removeMessage, { params });
        navigate(messagesHref());
        notify({ tone: 'ok', text: t('messages.removed'), undo: () => bringBack(trashId) });
      }),
  };

  return acts;
}
