import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { longestRiskText } from '#contract/limits.ts';
import { commentRisk } from '#contract/risks/risks.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { sayInstant } from '#web/lib/format.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { RiskRecord } from '../api.ts';

interface ThreadProps {
  readonly id: number;
  readonly thread: RiskRecord['thread'];
  readonly onSent?: () => void;
}

/** What was said about a risk, and a box to add to it. */
export function Thread({ id, thread, onSent }: ThreadProps) {
  const t = useWords();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { wrong, busy, send } = useSend();
  const submit = () =>
    send(async () => {
      await callApi(commentRisk, { params: { id }, body: { text } });
      setText('');
      notify({ tone: 'ok', text: t('risks.commentAdded') });
      await refetchChanged(client);
      onSent?.();
    });
  return (
    <section className="risk-thread">
      <h2>{t('risks.comments')}</h2>
      {thread.length === 0 && <p className="field-hint">{t('risks.noComments')}</p>}
      <ol>
        {thread.map(({ id: comment, by, organisation, text: said, at }) => (
          <li key={comment}>
            <p className="risk-more">
              <strong>{by?.name ?? t('risks.formerOfficer')}</strong>
              {organisation !== '' && `, ${organisation}`} · {sayInstant(at)}
            </p>
            <p className="risk-text">{said}</p>
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextArea
          label={t('risks.addComment')}
          limit={longestRiskText}
          rows={3}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormMessage wrong={wrong} />
        <Button type="submit" kind="secondary" busy={busy}>
          {t('risks.sendComment')}
        </Button>
      </form>
    </section>
  );
}
