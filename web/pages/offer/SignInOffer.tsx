import { SignInDialog } from '#web/features/accounts/SignInDialog.tsx';
import type { Offer } from './offer.ts';

/** The window that offers to sign in; nothing more than its place among the pages. */
export default function SignInOffer({ open, onClose, ...offer }: Offer & { open: boolean; onClose: () => void }) {
  return <SignInDialog {...offer} open={open} onOpenChange={(wanted) => wanted || onClose()} />;
}
