import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { longestDatasetSearch } from '#contract/limits.ts';
import {
  DATASETS,
  datasetHref,
  FILTERS,
  isNarrowed,
  listHref,
  readListAddress,
} from '#web/features/catalogue/address.ts';
import type { Dataset, FoundDatasets } from '#web/features/catalogue/api.ts';
import { DatasetCard } from '#web/features/catalogue/search/DatasetCard.tsx';
import { DatasetFilters } from '#web/features/catalogue/search/DatasetFilters.tsx';
import { FiltersOn } from '#web/features/catalogue/search/FiltersOn.tsx';
import { foundQuery } from '#web/features/catalogue/search/foundQuery.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { LazyDataArea } from './LazyDataArea.tsx';
import type { Offer } from '../offer/offer.ts';
import './DatasetsPage.css';
// The server draws these before their code is here: their styles come with the page.
import './DataTools.css';
import './NoDatasets.css';
import '#web/ui/states/EmptyState.css';

const NoDatasets = lazy(() => loadCode(() => import('./NoDatasets.tsx')));
const DataTools = lazy(() => loadCode(() => import('./DataTools.tsx')));

/** `/main/datasets`: the catalogue, with its search and filters. */
export default function DatasetsPage({ search }: PageProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { signedIn } = usePageFacts();
  const address = readListAddress(search);
  // The last answer stays in sight until the next one is here.
  const found = useQuery({ ...foundQuery(address), placeholderData: (earlier) => earlier });
  const { data } = found;
  const [offer, setOffer] = useState<Offer>();

  const preview = ({ name, slug }: Dataset) =>
    setOffer({
      lead: t('datasets.offerPreview', { name }),
      next: datasetHref(slug),
      otherwise: { text: t('datasets.lookAround'), href: datasetHref(slug) },
    });

  return (
    <div className="datasets-page">
      <header>
        <h1>{t('catalogue.title')}</h1>
        <p className="datasets-page-lead">{t('datasets.lead')}</p>
      </header>
      <div id="search" className="datasets-page-search">
        <SearchBox
          label={t('datasets.search')}
          maxLength={longestDatasetSearch}
          placeholder={t('datasets.example')}
          defaultValue={address.q}
          action={DATASETS}
          kept={Object.fromEntries([...FILTERS, 'sort' as const].map((name) => [name, address[name]]))}
          onSearch={(q) => navigate(listHref({ ...address, q, page: 1 }), { replace: true })}
        />
      </div>
      <div className="datasets-page-body">
        <DatasetFilters address={address} filters={data?.filters} />
        {found.isError && <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>}
        {!found.isError && !data && <Loader text={t('datasets.loading')} />}
        {!found.isError && data && (
          <section
            className="datasets-page-found"
            aria-busy={found.isPlaceholderData || undefined}
            aria-label={t('catalogue.title')}
          >
            <p className="datasets-page-count" role="status">
              {data.total > 0 && sayFound(t, data.total, address.q)}
            </p>
            <FiltersOn address={address} filters={data.filters} />
            {data.understoodAs !== null && data.total > 0 && (
              <p className="datasets-page-understood">
                {t('datasets.understood', { text: address.q, understood: data.understoodAs })}
              </p>
            )}
            <Cards found={data} onPreview={signedIn ? undefined : preview} />
            <Pagination page={data.page} total={data.pages} href={(page) => listHref({ ...address, page })} />
            {data.total === 0 && (
              <Suspense>
                <NoDatasets address={address} suggestions={data.suggestions} />
              </Suspense>
            )}
            <LazyDataArea />
          </section>
        )}
      </div>
      <Suspense>
        <DataTools offer={offer} onOffer={setOffer} here={listHref(address)} />
      </Suspense>
    </div>
  );
}

/** Whether only who is signed in may open the rows: of a private dataset its own page says who may. */
const asksForAccount = ({ private: isPrivate, licence, asksSignIn }: Dataset, openToAll: boolean) =>
  !isPrivate && !openToAll && (!licence.open || asksSignIn);

function Cards({ found, onPreview }: { found: FoundDatasets; onPreview: ((dataset: Dataset) => void) | undefined }) {
  const words = new Set(found.matched);
  const topics = new Map(found.filters.topic.map(({ value, name }) => [value, name]));
  return (
    <div className="datasets-page-cards">
      {found.items.map(({ dataset }) => (
        <DatasetCard
          key={dataset.id}
          dataset={dataset}
          topic={topics.get(dataset.topic) ?? ''}
          words={words}
          onPreview={asksForAccount(dataset, found.openToAll) ? onPreview : undefined}
        />
      ))}
    </div>
  );
}

function sayFound(t: Words, count: number, text: string): string {
  return text === '' ? t('datasets.count', { count }) : t('datasets.countFor', { count, text });
}

/** What is looked for. */
export function needs({ search }: NeedsContext) {
  return [foundQuery(readListAddress(search))];
}

export function head({ search }: HeadContext): Head {
  return { canonical: DATASETS, noindex: isNarrowed(readListAddress(search)) };
}
