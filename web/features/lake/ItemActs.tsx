import { Download } from 'lucide-react';
import { deleteLakeItem, downloadLakeFile, restoreLakeItem } from '#contract/lake.ts';
import { approveLakeItem } from '#contract/lakeReview.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { datasetHref } from './addresses.ts';
import type { LakeItem } from './api.ts';
import { DeleteButton } from './DeleteButton.tsx';

/** Download, delete and approve in a row of the holding area (D §2). */
export function ItemActs({ item: { id, name, state, approvable } }: { item: LakeItem }) {
  const t = useWords();
  const hydrated = useHydrated();
  const { acting, act } = useAct();

  const approve = () =>
    act('approve', async () => {
      const { message, datasetId } = await callApi(approveLakeItem, { params: { id } });
      notify({ tone: 'ok', text: message, link: { href: datasetHref(datasetId), text: t('lake.openDataset') } });
    });

  return (
    <div className="lake-acts">
      <IconButton label={t('lake.downloadOf', { name })} href={addressOf(downloadLakeFile, { params: { id } })} download icon={<Download size={18} aria-hidden="true" />} />
      {approvable && (
        <Button kind="secondary" small busy={acting === 'approve'} disabled={!hydrated} aria-label={t('lake.approveOf', { name })} onClick={() => void approve()}>
          {t('lake.approve')}
        </Button>
      )}
      {state !== 'approved' && (
        <DeleteButton
          name={name}
          onDelete={async () => {
            const { trashId } = await callApi(deleteLakeItem, { params: { id } });
            return () => callApi(restoreLakeItem, { params: { trashId } });
          }}
        />
      )}
    </div>
  );
}
