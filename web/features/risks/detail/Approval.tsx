import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { longestRiskText } from '#contract/limits.ts';
import { editRisk } from '#contract/risks/risks.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { RiskRecord } from '../api.ts';
import { ResponderBoxes } from '../ResponderBoxes.tsx';

/**
 * The approval section (C §4, §6): verified and approved in one control, mitigation, responders, comment. It follows the risk
 * until somebody types; from then on what is typed stays, and the server says if the risk changed meanwhile.
 */
export function Approval({ risk }: { risk: RiskRecord }) {
  const [touched, setTouched] = useState<RiskRecord>();
  const shown = touched ?? risk;
  return (
    <ApprovalForm
      key={shown.version}
      risk={shown}
      onTouch={() => setTouched((before) => before ?? risk)}
      onFollow={() => setTouched(undefined)}
    />
  );
}

interface ApprovalFormProps {
  readonly risk: RiskRecord;
  readonly onTouch: () => void;
  readonly onFollow: () => void;
}

function ApprovalForm({ risk, onTouch, onFollow }: ApprovalFormProps) {
  const t = useWords();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>(risk.riskResponders);
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      version: risk.version,
      isVerified: form.has('isVerified'),
      isActive: form.has('isActive'),
      mitigation: String(form.get('mitigation') ?? ''),
      comments: String(form.get('comments') ?? ''),
      riskResponders: [...chosen],
    };
    void send(async () => {
      const { message } = await callApi(editRisk, { params: { id: risk.id }, body });
      notify({ tone: 'ok', text: message });
      await refetchChanged(client);
      onFollow();
    });
  }
  return (
    <form className="risk-approval" aria-label={t('risks.approval')} onChange={onTouch} onSubmit={submit}>
      <h2>{t('risks.approval')}</h2>
      <Checkbox label={t('risks.verifiedAndApproved')} name="isVerified" defaultChecked={risk.isVerified} />
      <Checkbox label={t('risks.isActive')} name="isActive" defaultChecked={risk.isActive} />
      <TextArea
        label={t('risks.mitigation')}
        name="mitigation"
        limit={longestRiskText}
        rows={3}
        defaultValue={risk.mitigation}
      />
      <TextArea
        label={t('risks.reviewComment')}
        name="comments"
        limit={longestRiskText}
        rows={2}
        defaultValue={risk.comments}
      />
      <fieldset>
        <legend>{t('risks.responders')}</legend>
        <ResponderBoxes assigned={risk.responders} chosen={chosen} onChange={setChosen} />
      </fieldset>
      <FormMessage wrong={wrong} />
      {wrong !== undefined && (
        <Button kind="quiet" onClick={() => void client.invalidateQueries().then(onFollow)}>
          {t('risks.takeTheirs')}
        </Button>
      )}
      <Button type="submit" busy={busy}>
        {t('risks.update')}
      </Button>
    </form>
  );
}
