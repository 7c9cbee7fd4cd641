import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { showMe } from '#contract/accounts/accounts.ts';
import { DATASETS, itemHref } from '#web/features/submissions/addresses.ts';
import {
  limitsQuery,
  ownDatasetsQuery,
  ownUploadsQuery,
  profileQuery,
  regionsQuery,
} from '#web/features/submissions/api.ts';
import { LimitsNote } from '#web/features/submissions/upload/LimitsNote.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import type { NeedsContext, PageProps } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { SignInFirst } from '../account/SignInFirst.tsx';
import './UploadPage.css';

const UploadForm = lazy(() => loadCode(() => import('#web/features/submissions/upload/UploadForm.tsx')));
export const parts = ['web/features/submissions/upload/UploadForm.tsx'];

const meQuery = () => apiQuery(showMe, {});

/** What the form starts from; of a visitor only what may be sent. */
export async function needs({ search, read }: NeedsContext) {
  const { signedIn } = await read(meQuery());
  if (!signedIn) return [meQuery(), limitsQuery()];
  return [
    meQuery(),
    limitsQuery(),
    profileQuery(),
    ownUploadsQuery(),
    regionsQuery(),
    ...(search.has('dataset') ? [ownDatasetsQuery()] : []),
  ];
}

/** `/main/datasets/upload`: adds a dataset; with `?dataset=` the next version of one's own. */
export default function UploadPage({ search }: PageProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: me } = useQuery(meQuery());
  const { data: limits } = useQuery(limitsQuery());
  const wanted = search.get('dataset');
  const { data: own } = useQuery({ ...ownDatasetsQuery(), enabled: me?.signedIn === true && wanted !== null });
  if (me?.signedIn === false) {
    return (
      <SignInFirst title={t('upload.notIn')}>
        <p>{t('upload.notInLead')}</p>
        <LimitsNote limits={limits} />
      </SignInFirst>
    );
  }
  const dataset = own?.find((each) => each.dataset.id === wanted || each.dataset.slug === wanted)?.dataset;
  return (
    <div className="upload-page">
      <Breadcrumb steps={[{ text: t('pages.datasets'), href: DATASETS }, { text: t('pages.upload') }]} />
      <h1>{t('upload.title')}</h1>
      <p className="upload-page-lead">{t('upload.lead')}</p>
      {wanted !== null && own === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <Suspense fallback={<Skeleton lines={8} />}>
          <UploadForm key={dataset?.id} dataset={dataset} onSent={(id) => navigate(itemHref(id))} />
        </Suspense>
      )}
    </div>
  );
}
