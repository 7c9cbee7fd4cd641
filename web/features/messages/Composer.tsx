import { useDeferredValue, useEffect, useRef, useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Send } from 'lucide-react';
import { longestSms } from '#contract/limits.ts';
import { sendMessage } from '#contract/messages.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useKeptTyping } from '#web/lib/useKeptTyping.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FormMessage } from '#web/ui/FormMessage.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { type Draft, sentHref, setupQuery } from './api.ts';
import { BeforeSending } from './BeforeSending.tsx';
import { MessageText } from './MessageText.tsx';
import { written, type Texts } from './texts.ts';
import './Composer.css';

/** Waiting so long after the last letter before the server is asked, in milliseconds. */
const PAUSE_MS = 400;

/** A message to a group: written, counted, seen as farmers will read it, and sent. The box is cleared on success alone (C §4). */
export function Composer({ groupId, label }: { groupId: number; label: string }) {
  const t = useWords();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: setup } = useQuery(setupQuery());
  const { form, forget } = useKeptTyping(`message to group ${groupId}`);
  const [texts, setTexts] = useState<Texts>({ all: '' });
  const [isHinted, setHinted] = useState(true);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const { wrong, busy, send } = useSend();
  const sending = useRef<{ draft: string; key: string }>(undefined);

  const { text, versions } = written(texts);
  const draft: Draft = {
    text,
    ...(versions.length > 0 && { versions }),
    groupIds: [groupId],
    optOutHint: isHinted,
    // Ghana keeps UTC all year.
    ...(when === 'later' && at !== '' && { sendAt: `${at}:00Z` }),
  };
  const settled = useSettled(JSON.stringify(draft));

  function submit(event: FormEvent) {
    event.preventDefault();
    const asWritten = JSON.stringify(draft);
    // The same message, sent again after an answer got lost, is one message.
    if (sending.current?.draft !== asWritten) sending.current = { draft: asWritten, key: crypto.randomUUID() };
    const { key } = sending.current;
    void send(async () => {
      const { message } = await callApi(sendMessage, { body: draft }, { idempotencyKey: key });
      setTexts({ all: '' });
      forget();
      sending.current = undefined;
      const isHeld = message.state === 'approval';
      notify({ tone: 'ok', text: isHeld ? t('messaging.waitsApproval') : t('messaging.queued', { count: message.recipients - message.counts.suppressed }) });
      await client.invalidateQueries({ queryKey: ['listSentMessages'] });
      navigate(sentHref({ message: message.id }));
    });
  }

  return (
    <form className="composer" ref={form} onSubmit={submit}>
      <div className="composer-write">
        <MessageText form={form} groupId={groupId} label={label} texts={texts} onTexts={setTexts} />
        <Checkbox
          label={t('messaging.hint')}
          hint={setup && t('messaging.hintSays', { hint: setup.optOutHint })}
          checked={isHinted}
          onChange={(event) => setHinted(event.target.checked)}
        />
        <Segmented
          label={t('messaging.when')}
          value={when}
          options={(['now', 'later'] as const).map((value) => ({ value, text: t(`messaging.${value}`) }))}
          onChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
        />
        {when === 'later' && (
          <TextInput label={t('messaging.at')} hint={t('messaging.atHint')} name="at" type="datetime-local" required value={at} onChange={(event) => setAt(event.target.value)} />
        )}
      </div>
      <div className="composer-check">
        <BeforeSending draft={text.trim() === '' ? undefined : (JSON.parse(settled) as Draft)} isSettled={settled === JSON.stringify(draft)} setup={setup} />
        <FormMessage wrong={wrong} />
        <Button type="submit" busy={busy} disabled={text.trim() === '' || [text, ...versions.map((each) => each.text)].some((each) => each.length > longestSms)} icon={<Send size={18} aria-hidden="true" />}>
          {t('messaging.send')}
        </Button>
      </div>
    </form>
  );
}

/** The value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(setSettled, PAUSE_MS, value);
    return () => clearTimeout(wait);
  }, [value]);
  return useDeferredValue(settled);
}
