import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { showMe } from '#contract/accounts/accounts.ts';
import { listFarmCells, showFarmMap } from '#contract/farms/farms.ts';
import { FarmSearch } from '#web/features/farms/FarmSearch.tsx';
import { COUNTRY_ZOOM, FARM_ZOOM, MAP_CENTRE } from '#web/features/geography/quotedMap.ts';
import { useIdle } from '#web/features/geography/useIdle.ts';
import { sayNumber } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, PageProps } from '#web/lib/page.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import './FarmMapPage.css';

const FarmMap = lazy(() => loadCode(() => import('#web/features/farms/FarmMap.tsx')));

const PATH = '/main/farm_cord';
const COUNTRY = { centre: MAP_CENTRE, zoom: COUNTRY_ZOOM } as const;
const cellsQuery = apiQuery(listFarmCells, {});
const mapQuery = apiQuery(showFarmMap, {});

/** Where farms are, as anybody may see it; one farm is looked up by officers alone. */
export default function FarmMapPage({ search }: PageProps) {
  const t = useWords();
  const { signedIn, textMode } = usePageFacts();
  const idle = useIdle();
  const cells = useQuery(cellsQuery);
  const satellite = useQuery(mapQuery).data?.satellite ?? null;
  const me = useQuery({ ...apiQuery(showMe, {}), enabled: signedIn }).data;
  const at = cells.data?.find(({ center_point: middle }) => middle === search.get('at'))?.center_point;
  const hasFarms = cells.data !== undefined && cells.data.length > 0;
  const farms = cells.data?.reduce((sum, cell) => sum + cell.farms, 0) ?? 0;

  return (
    <div className="farm-page">
      <h1>{t('farms.title')}</h1>
      <p className="farm-page-lead">{t('farms.lead')}</p>
      {cells.isLoading && <Loader />}
      {cells.error && <ErrorState retryHref={PATH}>{cells.error.message}</ErrorState>}
      {cells.data && !hasFarms && (
        <EmptyState
          title={t('farms.emptyTitle')}
          action={
            <p className="farm-page-ways">
              <Button href={paths.calendar}>{t('farms.emptyCalendar')}</Button>
              <Button kind="secondary" href="/main/district_map">
                {t('farms.emptyDistricts')}
              </Button>
            </p>
          }
        >
          {t('farms.emptyText')}
        </EmptyState>
      )}
      {!textMode && cells.data && (hasFarms || satellite !== null) && (
        <div className="farm-page-map">
          <p className="farm-page-wait">{t('farms.mapLoading')}</p>
          <p className="farm-page-plain">{t('farms.mapPlain')}</p>
          {idle && (
            <Suspense>
              <FarmMap cells={cells.data} at={at} country={COUNTRY} focusZoom={FARM_ZOOM} />
            </Suspense>
          )}
        </div>
      )}
      {textMode && hasFarms && <p>{t('farms.mapTextMode')}</p>}
      {hasFarms && (
        <section className="farm-page-list">
          <p>
            <b>{t('farms.countAll', { count: farms, squares: t('farms.squares', { count: cells.data.length }) })}</b>{' '}
            {t('farms.rule')}
          </p>
          <Table
            caption={t('farms.list')}
            rows={[...cells.data].sort((one, other) => other.farms - one.farms)}
            rowKey={({ center_point: middle }) => middle}
            columns={[
              {
                key: 'middle',
                head: t('farms.middle'),
                cell: ({ center_point: middle }) => (
                  <Link
                    href={`${PATH}?${new URLSearchParams({ at: middle })}`}
                    replace
                    aria-label={`${t('farms.showAt')}: ${middle}`}
                  >
                    {middle}
                  </Link>
                ),
              },
              { key: 'farms', head: t('farms.farms'), figures: true, cell: (cell) => sayNumber(cell.farms) },
            ]}
          />
        </section>
      )}
      <FarmSearch
        isOfficer={me !== undefined && me.officerRole !== null && me.officerRole !== 'responder'}
        signInHref={`${paths.signIn}?next=${PATH}`}
        searchHref="/controlcenter/polygon"
      />
    </div>
  );
}

/** The squares, and whether there is imagery. */
export function needs() {
  return [cellsQuery, mapQuery];
}

export function head({ t }: HeadContext): Head {
  return { title: t('farms.title'), description: t('farms.lead'), canonical: PATH };
}
