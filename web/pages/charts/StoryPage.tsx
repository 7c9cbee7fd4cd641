import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Bell, Share2 } from 'lucide-react';
import { storyHref, STORIES, storyQuery, type Story } from '#web/features/stories/api.ts';
import { StoryCard } from '#web/features/stories/StoryCard.tsx';
import { StoryIcon } from '#web/features/stories/StoryIcon.tsx';
import { sayDay } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { usePageFacts, useToday } from '#web/lib/pageFacts.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { sharePage } from '#web/lib/sharePage.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import './StoryPage.css';
// The server draws the charts before their code is here: their styles come with the page.
import '#web/features/stories/StoryBoard.css';
import '#web/ui/charts/ChartFrame.css';
import '#web/ui/charts/ChartFoot.css';

const EditStory = lazy(() => loadCode(() => import('#web/features/stories/EditStory.tsx')));
const StoryBoard = lazy(() => loadCode(() => import('#web/features/stories/StoryBoard.tsx')));

/** `/main/storyset/{slug}`: one story with its charts. */
export default function StoryPage({ params }: PageProps) {
  const t = useWords();
  const { data: story, error } = useQuery(storyQuery(params.slug));
  if (error) {
    const isUnknown = isApiProblem(error) && error.status === 404;
    return isUnknown ? (
      <EmptyState
        page
        title={error.message.split('. ')[0] + '.'}
        action={<Button href={STORIES}>{t('stories.back')}</Button>}
      />
    ) : (
      <ErrorState page retryHref={storyHref(params.slug ?? '')}>
        {error.message}
      </ErrorState>
    );
  }
  return story ? <Board story={story} /> : <Loader />;
}

function Board({ story }: { story: Story }) {
  const t = useWords();
  const today = useToday();
  const isHydrated = useHydrated();
  const { signedIn } = usePageFacts();
  const others = [story.before, story.after].filter((each) => each !== null);
  return (
    <article className="story-page">
      <header className="story-page-head">
        <Breadcrumb steps={[{ text: t('stories.title'), href: STORIES }, { text: story.dataset_id }]} />
        <div className="story-page-title">
          <StoryIcon icon={story.icon} />
          <h1 lang={writtenIn()}>{story.title}</h1>
        </div>
        <p className="story-page-lead" lang={writtenIn()}>
          {story.description}
        </p>
        <p className="story-page-source">
          {[
            t('stories.sourcedBy', { institute: story.institute }),
            ...(story.reviewed ? [] : [t('stories.reviewedNot')]),
          ].join(' · ')}
        </p>
        <div className="story-page-acts">
          <Button
            kind="secondary"
            small
            icon={<Bell size={16} aria-hidden="true" />}
            href={pageAddress(`/t/follow?story=${encodeURIComponent(story.slug)}`)}
          >
            {t('stories.follow')}
          </Button>
          {isHydrated && (
            <>
              <Button
                kind="secondary"
                small
                icon={<Share2 size={16} aria-hidden="true" />}
                onClick={() =>
                  void sharePage({ title: story.title, copied: t('stories.copied'), failed: t('stories.copyFailed') })
                }
              >
                {t('stories.share')}
              </Button>
              {signedIn && (
                <Suspense>
                  <EditStory number={story.dataset_id} />
                </Suspense>
              )}
            </>
          )}
        </div>
      </header>
      <Suspense fallback={<Loader />}>
        <StoryBoard charts={story.board} />
      </Suspense>
      <section className="story-page-cite">
        <h2>{t('stories.cite')}</h2>
        <p>
          {t('stories.citation', {
            institute: story.institute,
            title: story.title,
            number: story.dataset_id,
            day: sayDay(today, { withYear: true }),
            address: `${isHydrated ? window.location.origin : ''}${storyHref(story.slug)}`,
          })}
        </p>
      </section>
      {others.length > 0 && (
        <section>
          <h2>{t('stories.others')}</h2>
          <ul className="story-cards">
            {others.map((each) => (
              <StoryCard key={each.slug} story={each} level={3} />
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

export function needs({ params }: NeedsContext) {
  return [storyQuery(params.slug)];
}

export function head({ params, known }: HeadContext): Head {
  const story = known(storyQuery(params.slug));
  return story ? { title: story.title, description: story.description, canonical: storyHref(story.slug) } : {};
}
