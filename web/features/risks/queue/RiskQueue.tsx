import { lazy, Suspense } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { longestRiskSearch } from '#contract/limits.ts';
import { sayNumber } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useSelection } from '#web/lib/useSelection.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ListAway } from '#web/ui/field/ListAway.tsx';
import { FilterLinks } from '#web/ui/navigation/FilterLinks.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { useAct } from '#web/ui/useAct.ts';
import {
  filterNames,
  photosAgain,
  judges,
  mostRisksAtOnce,
  readRiskChoice,
  riskHref,
  risksHref,
  risksPerPage,
  risksQuery,
  statuses,
  type Risk,
} from '../api.ts';
import { BulkBar } from './BulkBar.tsx';
import { useQueueKeys } from './queueKeys.ts';
import { RiskFilters } from './RiskFilters.tsx';
import { RiskTable } from './RiskTable.tsx';

const RiskMap = lazy(() => loadCode(() => import('../RiskMap.tsx')));

/** Risks as a table or on a map; for those who judge a queue to work through, many at once. */
export function RiskQueue({ search, role }: { search: URLSearchParams; role: string }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const choice = readRiskChoice(search, judges(role));
  const isJudge = judges(role);
  const perPage = choice.view === 'map' ? mostRisksAtOnce : risksPerPage;
  const {
    data: list,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    ...risksQuery(choice, perPage),
    placeholderData: (earlier) => earlier,
    refetchInterval: ({ state: { data } }) => photosAgain(data?.found),
  });
  const selection = useSelection(list?.found);
  useQueueKeys(isJudge ? list?.found : undefined, selection);
  const client = useQueryClient();
  const { acting, act } = useAct();
  // The page stays short: what else fits is ticked without being drawn.
  const tickAll = () =>
    act('tick', async () => {
      const { found: all } = await client.fetchQuery(risksQuery({ ...choice, page: 1 }, mostRisksAtOnce));
      selection.set(all, true);
    });
  const isNarrowed =
    choice.q !== '' ||
    choice.status !== (isJudge ? 'pending' : 'all') ||
    filterNames.some((name) => choice[name] !== undefined);
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
        links={(['all', ...statuses] as const).map((status) => ({
          value: status,
          text: t('risks.stateCount', {
            name: t(`risks.${status}`),
            count: sayNumber(status === 'all' ? reports : counts[status]),
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
          {isJudge && choice.view === undefined && total > found.length && (
            <Button kind="quiet" small busy={acting === 'tick'} onClick={() => void tickAll()}>
              {t('risks.selectFirst', { count: sayNumber(Math.min(total, mostRisksAtOnce)) })}
            </Button>
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
        {isJudge && choice.view === undefined && <p className="risk-keys">{t('risks.keys')}</p>}
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
      {isJudge && <BulkBar selection={selection} shown={found} />}
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
