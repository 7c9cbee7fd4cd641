import { useEffect, useRef, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import {
  closeFarmerQuestion,
  hearAnswer,
  listFarmerQuestions,
  takeFarmerQuestion,
} from '#contract/conversations/farmerQuestions.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { sayInstant, sayNumber } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { PlayButton } from '#web/ui/sound/PlayButton.tsx';
import { useAct } from '#web/ui/useAct.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { RainDialog } from './RainDialog.tsx';
import './QuestionsTab.css';

export type FarmerQuestion = Answer<typeof listFarmerQuestions>['found'][number];

const shownAtFirst = 25;
const mostShown = 100;
const states = ['open', 'mine', 'answered', 'closed'] as const;
const here = '/controlcenter/questions';

/** What farmers ask from their phones: taken over, answered by SMS, or closed. */
export default function QuestionsTab({ search }: { readonly search: URLSearchParams }) {
  const t = useWords();
  const asked = search.get('state');
  const state = asked === 'all' ? undefined : (states.find((each) => each === asked) ?? 'open');
  const [shown, setShown] = useState(shownAtFirst);
  const [answering, setAnswering] = useState<FarmerQuestion>();
  const [givingTo, setGiving] = useState<FarmerQuestion>();
  // The question to go on with once one is gone from the list, for whoever answers many by keyboard.
  const follow = useRef<{ readonly gone: number; readonly next: number | undefined }>(undefined);
  // What was written and not sent, by question: closing the dialog does not lose it.
  const [written, setWritten] = useState<Readonly<Record<number, string>>>({});
  const { data, error, refetch } = useQuery({
    ...apiQuery(listFarmerQuestions, { query: { limit: shown, ...filterOf(state) } }),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (!data || !follow.current || data.found.some(({ id }) => id === follow.current?.gone)) return;
    const { next } = follow.current;
    follow.current = undefined;
    if (next !== undefined) document.getElementById(answerId(next))?.focus();
  }, [data]);
  const answer = (question: FarmerQuestion) => {
    const { found = [] } = data ?? {};
    follow.current = {
      gone: question.id,
      next: found[found.findIndex(({ id }) => id === question.id) + 1]?.id,
    };
    setAnswering(question);
  };
  return (
    <div className="questions">
      <p>{t('questions.lead')}</p>
      <Segmented
        label={t('questions.show')}
        value={state ?? 'all'}
        options={[...states, 'all' as const].map((each) => ({
          value: each,
          text: each === 'all' ? t('questions.all') : t(`questions.state_${each}`),
          href: `${here}?state=${each}`,
        }))}
      />
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={8} />}
      {data && <p role="status">{t('questions.waiting', { count: data.open })}</p>}
      {data?.found.length === 0 && <EmptyState title={t('questions.none')}>{t('questions.noneLead')}</EmptyState>}
      {data?.found.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          onAnswer={() => answer(question)}
          onGive={() => setGiving(question)}
        />
      ))}
      {data && data.found.length < data.total && shown < mostShown && (
        <Button kind="secondary" onClick={() => setShown(mostShown)}>
          {t('questions.more')}
        </Button>
      )}
      {givingTo && <HandOverDialog question={givingTo} onClose={() => setGiving(undefined)} />}
      {answering?.kind === 'rain' && <RainDialog question={answering} onClose={() => setAnswering(undefined)} />}
      {answering && answering.kind !== 'rain' && (
        <AnswerDialog
          question={answering}
          text={written[answering.id] ?? ''}
          onText={(text) => setWritten((all) => ({ ...all, [answering.id]: text }))}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </div>
  );
}

/** What is asked of the server to see one state, or what one took on and did not answer yet. */
function filterOf(state: (typeof states)[number] | undefined) {
  if (state === 'mine') return { state: 'open', mine: true } as const;
  return state === undefined ? {} : { state };
}

function answerId(question: number): string {
  return `answer-question-${question}`;
}

function QuestionCard({
  question,
  onAnswer,
  onGive,
}: {
  readonly question: FarmerQuestion;
  readonly onAnswer: () => void;
  readonly onGive: () => void;
}) {
  const t = useWords();
  const { acting, act } = useAct();
  const { id, place } = question;
  const params = { id };
  return (
    <Card
      level={2}
      title={t(`questions.kind_${question.kind}`)}
      actions={
        <Badge tone={question.late ? 'warn' : question.state === 'answered' ? 'ok' : 'plain'}>
          {question.late ? t('questions.late', { hours: question.hours }) : t(`questions.state_${question.state}`)}
        </Badge>
      }
    >
      <p className="questions-text">{question.text}</p>
      <p className="questions-about">
        {t('questions.about', {
          place,
          district: question.district,
          from: question.from,
          when: sayInstant(question.asked_at),
        })}{' '}
        {question.crop !== null && t('questions.crop', { crop: question.crop })}
      </p>
      {question.taken_by !== null && (
        <p className="questions-about">{t('questions.takenBy', { name: question.taken_by })}</p>
      )}
      {question.farmers > 1 && (
        <p className="questions-about">{t('questions.sharedPhone', { count: question.farmers })}</p>
      )}
      {question.answered_by !== null && (
        <p className="questions-text">
          {question.answer === ''
            ? t('questions.answeredByVoice', { name: question.answered_by, hours: question.hours })
            : t('questions.answered', { name: question.answered_by, hours: question.hours, answer: question.answer })}
        </p>
      )}
      <div className="questions-acts">
        {question.voice_seconds !== null && (
          <PlayButton
            small
            src={addressOf(hearAnswer, { params })}
            name={t('questions.voiceOf', { place })}
            text={t('questions.hear', { seconds: sayNumber(question.voice_seconds) })}
          />
        )}
        {question.state !== 'answered' && question.kind !== 'rain' && (
          <Button small id={answerId(id)} aria-label={t('questions.answerOf', { place })} onClick={onAnswer}>
            {t('questions.answer')}
          </Button>
        )}
        {question.state === 'open' && question.rain_mm !== null && (
          <Button small aria-label={t('questions.enterRainOf', { place })} onClick={onAnswer}>
            {t('questions.enterRain')}
          </Button>
        )}
        {question.state === 'open' && !question.mine && (
          <Button
            kind="secondary"
            small
            busy={acting === 'take'}
            aria-label={t('questions.takeOf', { place })}
            onClick={() => void act('take', async () => void (await callApi(takeFarmerQuestion, { params, body: {} })))}
          >
            {t('questions.take')}
          </Button>
        )}
        {question.state === 'open' && (
          <Button kind="quiet" small onClick={onGive}>
            {t('questions.handOver')}
          </Button>
        )}
        {question.state !== 'answered' && (
          <Button
            kind="quiet"
            small
            busy={acting === 'close'}
            onClick={() =>
              void act(
                'close',
                async () =>
                  void (await callApi(closeFarmerQuestion, { params, body: { closed: question.state === 'open' } })),
              )
            }
          >
            {t(question.state === 'open' ? 'questions.close' : 'questions.reopen')}
          </Button>
        )}
        {question.farmer_id !== null && (
          <Button kind="quiet" small href={`/controlcenter/extensions/${question.farmer_id}`}>
            {t('questions.farmer', { name: question.farmer_name ?? '' })}
          </Button>
        )}
      </div>
    </Card>
  );
}
