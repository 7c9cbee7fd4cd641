import { SignInDialog } from '#web/features/accounts/SignInDialog.tsx';

export interface Offer {
  /** Why one would sign in. */
  readonly lead: string;
  /** A path of the product to go on to. */
  readonly next: string;
  /** What can be done without signing in. */
  readonly otherwise?: { readonly text: string; readonly href: string } | undefined;
}

/** The window that offers to sign in; nothing more than its place among the pages. */
export default function SignInOffer({ open, onClose, ...offer }: Offer & { open: boolean; onClose: () => void }) {
  return <SignInDialog {...offer} open={open} onOpenChange={(wanted) => wanted || onClose()} />;
}
