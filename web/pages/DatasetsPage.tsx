import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { longestDatasetSearch } from '#contract/limits.ts';
import { DATASETS, datasetHref, FILTERS, isNarrowed, listHref, readListAddress, type ListAddress } from '#web/features/catalogue/address.ts';
import { foundQuery, type Dataset, type FoundDatasets } from '#web/features/catalogue/api.ts';
import { DatasetCard } from '#web/features/catalogue/DatasetCard.tsx';
import { DatasetFilters } from '#web/features/catalogue/DatasetFilters.tsx';
import { FiltersOn } from '#web/features/catalogue/FiltersOn.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Loader } from '#web/ui/Skeleton.tsx';
import { LazyDataArea } from './datasets/LazyDataArea.tsx';
import type { Offer } from './offer/offer.ts';
import './DatasetsPage.css';
// The server draws the buttons before their code is here: their styles come with the page.
import './datasets/DataTools.css';

const DataTools = lazy(() => loadCode(() => import('./datasets/DataTools.tsx')));

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
    setOffer({ lead: t('catalogue.offerPreview', { name }), next: datasetHref(slug), otherwise: { text: t('catalogue.lookAround'), href: datasetHref(slug) } });

  return (
    <div className="datasets-page">
      <header>
        <h1>{t('catalogue.title')}</h1>
        <p className="datasets-page-lead">{t('catalogue.lead')}</p>
      </header>
      <div id="search" className="datasets-page-search">
        <SearchBox
          label={t('catalogue.search')}
          maxLength={longestDatasetSearch}
          placeholder={t('catalogue.example')}
          defaultValue={address.q}
          action={DATASETS}
          kept={Object.fromEntries([...FILTERS, 'sort' as const].map((name) => [name, address[name]]))}
          onSearch={(q) => navigate(listHref({ ...address, q, page: 1 }), { replace: true })}
        />
      </div>
      <div className="datasets-page-body">
        <DatasetFilters address={address} filters={data?.filters} />
        {found.isError && <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>}
        {!found.isError && !data && <Loader text={t('catalogue.loading')} />}
        {!found.isError && data && (
          <section className="datasets-page-found" aria-busy={found.isPlaceholderData || undefined} aria-label={t('catalogue.title')}>
            <p className="datasets-page-count" role="status">
              {data.total > 0 && sayFound(t, data.total, address.q)}
            </p>
            <FiltersOn address={address} filters={data.filters} />
            {data.understoodAs !== null && data.total > 0 && (
              <p className="datasets-page-understood">{t('catalogue.understood', { text: address.q, understood: data.understoodAs })}</p>
            )}
            <Cards found={data} onPreview={signedIn ? undefined : preview} />
            <Pagination page={data.page} total={data.pages} href={(page) => listHref({ ...address, page })} />
            {data.total === 0 && <Nothing address={address} suggestions={data.suggestions} />}
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

function Cards({ found, onPreview }: { found: FoundDatasets; onPreview: ((dataset: Dataset) => void) | undefined }) {
  const words = new Set(found.matched);
  const topics = new Map(found.filters.topic.map(({ value, name }) => [value, name]));
  return (
    <div className="datasets-page-cards">
      {found.items.map(({ dataset }) => (
        <DatasetCard key={dataset.id} dataset={dataset} topic={topics.get(dataset.topic) ?? ''} words={words} onPreview={onPreview} />
      ))}
    </div>
  );
}

/** Nothing was found: why, and what to try. */
function Nothing({ address, suggestions }: { address: ListAddress; suggestions: readonly string[] }) {
  const t = useWords();
  const all = <Button href={DATASETS} replace>{t('catalogue.showAll')}</Button>;
  if (!isNarrowed(address)) return <EmptyState title={t('catalogue.noneAtAll')}>{t('catalogue.noneAtAllText')}</EmptyState>;
  if (address.q === '' || suggestions.length === 0) {
    return (
      <EmptyState title={address.q === '' ? t('catalogue.noneFiltered') : t('catalogue.none', { text: address.q })} action={all}>
        {t('catalogue.noneFilteredText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('catalogue.none', { text: address.q })} action={all}>
      <p>{t('catalogue.noneText')}</p>
      <ul className="datasets-page-suggestions">
        {suggestions.map((word) => (
          <li key={word}>
            <Link href={listHref({ q: word })} replace>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function sayFound(t: Words, count: number, text: string): string {
  return text === '' ? t('catalogue.count', { count }) : t('catalogue.countFor', { count, text });
}

/** What is looked for. */
export function needs({ search }: NeedsContext) {
  return [foundQuery(readListAddress(search))];
}

export function head({ search }: HeadContext): Head {
  return { canonical: DATASETS, noindex: isNarrowed(readListAddress(search)) };
}
