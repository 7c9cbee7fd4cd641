import { Button } from '#web/ui/Button.tsx';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';

/** The way in, and for who is in: their work, and the way out. Signing out is a plain form. */
export function AccountLinks({ path }: { path: string }) {
  const t = useWords();
  const { signedIn } = usePageFacts();
  if (!signedIn) {
    const back = path === paths.home || path === paths.signIn ? '' : `?next=${encodeURIComponent(path)}`;
    return (
      <Button kind="secondary" href={`${paths.signIn}${back}`}>
        {t('shell.signIn')}
      </Button>
    );
  }
  return (
    <>
      <Button kind="quiet" href={paths.account}>
        {t('pages.account')}
      </Button>
      <Button kind="quiet" href={paths.manage}>
        {t('shell.manage')}
      </Button>
      <form method="post" action={paths.signOut}>
        <Button kind="secondary" type="submit">
          {t('shell.signOut')}
        </Button>
      </form>
    </>
  );
}
