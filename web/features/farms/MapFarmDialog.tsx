import { useEffect, useState } from 'react';
import { findReport } from '#web/lib/fieldQueue/fieldQueue.ts';
import type { KeptReport } from '#web/lib/fieldQueue/records.ts';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { KeptForm } from '#web/ui/field/KeptForm.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { FarmRecord } from './api.ts';
import { draftOf, draftOfReport, emptyDraft } from './farmDraft.ts';
import { MapFarmForm } from './MapFarmForm.tsx';

/** C §8, C §9: "farm successfully mapped" for 5 s. */
const MAPPED_MS = 5000;

interface MapFarmDialogProps {
  /** A farm that is corrected; left out for a new one. */
  farm: FarmRecord | undefined;
  /** Key of a report of the queue that is mended. */
  mending: string | undefined;
  onClose: () => void;
}

/** The window Map a Farm (C §2). */
export default function MapFarmDialog({ farm, mending, onClose }: MapFarmDialogProps) {
  const t = useWords();
  const [mended, setMended] = useState<KeptReport | null | undefined>(mending === undefined ? null : undefined);
  useEffect(() => {
    if (mending !== undefined) void findReport(mending).then((opened) => setMended(opened?.report ?? null));
  }, [mending]);
  const draft = farm ? draftOf(farm) : mended ? draftOfReport(mended) : emptyDraft;
  const isChange = draft.id !== undefined;

  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isChange ? 'farmRecords.updateFarm' : 'farmRecords.mapFarm')}
      description={t('farmRecords.formLead')}
    >
      {mended === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <KeptForm name={draft.id === undefined ? 'farm' : `farm ${draft.id}`} off={mended !== null}>
          <MapFarmForm
            draft={draft}
            mended={mended ?? undefined}
            onCancel={onClose}
            onDone={(sent) => {
              if (sent)
                notify({
                  tone: 'ok',
                  text: t(isChange ? 'farmRecords.saved' : 'farmRecords.mapped'),
                  atLeastMs: MAPPED_MS,
                });
              onClose();
            }}
          />
        </KeptForm>
      )}
    </Dialog>
  );
}
