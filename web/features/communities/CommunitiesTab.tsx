import { lazy, Suspense, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { loadCode } from '#web/lib/loadCode.ts';
import { useSettled } from '#web/lib/useSettled.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { COMMUNITIES, communitiesHref, communitiesQuery, type CommunityChoice, readChoice } from './api.ts';
import { CommunityRecord } from './CommunityRecord.tsx';
import { CommunityState } from './CommunityState.tsx';
import './communities.css';

const ImportCommunitiesDialog = lazy(() => loadCode(() => import('./ImportCommunitiesDialog.tsx')));
const CommunityDialog = lazy(() => loadCode(() => import('./CommunityDialog.tsx')));

/** `/controlcenter/communities/:id?`: the list, searched and by pages, or one community. */
export default function CommunitiesTab({
  id,
  search,
  role,
}: {
  id: string | undefined;
  search: URLSearchParams;
  role: string;
}) {
  const number = Number(id ?? Number.NaN);
  return Number.isInteger(number) && number > 0 ? (
    <CommunityRecord key={number} id={number} />
  ) : (
    <CommunityList choice={readChoice(search)} mayImport={role === 'admin'} />
  );
}

function CommunityList({ choice, mayImport }: { choice: CommunityChoice; mayImport: boolean }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const [q, setQ] = useState(choice.q);
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const settled = useSettled(q.trim());
  const { data, error, refetch } = useQuery({
    ...communitiesQuery({ ...choice, q: settled, after: settled === '' ? choice.after : undefined }),
    placeholderData: keepPreviousData,
  });
  const last = data?.found.at(-1);
  const isMore =
    settled === '' &&
    last !== undefined &&
    data !== undefined &&
    data.found.length < data.total &&
    data.found.length >= 50;
  return (
    <div className="communities">
      <p>{t('communities.lead')}</p>
      <div className="communities-head">
        <TextInput
          label={t('communities.search')}
          type="search"
          maxLength={120}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('communities.add')}
        </Button>
        {mayImport && (
          <Button kind="secondary" onClick={() => setImporting(true)}>
            {t('communities.import')}
          </Button>
        )}
      </div>
      <Segmented
        label={t('communities.show')}
        value={choice.asked ? 'asked' : 'all'}
        options={[
          { value: 'all', text: t('communities.all'), href: communitiesHref({ q: settled }) },
          {
            value: 'asked',
            text: `${t('communities.asked')}${data && data.asked > 0 ? ` (${data.asked})` : ''}`,
            href: communitiesHref({ q: settled, asked: true }),
          },
        ]}
      />
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={10} />}
      {data && (
        <>
          <p className="figures" role="status">
            {t('communities.count', { count: data.total })}
          </p>
          <Table
            caption={t('communities.title')}
            captionHidden
            rows={data.found}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                key: 'name',
                head: t('communities.name'),
                cell: ({ id, name }) => <Link href={`${COMMUNITIES}/${id}`}>{name}</Link>,
              },
              {
                key: 'district',
                head: t('communities.district'),
                cell: ({ district, region }) => [district, region].filter((part) => part !== '').join(', '),
              },
              { key: 'state', head: t('communities.state'), cell: (each) => <CommunityState community={each} /> },
              { key: 'source', head: t('communities.source'), cell: ({ source }) => source, wideOnly: true },
            ]}
            empty={
              <EmptyState title={t(choice.asked ? 'communities.nothingAsked' : 'communities.none')}>
                {t(choice.asked ? 'communities.nothingAskedLead' : 'communities.noneLead')}
              </EmptyState>
            }
          />
          <div className="communities-pages">
            {choice.after !== undefined && settled === '' && (
              <Button kind="secondary" href={communitiesHref({ asked: choice.asked })}>
                {t('communities.first')}
              </Button>
            )}
            {isMore && (
              <Button kind="secondary" href={communitiesHref({ asked: choice.asked, after: last.id })}>
                {t('communities.more')}
              </Button>
            )}
          </div>
        </>
      )}
      <Suspense>{importing && <ImportCommunitiesDialog onClose={() => setImporting(false)} />}</Suspense>
      <Suspense>
        {adding && (
          <CommunityDialog
            community={undefined}
            onClose={() => setAdding(false)}
            onDone={(id) => navigate(`${COMMUNITIES}/${id}`)}
          />
        )}
      </Suspense>
    </div>
  );
}
