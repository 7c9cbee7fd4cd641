import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { KeptForm } from '#web/ui/field/KeptForm.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { Farmer } from '../api.ts';
import { FarmerForm, type SameAgain } from './FarmerForm.tsx';

/** The window titled Add Farmer or Update Farmer (C §2). */
export default function FarmerDialog({ farmer, onClose }: { farmer: Farmer | undefined; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  // Every farmer entered one after another has a form of their own.
  const [before, setBefore] = useState<{ readonly count: number; readonly same?: SameAgain }>({ count: 0 });
  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(farmer ? 'farmers.updateFarmer' : 'farmers.addFarmer')}
      description={t('farmers.formLead')}
    >
      <KeptForm key={before.count} name={farmer ? `farmer ${farmer.id}` : 'farmer'}>
        <FarmerForm
          farmer={farmer}
          same={before.same}
          onCancel={onClose}
          onDone={(name, same) => {
            notify({ tone: 'ok', text: t(farmer ? 'farmers.updated' : 'farmers.added', { name }), atLeastMs: 2000 });
            if (same) setBefore({ count: before.count + 1, same });
            else onClose();
            void refetchChanged(client);
          }}
        />
      </KeptForm>
    </Dialog>
  );
}
