import { useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { approveDraft } from '#contract/messages/messageDrafts.ts';
import type { Route } from '#engines/messages/channels.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant, sayNumber } from '#web/lib/format.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { CreditLeft } from './CreditLeft.tsx';
import { draftPreviewQuery, setupQuery, type Draft, type SeasonDraft } from './api.ts';
import { PreviewFacts } from './BeforeSending.tsx';
import { OptOutChoice } from './OptOutChoice.tsx';

/** When an approved draft goes on its day, as a field for times has it; Ghana keeps UTC all year. */
const HOUR = '07:00';

interface CheckDraftProps {
  readonly draft: SeasonDraft;
  readonly route: Route;
  readonly onDone: () => void;
  /** Takes an approval back. */
  readonly onUndo: () => void;
}

/** Before a draft is sent: who of the group gets it, its cost, how farmers read it and stop it, and whether it still waits for the onset. */
export function CheckDraft({ draft, route, onDone, onUndo }: CheckDraftProps) {
  const t = useWords();
  const client = useQueryClient();
  const { data: setup } = useQuery(setupQuery());
  const [at, setAt] = useState(`${draft.day}T${HOUR}`);
  const [way, setWay] = useState<Draft['optOutWay'] | null>();
  const [despite, setDespite] = useState(false);
  const { wrong, busy, send } = useSend();
  const params = { id: draft.id };
  const how = { sendAt: `${at}:00Z`, route, optOutHint: way !== null, ...(way != null && { optOutWay: way }) };
  const {
    data: checked,
    error,
    refetch,
  } = useQuery({ ...draftPreviewQuery(draft.id, how), placeholderData: keepPreviousData, staleTime: 0 });
  const waits = checked?.condition?.met === false;

  function approve(event: FormEvent) {
    event.preventDefault();
    void send(async () => {
      const { message } = await callApi(approveDraft, { params, body: { ...how, ...(despite && { despite }) } });
      notify({
        tone: 'ok',
        text: t(message.state === 'approval' ? 'messaging.waitsApproval' : 'messaging.draftApproved', {
          when: sayInstant(message.sendAt),
        }),
        undo: onUndo,
      });
      await client.invalidateQueries({ queryKey: ['listDrafts'] });
      onDone();
    });
  }

  return (
    <form
      className="draft-check"
      aria-label={t('messaging.draftCheckOf', { activity: draft.activity })}
      onSubmit={approve}
    >
      {error ? (
        <ErrorState small onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : checked ? (
        <section className="before" aria-label={t('messaging.preview')}>
          <p>
            {t('messaging.draftConcerns', {
              chosen: sayNumber(checked.preview.chosen),
              all: sayNumber(checked.inGroup),
              crop: draft.crop,
              district: draft.district,
            })}
          </p>
          <PreviewFacts preview={checked.preview} setup={setup} />
          <CreditLeft parts={checked.preview.parts} />
        </section>
      ) : (
        <Skeleton lines={4} />
      )}
      <div className="draft-acts">
        <TextInput
          label={t('messaging.draftAt')}
          type="datetime-local"
          required
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
      </div>
      {route !== 'email' && <OptOutChoice setup={setup} way={way} onWay={setWay} preview={checked?.preview} />}
      {waits && (
        <div className="draft-waits" role="alert">
          <p>{checked.condition?.sentence}</p>
          <Checkbox
            label={t('messaging.draftDespite')}
            checked={despite}
            onChange={(event) => setDespite(event.target.checked)}
          />
        </div>
      )}
      <FormMessage wrong={wrong} />
      <div className="draft-acts">
        <Button type="submit" busy={busy} disabled={!checked || checked.preview.willGet === 0 || (waits && !despite)}>
          {t('messaging.draftApprove')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('messaging.cancel')}
        </Button>
      </div>
    </form>
  );
}
