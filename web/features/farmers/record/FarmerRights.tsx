import { lazy, Suspense, useState } from 'react';
import { FileDown, Pencil, Trash2 } from 'lucide-react';
import { exportFarmer } from '#contract/farmerRecord/farmerRecord.ts';
import { callApi } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { offer } from '#web/ui/saveFile.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { FarmerOfRecord } from './FarmerFacts.tsx';

const EraseDialog = lazy(() => loadCode(() => import('../list/EraseDialog.tsx')));

/** What a farmer may ask for (Act 843): a file of all that is kept, its correction, its erasure. */
export function FarmerRights({ farmer: { id, name }, onCorrect }: { farmer: FarmerOfRecord; onCorrect: () => void }) {
  const t = useWords();
  const { acting, act } = useAct();
  const [erasing, setErasing] = useState(false);
  const save = () =>
    act('file', async () => {
      const csv = await callApi(exportFarmer, { params: { id } });
      offer(new Blob([csv as BlobPart], { type: 'text/csv' }), t('farmerRecord.fileName', { id }));
      notify({ tone: 'ok', text: t('farmerRecord.fileSaved') });
    });
  return (
    <Card title={t('farmerRecord.rights')}>
      <p>{t('farmerRecord.rightsLead')}</p>
      <div className="record-acts">
        <Button
          kind="secondary"
          icon={<FileDown size={18} aria-hidden="true" />}
          busy={acting === 'file'}
          onClick={() => void save()}
        >
          {t('farmerRecord.file')}
        </Button>
        <Button kind="secondary" icon={<Pencil size={18} aria-hidden="true" />} onClick={onCorrect}>
          {t('farmerRecord.correct')}
        </Button>
        <Button kind="danger" icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => setErasing(true)}>
          {t('farmerRecord.erase')}
        </Button>
      </div>
      <Suspense>{erasing && <EraseDialog farmer={{ id, name }} onClose={() => setErasing(false)} />}</Suspense>
    </Card>
  );
}
