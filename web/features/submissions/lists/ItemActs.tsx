import { Download } from 'lucide-react';
import { deleteSubmission, downloadSubmissionFile } from '#contract/submissions/submissions.ts';
import { approveSubmission } from '#contract/submissions/submissionReview.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { datasetHref } from '../addresses.ts';
import type { Submission } from '../api.ts';
import { DeleteButton } from './DeleteButton.tsx';

/** Download, delete and approve in a row of the holding area (D §2). */
export function ItemActs({ item: { id, name, state, approvable } }: { item: Submission }) {
  const t = useWords();
  const hydrated = useHydrated();
  const { acting, act } = useAct();

  const approve = () =>
    act('approve', async () => {
      const { message, datasetId } = await callApi(approveSubmission, { params: { id } });
      notify({ tone: 'ok', text: message, link: { href: datasetHref(datasetId), text: t('submissions.openDataset') } });
    });

  return (
    <div className="submissions-acts">
      <IconButton
        label={t('submissions.downloadOf', { name })}
        href={addressOf(downloadSubmissionFile, { params: { id } })}
        download
        icon={<Download size={18} aria-hidden="true" />}
      />
      {approvable && (
        <Button
          kind="secondary"
          small
          busy={acting === 'approve'}
          disabled={!hydrated}
          aria-label={t('submissions.approveOf', { name })}
          onClick={() => void approve()}
        >
          {t('submissions.approve')}
        </Button>
      )}
      {state !== 'approved' && (
        <DeleteButton
          name={name}
          onDelete={async () => (await callApi(deleteSubmission, { params: { id } })).trashId}
        />
      )}
    </div>
  );
}
