import type { FormEvent } from 'react';
import { answerPersonalData } from '#contract/submissions/submissions.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { SubmissionDetail } from '../api.ts';
import './PersonalQuestion.css';

const kindWords = {
  phone: 'submissions.personalPhone',
  email: 'submissions.personalEmail',
  ghanaCard: 'submissions.personalGhanaCard',
  homePosition: 'submissions.personalHomePosition',
  personName: 'submissions.personalPersonName',
} as const;
const answers = [
  ['none', 'submissions.answerNone', 'submissions.answerNoneHint'],
  ['allowed', 'submissions.answerAllowed', 'submissions.answerAllowedHint'],
  ['keepPrivate', 'submissions.answerKeepPrivate', 'submissions.answerKeepPrivateHint'],
] as const;

/** What looks personal, and the question that is answered before anything becomes public. */
export function PersonalQuestion({
  item: { id, personalData, personalDataAnswer, rights, private: isPrivate },
}: {
  item: SubmissionDetail;
}) {
  const t = useWords();
  const hydrated = useHydrated();
  const { acting, act } = useAct();
  if (personalData.length === 0) return null;

  const answered =
    personalDataAnswer === 'none'
      ? 'submissions.wasNone'
      : personalDataAnswer === 'allowed'
        ? 'submissions.wasAllowed'
        : isPrivate
          ? 'submissions.wasPrivate'
          : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('answer');
    const answer = answers.find(([each]) => each === chosen)?.[0];
    if (answer === undefined) return;
    void act('answer', async () => {
      await callApi(answerPersonalData, { params: { id }, body: { answer } });
      notify({ tone: 'ok', text: t('submissions.answered') });
    });
  }

  return (
    <Card level={2} title={t('submissions.personal')} className="personal">
      {personalDataAnswer === null && !isPrivate && <p>{t('submissions.personalLead')}</p>}
      <ul>
        {personalData.map(({ kind, sheet, column, count, at }) => (
          <li key={`${kind} ${sheet} ${column}`}>
            {t('submissions.personalWhere', { what: t(kindWords[kind], { count }), column, sheet, at })}
          </li>
        ))}
      </ul>
      {answered !== undefined && <p className="personal-answer">{t(answered)}</p>}
      {rights.answerPersonalData && (
        <form onSubmit={submit}>
          <fieldset>
            <legend className="heard">{t('submissions.personal')}</legend>
            {answers.map(([answer, text, hint]) => (
              <label key={answer}>
                <input
                  type="radio"
                  name="answer"
                  value={answer}
                  required
                  defaultChecked={answer === (isPrivate ? 'keepPrivate' : personalDataAnswer)}
                />
                <span>
                  {t(text)}
                  <small>{t(hint)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <p className="personal-mend">{t('submissions.answerMend')}</p>
          <Button type="submit" busy={acting === 'answer'} disabled={!hydrated}>
            {t('submissions.answer')}
          </Button>
        </form>
      )}
    </Card>
  );
}
