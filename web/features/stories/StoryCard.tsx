import { ArrowRight } from 'lucide-react';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { storyHref, type StoryLine } from './api.ts';
import { StoryIcon } from './StoryIcon.tsx';
import './StoryCard.css';

/** A story in the list: drawing, title, what it tells, who gathered the figures, and the way to its charts. */
export function StoryCard({ story, level = 2 }: { story: StoryLine; level?: 2 | 3 }) {
  const t = useWords();
  const Heading = `h${level}` as const;
  return (
    <li className="story-card">
      <StoryIcon icon={story.icon} />
      <div>
        <Heading lang={writtenIn()}>{story.title}</Heading>
        <p lang={writtenIn()}>{story.description}</p>
        <p className="story-card-source">
          {t('stories.sourcedBy', { institute: story.institute })} · {t('stories.charts', { count: story.charts })}
        </p>
        <Link className="story-card-view" href={storyHref(story.slug)}>
          {t('stories.view')}{' '}
          <span className="heard" lang={writtenIn()}>
            {story.title}
          </span>
          <ArrowRight size={15} aria-hidden="true" />
        </Link>
      </div>
    </li>
  );
}
