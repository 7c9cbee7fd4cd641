import { Download } from 'lucide-react';
import { exportFarmers } from '#contract/farmers/farmers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { offer } from '#web/ui/saveFile.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { filterOf, type FarmerChoice } from '../api.ts';

/** One's own farmers as a CSV file: those ticked, or those the filters leave. */
export function ExportButton({
  choice,
  ids,
  small = false,
}: {
  choice?: FarmerChoice;
  ids?: number[];
  small?: boolean;
}) {
  const t = useWords();
  const { acting, act } = useAct();
  const save = () =>
    act('export', async () => {
      const csv = await callApi(exportFarmers, {
        body: { fields: 'all', ...(ids ? { ids } : choice ? filterOf(choice) : {}) },
      });
      offer(new Blob([csv as BlobPart], { type: 'text/csv' }), t('farmers.exportFile'));
      notify({ tone: 'ok', text: t('farmers.exported') });
    });
  return (
    <Button
      kind="secondary"
      small={small}
      icon={<Download size={18} aria-hidden="true" />}
      busy={acting === 'export'}
      onClick={() => void save()}
    >
      {t('farmers.export')}
    </Button>
  );
}
