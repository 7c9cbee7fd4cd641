import { useQuery } from '@tanstack/react-query';
import { DATASETS, datasetHref } from '#web/features/catalogue/address.ts';
import {
  datasetQuery,
  standingQuery,
  versionQuery,
  type DatasetDetail,
  type Standing,
} from '#web/features/catalogue/api.ts';
import { ClosedNote } from '#web/features/catalogue/ClosedNote.tsx';
import { comparisonQuery, readCompareAddress, type CompareAddress } from '#web/features/catalogue/compare/compare.ts';
import { CompareForm } from '#web/features/catalogue/compare/CompareForm.tsx';
import { Comparison } from '#web/features/catalogue/compare/Comparison.tsx';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { useWords } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { LazyDataArea } from './LazyDataArea.tsx';
import './DatasetComparePage.css';

/** `/main/datasetpreview/:id/compare?from=1&to=2`: what changed between two versions of a dataset. */
export default function DatasetComparePage({ params, search }: PageProps) {
  const t = useWords();
  const id = params['id'] ?? '';
  const { data: detail, error, refetch } = useQuery(datasetQuery(id));
  const { data: standing } = useQuery(standingQuery(id));
  if (error)
    return (
      <ErrorState page onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!detail || !standing) return <Loader />;
  const { dataset } = detail;
  const address = addressIn(detail, search);
  return (
    <div className="compare-page">
      <Breadcrumb
        steps={[
          { text: t('catalogue.title'), href: DATASETS },
          { text: dataset.name, href: datasetHref(dataset.slug) },
          { text: t('datasetCompare.compareOf') },
        ]}
      />
      <h1>
        {address
          ? t('datasetCompare.compareTitle', { from: address.from, to: address.to })
          : t('datasetCompare.compareOf')}
      </h1>
      {address === undefined && (
        <EmptyState
          title={t('datasetCompare.oneVersion')}
          action={<Button href={datasetHref(dataset.slug)}>{t('datasetCompare.compareBack')}</Button>}
        >
          {t('datasetCompare.oneVersionText')}
        </EmptyState>
      )}
      {address && !standing.mayOpen && (
        <div className="compare-page-closed">
          <ClosedNote dataset={dataset} standing={standing} />
        </div>
      )}
      {address && standing.mayOpen && <Compared {...{ detail, address }} />}
      <LazyDataArea />
    </div>
  );
}

function Compared({ detail, address }: { detail: DatasetDetail; address: CompareAddress }) {
  const t = useWords();
  const { slug } = detail.dataset;
  const tables = useQuery(versionQuery(slug, address.to)).data?.tables ?? [];
  const { data, error, refetch } = useQuery(comparisonQuery(slug, address));
  return (
    <>
      <CompareForm id={slug} versions={detail.versions} tables={tables} address={address} found={data?.key} />
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!error && !data && <Loader text={t('datasetCompare.comparing')} />}
      {data && <Comparison difference={data} />}
    </>
  );
}

/** What is compared: as the address says, else the two newest versions; undefined where there is but one. */
function addressIn({ versions }: DatasetDetail, search: URLSearchParams): CompareAddress | undefined {
  const [newest, before] = versions;
  const asked = readCompareAddress(search);
  if (asked) return asked;
  return newest && before && { from: before.number, to: newest.number, table: 1, key: [] };
}

export async function needs({ params, search, read }: NeedsContext) {
  const id = params['id'] ?? '';
  const [detail, standing]: [DatasetDetail, Standing] = await Promise.all([
    read(datasetQuery(id)),
    read(standingQuery(id)),
  ]);
  const { slug } = detail.dataset;
  const address = standing.mayOpen ? addressIn(detail, search) : undefined;
  const known = [datasetQuery(id), standingQuery(id)];
  return address ? [...known, versionQuery(slug, address.to), comparisonQuery(slug, address)] : known;
}

export function head({ params, known, t }: HeadContext): Head {
  const detail = known(datasetQuery(params['id'] ?? ''));
  return { noindex: true, title: detail && `${t('datasetCompare.compareOf')}: ${detail.dataset.name}` };
}
