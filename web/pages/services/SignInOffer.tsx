import { useState } from 'react';
import { SignInForm } from '#web/features/accounts/SignInForm.tsx';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/Dialog.tsx';

/** A window that offers to sign in. It opens once and goes at a word; the keyboard goes back to where it was. */
export default function SignInOffer() {
  const t = useWords();
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      title={t('services.modalTitle')}
      description={t('services.modalLead')}
      open={open}
      onOpenChange={setOpen}
      actions={<DialogClose render={<Button kind="quiet">{t('services.later')}</Button>} />}
    >
      <SignInForm next="/main/services" />
    </Dialog>
  );
}
