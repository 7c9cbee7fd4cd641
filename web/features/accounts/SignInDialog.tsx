import { useState } from 'react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { signInModes, type SignInMode } from './signInModes.ts';
import { SignInOrJoin } from './SignInOrJoin.tsx';

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A path of the product to go to afterwards; the page it stands on is loaded again for the person. */
  next: string;
  /** Why one would sign in here. */
  lead: string;
  /** What can be done without signing in. */
  otherwise?: { readonly text: string; readonly href: string } | undefined;
}

/**
 * The window to sign in or join. It goes at a word, and the keyboard goes back to where it was. Load it when it
 * is wanted, with the words of `membership`.
 */
export function SignInDialog({ open, onOpenChange, next, lead, otherwise }: SignInDialogProps) {
  const t = useWords();
  const [mode, setMode] = useState<SignInMode>('signIn');
  return (
    <Dialog
      title={t(signInModes[mode])}
      description={lead}
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          {otherwise && (
            <Button kind="quiet" href={otherwise.href}>
              {otherwise.text}
            </Button>
          )}
          <DialogClose render={<Button kind="quiet">{t('membership.later')}</Button>} />
        </>
      }
    >
      <SignInOrJoin mode={mode} onMode={setMode} next={next} />
    </Dialog>
  );
}
