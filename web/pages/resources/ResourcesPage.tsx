import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { longestResourceSearch, mostResources } from '#contract/limits.ts';
import { findResources } from '#contract/resources/resources.ts';
import { PublisherFilter } from '#web/features/resources/PublisherFilter.tsx';
import { ResourceCard } from '#web/features/resources/ResourceCard.tsx';
import { PAGE, readSearch, RESOURCES, type ResourceSearch, searchHref } from '#web/features/resources/search.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import './ResourcesPage.css';

/** The library of papers, guides and pages, with its search. */
export default function ResourcesPage({ search }: PageProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const asked = readSearch(search);
  const { text, publisher } = asked;
  // The last answer stays in sight until the next one is here; an older one never replaces a newer.
  const found = useQuery({ ...foundQuery(asked), placeholderData: (earlier) => earlier });
  const { data } = found;
  const go = (next: Partial<ResourceSearch>) => navigate(searchHref({ text, publisher, ...next }), { replace: true });
  const words = new Set(data?.matched);

  return (
    <div className="resources-page">
      <header>
        <h1>{t('resources.title')}</h1>
        <p className="resources-page-lead">{t('resources.lead')}</p>
      </header>
      <div className="resources-page-search">
        <SearchBox
          label={t('resources.search')}
          maxLength={longestResourceSearch}
          placeholder={t('resources.example')}
          name="searchValue"
          defaultValue={text}
          action={RESOURCES}
          kept={{ publisher: publisher || undefined }}
          onSearch={(wanted) => go({ text: wanted })}
        />
        <PublisherFilter
          publishers={data?.publishers ?? []}
          chosen={publisher}
          text={text}
          onChoose={(wanted) => go({ publisher: wanted })}
        />
      </div>
      {found.isError && <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>}
      {!found.isError && !data && <Loader text={t('resources.loading')} />}
      {!found.isError && data && (
        <section className="resources-page-found" aria-busy={found.isPlaceholderData || undefined}>
          <p className="resources-page-count" role="status">
            {data.total > 0 && sayCount(t, data.total, asked)}
          </p>
          {data.understoodAs !== null && data.total > 0 && (
            <p className="resources-page-understood">
              {t('resources.understood', { text, understood: data.understoodAs })}
            </p>
          )}
          <div className="resources-page-cards">
            {data.items.map((resource) => (
              <ResourceCard key={resource.id} resource={resource} words={words} />
            ))}
          </div>
          {data.total > data.items.length && <More asked={asked} total={data.total} shown={data.items.length} />}
          {data.total === 0 && <Nothing asked={asked} suggestions={data.suggestions} />}
        </section>
      )}
    </div>
  );
}

/** The way to the rest of a long list. */
function More({ asked, total, shown }: { asked: ResourceSearch; total: number; shown: number }) {
  const t = useWords();
  if (shown >= mostResources) return <p className="resources-page-more">{t('resources.narrow', { count: shown })}</p>;
  return (
    <p className="resources-page-more">
      <Button kind="secondary" href={searchHref({ ...asked, shown: asked.shown + PAGE })} replace>
        {t('resources.more', { count: Math.min(PAGE, total - shown) })}
      </Button>
    </p>
  );
}

/** Nothing was found: why, and what to try. */
function Nothing({
  asked: { text, publisher },
  suggestions,
}: {
  asked: ResourceSearch;
  suggestions: readonly string[];
}) {
  const t = useWords();
  if (text === '' && publisher === '')
    return <EmptyState title={t('resources.noneAtAll')}>{t('resources.noneAtAllText')}</EmptyState>;
  if (suggestions.length === 0) {
    return (
      <EmptyState
        title={t('resources.noneBy', { publisher })}
        action={
          <Button href={searchHref({ text })} replace>
            {t('resources.allPublishers')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('resources.none', { text })}
      action={
        <Button href={RESOURCES} replace>
          {t('resources.showAll')}
        </Button>
      }
    >
      <p>{t('resources.noneText')}</p>
      <ul className="resources-page-suggestions">
        {suggestions.map((word) => (
          <li key={word}>
            <Link href={searchHref({ text: word })} replace>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function sayCount(t: Words, count: number, { text, publisher }: ResourceSearch): string {
  if (text !== '' && publisher !== '') return t('resources.countForBy', { count, text, publisher });
  if (text !== '') return t('resources.countFor', { count, text });
  return publisher === '' ? t('resources.count', { count }) : t('resources.countBy', { count, publisher });
}

function foundQuery({ text, publisher, shown }: ResourceSearch) {
  return apiQuery(findResources, {
    query: { ...(text !== '' && { q: text }), ...(publisher !== '' && { publisher }), limit: shown },
  });
}

/** What is searched for. */
export function needs({ search }: NeedsContext) {
  return [foundQuery(readSearch(search))];
}

export function head({ search, t }: HeadContext): Head {
  const { text, publisher } = readSearch(search);
  return { description: t('resources.lead'), canonical: RESOURCES, noindex: text !== '' || publisher !== '' };
}
