import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { longestRiskSearch } from '#contract/limits.ts';
import { sayNumber } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useSelection } from '#web/lib/useSelection.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListAway } from '#web/ui/field/ListAway.tsx';
import { FilterLinks } from '#web/ui/FilterLinks.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import {
  filterNames,
  judges,
  readRiskChoice,
  riskHref,
  risksHref,
  risksPerLongPage,
  risksPerPage,
  risksQuery,
  statuses,
  type Risk,
} from './api.ts';
import { BulkBar } from './BulkBar.tsx';
import { RiskFilters } from './RiskFilters.tsx';
import { RiskTable } from './RiskTable.tsx';

const RiskMap = lazy(() => loadCode(() => import('./RiskMap.tsx')));

/** Risks as a table or on a map; for those who judge a queue to work through, many at once. */
export function RiskQueue({ search, role }: { search: URLSearchParams; role: string }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const choice = readRiskChoice(search);
  const isJudge = judges(role);
  // Who works through pending reports acts on as many as there may be at once.
  const perPage = choice.view === 'map' || (isJudge && choice.status === 'pending') ? risksPerLongPage : risksPerPage;
  const {
    data: list,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({ ...risksQuery(choice, perPage), placeholderData: (earlier) => earlier });
  const selection = useSelection(list?.found);
  const isNarrowed =
    choice.q !== '' || choice.status !== undefined || filterNames.some((name) => choice[name] !== undefined);
  const reports = list ? list.counts.pending + list.counts.verified + list.counts.rejected + list.counts.merged : 0;

  if (error) return <ListAway error={error} onRetry={() => void refetch()} />;
  if (!list) return <Skeleton lines={10} />;
  if (reports === 0 && !isNarrowed) {
    return (
      <EmptyState title={t('risks.empty')} action={<Button href={riskHref('add')}>{t('risks.addRisk')}</Button>}>
        {t('risks.emptyLead')}
      </EmptyState>
    );
  }
  const { found, total, counts } = list;
  const areTicked = found.length > 0 && found.every(({ id }) => selection.has(id));
  return (
    <>
      <FilterLinks
        label={t('risks.status')}
        links={[undefined, ...statuses].map((status) => ({
          value: status ?? 'all',
          text: t('risks.stateCount', {
            name: t(`risks.${status ?? 'all'}`),
            count: sayNumber(status === undefined ? reports : counts[status]),
          }),
          href: risksHref({ ...choice, status, page: 1 }),
          chosen: choice.status === status,
        }))}
      />
      <div className="risks-bar">
        <SearchBox
          label={t('risks.search')}
          maxLength={longestRiskSearch}
          defaultValue={choice.q}
          onSearch={(q) => navigate(risksHref({ ...choice, q, page: 1 }), { replace: true })}
        />
        <RiskFilters choice={choice} isJudge={isJudge} />
      </div>
      <div aria-busy={isPlaceholderData || undefined} className="risks-list">
        <div className="risks-found">
          <p role="status">{t('risks.found', { count: total })}</p>
          {isJudge && choice.view === undefined && found.length > 0 && (
            <Checkbox
              label={t('risks.selectPage', { count: found.length })}
              checked={areTicked}
              onChange={(event) => selection.set(found, event.target.checked)}
            />
          )}
          <Segmented
            label={t('risks.view')}
            value={choice.view ?? 'table'}
            options={[
              { value: 'table', text: t('risks.table'), href: risksHref({ ...choice, view: undefined }) },
              { value: 'map', text: t('risks.map'), href: risksHref({ ...choice, view: 'map', page: 1 }) },
            ]}
          />
        </div>
        {choice.view === 'map' ? (
          <OnMap risks={found} />
        ) : (
          <RiskTable rows={found} selection={isJudge ? selection : undefined} />
        )}
        {total > 0 && (
          <Pagination
            page={choice.page}
            total={Math.ceil(total / perPage)}
            href={(page) => risksHref({ ...choice, page })}
          />
        )}
      </div>
      {isJudge && <BulkBar selection={selection} />}
    </>
  );
}

function OnMap({ risks }: { risks: readonly Risk[] }) {
  const t = useWords();
  const placed = risks.filter(({ point }) => point !== null);
  return (
    <>
      <Suspense fallback={<Skeleton lines={8} />}>
        <RiskMap risks={placed} label={t('risks.map')} />
      </Suspense>
      {placed.length < risks.length && (
        <p className="risk-more">{t('risks.noPlace', { count: sayNumber(risks.length - placed.length) })}</p>
      )}
    </>
  );
}
