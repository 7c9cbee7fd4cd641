import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { CopyCheck, FileUp, UserPlus } from 'lucide-react';
import { longestFarmerSearch } from '#contract/limits.ts';
import { sayNumber } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useSelection } from '#web/lib/useSelection.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { BulkActs } from '#web/ui/bulk/BulkActs.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import {
  countsQuery,
  DUPLICATES,
  FARMERS,
  farmersHref,
  farmersPerPage,
  farmersQuery,
  readFarmerChoice,
  type Farmer,
} from '../api.ts';
import { BulkBar } from './BulkBar.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FarmerFilters, filtersOn } from './FarmerFilters.tsx';
import { FarmerTable } from './FarmerTable.tsx';
import { useImportNews } from '../import/importQuery.ts';
import { ImportStrip } from '../import/ImportStrip.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import { SelectAll } from './SelectAll.tsx';
import './FarmersTab.css';

const FarmerDialog = lazy(() => loadCode(() => import('../record/FarmerDialog.tsx')));
const FarmerRecord = lazy(() =>
  loadCode(async () => {
    await loadWords(['farmerRecord']);
    return import('../record/FarmerRecord.tsx');
  }),
);
const ImportDialog = lazy(() => loadCode(() => import('../import/ImportDialog.tsx')));
const Duplicates = lazy(() =>
  loadCode(async () => {
    await loadWords(['farmerMerge']);
    return import('../merge/Duplicates.tsx');
  }),
);

interface FarmersTabProps {
  /** The farmer whose page is open, or `duplicates`; the list, when left out. */
  readonly id: string | undefined;
  readonly search: URLSearchParams;
  readonly role: string;
}

/** The farmers of an officer, own and shared (C §2): the list, the page of one, or what is there twice. */
export default function FarmersTab({ id, search, role }: FarmersTabProps) {
  if (id === undefined) return <FarmersPart search={search} role={role} />;
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      {id === DUPLICATES ? <Duplicates hasBranch={hasBranchOf(role)} /> : <FarmerRecord key={id} id={Number(id)} />}
    </Suspense>
  );
}

/** Directors and administrators see the farmers of their branch. */
function hasBranchOf(role: string): boolean {
  return role === 'admin' || role === 'director';
}

/** Farmers are found, narrowed, ticked, added, updated, brought in. */
function FarmersPart({ search, role }: Omit<FarmersTabProps, 'id'>) {
  const hasBranch = hasBranchOf(role);
  const t = useWords();
  const [, navigate] = useLocation();
  const choice = readFarmerChoice(search);
  const {
    data: list,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({ ...farmersQuery(choice), placeholderData: (earlier) => earlier });
  const { data: counts } = useQuery(countsQuery());
  const selection = useSelection(list?.found);
  const [editing, setEditing] = useState<Farmer | 'new'>();
  const [importing, setImporting] = useState(false);
  useImportNews();
  const isNarrowed = choice.q !== '' || filtersOn(choice) > 0;
  const isEmpty = list?.total === 0 && !isNarrowed;
  return (
    <div className="farmers">
      <div className="farmers-acts">
        {counts && !isEmpty && (
          <p className="farmers-counts">
            {t('farmers.counts', {
              own: sayNumber(counts.own),
              shared: sayNumber(counts.shared),
              consented: sayNumber(counts.consented),
            })}
          </p>
        )}
        <Button icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setEditing('new')}>
          {t('farmers.addFarmer')}
        </Button>
        <Button kind="secondary" icon={<FileUp size={18} aria-hidden="true" />} onClick={() => setImporting(true)}>
          {t('farmers.import')}
        </Button>
        {!isEmpty && <ExportButton choice={choice} />}
        {!isEmpty && (
          <Button kind="secondary" href={`${FARMERS}/${DUPLICATES}`} icon={<CopyCheck size={18} aria-hidden="true" />}>
            {t('farmers.duplicates')}
          </Button>
        )}
      </div>
      <BulkActs />
      {!importing && <ImportStrip onOpen={() => setImporting(true)} />}
      {!isEmpty && (
        <div className="farmers-bar">
          <SearchBox
            label={t('farmers.search')}
            maxLength={longestFarmerSearch}
            defaultValue={choice.q}
            suggestions={list?.found.slice(0, 8).map(({ name }) => name)}
            onSearch={(q) => navigate(farmersHref({ ...choice, q, page: 1 }), { replace: true })}
          />
          <FarmerFilters choice={choice} counts={counts} hasBranch={hasBranch} />
        </div>
      )}
      {!isEmpty && <SavedFilters choice={choice} total={list?.total} />}
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!error && !list && <Skeleton lines={10} />}
      {list && (
        <div aria-busy={isPlaceholderData || undefined} className="farmers-list">
          {isEmpty ? (
            <EmptyState
              title={t('farmers.empty')}
              action={
                <Button icon={<FileUp size={18} aria-hidden="true" />} onClick={() => setImporting(true)}>
                  {t('farmers.importList')}
                </Button>
              }
            >
              {t('farmers.emptyLead')}
            </EmptyState>
          ) : (
            <>
              <div className="farmers-found">
                <p role="status">
                  {list.more
                    ? t('farmers.foundMore', { count: sayNumber(list.total) })
                    : t(isNarrowed ? 'farmers.foundOf' : 'farmers.found', { count: list.total })}
                </p>
                {list.total > 0 && (
                  <SelectAll rows={list.found} total={list.total} choice={choice} selection={selection} />
                )}
              </div>
              <FarmerTable rows={list.found} selection={selection} onEdit={setEditing} />
              {list.total > 0 && (
                <Pagination
                  page={choice.page}
                  total={Math.ceil(list.total / farmersPerPage)}
                  href={(page) => farmersHref({ ...choice, page })}
                />
              )}
            </>
          )}
        </div>
      )}
      <BulkBar selection={selection} />
      <Suspense>
        {editing !== undefined && (
          <FarmerDialog farmer={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        )}
        {importing && <ImportDialog onClose={() => setImporting(false)} />}
      </Suspense>
    </div>
  );
}
