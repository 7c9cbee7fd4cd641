import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { GroupForm } from './GroupForm.tsx';
import { sayGroupMade, type SmartFilter } from './groups.ts';

interface SmartGroupDialogProps {
  readonly filter: SmartFilter;
  readonly total: number | undefined;
  readonly onClose: () => void;
}

/** Makes a group that a filter fills. */
export default function SmartGroupDialog({ filter, total = 0, onClose }: SmartGroupDialogProps) {
  const t = useWords();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmers.smartTitle')}
      description={t(filter.q ? 'farmers.smartLeadWords' : 'farmers.smartLead', { count: total })}
    >
      <GroupForm
        filter={filter}
        onCancel={onClose}
        onDone={(group) => {
          sayGroupMade(group, t('farmers.openGroup'));
          onClose();
        }}
      />
    </Dialog>
  );
}
