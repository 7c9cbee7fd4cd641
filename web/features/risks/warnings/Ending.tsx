import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '#contract/endpoint.ts';
import { longestRiskText } from '#contract/limits.ts';
import { closeRisk, type listWarnings, reopenRisk } from '#contract/risks/warnings.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { sayInstant } from '#web/lib/format.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';

type Outcome = Body<typeof closeRisk>['outcome'];

const outcomes = [
  ['contained', 'warnings.contained'],
  ['spread', 'warnings.spread'],
  ['crop lost', 'warnings.cropLost'],
  ['no damage', 'warnings.noDamage'],
  ['nothing found', 'warnings.nothingFound'],
] as const satisfies readonly (readonly [Outcome, string])[];

/** How a risk ended: said by those who judge, and taken back by them. */
export function Ending({
  id,
  closed,
  isJudge,
}: {
  id: number;
  closed: Answer<typeof listWarnings>['closed'];
  isJudge: boolean;
}) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  const say = (outcome: Outcome): string =>
    t(outcomes.find(([value]) => value === outcome)?.[1] ?? 'warnings.contained');
  const reopen = () =>
    void send(async () => {
      const { message } = await callApi(reopenRisk, { params: { id } });
      notify({ tone: 'ok', text: message });
      await refetchChanged(client);
    });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void send(async () => {
      const { message } = await callApi(closeRisk, {
        params: { id },
        body: { outcome: form.get('outcome') as Outcome, note: String(form.get('note') ?? '') },
      });
      notify({ tone: 'ok', text: message, undo: reopen });
      await refetchChanged(client);
    });
  }

  return (
    <section className="ending">
      <h2>{t('warnings.end')}</h2>
      {closed ? (
        <>
          <p>
            {t('warnings.closed', {
              outcome: say(closed.outcome),
              name: closed.by?.name ?? '–',
              when: sayInstant(closed.at),
            })}
          </p>
          {closed.note !== '' && <p className="risk-text">{closed.note}</p>}
          {isJudge && (
            <Button kind="secondary" small busy={busy} onClick={reopen}>
              {t('warnings.reopen')}
            </Button>
          )}
          <FormMessage wrong={wrong} />
        </>
      ) : (
        <form onSubmit={submit}>
          <p className="field-hint">{t('warnings.endLead')}</p>
          <Select
            label={t('warnings.outcome')}
            name="outcome"
            choices={outcomes.map(([value, text]) => ({ value, text: t(text) }))}
          />
          <TextArea
            label={t('warnings.note')}
            optional={t('warnings.optional')}
            name="note"
            rows={2}
            limit={longestRiskText}
          />
          <FormMessage wrong={wrong} />
          <Button type="submit" kind="secondary" busy={busy}>
            {t('warnings.close')}
          </Button>
        </form>
      )}
    </section>
  );
}
