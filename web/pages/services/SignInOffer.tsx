import { useState } from 'react';
import { SignInDialog } from '#web/features/accounts/SignInDialog.tsx';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';

/** The window that offers to sign in, once. */
export default function SignInOffer() {
  const t = useWords();
  const [open, setOpen] = useState(true);
  return <SignInDialog open={open} onOpenChange={setOpen} next={paths.services} lead={t('services.modalLead')} />;
}
