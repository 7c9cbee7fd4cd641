import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { answerFarmerQuestion, findAnswers } from '#contract/farmerQuestions.ts';
import { measureText } from '#engines/messages/measureText.ts';
import { callApi } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormEnd } from '#web/ui/FormEnd.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { FarmerQuestion } from './QuestionsTab.tsx';

const longest = 1_000;

/** An answer by SMS, with the answers that like questions got before. */
export function AnswerDialog({
  question,
  onClose,
}: {
  readonly question: FarmerQuestion;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const [text, setText] = useState('');
  const [library, setLibrary] = useState(false);
  const { acting, act } = useAct();
  const { data: before = [] } = useQuery(apiQuery(findAnswers, { query: { q: question.text.slice(0, 200) } }));
  const { letters, parts } = measureText(text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void act('send', async () => {
      await callApi(answerFarmerQuestion, { params: { id: question.id }, body: { text, library } });
      notify({ tone: 'ok', text: t('questions.sent') });
      onClose();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('questions.answerTitle', { from: question.from })}
      description={question.text}
    >
      <form className="questions" onSubmit={send}>
        {before.length > 0 && <h3>{t('questions.before')}</h3>}
        {before.map(({ answer }) => (
          <div key={answer} className="questions-before">
            <p className="questions-text">{answer}</p>
            <Button kind="secondary" small onClick={() => setText(answer)}>
              {t('questions.use')}
            </Button>
          </div>
        ))}
        <TextArea
          label={t('questions.yourAnswer')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={4}
          required
          limit={longest}
        />
        <p role="status">{t('questions.size', { letters, count: parts })}</p>
        <Checkbox
          label={t('questions.library')}
          checked={library}
          onChange={(event) => setLibrary(event.target.checked)}
        />
        <FormEnd
          wrong={undefined}
          busy={acting === 'send'}
          send={t('questions.send')}
          cancel={t('questions.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
