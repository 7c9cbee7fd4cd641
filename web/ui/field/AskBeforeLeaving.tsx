import { useEffect, useState } from 'react';
import { useOwner } from '#web/lib/fieldQueue/useFieldQueue.ts';
import { storedNames, removeAllKept } from '#web/lib/keptForms/keptForms.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '../actions/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';

interface AskBeforeLeavingProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Before signing out: what becomes of the forms this account began on the device. Where there are none, it signs out. */
export default function AskBeforeLeaving({ onLeave, onStay }: AskBeforeLeavingProps) {
  const t = useWords();
  const owner = useOwner();
  const [busy, setBusy] = useState(false);
  const count = owner === undefined ? undefined : storedNames(owner.id).length;
  useEffect(() => {
    if (count === 0) onLeave();
  }, [count, onLeave]);
  if (!owner || !count) return null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t('field.leaveTitle')}
      description={t('field.leaveLead', { count })}
      actions={
        <>
          <Button kind="quiet" onClick={onStay}>
            {t('field.leaveNot')}
          </Button>
          <Button kind="secondary" onClick={onLeave}>
            {t('field.leaveKeep')}
          </Button>
          <Button
            busy={busy}
            onClick={() => {
              setBusy(true);
              void removeAllKept(owner.id).then(onLeave);
            }}
          >
            {t('field.leaveRemove')}
          </Button>
        </>
      }
    />
  );
}
