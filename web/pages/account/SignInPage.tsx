import { useQuery } from '@tanstack/react-query';
import { beginProviderSignIn, showSignInWays } from '#contract/accounts/providerSignIn.ts';
import type { ProviderFault } from '#contract/problems/accounts.ts';
import { ownPath } from '#engines/words/ownPath.ts';
import type { Head, HeadContext, PageProps } from '#web/lib/page.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { signInModes, type SignInMode } from '#web/features/accounts/signInModes.ts';
import { SignInOrJoin } from '#web/features/accounts/SignInOrJoin.tsx';

/** What just happened, as another page or a plain form says it in the address. */
const news: readonly (readonly [name: string, text: WordKey])[] = [
  ['confirm', 'membership.confirmSent'],
  ['confirmed', 'membership.confirmed'],
  ['deleted', 'membership.deleted'],
  ['out', 'membership.endedAll'],
];

const waysQuery = () => apiQuery(showSignInWays, {});

export const needs = () => [waysQuery()];

/** What came of a sign-in without JavaScript. */
const refusals: Readonly<Record<string, WordKey>> = {
  tooManySignIns: 'membership.tooMany',
  secondStepNeeded: 'membership.codeNeeded',
  wrongCode: 'membership.wrongCode',
  providerRefused: 'membership.providerRefused',
  providerAway: 'membership.providerAway',
  providerGivesNothing: 'membership.providerGivesNothing',
  emailTaken: 'membership.providerEmailTaken',
};

/** Why what came back from a provider was not accepted. */
const faults: Readonly<Record<ProviderFault, WordKey>> = {
  state: 'membership.refusedState',
  issuer: 'membership.refusedIssuer',
  audience: 'membership.refusedAudience',
  nonce: 'membership.refusedNonce',
  expired: 'membership.refusedExpired',
  key: 'membership.refusedKey',
  denied: 'membership.refusedDenied',
  address: 'membership.refusedAddress',
  other: 'membership.refusedOther',
};

/** `/sign-in?next=/manage`, `/sign-in?mode=join`: one door for officers, data users and administrators. */
export default function SignInPage({ search }: PageProps) {
  const t = useWords();
  const { refused } = usePageFacts();
  const { data: ways } = useQuery(waysQuery());
  // Only the form to join is sent to this page; where it was refused, its fields are all there is.
  const mode: SignInMode = (search.get('mode') ?? (refused ? 'join' : '')) === 'join' ? 'join' : 'signIn';
  // A full address would send people elsewhere after they trusted us with a password.
  const next = ownPath(refused?.typed.next ?? search.get('next'));
  const wrong = search.get('wrong');
  const why = search.get('why') ?? '';
  const fault = Object.hasOwn(faults, why) ? faults[why as ProviderFault] : faults.other;
  const refusedSignIn =
    wrong === null ? undefined : { wrong: t(refusals[wrong] ?? 'membership.wrong', { why: t(fault) }), typed: {} };
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
        asksCode={wrong === 'secondStepNeeded' || wrong === 'wrongCode'}
      />
      {mode === 'signIn' && ways?.provider && (
        <p>
          <Button kind="secondary" href={`${beginProviderSignIn.path}?${new URLSearchParams({ next })}`}>
            {t('membership.withProvider', { name: ways.provider })}
          </Button>
        </p>
      )}
      <p>
        {t('membership.officerQuestion')} <Link href="/main/become_officer">{t('membership.officerAsk')}</Link>
      </p>
    </div>
  );
}

export function head({ t, search }: HeadContext): Head {
  return search.get('mode') === 'join' ? { title: t('membership.join') } : {};
}
