import { lazy, Suspense, useState } from 'react';
import { submitSubmission } from '#contract/submissions/submissions.ts';
import { callApi } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { SubmissionDetail } from '../api.ts';

const ReplaceFile = lazy(() =>
  loadCode(async () => {
    await loadWords(['upload']);
    return import('./ReplaceFile.tsx');
  }),
);

/** What only the sender can do: send a mended file, and send a returned one for review again. */
export function MendFile({ item: { id, rights } }: { item: SubmissionDetail }) {
  const t = useWords();
  const hydrated = useHydrated();
  const [replacing, setReplacing] = useState(false);
  const { acting, act } = useAct();
  if (!rights.replaceFile && !rights.submit) return null;

  const submit = () =>
    act('submit', async () => {
      await callApi(submitSubmission, { params: { id }, body: {} });
      notify({ tone: 'ok', text: t('submissions.submitted') });
    });

  return (
    <Card level={2} title={t('submissions.replace')} className="review">
      <p>{t('submissions.replaceLead')}</p>
      {replacing ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ReplaceFile id={id} />
        </Suspense>
      ) : (
        <div className="review-acts">
          {rights.replaceFile && (
            <Button kind="secondary" disabled={!hydrated} onClick={() => setReplacing(true)}>
              {t('submissions.replaceChoose')}
            </Button>
          )}
          {rights.submit && (
            <Button kind="secondary" disabled={!hydrated} busy={acting === 'submit'} onClick={() => void submit()}>
              {t('submissions.submit')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
