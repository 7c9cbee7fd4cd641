import { useQuery } from '@tanstack/react-query';
import { readStoryChoice, STORIES, storiesHref, storiesQuery } from '#web/features/stories/api.ts';
import { StoryCard } from '#web/features/stories/StoryCard.tsx';
import { StoryFilters } from '#web/features/stories/StoryFilters.tsx';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import './StoriesPage.css';

/** `/main/storyset`: the story sets, found by title, institute and category. */
export default function StoriesPage({ search }: PageProps) {
  const t = useWords();
  const choice = readStoryChoice(search);
  const { data, error, refetch } = useQuery({ ...storiesQuery(choice), placeholderData: (earlier) => earlier });
  return (
    <div className="stories-page">
      <header>
        <h1>{t('stories.title')}</h1>
        <p className="stories-page-lead">{t('stories.lead')}</p>
      </header>
      <StoryFilters choice={choice} found={data} />
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!error && !data && <Loader text={t('stories.loading')} />}
      {data && (
        <>
          <p className="stories-page-count" role="status">
            {t('stories.found', { count: data.total })}
          </p>
          {data.total === 0 ? (
            <EmptyState
              title={t('stories.none')}
              action={
                <Button href={storiesHref()} replace>
                  {t('stories.showAll')}
                </Button>
              }
            >
              {t('stories.noneLead')}
            </EmptyState>
          ) : (
            <ul className="story-cards">
              {data.stories.map((story) => (
                <StoryCard key={story.slug} story={story} />
              ))}
            </ul>
          )}
        </>
      )}
      <details className="stories-page-missing">
        <summary>{t('stories.missing')}</summary>
        <p>{t('stories.missingLead')}</p>
        <p>{t('stories.missingTopics')}</p>
        <p>
          {t('stories.missingNext')} <Link href={paths.support}>{t('stories.write')}</Link>
        </p>
      </details>
    </div>
  );
}

export function needs({ search }: NeedsContext) {
  return [storiesQuery(readStoryChoice(search))];
}

export function head({ search, t }: HeadContext): Head {
  const { q, institute, category } = readStoryChoice(search);
  return {
    description: t('stories.lead'),
    canonical: STORIES,
    noindex: q !== '' || institute !== '' || category !== '',
  };
}
