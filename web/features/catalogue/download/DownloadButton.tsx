import { useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Button, type ButtonKind } from '#web/ui/actions/Button.tsx';
import { Spinner } from '#web/ui/states/Spinner.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { fetchFile, isFetched } from './downloads.ts';

interface DownloadButtonProps {
  href: string;
  /** Its size, or what it may be at most. */
  bytes: number;
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  label?: string | undefined;
  onDone: () => void;
  children: ReactNode;
}

/**
 * Downloads a file: a plain link; with JavaScript it shows that the file is on its way, and says why it did not come.
 * A large file is left to the browser, which shows its own progress and can go on after a break.
 */
export function DownloadButton({ href, bytes, kind, small, label, onDone, children }: DownloadButtonProps) {
  const t = useWords();
  const [busy, setBusy] = useState(false);

  async function fetchIt() {
    setBusy(true);
    try {
      await fetchFile(href);
      onDone();
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({
        tone: 'alert',
        text: t('dataset.downloadFailed', { why: caught.message }),
        requestId: caught.requestId,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      kind={kind}
      small={small}
      href={href}
      download
      aria-label={busy ? undefined : label}
      icon={busy ? <Spinner /> : <Download size={18} aria-hidden="true" />}
      onClick={(event) => {
        if (busy) return event.preventDefault();
        if (!isFetched(bytes)) return onDone();
        event.preventDefault();
        void fetchIt();
      }}
    >
      {busy ? t('dataset.downloading') : children}
    </Button>
  );
}
