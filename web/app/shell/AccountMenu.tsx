import { CircleUser } from 'lucide-react';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { Notices } from './Notices.tsx';
import { useFold } from './useFold.ts';

/** The account in the bar: the way in as it is, all else folded away. */
export function AccountMenu({ path }: { path: string }) {
  const t = useWords();
  const { signedIn } = usePageFacts();
  const fold = useFold(path);
  if (!signedIn) return <AccountLinks path={path} />;
  return (
    <details className="fold" name="navbar" ref={fold}>
      <summary title={t('pages.account')}>
        <CircleUser size={22} aria-hidden="true" />
        <span className="heard">{t('pages.account')}</span> <Notices mark />
      </summary>
      <div className="fold-sheet">
        <AccountLinks path={path} />
      </div>
    </details>
  );
}
