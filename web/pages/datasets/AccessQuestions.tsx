import { useQuery } from '@tanstack/react-query';
import { answerAccess, endAccess, listAccessQuestions } from '#contract/catalogue/datasetAccess.ts';
import type { Answer } from '#contract/endpoint.ts';
import { longestGrantDays, longestPurpose } from '#contract/limits.ts';
import { addDays } from '#engines/dates/day.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { useToday } from '#web/lib/pageFacts.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { DateInput } from '#web/ui/forms/TextInput.tsx';
import { useAct } from '#web/ui/useAct.ts';

type Question = Answer<typeof listAccessQuestions>['received'][number];

/** For how long access is offered unless the owner says otherwise. */
const USUAL_DAYS = 90;

/** Who asks, or has, access to a private dataset, with why; and the answers. */
export function AccessQuestions({ datasetId }: { datasetId: string }) {
  const t = useWords();
  const { data } = useQuery(apiQuery(listAccessQuestions, {}));
  if (!data) return <Skeleton lines={2} />;
  const questions = data.received.filter(({ dataset }) => dataset.id === datasetId);
  if (questions.length === 0) return <p className="keep-none">{t('keeping.noQuestions')}</p>;
  return (
    <div className="keep-questions">
      <h3>{t('keeping.questions')}</h3>
      <ul className="keep-question-list">
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </ul>
    </div>
  );
}

const STATES = {
  asked: 'keeping.stateAsked',
  granted: 'keeping.stateGranted',
  refused: 'keeping.stateRefused',
  ended: 'keeping.stateEnded',
} as const;
const TONES = { asked: 'now', granted: 'ok', refused: 'plain', ended: 'plain' } as const;

function QuestionItem({ question: { id, asker, purpose, state, askedAt, until, answer } }: { question: Question }) {
  const t = useWords();
  const { acting, act } = useAct();
  const end = () => act('end', async () => void (await callApi(endAccess, { params: { question: id } })));
  return (
    <li>
      <p className="keep-question-head">
        <b>{asker.name}</b> {[asker.profession, asker.institution].filter(Boolean).join(', ')}
        <Badge tone={TONES[state]}>{t(STATES[state])}</Badge>
      </p>
      <blockquote>{purpose}</blockquote>
      <p className="keep-question-when">
        {t('keeping.askedOn', { day: sayDay(askedAt.slice(0, 10), { withYear: true }) })}
        {state === 'granted' &&
          until !== null &&
          ` · ${t('keeping.grantedUntil', { day: sayDay(until.slice(0, 10), { withYear: true }) })}`}
        {answer !== '' && ` · ${t('keeping.youWrote', { text: answer })}`}
      </p>
      {state === 'asked' && <AnswerForm question={id} />}
      {state === 'granted' && (
        <Button small kind="secondary" busy={acting === 'end'} onClick={() => void end()}>
          {t('keeping.end')}
        </Button>
      )}
    </li>
  );
}

function AnswerForm({ question }: { question: string }) {
  const t = useWords();
  const today = useToday();
  const { acting, act } = useAct();
  const send = (form: HTMLFormElement, grant: boolean) => {
    const given = new FormData(form);
    const answer = String(given.get('answer')).trim();
    return act(grant ? 'grant' : 'refuse', async () => {
      await callApi(answerAccess, {
        params: { question },
        body: { grant, ...(grant && { until: String(given.get('until')) }), ...(answer !== '' && { answer }) },
      });
    });
  };
  return (
    <form
      className="keep-answer"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget, true);
      }}
    >
      <DateInput
        label={t('keeping.until')}
        name="until"
        required
        min={today}
        max={addDays(today, longestGrantDays - 1)}
        defaultValue={addDays(today, USUAL_DAYS)}
      />
      <TextArea
        label={t('keeping.answer')}
        optional={t('keeping.optional')}
        name="answer"
        rows={2}
        limit={longestPurpose}
      />
      <div className="keep-acts">
        <Button type="submit" busy={acting === 'grant'}>
          {t('keeping.grant')}
        </Button>
        <Button
          kind="secondary"
          busy={acting === 'refuse'}
          onClick={(event) => event.currentTarget.form && void send(event.currentTarget.form, false)}
        >
          {t('keeping.refuse')}
        </Button>
      </div>
    </form>
  );
}
