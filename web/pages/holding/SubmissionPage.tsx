import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useLocation } from 'wouter';
import { showMe } from '#contract/accounts/accounts.ts';
import { deleteSubmission, downloadSubmissionFile } from '#contract/submissions/submissions.ts';
import { DATASETS, holdingHref, MINE } from '#web/features/submissions/addresses.ts';
import {
  askAgain,
  itemQuery,
  itemRowsQuery,
  regionsQuery,
  reviewersQuery,
  type SubmissionDetail,
} from '#web/features/submissions/api.ts';
import { DeleteButton } from '#web/features/submissions/lists/DeleteButton.tsx';
import { AccessBadge, StateBadge } from '#web/features/submissions/lists/StateBadge.tsx';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { SignInFirst } from '../account/SignInFirst.tsx';
import './SubmissionPage.css';

const ItemMain = lazy(() => loadCode(() => import('./ItemMain.tsx')));
const ItemSide = lazy(() => loadCode(() => import('./ItemSide.tsx')));
export const parts = ['web/pages/holding/ItemMain.tsx', 'web/pages/holding/ItemSide.tsx'];

const meQuery = () => apiQuery(showMe, {});

/** The item with its first rows; nothing for whoever is not signed in. */
export async function needs({ params, read }: NeedsContext) {
  const { signedIn } = await read(meQuery());
  if (!signedIn) return [meQuery()];
  const id = params.id ?? '';
  const item = await read(itemQuery(id));
  return [
    itemQuery(id),
    ...item.tables.slice(0, 1).map(({ position }) => itemRowsQuery(item, position, 0)),
    ...(item.rights.review ? [reviewersQuery()] : []),
    ...((item.details.regions?.length ?? 0) > 0 ? [regionsQuery()] : []),
  ];
}

/** `/main/datasets/holding/{id}`: what was found in a file, what is to be done about it, and by whom. */
export default function SubmissionPage({ params }: PageProps) {
  const t = useWords();
  const id = params.id ?? '';
  const { data: me } = useQuery(meQuery());
  const [deleted, setDeleted] = useState(false);
  const {
    data: item,
    error,
    refetch,
  } = useQuery({
    ...itemQuery(id),
    enabled: me?.signedIn === true && !deleted,
    refetchInterval: ({ state: { data } }) => askAgain(data && [data]),
  });
  if (me?.signedIn === false)
    return <SignInFirst title={t('submissions.mineNotIn')}>{t('submissions.mineNotInLead')}</SignInFirst>;
  if (error)
    return (
      <ErrorState page onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  return item ? <Item item={item} onDelete={setDeleted} /> : <Skeleton lines={12} />;
}

/** @param onDelete told true as deleting begins, so that a file that goes is no longer asked about; false if it stayed */
function Item({ item, onDelete }: { item: SubmissionDetail; onDelete: (gone: boolean) => void }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { id, name, fileName, bytes, sha256, sentAt, owner, mine } = item;
  const list = mine
    ? { text: t('submissions.mineTitle'), href: MINE }
    : { text: t('submissions.holdingTitle'), href: holdingHref() };
  return (
    <div className="submissions-item">
      <Breadcrumb steps={[{ text: t('pages.datasets'), href: DATASETS }, list, { text: name }]} />
      <header className="submissions-item-head">
        <h1>{name}</h1>
        <p className="submissions-item-badges">
          <StateBadge state={item.state} /> <AccessBadge item={item} />{' '}
          {item.clean && <Badge>{t('submissions.clean')}</Badge>}
        </p>
        <p className="submissions-item-facts">
          {fileName} · <span title={t('submissions.bytes', { count: bytes })}>{saySize(bytes)}</span> ·{' '}
          {t('submissions.sentBy', { when: sayInstant(sentAt), name: owner?.name ?? t('submissions.somebodyGone') })}
        </p>
        <div className="submissions-item-acts">
          <Button
            kind="secondary"
            small
            href={addressOf(downloadSubmissionFile, { params: { id } })}
            download
            icon={<Download size={16} aria-hidden="true" />}
          >
            {t('submissions.original')}
          </Button>
          {item.rights.delete && (
            <DeleteButton
              name={name}
              onDelete={async () => {
                onDelete(true);
                const { trashId } = await callApi(deleteSubmission, { params: { id } }).catch((error: unknown) => {
                  onDelete(false);
                  throw error;
                });
                return trashId;
              }}
              onDeleted={() => navigate(list.href)}
            />
          )}
        </div>
      </header>
      <div className="submissions-item-main">
        <Suspense fallback={<Skeleton lines={8} />}>
          <ItemMain item={item} />
        </Suspense>
      </div>
      <div className="submissions-item-side">
        <Suspense fallback={<Skeleton lines={8} />}>
          <ItemSide item={item} />
        </Suspense>
        <p className="submissions-item-sum">
          {t('submissions.factSum')} <code>{sha256}</code>
        </p>
      </div>
    </div>
  );
}

export function head({ params, known }: HeadContext): Head {
  return { title: known(itemQuery(params.id ?? ''))?.name };
}
