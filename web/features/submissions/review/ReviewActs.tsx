import { useQuery } from '@tanstack/react-query';
import {
  approveSubmission,
  assignSubmission,
  rejectSubmission,
  returnSubmission,
} from '#contract/submissions/submissionReview.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { datasetHref } from '../addresses.ts';
import { reviewersQuery, type SubmissionDetail } from '../api.ts';
import { CommentButton } from './CommentButton.tsx';
import './ReviewActs.css';

/** What a data administrator does with a file: says who looks at it, approves, returns, rejects. */
export function ReviewActs({ item }: { item: SubmissionDetail }) {
  const t = useWords();
  const hydrated = useHydrated();
  const { acting, act } = useAct();
  const { id, name, rights, assignee } = item;
  const { data: reviewers = [] } = useQuery({ ...reviewersQuery(), enabled: rights.review });
  if (!rights.review) return null;
  const params = { id };

  const assign = (personId: string | null) =>
    act('assign', async () => {
      const changed = await callApi(assignSubmission, { params, body: { personId } });
      notify({
        tone: 'ok',
        text: changed.assignee
          ? t('submissions.assigned', { name: changed.assignee.name })
          : t('submissions.unassigned'),
      });
    });
  const approve = () =>
    act('approve', async () => {
      const { message, datasetId } = await callApi(approveSubmission, { params });
      notify({ tone: 'ok', text: message, link: { href: datasetHref(datasetId), text: t('submissions.openDataset') } });
    });

  return (
    <Card level={2} title={t('submissions.review')} className="review">
      <Select
        label={t('submissions.assignee')}
        value={assignee?.id ?? ''}
        empty={t('submissions.nobody')}
        disabled={!hydrated || acting === 'assign'}
        choices={reviewers.map((person) => ({ value: person.id, text: person.name }))}
        onChange={(event) => void assign(event.target.value || null)}
      />
      <div className="review-acts">
        <Button
          busy={acting === 'approve'}
          disabled={!hydrated || !rights.approve || item.hindrances.length > 0}
          onClick={() => void approve()}
        >
          {t('submissions.approve')}
        </Button>
        <CommentButton
          act={t('submissions.return')}
          title={t('submissions.returnTitle', { name })}
          lead={t('submissions.returnLead')}
          onSend={async (text) => {
            await callApi(returnSubmission, { params, body: { text } });
            notify({ tone: 'ok', text: t('submissions.wasReturnedNow') });
          }}
        />
        <CommentButton
          act={t('submissions.reject')}
          title={t('submissions.rejectTitle', { name })}
          lead={t('submissions.rejectLead')}
          danger
          onSend={async (text) => {
            await callApi(rejectSubmission, { params, body: { text } });
            notify({ tone: 'ok', text: t('submissions.wasRejectedNow') });
          }}
        />
      </div>
      {item.mine && !rights.approve && <p className="review-why">{t('submissions.notOwn')}</p>}
    </Card>
  );
}
