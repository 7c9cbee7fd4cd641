import { lazy, Suspense, useState } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { loadWords } from '#web/lib/words.ts';
import type { Offer } from './offer.ts';

const SignInOffer = lazy(() =>
  loadCode(async () => {
    await loadWords(['accounts', 'membership']);
    return import('./SignInOffer.tsx');
  }),
);

interface LazySignInOfferProps {
  /** What is offered; undefined: the window is closed. */
  offer: Offer | undefined;
  onClose: () => void;
}

/** The window that offers to sign in, fetched when it is first wanted. */
export function LazySignInOffer({ offer, onClose }: LazySignInOfferProps) {
  // While it closes, the last offer still stands in it.
  const [last, setLast] = useState(offer);
  if (offer !== undefined && (offer.next !== last?.next || offer.lead !== last.lead)) setLast(offer);
  return (
    last && (
      <Suspense>
        <SignInOffer {...last} open={offer !== undefined} onClose={onClose} />
      </Suspense>
    )
  );
}
