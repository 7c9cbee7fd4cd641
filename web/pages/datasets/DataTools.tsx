import { useState, type MouseEvent } from 'react';
import { Files, Search, Settings } from 'lucide-react';
import { MINE, UPLOAD } from '#web/features/submissions/addresses.ts';
import { UploadButton } from '#web/features/submissions/upload/UploadButton.tsx';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { LazySignInOffer } from '../offer/LazySignInOffer.tsx';
import type { Offer } from '../offer/offer.ts';
import { useSignInOffer } from '../offer/useSignInOffer.ts';
import './DataTools.css';

/** When the window that offers to sign in opens by itself, in milliseconds (2-data-hub.md, section 9). */
const OFFER_MS = 1000;

interface DataToolsProps {
  /** What the page offers to sign in for; undefined while it does not. */
  offer: Offer | undefined;
  onOffer: (offer: Offer | undefined) => void;
  /** Where one goes on to who signs in because it was offered. */
  here: string;
}

/**
 * The buttons that float over the catalogue (2-data-hub.md, section 2): search, add a dataset, one's own, settings;
 * and the window to sign in, which opens by itself after a second.
 */
export default function DataTools({ offer, onOffer, here }: DataToolsProps) {
  const t = useWords();
  const { signedIn } = usePageFacts();
  const offerDue = useSignInOffer(true, OFFER_MS);
  const [declined, setDeclined] = useState(false);
  return (
    <>
      <nav className="data-tools" aria-label={t('datasets.tools')}>
        <a
          className="data-tool"
          href="#search"
          title={t('datasets.toSearch')}
          aria-label={t('datasets.toSearch')}
          onClick={toSearch}
        >
          <Search size={20} aria-hidden="true" />
        </a>
        {signedIn && (
          <Link className="data-tool" href={MINE} title={t('datasets.mine')} aria-label={t('datasets.mine')}>
            <Files size={20} aria-hidden="true" />
          </Link>
        )}
        <Link
          className="data-tool"
          href={signedIn ? paths.account : `${paths.signIn}?next=${encodeURIComponent(paths.account)}`}
          title={t('datasets.settings')}
          aria-label={t('datasets.settings')}
          onClick={(event) => {
            if (signedIn) return;
            event.preventDefault();
            onOffer({ lead: t('datasets.offerSettings'), next: paths.account });
          }}
        >
          <Settings size={20} aria-hidden="true" />
        </Link>
        <UploadButton
          className="data-tool data-tool-main"
          onSignIn={() => onOffer({ lead: t('datasets.offerAdd'), next: UPLOAD })}
        />
      </nav>
      <LazySignInOffer
        offer={offer ?? (offerDue && !declined ? { lead: t('datasets.offerLead'), next: here } : undefined)}
        onClose={() => {
          onOffer(undefined);
          setDeclined(true);
        }}
      />
    </>
  );
}

/** The keyboard goes into the field, not only its place into view. */
function toSearch(event: MouseEvent) {
  const field = document.querySelector<HTMLInputElement>('#search input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
