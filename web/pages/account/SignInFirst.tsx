import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';

/** All of a page for whoever is not signed in, or not with the right account; signing in leads back here. */
export function SignInFirst({ title, children }: { title: string; children: ReactNode }) {
  const t = useWords();
  const [path] = useLocation();
  return (
    <EmptyState
      page
      title={title}
      action={<Button href={`${paths.signIn}?next=${encodeURIComponent(path)}`}>{t('shell.signIn')}</Button>}
    >
      {children}
    </EmptyState>
  );
}
