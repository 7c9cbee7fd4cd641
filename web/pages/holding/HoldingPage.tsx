import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { showMe } from '#contract/accounts/accounts.ts';
import { DATASETS, MINE, readHoldingChoice } from '#web/features/submissions/addresses.ts';
import { holdingQuery } from '#web/features/submissions/api.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { NeedsContext, PageProps } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { SignInFirst } from '../account/SignInFirst.tsx';
import './HoldingPage.css';

const HoldingList = lazy(() => loadCode(() => import('#web/features/submissions/lists/HoldingList.tsx')));
export const parts = ['web/features/submissions/lists/HoldingList.tsx'];

const meQuery = () => apiQuery(showMe, {});

export async function needs({ search, read }: NeedsContext) {
  const { isAdmin } = await read(meQuery());
  return isAdmin ? [meQuery(), holdingQuery(readHoldingChoice(search))] : [meQuery()];
}

/** `/main/datasets/holding`: files that wait to join the catalogue. The server decides who may; this page only says so. */
export default function HoldingPage({ search }: PageProps) {
  const t = useWords();
  const { data: me } = useQuery(meQuery());
  if (me?.isAdmin !== true) {
    return (
      <SignInFirst title={t('submissions.notForYou')}>
        <Link href={MINE}>{t('submissions.notForYouLead')}</Link>
      </SignInFirst>
    );
  }
  return (
    <div className="holding">
      <Breadcrumb steps={[{ text: t('pages.datasets'), href: DATASETS }, { text: t('submissions.holdingTitle') }]} />
      <header className="holding-head">
        <h1>{t('submissions.holdingTitle')}</h1>
        <p>{t('submissions.holdingLead')}</p>
      </header>
      <Suspense fallback={<Skeleton lines={8} />}>
        <HoldingList choice={readHoldingChoice(search)} />
      </Suspense>
    </div>
  );
}
