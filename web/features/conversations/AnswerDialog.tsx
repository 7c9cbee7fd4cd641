import { useEffect, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { answerByVoice, answerFarmerQuestion, findAnswers } from '#contract/conversations/farmerQuestions.ts';
import { longestVoiceNote } from '#contract/limits.ts';
import { listTemplates } from '#contract/messages/messageTemplates.ts';
import { measureText } from '#engines/messages/measureText.ts';
import { callApi } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';
import { type ReadyRecording, toWav } from '#web/lib/sound/toWav.ts';
import { dropUnsent, saveUnsent, unsentRecording } from '#web/lib/sound/unsent.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { SoundRecorder } from '#web/ui/sound/SoundRecorder.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { FarmerQuestion } from './QuestionsTab.tsx';

const longest = 1_000;

/** An answer in words, in a recording, or in both, with the answers that like questions got before. */
export function AnswerDialog({
  question,
  text,
  onText: setText,
  onClose,
}: {
  readonly question: FarmerQuestion;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const [library, setLibrary] = useState(false);
  const { voice, setVoice, sent } = useUnsentVoice(question.id);
  const { acting, act } = useAct();
  const { data: before = [] } = useQuery(apiQuery(findAnswers, { query: { q: question.text.slice(0, 200) } }));
  const { data: templates = [] } = useQuery(apiQuery(listTemplates, {}));
  const { letters, parts } = measureText(text);
  const params = { id: question.id };
  const isOffered = library && text.trim() !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    void act('send', async () => {
      if (voice === undefined) {
        await callApi(answerFarmerQuestion, { params, body: { text, library: isOffered } });
      } else {
        const query = { ...(text.trim() !== '' && { text }), ...(isOffered && { library: true }) };
        await callApi(answerByVoice, { params, query, body: voice.wav });
        await sent();
      }
      setText('');
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
        {templates.length > 0 && (
          <Select
            label={t('questions.template')}
            value=""
            onChange={({ target }) => setText(templates.find(({ id }) => String(id) === target.value)?.text ?? text)}
            choices={[
              { value: '', text: '–' },
              ...templates.map(({ id, name }) => ({ value: String(id), text: name })),
            ]}
          />
        )}
        <TextArea
          label={t(voice === undefined ? 'questions.yourAnswer' : 'questions.wordsBeside')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
          hint={<span className="questions-keys">{t('questions.keys')}</span>}
          rows={4}
          required={voice === undefined}
          limit={longest}
        />
        {text !== '' && <p role="status">{t('questions.size', { letters, count: parts })}</p>}
        <Checkbox
          label={t('questions.library')}
          checked={isOffered}
          disabled={text.trim() === ''}
          onChange={(event) => setLibrary(event.target.checked)}
        />
        <h3>{t('questions.voice')}</h3>
        <SoundRecorder mostSeconds={longestVoiceNote} ready={voice} onReady={setVoice} />
        <p>{t(question.voice_reaches === 'sound' ? 'questions.voiceAsSound' : 'questions.voiceAsAddress')}</p>
        <FormEnd
          wrong={undefined}
          busy={acting === 'send'}
          send={t(voice === undefined ? 'questions.send' : 'questions.sendVoice')}
          cancel={t('questions.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

/** A recording that stays on this device until it is sent or thrown away. */
function useUnsentVoice(question: number) {
  const name = `answer-${question}`;
  const [voice, setVoice] = useState<ReadyRecording>();
  useEffect(() => {
    let isGone = false;
    const bringBack = async (): Promise<void> => {
      const kept = await unsentRecording(name);
      const ready = kept && (await toWav(kept));
      if (ready && !isGone) setVoice((made) => made ?? ready);
    };
    bringBack().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [name]);
  const change = (ready: ReadyRecording | undefined): void => {
    setVoice(ready);
    (ready ? saveUnsent(name, ready.wav) : dropUnsent(name)).catch(() => undefined);
  };
  return { voice, setVoice: change, sent: () => dropUnsent(name) };
}
