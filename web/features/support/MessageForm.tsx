import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { longestMessage, longestSubject } from '#contract/limits.ts';
import { receiveMessage } from '#contract/support/support.ts';
import { callApi } from '#web/lib/callApi.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { useKeptTyping } from '#web/lib/useKeptTyping.ts';
import { useOnline } from '#web/lib/useOnline.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { OfflineNote } from '#web/ui/states/OfflineNote.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { messageFormQuery } from './api.ts';
import './MessageForm.css';

interface MessageFormProps {
  /** Told the server's sentence once the message is stored. */
  onSent: (thanks: string) => void;
}

/**
 * A message to support. What was typed survives a refusal, a lost network, another page and a reload. Without
 * JavaScript it is a plain form that the server answers with this page.
 */
export function MessageForm({ onSent }: MessageFormProps) {
  const t = useWords();
  const { refused } = usePageFacts();
  const { data: opened } = useQuery(messageFormQuery);
  const online = useOnline();
  const { wrong, busy, send } = useSend(refused?.wrong);
  const { form: typed, forget } = useKeptTyping('message to support');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const body = {
      email: text('email'),
      subject: text('subject'),
      msg: text('msg'),
      openedAt: text('openedAt'),
      website: text('website'),
    };
    return send(async () => {
      const thanks = await callApi(receiveMessage, { body });
      forget();
      onSent(String(thanks));
    });
  }

  return (
    <form
      ref={typed}
      className="message-form"
      method="post"
      action={pageAddress(paths.support)}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="openedAt" value={opened?.openedAt ?? ''} />
      <TextInput
        label={t('support.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={refused?.typed.email}
      />
      <TextInput
        label={t('support.subject')}
        hint={t('support.subjectHint')}
        name="subject"
        required
        maxLength={longestSubject}
        defaultValue={refused?.typed.subject}
      />
      <TextArea
        label={t('support.message')}
        name="msg"
        rows={6}
        required
        limit={longestMessage}
        defaultValue={refused?.typed.msg}
      />
      {/* People do not see this field; programs that fill in everything do. */}
      <div className="message-trap" aria-hidden="true">
        <label>
          {t('support.trap')} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {!online && <OfflineNote>{t('support.offline')}</OfflineNote>}
      {wrong !== undefined && (
        <p className="message-wrong" role="alert">
          {wrong}
        </p>
      )}
      <Button type="submit" busy={busy}>
        {t('support.send')}
      </Button>
    </form>
  );
}
