import { useRef, useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Send } from 'lucide-react';
import { longestSms } from '#contract/limits.ts';
import { sendMessage } from '#contract/messages/messages.ts';
import type { Route } from '#engines/messages/channels.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useKeptTyping } from '#web/lib/useKeptTyping.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useSettled } from '#web/lib/useSettled.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { type Draft, previewQuery, sentHref, setupQuery, type To } from './api.ts';
import { BeforeSending } from './BeforeSending.tsx';
import { MessageText } from './MessageText.tsx';
import { OptOutChoice } from './OptOutChoice.tsx';
import { RouteChoice } from './RouteChoice.tsx';
import { type Subjects, written, type Texts } from './texts.ts';
import './Composer.css';

/** A text the box begins with, and who is told once it was sent. */
interface ComposerStart {
  readonly text: string;
  readonly onSent: () => Promise<void>;
}

/** A message to a group or a branch: written, counted, seen as farmers will read it, and sent. The box is cleared on success alone (C §4). */
export function Composer({
  to,
  kept,
  label,
  start,
}: {
  to: To;
  /** Under which name what is typed is kept. */
  kept: string;
  label: string;
  start?: ComposerStart | undefined;
}) {
  const t = useWords();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: setup } = useQuery(setupQuery());
  const { form, forget } = useKeptTyping(kept);
  const [texts, setTexts] = useState<Texts>({ all: start?.text ?? '' });
  const [subjects, setSubjects] = useState<Subjects>({});
  const [route, setRoute] = useState<Route>('sms');
  const [way, setWay] = useState<Draft['optOutWay'] | null>();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const { wrong, busy, send } = useSend();
  const sending = useRef<{ draft: string; key: string }>(undefined);

  const { text, subject, versions } = written(texts, subjects);
  const draft: Draft = {
    text,
    route,
    ...(subject !== undefined && route !== 'sms' && { subject }),
    ...(versions.length > 0 && { versions }),
    ...to,
    ...(start && { cameAlong: true }),
    optOutHint: way !== null,
    ...(way != null && { optOutWay: way }),
    // Ghana keeps UTC all year.
    ...(when === 'later' && at !== '' && { sendAt: `${at}:00Z` }),
  };
  const settled = useSettled(JSON.stringify(draft));
  const previewed = JSON.parse(settled) as Draft;
  const { data: preview } = useQuery({
    ...previewQuery(previewed),
    enabled: previewed.text.trim() !== '',
    staleTime: 0,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const asWritten = JSON.stringify(draft);
    // The same message, sent again after an answer got lost, is one message.
    if (sending.current?.draft !== asWritten) sending.current = { draft: asWritten, key: crypto.randomUUID() };
    const { key } = sending.current;
    void send(async () => {
      const { message } = await callApi(sendMessage, { body: draft }, { idempotencyKey: key });
      setTexts({ all: '' });
      setSubjects({});
      // What was sent is no draft any more; one that stays can be laid aside.
      await start?.onSent().catch(() => undefined);
      forget();
      sending.current = undefined;
      const isHeld = message.state === 'approval';
      notify({
        tone: 'ok',
        text: message.planned
          ? t('messaging.beingPlanned', { count: message.planned.of })
          : isHeld
            ? t('messaging.waitsApproval')
            : t('messaging.queued', { count: message.recipients - message.counts.suppressed }),
      });
      await client.invalidateQueries({ queryKey: ['listSentMessages'] });
      navigate(sentHref({ message: message.id }));
    });
  }

  return (
    <form className="composer" ref={form} onSubmit={submit}>
      <div className="composer-write">
        <RouteChoice to={to} route={route} onRoute={setRoute} />
        <MessageText {...{ form, to, label, texts, route, subjects }} onTexts={setTexts} onSubjects={setSubjects} />
        {route === 'email' ? (
          <p className="composer-versions">{t('messaging.mailStops')}</p>
        ) : (
          <OptOutChoice setup={setup} way={way} onWay={setWay} preview={preview} />
        )}
        <Segmented
          label={t('messaging.when')}
          value={when}
          options={(['now', 'later'] as const).map((value) => ({ value, text: t(`messaging.${value}`) }))}
          onChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
        />
        {when === 'later' && (
          <TextInput
            label={t('messaging.at')}
            hint={t('messaging.atHint')}
            name="at"
            type="datetime-local"
            required
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        )}
      </div>
      <div className="composer-check">
        <BeforeSending
          draft={text.trim() === '' ? undefined : previewed}
          isSettled={settled === JSON.stringify(draft)}
          setup={setup}
        />
        <FormMessage wrong={wrong} />
        <Button
          type="submit"
          busy={busy}
          disabled={
            text.trim() === '' || [text, ...versions.map((each) => each.text)].some((each) => each.length > longestSms)
          }
          icon={<Send size={18} aria-hidden="true" />}
        >
          {t('messaging.send')}
        </Button>
      </div>
    </form>
  );
}
