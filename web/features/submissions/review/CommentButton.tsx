import { lazy, Suspense, useState } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { Button } from '#web/ui/actions/Button.tsx';

const CommentDialog = lazy(() => loadCode(() => import('./CommentDialog.tsx')));

interface CommentButtonProps {
  /** The words of the act. */
  act: string;
  /** Of the window that asks for the comment. */
  title: string;
  lead: string;
  danger?: boolean;
  onSend: (text: string) => Promise<void>;
}

/** An act that wants a word to the other side first. */
export function CommentButton({ act, title, lead, danger = false, onSend }: CommentButtonProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button kind={danger ? 'quiet' : 'secondary'} disabled={!hydrated} onClick={() => setOpen(true)}>
        {act}
      </Button>
      {open !== undefined && (
        <Suspense>
          <CommentDialog
            title={title}
            lead={lead}
            send={act}
            danger={danger}
            open={open}
            onOpenChange={setOpen}
            onSend={onSend}
          />
        </Suspense>
      )}
    </>
  );
}
