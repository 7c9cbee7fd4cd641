import { lazy, Suspense, useState } from 'react';
import { Bell, CircleUser, MessageCircleQuestionMark } from 'lucide-react';
import { signOut } from '#contract/accounts/accounts.ts';
import { NoticesMark } from '#web/features/notifications/NoticesMark.tsx';
import { useBell } from '#web/features/notifications/useBell.ts';
import { callApi } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { paths } from '#web/lib/paths.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { SignOutForm } from '#web/ui/actions/SignOutForm.tsx';
import { mayOpen, tabHref, type Role, type TabId } from './tabs.ts';
import { useFold } from '#web/app/shell/useFold.ts';
import './TopBar.css';

const BellList = lazy(() => loadCode(() => import('#web/features/notifications/BellList.tsx')));

const FieldBar = lazy(() =>
  loadCode(async () => {
    await loadWords(['field']);
    return import('./FieldBar.tsx');
  }),
);

/** Over a part: its name, the bell with the count of what is new, and the officer's menu (C §2). */
export function TopBar({
  tab,
  title,
  name,
  role,
}: {
  tab: TabId | undefined;
  title: string;
  name: string;
  role: Role;
}) {
  const t = useWords();
  const menu = useFold(tab ?? '');
  const hydrated = useHydrated();
  return (
    <header className="cc-top">
      <h1>{title}</h1>
      <Suspense>{hydrated && <FieldBar tab={tab} role={role} />}</Suspense>
      {mayOpen('questions', role) && (
        <Link
          className="cc-questions"
          href={tabHref('questions')}
          aria-current={tab === 'questions' ? 'page' : undefined}
          title={t('controlCentre.questions')}
        >
          <MessageCircleQuestionMark size={20} aria-hidden="true" />
          <span>{t('controlCentre.questions')}</span>
        </Link>
      )}
      <Notices tab={tab} />
      <details className="cc-fold" name="cc-top" ref={menu}>
        <summary aria-label={t('controlCentre.userMenu', { name })}>
          <CircleUser size={20} aria-hidden="true" />
          <span className="cc-user-name" aria-hidden="true">
            {name}
          </span>
        </summary>
        <div className="cc-sheet">
          <p className="cc-sheet-name">{name}</p>
          <Button kind="quiet" href={paths.home}>
            {t('controlCentre.toHome')}
          </Button>
          <Button kind="quiet" href={paths.account}>
            {t('pages.account')}
          </Button>
          {mayOpen('communities', role) && (
            <Button kind="quiet" href={tabHref('communities')}>
              {t('controlCentre.communities')}
            </Button>
          )}
          {mayOpen('deleted', role) && (
            <Button kind="quiet" href={tabHref('deleted')}>
              {t('controlCentre.deleted')}
            </Button>
          )}
          <Logout />
        </div>
      </details>
    </header>
  );
}

function Notices({ tab }: { tab: TabId | undefined }) {
  const t = useWords();
  const bell = useFold(tab ?? '');
  const { data } = useBell();
  return (
    <details className="cc-fold" name="cc-top" ref={bell}>
      <summary title={t('controlCentre.bell')}>
        <Bell size={20} aria-hidden="true" />
        <span className="heard">{t('controlCentre.bell')}</span> {data && <NoticesMark unread={data.unread} />}
      </summary>
      <div className="cc-sheet">
        {data?.unread === 0 && <p className="cc-sheet-none">{t('controlCentre.noNotice')}</p>}
        <Suspense>{data && data.unread > 0 && <BellList notices={data.found} />}</Suspense>
        <Link href="/notices">{t('controlCentre.allNotices')}</Link>
      </div>
    </details>
  );
}

/** Ends the sessions and goes to the services page (C §2), or to the provider one signed in with; a plain form where there is no script. */
function Logout() {
  const t = useWords();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    // Where the network is gone the page that is opened says so.
    const answer = await callApi(signOut, {}).catch(() => undefined);
    location.assign(answer?.provider ?? pageAddress(paths.services));
  }
  return (
    <SignOutForm onLeave={() => void leave()}>
      <Button kind="secondary" type="submit" busy={busy}>
        {t('controlCentre.logout')}
      </Button>
    </SignOutForm>
  );
}
