import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { showMe } from '#contract/accounts/accounts.ts';
import { DATASETS, holdingHref, readPage, UPLOAD } from '#web/features/submissions/addresses.ts';
import { ownDatasetsQuery, ownItemsQuery } from '#web/features/submissions/api.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { NeedsContext, PageProps } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { SignInFirst } from '../account/SignInFirst.tsx';
import '../holding/HoldingPage.css';

const OwnDatasets = lazy(() => loadCode(() => import('#web/features/submissions/lists/OwnDatasets.tsx')));
const OwnUploads = lazy(() => loadCode(() => import('#web/features/submissions/lists/OwnUploads.tsx')));
export const parts = [
  'web/features/submissions/lists/OwnDatasets.tsx',
  'web/features/submissions/lists/OwnUploads.tsx',
];

const meQuery = () => apiQuery(showMe, {});

export async function needs({ search, read }: NeedsContext) {
  const { signedIn } = await read(meQuery());
  return signedIn ? [meQuery(), ownDatasetsQuery(), ownItemsQuery(readPage(search))] : [meQuery()];
}

/** `/main/datasets/mine`: one's published datasets, and what became of every file one sent. */
export default function OwnDatasetsPage({ search }: PageProps) {
  const t = useWords();
  const { data: me } = useQuery(meQuery());
  if (me?.signedIn === false)
    return <SignInFirst title={t('submissions.mineNotIn')}>{t('submissions.mineNotInLead')}</SignInFirst>;
  return (
    <div className="holding">
      <Breadcrumb steps={[{ text: t('pages.datasets'), href: DATASETS }, { text: t('submissions.mineTitle') }]} />
      <header className="holding-head">
        <h1>{t('submissions.mineTitle')}</h1>
        <p>{t('submissions.mineLead')}</p>
        <div className="holding-acts">
          <Button href={UPLOAD} icon={<Upload size={18} aria-hidden="true" />}>
            {t('pages.upload')}
          </Button>
          {me?.isAdmin === true && (
            <Button kind="secondary" href={holdingHref()}>
              {t('submissions.holdingTitle')}
            </Button>
          )}
        </div>
      </header>
      <h2>{t('submissions.published')}</h2>
      <Suspense fallback={<Skeleton lines={4} />}>
        <OwnDatasets />
      </Suspense>
      <h2>{t('submissions.uploads')}</h2>
      <Suspense fallback={<Skeleton lines={4} />}>
        <OwnUploads page={readPage(search)} />
      </Suspense>
    </div>
  );
}
