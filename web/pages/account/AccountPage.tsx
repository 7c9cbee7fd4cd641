import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { showMe } from '#contract/accounts/accounts.ts';
import { exportOwnData } from '#contract/accounts/ownAccount.ts';
import { deletionQuery, profileQuery, sessionsQuery, type Profile } from '#web/features/accounts/api.ts';
import { DeleteAccount } from '#web/features/accounts/DeleteAccount.tsx';
import { ProfileForm } from '#web/features/accounts/ProfileForm.tsx';
import { RoleBadges } from '#web/features/accounts/RoleBadges.tsx';
import { SessionList } from '#web/features/accounts/SessionList.tsx';
import { addressOf } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { sayDay } from '#web/lib/format.ts';
import type { NeedsContext, PageProps } from '#web/lib/page.ts';
import { paths } from '#web/lib/paths.ts';
import { apiQuery } from '#web/lib/query.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import './AccountPage.css';

const OwnTokens = lazy(() =>
  loadCode(async () => {
    await loadWords(['tokens']);
    return import('#web/features/accounts/OwnTokens.tsx');
  }),
);

const SecondStep = lazy(() =>
  loadCode(async () => {
    await loadWords(['secondStep']);
    return import('#web/features/accounts/SecondStep.tsx');
  }),
);

const meQuery = () => apiQuery(showMe, {});

/** Nothing beyond who is asking for whoever is not signed in. */
export async function needs({ read }: NeedsContext) {
  const { signedIn } = await read(meQuery());
  return signedIn ? [meQuery(), profileQuery(), sessionsQuery(), deletionQuery()] : [meQuery()];
}

/** `/account`: one's details, password, sign-ins and data. */
export default function AccountPage({ search }: PageProps) {
  const t = useWords();
  const { data: me } = useQuery(meQuery());
  const { data: profile, error, refetch } = useQuery({ ...profileQuery(), enabled: me?.signedIn === true });
  if (me?.signedIn === false) {
    return (
      <EmptyState
        page
        title={t('ownAccount.notIn')}
        action={
          <Button href={`${paths.signIn}?next=${encodeURIComponent(paths.account)}`}>{t('accounts.signIn')}</Button>
        }
      >
        {t('ownAccount.notInLead')}
      </EmptyState>
    );
  }
  if (error)
    return (
      <ErrorState page onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  return profile ? (
    <Account
      profile={profile}
      isNational={me?.isNational !== false}
      saved={search.has('saved')}
      ended={search.has('ended')}
    />
  ) : (
    <Skeleton lines={10} />
  );
}

interface AccountProps {
  readonly profile: Profile;
  /** Reference tables are for administrators of the country, not of a branch. */
  readonly isNational: boolean;
  readonly saved: boolean;
  readonly ended: boolean;
}

function Account({ profile, isNational, saved, ended }: AccountProps) {
  const t = useWords();
  const { name, email, officerRole, dataUser, isAdmin, createdAt } = profile;
  return (
    <div className="account">
      <header className="account-head">
        <h1>{t('ownAccount.title')}</h1>
        <p>
          {name}, {email} · {t('ownAccount.since', { day: sayDay(createdAt.slice(0, 10), { withYear: true }) })}
        </p>
        <p className="account-roles">
          <RoleBadges officerRole={officerRole} dataRole={isAdmin ? 'administrator' : dataUser ? 'member' : null} />
          {officerRole === 'admin' && isNational && <Link href={paths.manage}>{t('ownAccount.manage')}</Link>}
        </p>
      </header>
      <div className="account-side">
        <Card level={2} title={t('ownAccount.profile')}>
          <ProfileForm key={profile.id} profile={profile} saved={saved} />
        </Card>
        <Card level={2} title={t('ownAccount.tokens')}>
          <Suspense fallback={<Skeleton lines={3} />}>
            <OwnTokens profile={profile} />
          </Suspense>
        </Card>
      </div>
      <div className="account-side">
        <Card level={2} title={t('ownAccount.sessions')}>
          <p>{t('ownAccount.sessionsLead')}</p>
          <SessionList ended={ended} />
        </Card>
        <Card level={2} title={t('ownAccount.secondStep')}>
          <Suspense fallback={<Skeleton lines={3} />}>
            <SecondStep profile={profile} />
          </Suspense>
        </Card>
        <Card level={2} title={t('ownAccount.data')}>
          <p>{t('ownAccount.exportLead')}</p>
          <div className="account-acts account-export">
            <Button
              kind="secondary"
              href={addressOf(exportOwnData, {})}
              download
              icon={<Download size={18} aria-hidden="true" />}
            >
              {t('ownAccount.export')}
            </Button>
          </div>
          <DeleteAccount />
        </Card>
      </div>
    </div>
  );
}
