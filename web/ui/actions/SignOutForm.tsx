import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { paths } from '#web/lib/paths.ts';
import { loadWords } from '#web/lib/words.ts';

const AskBeforeLeaving = lazy(() =>
  loadCode(async () => {
    await loadWords(['field']);
    return import('../field/AskBeforeLeaving.tsx');
  }),
);

interface SignOutFormProps {
  /** Signs out in another way than by the plain form. */
  readonly onLeave?: (() => void) | undefined;
  /** The button. */
  readonly children: ReactNode;
}

/** Signing out: a plain form, which asks first where forms that were not sent are kept on this device. */
export function SignOutForm({ onLeave, children }: SignOutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();

  // What is on its way would be refused once the session has ended.
  const stopQueries = () => void client.cancelQueries();
  function leave() {
    stopQueries();
    if (onLeave) onLeave();
    else form.current?.submit();
  }

  function ask(event: SyntheticEvent) {
    const isKept = Object.keys(localStorage).some((key) => key.startsWith('kept:'));
    if (!isKept && !onLeave) return stopQueries();
    event.preventDefault();
    if (isKept) setAsks(true);
    else leave();
  }
  return (
    <form method="post" action={paths.signOut} ref={form} onSubmit={ask}>
      {children}
      <Suspense>{asks && <AskBeforeLeaving onLeave={leave} onStay={() => setAsks(false)} />}</Suspense>
    </form>
  );
}
