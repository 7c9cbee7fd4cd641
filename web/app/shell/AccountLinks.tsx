import { Button } from '#web/ui/actions/Button.tsx';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { SignOutForm } from '#web/ui/actions/SignOutForm.tsx';
import { Notices } from './Notices.tsx';

const links = [
  ['/notices', 'pages.notices'],
  ['/main/datasets/mine', 'pages.ownDatasets'],
  [paths.account, 'pages.account'],
  [paths.manage, 'pages.manage'],
] as const;

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
      <Notices />
      {links.map(([href, text]) => (
        <Button key={href} kind="quiet" href={href}>
          {t(text)}
        </Button>
      ))}
      <SignOutForm>
        <Button kind="secondary" type="submit">
          {t('shell.signOut')}
        </Button>
      </SignOutForm>
    </>
  );
}
