import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { KeptForm } from '#web/ui/field/KeptForm.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { Farmer } from './api.ts';
import { FarmerForm } from './FarmerForm.tsx';

/** The window titled Add Farmer or Update Farmer (C §2). */
export default function FarmerDialog({ farmer, onClose }: { farmer: Farmer | undefined; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(farmer ? 'farmers.updateFarmer' : 'farmers.addFarmer')}
      description={t('farmers.formLead')}
    >
      <KeptForm name={farmer ? `farmer ${farmer.id}` : 'farmer'}>
        <FarmerForm
          farmer={farmer}
          onCancel={onClose}
          onDone={(name) => {
            notify({ tone: 'ok', text: t(farmer ? 'farmers.updated' : 'farmers.added', { name }), atLeastMs: 2000 });
            onClose();
            void client.invalidateQueries();
          }}
        />
      </KeptForm>
    </Dialog>
  );
}
