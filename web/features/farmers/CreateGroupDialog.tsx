import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { FarmersDialogProps } from './dialogs.ts';
import { GroupForm } from './GroupForm.tsx';
import { groupHref } from './groups.ts';

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
        onDone={({ id, message }) => {
          notify({ tone: 'ok', text: message, atLeastMs: 2000, link: { href: groupHref(id), text: t('farmers.openGroup') } });
          onDone();
        }}
      />
    </Dialog>
  );
}
