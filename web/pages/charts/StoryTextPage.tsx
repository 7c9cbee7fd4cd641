import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { storyHref, STORIES, storyTextQuery } from '#web/features/stories/api.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import './StoryPage.css';
// The server draws the charts before their code is here: their styles come with the page.
import '#web/features/stories/StoryBoard.css';
import '#web/ui/charts/ChartFrame.css';
import '#web/ui/charts/ChartFoot.css';

const StoryBoard = lazy(() => loadCode(() => import('#web/features/stories/StoryBoard.tsx')));

/** `/main/storysetchartboard/{data}`: an older address, which carries its charts. Published ones lead to their story. */
export default function StoryTextPage({ params }: PageProps) {
  const t = useWords();
  const { data: read, error, refetch } = useQuery(storyTextQuery(params.data));
  const isRefused = isApiProblem(error) && (error.status === 400 || error.status === 422);
  if (error && !isRefused)
    return (
      <ErrorState page onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (error) {
    return (
      <EmptyState page title={t('stories.badAddress')} action={<Button href={STORIES}>{t('stories.back')}</Button>}>
        {error.message}
      </EmptyState>
    );
  }
  if (!read) return <Loader text={t('stories.readingText')} />;
  if (read.slug !== null) return <Redirect to={storyHref(read.slug)} replace />;
  return (
    <article className="story-page">
      <header className="story-page-head">
        <h1>{t('stories.notPublished')}</h1>
        <p className="story-page-lead">{t('stories.notPublishedLead')}</p>
        <Button kind="secondary" href={STORIES}>
          {t('stories.back')}
        </Button>
      </header>
      <Suspense fallback={<Loader />}>
        <StoryBoard charts={read.charts} />
      </Suspense>
    </article>
  );
}

export function needs({ params }: NeedsContext) {
  return [storyTextQuery(params.data)];
}

/** The charts stand in a published story: that is where the address leads. */
export function leadsTo({ params, known }: HeadContext): string | undefined {
  const slug = known(storyTextQuery(params.data))?.slug;
  return slug ? storyHref(slug) : undefined;
}

export function head(): Head {
  return { noindex: true };
}
