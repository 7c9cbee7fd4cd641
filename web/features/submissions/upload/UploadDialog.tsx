import { useLocation } from 'wouter';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { itemHref } from '../addresses.ts';
import UploadForm from './UploadForm.tsx';

interface UploadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form to add a dataset, in a window over the catalogue (D §2). */
export default function UploadDialog({ open, onOpenChange }: UploadDialogProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  return (
    <Dialog title={t('upload.title')} description={t('upload.lead')} open={open} onOpenChange={onOpenChange} wide>
      <UploadForm
        onSent={(id) => navigate(itemHref(id))}
        beside={<DialogClose render={<Button kind="quiet">{t('upload.later')}</Button>} />}
      />
    </Dialog>
  );
}
