import { ownPath } from '#engines/words/ownPath.ts';
import type { Head, HeadContext, PageProps } from '#web/lib/page.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { Link } from '#web/ui/Link.tsx';
import { signInModes, type SignInMode } from '#web/features/accounts/signInModes.ts';
import { SignInOrJoin } from '#web/features/accounts/SignInOrJoin.tsx';

/** What just happened, as another page or a plain form says it in the address. */
const news: readonly (readonly [name: string, text: WordKey])[] = [
  ['confirm', 'membership.confirmSent'],
  ['confirmed', 'membership.confirmed'],
  ['deleted', 'membership.deleted'],
  ['out', 'membership.endedAll'],
];

/** `/sign-in?next=/manage`, `/sign-in?mode=join`: one door for officers, data users and administrators. */
export default function SignInPage({ search }: PageProps) {
  const t = useWords();
  const { refused } = usePageFacts();
  // Only the form to join is sent to this page; where it was refused, its fields are all there is.
  const mode: SignInMode = (search.get('mode') ?? (refused ? 'join' : '')) === 'join' ? 'join' : 'signIn';
  // A full address would send people elsewhere after they trusted us with a password.
  const next = ownPath(refused?.typed.next ?? search.get('next'));
  const wrong = search.get('wrong');
  const refusedSignIn =
    wrong === null
      ? undefined
      : { wrong: t(wrong === 'tooManySignIns' ? 'membership.tooMany' : 'membership.wrong'), typed: {} };
  const text = news.find(([name]) => search.has(name))?.[1];
  return (
    <div className="account-page">
      <h1>{t(signInModes[mode])}</h1>
      <p>{t(mode === 'join' ? 'membership.joinLead' : 'membership.signInLead')}</p>
      <SignInOrJoin
        mode={mode}
        next={next}
        href={(each) => `${paths.signIn}?${new URLSearchParams({ mode: each, ...(next !== '/' && { next }) })}`}
        refused={mode === 'join' ? refused : refusedSignIn}
        news={text && t(text)}
      />
      <p>
        {t('membership.officerQuestion')} <Link href="/main/become_officer">{t('membership.officerAsk')}</Link>
      </p>
    </div>
  );
}

export function head({ t, search }: HeadContext): Head {
  return search.get('mode') === 'join' ? { title: t('membership.join') } : {};
}
