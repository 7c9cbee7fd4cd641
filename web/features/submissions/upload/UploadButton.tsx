import { lazy, Suspense, useState } from 'react';
import { Upload } from 'lucide-react';
import { loadCode } from '#web/lib/loadCode.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { UPLOAD } from '../addresses.ts';

const UploadDialog = lazy(() =>
  loadCode(async () => {
    await loadWords(['upload']);
    return import('./UploadDialog.tsx');
  }),
);

interface UploadButtonProps {
  /** Whoever is not signed in is asked to, instead. */
  onSignIn: () => void;
  className?: string | undefined;
}

/** Opens the form to add a dataset in a window; without script, and in a new tab, it leads to the page of the same form. */
export function UploadButton({ onSignIn, className }: UploadButtonProps) {
  const t = useWords();
  const { signedIn } = usePageFacts();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Link
        href={UPLOAD}
        className={className}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          if (signedIn) setOpen(true);
          else onSignIn();
        }}
      >
        <Upload size={22} aria-hidden="true" />
        <span>{t('pages.upload')}</span>
      </Link>
      {open !== undefined && (
        <Suspense>
          <UploadDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
