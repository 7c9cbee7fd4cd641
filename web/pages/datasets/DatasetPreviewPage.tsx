import { lazy, memo, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Globe, Lock } from 'lucide-react';
import {
  DATASETS,
  datasetHref,
  PREVIEW_ROWS,
  readPreviewAddress,
  type PreviewAddress,
} from '#web/features/catalogue/address.ts';
import {
  activityQuery,
  citationQuery,
  datasetQuery,
  rowsQuery,
  standingQuery,
  versionQuery,
  type DatasetDetail,
  type Standing,
  type Table,
  type Version,
} from '#web/features/catalogue/api.ts';
import { DatasetFacts } from '#web/features/catalogue/DatasetFacts.tsx';
import { PreviewTable } from '#web/features/catalogue/preview/PreviewTable.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { loadWords, useWords, writtenIn } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Loader, Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { DatasetPartsProps } from './DatasetParts.tsx';
import { LazyDataArea } from './LazyDataArea.tsx';
import './DatasetPreviewPage.css';
import './partStyles.ts';
import { asksVersion, noTable, shownKeys, useContents, useCounted } from './previewContents.ts';

const ClosedNote = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/features/catalogue/ClosedNote.tsx')).ClosedNote })),
);

const Outline = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/features/catalogue/Outline.tsx')).Outline })),
);

const DatasetActs = lazy(() =>
  loadCode(async () => {
    await loadWords(['datasetActs']);
    return import('./DatasetActs.tsx');
  }),
);

const DatasetTable = lazy(() =>
  loadCode(async () => {
    await loadWords(['tableTools']);
    return import('./DatasetTable.tsx');
  }),
);

const DatasetParts = lazy(() =>
  loadCode(async () => {
    await loadWords(['datasetParts']);
    return import('./DatasetParts.tsx');
  }),
);

/** `/main/datasetpreview/:id`: a dataset, as far as the person may see it (decisions 40 and 85). */
export default function DatasetPreviewPage({ params, search }: PageProps) {
  const t = useWords();
  const id = params.id ?? '';
  const { data: detail, error, refetch } = useQuery(datasetQuery(id));
  const { data: standing } = useQuery(standingQuery(id));
  if (error) {
    return isApiProblem(error) && error.status === 404 ? (
      <EmptyState page title={error.message} action={<Button href={DATASETS}>{t('dataset.all')}</Button>} />
    ) : (
      <ErrorState page onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!detail || !standing) return <Loader />;
  return <DatasetView detail={detail} standing={standing} address={readPreviewAddress(search)} />;
}

interface ViewProps {
  detail: DatasetDetail;
  standing: Standing;
  address: PreviewAddress;
}

function DatasetView({ detail, standing, address }: ViewProps) {
  const t = useWords();
  const { dataset, versions, regionNames } = detail;
  const { name, description, slug } = dataset;
  const number = address.version ?? dataset.version;
  const {
    tables,
    notes,
    version = versions.find((each) => each.number === number),
  } = useContents(detail, standing, address);
  const table = tables?.[Math.min(address.table, tables.length) - 1];
  const activity = useQuery(activityQuery(slug)).data;
  const onDownloaded = useCounted(dataset.id);

  const parts = [
    { id: 'preview', text: t('dataset.partPreview') },
    { id: 'summary', text: t('dataset.partSummary') },
    { id: 'activity', text: t('dataset.partActivity') },
    { id: 'about', text: t('dataset.partAbout') },
    { id: 'download', text: t('dataset.partDownload') },
    { id: 'cite', text: t('dataset.partCite') },
    { id: 'versions', text: t('dataset.partVersions') },
    ...(standing.mayKeep ? [{ id: 'keep', text: t('dataset.partKeep') }] : []),
  ];

  return (
    <article className="dataset-page">
      <header className="dataset-page-head">
        <Breadcrumb
          steps={[
            { text: t('catalogue.title'), href: DATASETS },
            { text: name, lang: writtenIn() },
          ]}
        />
        <div className="dataset-page-title">
          <h1 lang={writtenIn()}>{name}</h1>
          <p className="dataset-page-acts">
            <Suspense>
              <DatasetActs {...{ dataset, version, onDownloaded }} mayOpen={standing.mayOpen} />
            </Suspense>
          </p>
        </div>
        <p className="dataset-page-badges">
          {dataset.private ? (
            <Badge tone="warn" icon={<Lock size={12} aria-hidden="true" />}>
              {t('catalogue.private')}
            </Badge>
          ) : (
            <Badge tone="ok" icon={<Globe size={12} aria-hidden="true" />}>
              {t('catalogue.public')}
            </Badge>
          )}
          <Badge>{t('dataset.version', { number })}</Badge>
          {detail.topicName !== '' && <Badge tone="brand">{detail.topicName}</Badge>}
        </p>
        <p className="dataset-page-description" lang={description === '' ? undefined : writtenIn()}>
          {description || t('catalogue.noDescription')}
        </p>
        {number !== dataset.version && (
          <p className="dataset-page-older">
            {t(version ? 'dataset.older' : 'dataset.unknownVersion', { number, current: dataset.version })}{' '}
            <Link href={datasetHref(slug)}>{t('dataset.toCurrent')}</Link>
          </p>
        )}
        {version && <DatasetFacts dataset={dataset} version={version} table={table} regionNames={regionNames} />}
      </header>
      <Suspense>
        <Outline parts={parts} />
      </Suspense>
      <div className="dataset-page-parts">
        <section id="preview">
          <h2>{t('dataset.partPreview')}</h2>
          <Preview {...{ detail, standing, address, tables, table, version, onDownloaded }} />
        </section>
        <Parts {...{ detail, standing, version, tables, table, notes, activity, onDownloaded }} />
        <LazyDataArea />
      </div>
    </article>
  );
}

/** Paging through the rows draws none of the other parts again. */
const Parts = memo(function Parts(props: DatasetPartsProps) {
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <DatasetParts {...props} />
    </Suspense>
  );
});

