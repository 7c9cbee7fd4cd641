import type { FormEvent } from 'react';
import { answerPersonalData } from '#contract/lake.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { LakeDetail } from './api.ts';
import './PersonalQuestion.css';

const kindWords = {
  phone: 'lake.personalPhone',
  email: 'lake.personalEmail',
  ghanaCard: 'lake.personalGhanaCard',
  homePosition: 'lake.personalHomePosition',
  personName: 'lake.personalPersonName',
} as const;
const answers = [
  ['none', 'lake.answerNone', 'lake.answerNoneHint'],
  ['allowed', 'lake.answerAllowed', 'lake.answerAllowedHint'],
  ['keepPrivate', 'lake.answerKeepPrivate', 'lake.answerKeepPrivateHint'],
] as const;

/** What looks personal, and the question that is answered before anything becomes public. */
export function PersonalQuestion({ item: { id, personalData, personalDataAnswer, rights, private: isPrivate } }: { item: LakeDetail }) {
  const t = useWords();
  const hydrated = useHydrated();
  const { acting, act } = useAct();
  if (personalData.length === 0) return null;

  const answered = personalDataAnswer === 'none' ? 'lake.wasNone' : personalDataAnswer === 'allowed' ? 'lake.wasAllowed' : isPrivate ? 'lake.wasPrivate' : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('answer');
    const answer = answers.find(([each]) => each === chosen)?.[0];
    if (answer === undefined) return;
    void act('answer', async () => {
      await callApi(answerPersonalData, { params: { id }, body: { answer } });
      notify({ tone: 'ok', text: t('lake.answered') });
    });
  }

  return (
    <Card level={2} title={t('lake.personal')} className="personal">
      {personalDataAnswer === null && !isPrivate && <p>{t('lake.personalLead')}</p>}
      <ul>
        {personalData.map(({ kind, sheet, column, count, at }) => (
          <li key={`${kind} ${sheet} ${column}`}>{t('lake.personalWhere', { what: t(kindWords[kind], { count }), column, sheet, at })}</li>
        ))}
      </ul>
      {answered !== undefined && <p className="personal-answer">{t(answered)}</p>}
      {rights.answerPersonalData && (
        <form onSubmit={submit}>
          <fieldset>
            <legend className="heard">{t('lake.personal')}</legend>
            {answers.map(([answer, text, hint]) => (
              <label key={answer}>
                <input type="radio" name="answer" value={answer} required defaultChecked={answer === (isPrivate ? 'keepPrivate' : personalDataAnswer)} />
                <span>
                  {t(text)}
                  <small>{t(hint)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <p className="personal-mend">{t('lake.answerMend')}</p>
          <Button type="submit" busy={acting === 'answer'} disabled={!hydrated}>
            {t('lake.answer')}
          </Button>
        </form>
      )}
    </Card>
  );
}
