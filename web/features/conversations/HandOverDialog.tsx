import { useState, type FormEvent } from 'react';
import { takeFarmerQuestion } from '#contract/conversations/farmerQuestions.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { type ChosenOfficer, OfficerField } from '#web/ui/forms/OfficerField.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { FarmerQuestion } from './QuestionsTab.tsx';

/** Gives a question to another officer, who is told and answers it from then on. */
export function HandOverDialog({
  question,
  onClose,
}: {
  readonly question: FarmerQuestion;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const [officer, setOfficer] = useState<ChosenOfficer | null>(null);
  const [wrong, setWrong] = useState<string>();
  const { acting, act } = useAct();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (officer === null) return setWrong(t('questions.chooseOfficer'));
    void act('send', async () => {
      await callApi(takeFarmerQuestion, { params: { id: question.id }, body: { officer_id: officer.id } });
      notify({ tone: 'ok', text: t('questions.handedOver', { name: officer.name }) });
      onClose();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('questions.handOverTitle')}
      description={question.text}
    >
      <form className="questions" onSubmit={send} noValidate>
        <p>{t('questions.handOverLead')}</p>
        <OfficerField
          label={t('questions.officer')}
          value={officer}
          onChange={(chosen) => {
            setOfficer(chosen);
            setWrong(undefined);
          }}
          error={wrong}
          partners
        />
        <FormEnd
          wrong={undefined}
          busy={acting === 'send'}
          send={t('questions.handOver')}
          cancel={t('questions.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
