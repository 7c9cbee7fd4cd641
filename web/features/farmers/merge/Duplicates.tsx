import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { listFarmerDuplicates, tellFarmersApart } from '#contract/farmerRecord/farmerMerge.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { farmerHref, FARMERS } from '../api.ts';
import { daysToUndo } from '../dialogs.ts';
import './Duplicates.css';

const MergeDialog = lazy(() => loadCode(() => import('./MergeDialog.tsx')));

type Found = Answer<typeof listFarmerDuplicates>['found'][number];

/** How often it is asked again while farmers are compared. */
const COMPARING_MS = 10_000;

/** Sets of entries that may be one farmer: compared and merged, or told apart. */
export default function Duplicates({ hasBranch }: { hasBranch: boolean }) {
  const t = useWords();
  const [across, setAcross] = useState(false);
  const { data, error, refetch } = useQuery({
    ...apiQuery(listFarmerDuplicates, { query: across ? { across: true } : {} }),
    refetchInterval: ({ state }) => (state.data?.comparing ? COMPARING_MS : false),
  });
  const [comparing, setComparing] = useState<readonly number[]>();
  const { acting, act } = useAct();

  const setApart = (ids: number[], apart: boolean) =>
    act(ids.join(), async () => {
      await callApi(tellFarmersApart, { body: { ids, apart } });
      if (apart) notify({ tone: 'ok', text: t('farmerMerge.toldApart'), undo: () => void setApart(ids, false) });
    });

  return (
    <div className="duplicates">
      <header className="duplicates-head">
        <Button kind="quiet" href={FARMERS} icon={<ChevronLeft size={18} aria-hidden="true" />}>
          {t('farmerMerge.back')}
        </Button>
        <h2>{t('farmerMerge.title')}</h2>
        <p>{t(across ? 'farmerMerge.leadAcross' : 'farmerMerge.lead', { days: daysToUndo })}</p>
        {hasBranch && (
          <Checkbox
            label={t('farmerMerge.across')}
            checked={across}
            onChange={(event) => setAcross(event.target.checked)}
          />
        )}
      </header>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!error && !data && <Skeleton lines={10} />}
      {data?.comparing && <p role="status">{t('farmerMerge.comparing')}</p>}
      {data?.total === 0 && !data.comparing && (
        <EmptyState title={t('farmerMerge.none')}>
          {t(across ? 'farmerMerge.noneLeadAcross' : 'farmerMerge.noneLead')}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <p role="status">
            {t(data.more ? 'farmerMerge.foundMore' : 'farmerMerge.found', { count: data.total })}
            {data.total > data.found.length && <>. {t('farmerMerge.more', { count: data.found.length })}</>}
          </p>
          <ul className="duplicates-list">
            {data.found.map((found) => {
              const ids = found.farmers.map(({ id }) => id);
              return (
                <li key={ids.join()}>
                  <Suggestion
                    found={found}
                    busy={acting === ids.join()}
                    onCompare={() => setComparing(ids)}
                    onApart={() => void setApart(ids, true)}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Suspense>
        {comparing && (
          <MergeDialog ids={comparing} onClose={() => setComparing(undefined)} onDone={() => setComparing(undefined)} />
        )}
      </Suspense>
    </div>
  );
}

interface SuggestionProps {
  readonly found: Found;
  readonly busy: boolean;
  readonly onCompare: () => void;
  readonly onApart: () => void;
}

function Suggestion({ found: { because, farmers, since }, busy, onCompare, onApart }: SuggestionProps) {
  const t = useWords();
  const names = farmers.map(({ name }) => name).join(', ');
  return (
    <article className="duplicate">
      <p className="duplicate-why">
        {because.map((why) => (
          <Badge key={why} tone={why === 'card' ? 'brand' : 'plain'}>
            {t(`farmerMerge.${why}`)}
          </Badge>
        ))}
        {since !== undefined && <span>{t('farmerMerge.since', { day: sayDay(since.slice(0, 10)) })}</span>}
      </p>
      <ul className="duplicate-entries">
        {farmers.map(({ id, name, phone, address, own, owner }) => (
          <li key={id}>
            {own ? <Link href={farmerHref(id)}>{name}</Link> : name} <span className="figures">{phone}</span>{' '}
            <span>
              {own ? address.location : t('farmerMerge.keptBy', { place: address.location, name: owner.name })}
            </span>
          </li>
        ))}
      </ul>
      <div className="duplicate-acts">
        <Button small onClick={onCompare} aria-label={t('farmerMerge.compareOf', { names })}>
          {t('farmerMerge.compare')}
        </Button>
        <Button kind="secondary" small busy={busy} onClick={onApart} aria-label={t('farmerMerge.apartOf', { names })}>
          {t('farmerMerge.apart')}
        </Button>
      </div>
    </article>
  );
}
