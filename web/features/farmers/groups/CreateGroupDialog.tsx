import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import type { FarmersDialogProps } from '../dialogs.ts';
import { GroupForm } from './GroupForm.tsx';
import { sayGroupMade } from './groups.ts';

/** Makes a group, with the ticked farmers in it where there are any. */
export default function CreateGroupDialog({ farmers, onClose, onDone }: FarmersDialogProps) {
  const t = useWords();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmers.groupTitle')}
      description={farmers.length > 0 ? t('farmers.groupWith', { count: farmers.length }) : undefined}
    >
      <GroupForm
        farmerIds={farmers.map(({ id }) => id)}
        onCancel={onClose}
        onDone={(group) => {
          sayGroupMade(group, t('farmers.openGroup'));
          onDone();
        }}
      />
    </Dialog>
  );
}
