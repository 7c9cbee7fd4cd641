import { useQuery } from '@tanstack/react-query';
import { approveLakeItem, assignLakeItem, rejectLakeItem, returnLakeItem } from '#contract/lakeReview.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select } from '#web/ui/Select.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { datasetHref } from './addresses.ts';
import { reviewersQuery, type LakeDetail } from './api.ts';
import { CommentButton } from './CommentButton.tsx';
import './ReviewActs.css';

/** What a data administrator does with a file: says who looks at it, approves, returns, rejects. */
export function ReviewActs({ item }: { item: LakeDetail }) {
  const t = useWords();
  const hydrated = useHydrated();
  const { acting, act } = useAct();
  const { id, name, rights, assignee } = item;
  const { data: reviewers = [] } = useQuery({ ...reviewersQuery(), enabled: rights.review });
  if (!rights.review) return null;
  const params = { id };

  const assign = (personId: string | null) =>
    act('assign', async () => {
      const changed = await callApi(assignLakeItem, { params, body: { personId } });
      notify({ tone: 'ok', text: changed.assignee ? t('lake.assigned', { name: changed.assignee.name }) : t('lake.unassigned') });
    });
  const approve = () =>
    act('approve', async () => {
      const { message, datasetId } = await callApi(approveLakeItem, { params });
      notify({ tone: 'ok', text: message, link: { href: datasetHref(datasetId), text: t('lake.openDataset') } });
    });

  return (
    <Card level={2} title={t('lake.review')} className="review">
      <Select
        label={t('lake.assignee')}
        value={assignee?.id ?? ''}
        empty={t('lake.nobody')}
        disabled={!hydrated || acting === 'assign'}
        choices={reviewers.map((person) => ({ value: person.id, text: person.name }))}
        onChange={(event) => void assign(event.target.value || null)}
      />
      <div className="review-acts">
        <Button busy={acting === 'approve'} disabled={!hydrated || !rights.approve || item.hindrances.length > 0} onClick={() => void approve()}>
          {t('lake.approve')}
        </Button>
        <CommentButton
          act={t('lake.return')}
          title={t('lake.returnTitle', { name })}
          lead={t('lake.returnLead')}
          onSend={async (text) => {
            await callApi(returnLakeItem, { params, body: { text } });
            notify({ tone: 'ok', text: t('lake.wasReturnedNow') });
          }}
        />
        <CommentButton
          act={t('lake.reject')}
          title={t('lake.rejectTitle', { name })}
          lead={t('lake.rejectLead')}
          danger
          onSend={async (text) => {
            await callApi(rejectLakeItem, { params, body: { text } });
            notify({ tone: 'ok', text: t('lake.wasRejectedNow') });
          }}
        />
      </div>
      {item.mine && !rights.approve && <p className="review-why">{t('lake.notOwn')}</p>}
    </Card>
  );
}