interface PreviewProps extends ViewProps {
  tables: readonly Table[] | undefined;
  table: Table | undefined;
  version: Version | undefined;
  onDownloaded: () => void;
}

/** The first rows, or why there are none. */
function Preview({ detail: { dataset }, standing, address, tables, table, version, onDownloaded }: PreviewProps) {
  const t = useWords();
  const { slug } = dataset;
  const query = table && rowsQuery(slug, table, address);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...(query ?? rowsQuery(slug, noTable, address)),
    enabled: standing.mayOpen && table !== undefined,
    // Rows of the same columns stay in sight until the next are here.
    placeholderData: (earlier) =>
      earlier?.columns.map(({ key }) => key).join() === shownKeys(table, address) ? earlier : undefined,
  });
  const closed = (
    <Suspense>
      <ClosedNote dataset={dataset} standing={standing} />
    </Suspense>
  );
  if (!table)
    return standing.mayOpen ? (
      <Loader text={t('dataset.reading')} />
    ) : (
      <div className="dataset-page-closed">{closed}</div>
    );
  return (
    <>
      {tables !== undefined && tables.length > 1 && (
        <div className="dataset-page-tables">
          <Segmented
            label={t('dataset.tables')}
            value={String(table.position)}
            options={tables.map(({ position, name }) => ({
              value: String(position),
              text: name,
              href: datasetHref(slug, { version: address.version, table: position }, 'preview'),
            }))}
          />
        </div>
      )}
      {standing.mayOpen && version && (
        <Suspense>
          <DatasetTable
            {...{ table, address, onDownloaded }}
            id={slug}
            version={version.number}
            bytes={version.bytes}
            total={data?.total}
            isPublic={!dataset.private}
          />
        </Suspense>
      )}
      <PreviewTable
        id={slug}
        table={table}
        address={address}
        rows={standing.mayOpen ? data : undefined}
        busy={isPlaceholderData}
      >
        {!standing.mayOpen && closed}
        {error && standing.mayOpen && (
          <ErrorState small onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {standing.mayOpen && !error && !data && <Skeleton lines={PREVIEW_ROWS} />}
        {data?.rows.length === 0 && (
          <EmptyState
            small
            title={t(table.rows === 0 ? 'dataset.noRows' : data.total === 0 ? 'dataset.noneFound' : 'dataset.pastEnd')}
            action={
              data.total > 0 && (
                <Link href={datasetHref(slug, { ...address, rows: 1 }, 'preview')}>{t('dataset.toStart')}</Link>
              )
            }
          >
            {table.rows === 0 ? t('dataset.noRowsText') : data.total === 0 ? t('dataset.noneFoundText') : undefined}
          </EmptyState>
        )}
      </PreviewTable>
    </>
  );
}

/** The dataset as far as the person may see it: nothing is asked that would be refused. */
export async function needs({ params, search, read }: NeedsContext) {
  const id = params['id'] ?? '';
  const [detail, standing] = await Promise.all([read(datasetQuery(id)), read(standingQuery(id))]);
  const { slug } = detail.dataset;
  const address = readPreviewAddress(search);
  const older = standing.maySeeSummary ? asksVersion(detail, address.version) : undefined;
  const tables =
    older === undefined
      ? detail.dataset.private
        ? []
        : detail.tables
      : (await read(versionQuery(slug, older))).tables;
  const table = tables[Math.min(address.table, tables.length) - 1];
  const number = address.version ?? detail.dataset.version;
  return [
    datasetQuery(id),
    standingQuery(id),
    activityQuery(slug),
    ...(detail.versions.some((each) => each.number === number) ? [citationQuery(slug, number, 'text')] : []),
    ...(standing.mayOpen && table ? [rowsQuery(slug, table, address)] : []),
  ];
}

/** A dataset's page is called by it. */
export function head({ params, search, known }: HeadContext): Head {
  const detail = known(datasetQuery(params['id'] ?? ''));
  if (!detail) return {};
  const { name, description, slug, version: current } = detail.dataset;
  const { version } = readPreviewAddress(search);
  return {
    title: name,
    description: description || undefined,
    // An older version is a page of its own; a piece of the table is not.
    canonical: datasetHref(slug, { version: version === current ? undefined : version }),
  };
}
