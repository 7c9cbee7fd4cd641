import { lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { loadWords } from '#web/lib/words.ts';
import { useAtRest } from './useAtRest.ts';

const AccountNotices = lazy(() =>
  loadCode(async () => {
    await loadWords(['notices']);
    return import('#web/features/notifications/AccountNotices.tsx');
  }),
);

/** What one was told last, or as a mark how much of it is new; once the page has come to rest. */
export function Notices(props: { mark?: true }) {
  return (
    useAtRest() && (
      <Suspense>
        <AccountNotices {...props} />
      </Suspense>
    )
  );
}
