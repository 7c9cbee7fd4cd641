import { lazy, Suspense, useCallback, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileDown, FileUp, Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { sayNumber } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ListAway } from '#web/ui/field/ListAway.tsx';
import { FilterLinks } from '#web/ui/navigation/FilterLinks.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { farmQuery, farmsHref, farmsPerPage, farmsQuery, readFarmChoice, type FarmRecord } from './api.ts';
import { CardSearch } from './CardSearch.tsx';
import { FarmList } from './FarmList.tsx';
import { FarmPanel } from './FarmPanel.tsx';
import './FarmsTab.css';

const OfficerMap = lazy(() => loadCode(() => import('./OfficerMap.tsx')));
const MapFarmDialog = lazy(() => loadCode(() => import('./MapFarmDialog.tsx')));
const ImportFarmsDialog = lazy(() => loadCode(() => import('./ImportFarmsDialog.tsx')));
const ExportFarmsDialog = lazy(() => loadCode(() => import('./ExportFarmsDialog.tsx')));

/** C §2, C §9: "A search by card number recentres the map at zoom 15". */
const FARM_ZOOM = 15;

/** The farms an officer may see (C §2): on the map, in a list, found by card number, mapped, brought in, given out. */
export default function FarmsTab({ id, search }: { id: string | undefined; search: URLSearchParams; role: string }) {
  const t = useWords();
  const { textMode } = usePageFacts();
  const [, navigate] = useLocation();
  const choice = readFarmChoice(search);
  const {
    data: list,
    error,
    refetch,
    dataUpdatedAt,
  } = useQuery({ ...farmsQuery(choice), placeholderData: (earlier) => earlier });
  const { data: farm, error: farmError } = useQuery({ ...farmQuery(id ?? ''), enabled: id !== undefined });
  const mending = search.get('mend') ?? undefined;
  const [editing, setEditing] = useState<FarmRecord | 'new' | undefined>(mending === undefined ? undefined : 'new');
  const [files, setFiles] = useState<'import' | 'export'>();
  const open = useCallback((found: string) => navigate(farmsHref({ own: false, page: 1 }, found)), [navigate]);
  const isEmpty = list?.total === 0 && !choice.own;

  return (
    <div className="farms">
      <div className="farms-acts">
        {list && !isEmpty && (
          <p className="farms-counts">
            {t('farmRecords.counts', { count: list.total, hectares: sayNumber(Math.round(list.hectares * 10) / 10) })}
          </p>
        )}
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setEditing('new')}>
          {t('farmRecords.mapFarm')}
        </Button>
        <Button kind="secondary" icon={<FileUp size={18} aria-hidden="true" />} onClick={() => setFiles('import')}>
          {t('farmRecords.import')}
        </Button>
        {!isEmpty && (
          <Button kind="secondary" icon={<FileDown size={18} aria-hidden="true" />} onClick={() => setFiles('export')}>
            {t('farmRecords.export')}
          </Button>
        )}
      </div>
      {error && <ListAway error={error} onRetry={() => void refetch()} />}
      {!error && !list && <Skeleton lines={10} />}
      {isEmpty && id === undefined && (
        <EmptyState title={t('farmRecords.empty')}>{t('farmRecords.emptyLead')}</EmptyState>
      )}
      {list && (!isEmpty || id !== undefined) && (
        <>
          <CardSearch onFound={(found) => open(found.id)} />
          <div className="farms-both">
            {textMode ? (
              <p>{t('farmRecords.mapTextMode')}</p>
            ) : (
              <div className="farms-map">
                <Suspense fallback={<p className="farms-wait">{t('farmRecords.mapLoading')}</p>}>
                  <OfficerMap
                    farm={id === undefined ? undefined : farm}
                    focusZoom={FARM_ZOOM}
                    version={dataUpdatedAt}
                    onOpen={open}
                  />
                </Suspense>
              </div>
            )}
            <div className="farms-beside">
              {id !== undefined && farmError && (
                <ErrorState onRetry={() => navigate(farmsHref(choice))}>{farmError.message}</ErrorState>
              )}
              {id !== undefined && farm && (
                <FarmPanel farm={farm} backHref={farmsHref(choice)} onEdit={() => setEditing(farm)} />
              )}
              {id !== undefined && !farm && !farmError && <Skeleton lines={8} />}
              {id === undefined && (
                <>
                  <FilterLinks
                    label={t('farmRecords.show')}
                    links={[false, true].map((own) => ({
                      value: String(own),
                      text: t(own ? 'farmRecords.own' : 'farmRecords.all'),
                      href: farmsHref({ own, page: 1 }),
                      chosen: choice.own === own,
                    }))}
                  />
                  <FarmList farms={list.found} choice={choice} />
                  {list.total > farmsPerPage && (
                    <Pagination
                      page={choice.page}
                      total={Math.ceil(list.total / farmsPerPage)}
                      href={(page) => farmsHref({ ...choice, page })}
                    />
                  )}
                </>
              )}
            </div>
          </div>
        </>
      )}
      <Suspense>
        {editing !== undefined && (
          <MapFarmDialog
            farm={editing === 'new' ? undefined : editing}
            mending={mending}
            onClose={() => {
              setEditing(undefined);
              if (mending !== undefined) navigate(farmsHref(choice, id), { replace: true });
            }}
          />
        )}
        {files === 'import' && <ImportFarmsDialog onClose={() => setFiles(undefined)} />}
        {files === 'export' && <ExportFarmsDialog own={choice.own} onClose={() => setFiles(undefined)} />}
      </Suspense>
    </div>
  );
}
