import { useQuery } from '@tanstack/react-query';
import { showMe } from '#contract/accounts/accounts.ts';
import { markNotificationsRead } from '#contract/notifications/notifications.ts';
import { readPage } from '#web/features/submissions/addresses.ts';
import { noticesHref, noticesPerPage, noticesQuery } from '#web/features/notifications/api.ts';
import { NoticeList } from '#web/features/notifications/NoticeList.tsx';
import { callApi } from '#web/lib/callApi.ts';
import type { NeedsContext, PageProps } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { useAct } from '#web/ui/useAct.ts';
import { SignInFirst } from './SignInFirst.tsx';
import './NoticesPage.css';

const meQuery = () => apiQuery(showMe, {});

export async function needs({ search, read }: NeedsContext) {
  const { signedIn } = await read(meQuery());
  return signedIn ? [meQuery(), noticesQuery(readPage(search))] : [meQuery()];
}

/** `/notices`: everything one was told, the newest first. */
export default function NoticesPage({ search }: PageProps) {
  const t = useWords();
  const hydrated = useHydrated();
  const page = readPage(search);
  const { data: me } = useQuery(meQuery());
  const { data: list, error, refetch } = useQuery({ ...noticesQuery(page), enabled: me?.signedIn === true });
  const { acting, act } = useAct();
  if (me?.signedIn === false) return <SignInFirst title={t('notices.notIn')}>{t('notices.notInLead')}</SignInFirst>;
  if (error)
    return (
      <ErrorState page onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!list) return <Skeleton lines={8} />;
  if (list.total === 0) {
    return (
      <EmptyState
        page
        title={t('notices.none')}
        action={
          <Button kind="secondary" href="/main/datasets">
            {t('pages.datasets')}
          </Button>
        }
      >
        {t('notices.noneLead')}
      </EmptyState>
    );
  }
  return (
    <div className="notices-page">
      <header>
        <h1>{t('pages.notices')}</h1>
        {list.unread > 0 && (
          <Button
            kind="secondary"
            small
            busy={acting === 'all'}
            disabled={!hydrated}
            onClick={() => void act('all', async () => void (await callApi(markNotificationsRead, { body: {} })))}
          >
            {t('notices.readAll')}
          </Button>
        )}
      </header>
      <p role="status">{t('notices.unread', { count: list.unread })}</p>
      <NoticeList notices={list.found} />
      <Pagination page={page} total={Math.ceil(list.total / noticesPerPage)} href={noticesHref} />
    </div>
  );
}
