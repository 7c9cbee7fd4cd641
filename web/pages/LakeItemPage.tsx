import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useLocation } from 'wouter';
import { showMe } from '#contract/accounts.ts';
import { deleteLakeItem, downloadLakeFile, restoreLakeItem } from '#contract/lake.ts';
import { AboutItem } from '#web/features/lake/AboutItem.tsx';
import { DATASETS, holdingHref, MINE } from '#web/features/lake/addresses.ts';
import { askAgain, itemQuery, itemRowsQuery, regionsQuery, reviewersQuery, type LakeDetail } from '#web/features/lake/api.ts';
import { Comparison } from '#web/features/lake/Comparison.tsx';
import { DeleteButton } from '#web/features/lake/DeleteButton.tsx';
import { Findings } from '#web/features/lake/Findings.tsx';
import { History } from '#web/features/lake/History.tsx';
import { MendFile } from '#web/features/lake/MendFile.tsx';
import { NextStep } from '#web/features/lake/NextStep.tsx';
import { PersonalQuestion } from '#web/features/lake/PersonalQuestion.tsx';
import { ReviewActs } from '#web/features/lake/ReviewActs.tsx';
import { AccessBadge, StateBadge } from '#web/features/lake/StateBadge.tsx';
import { Tables } from '#web/features/lake/Tables.tsx';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { sayInstant, sayNumber } from '#web/lib/format.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { SignInFirst } from './holding/SignInFirst.tsx';
import './LakeItemPage.css';

const meQuery = () => apiQuery(showMe, {});

/** The item with its first rows; nothing for whoever is not signed in. */
export async function needs({ params, read }: NeedsContext) {
  const { signedIn } = await read(meQuery());
  if (!signedIn) return [meQuery()];
  const id = params.id ?? '';
  const item = await read(itemQuery(id));
  return [
    itemQuery(id),
    ...(item.tables.length > 0 ? [itemRowsQuery(id, 0, 0)] : []),
    ...(item.rights.review ? [reviewersQuery()] : []),
    ...((item.details.regions?.length ?? 0) > 0 ? [regionsQuery()] : []),
  ];
}

/** `/main/datasets/holding/{id}`: what was found in a file, what is to be done about it, and by whom. */
export default function LakeItemPage({ params }: PageProps) {
  const t = useWords();
  const id = params.id ?? '';
  const { data: me } = useQuery(meQuery());
  const { data: item, error, refetch } = useQuery({
    ...itemQuery(id),
    enabled: me?.signedIn === true,
    refetchInterval: ({ state: { data } }) => askAgain(data && [data]),
  });
  if (me?.signedIn === false) return <SignInFirst title={t('lake.mineNotIn')}>{t('lake.mineNotInLead')}</SignInFirst>;
  if (error) return <ErrorState page onRetry={() => void refetch()}>{error.message}</ErrorState>;
  return item ? <Item item={item} /> : <Skeleton lines={12} />;
}

function Item({ item }: { item: LakeDetail }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { id, name, fileName, bytes, sha256, sentAt, owner, mine } = item;
  const list = mine ? { text: t('lake.mineTitle'), href: MINE } : { text: t('lake.holdingTitle'), href: holdingHref() };
  const isRead = item.state !== 'reading' || item.tables.length > 0;
  return (
    <div className="lake-item">
      <Breadcrumb steps={[{ text: t('pages.datasets'), href: DATASETS }, list, { text: name }]} />
      <header className="lake-item-head">
        <h1>{name}</h1>
        <p className="lake-item-badges">
          <StateBadge state={item.state} /> <AccessBadge item={item} /> {item.clean && <Badge>{t('lake.clean')}</Badge>}
        </p>
        <p className="lake-item-facts">
          {fileName} · <span title={t('lake.bytes', { count: bytes }).replace(String(bytes), sayNumber(bytes))}>{saySize(bytes)}</span> ·{' '}
          {t('lake.sentBy', { when: sayInstant(sentAt), name: owner?.name ?? t('lake.somebodyGone') })}
        </p>
        <div className="lake-item-acts">
          <Button kind="secondary" small href={addressOf(downloadLakeFile, { params: { id } })} download icon={<Download size={16} aria-hidden="true" />}>
            {t('lake.original')}
          </Button>
          {item.rights.delete && (
            <DeleteButton
              name={name}
              onDelete={async () => {
                const { trashId } = await callApi(deleteLakeItem, { params: { id } });
                return () => callApi(restoreLakeItem, { params: { trashId } });
              }}
              onDeleted={() => navigate(list.href)}
            />
          )}
        </div>
      </header>
      <div className="lake-item-main">
        <NextStep item={item} />
        <PersonalQuestion item={item} />
        {isRead && <Findings key={`findings ${item.updatedAt}`} item={item} />}
        <Tables id={id} tables={item.tables} round={item.updatedAt} />
        {item.dataset && item.state !== 'approved' && item.tables.length > 0 && <Comparison key={`comparison ${item.updatedAt}`} item={item} />}
      </div>
      <div className="lake-item-side">
        <ReviewActs item={item} />
        <MendFile key={sha256} item={item} />
        <AboutItem item={item} />
        <History item={item} />
        <p className="lake-item-sum">
          {t('lake.factSum')} <code>{sha256}</code>
        </p>
      </div>
    </div>
  );
}

export function head({ params, known }: HeadContext): Head {
  return { title: known(itemQuery(params.id ?? ''))?.name };
}
