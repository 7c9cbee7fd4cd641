import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { askForAccess, endAccess } from '#contract/catalogue/datasetAccess.ts';
import { longestPurpose } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { sayDay } from '#web/lib/format.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { Dataset, Standing } from './api.ts';

/** Asking the owner of a private dataset for access, and how one's question stands. */
export default function AccessPart({ dataset, access }: { dataset: Dataset; access: Standing['access'] }) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  const [asking, setAsking] = useState(false);
  const isOpen = access?.state === 'asked' || access?.state === 'granted';

  const end = (question: string) =>
    send(async () => {
      await callApi(endAccess, { params: { question } });
      await refetchChanged(client);
    });
  const ask = (purpose: string) =>
    send(async () => {
      await callApi(askForAccess, { params: { id: dataset.id }, body: { purpose } });
      notify({ text: t('dataset.sent'), tone: 'ok' });
      setAsking(false);
      await refetchChanged(client);
    });

  return (
    <div className="dataset-access">
      {access && <p>{sayState(t, access)}</p>}
      {access && access.answer !== '' && <blockquote>{t('dataset.ownerWrote', { text: access.answer })}</blockquote>}
      {isOpen && (
        <>
          <FormMessage wrong={wrong} />
          <Button kind="quiet" busy={busy} onClick={() => void end(access.id)}>
            {t(access.state === 'asked' ? 'dataset.withdraw' : 'dataset.giveUp')}
          </Button>
        </>
      )}
      {!isOpen && !asking && (
        <Button onClick={() => setAsking(true)}>{t(access ? 'dataset.askAgain' : 'dataset.ask')}</Button>
      )}
      {!isOpen && asking && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void ask(String(new FormData(event.currentTarget).get('purpose')));
          }}
        >
          <TextArea
            label={t('dataset.purpose')}
            hint={t('dataset.purposeHint')}
            name="purpose"
            limit={longestPurpose}
            required
            rows={3}
          />
          <FormMessage wrong={wrong} />
          <Button type="submit" busy={busy}>
            {t('dataset.send')}
          </Button>
        </form>
      )}
    </div>
  );
}

function sayState(t: ReturnType<typeof useWords>, { state, askedAt, until }: NonNullable<Standing['access']>): string {
  if (state === 'asked') return t('dataset.asked', { day: sayDay(askedAt.slice(0, 10)) });
  if (state === 'granted')
    return t('dataset.granted', { day: until === null ? '' : sayDay(until.slice(0, 10), { withYear: true }) });
  return t(state === 'refused' ? 'dataset.refused' : 'dataset.ended');
}
