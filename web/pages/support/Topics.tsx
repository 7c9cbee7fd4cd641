import { useEffect, useRef } from 'react';
import { isPage } from '#web/app/matchRoute.ts';
import { Paragraphs } from '#web/features/portal/Paragraphs.tsx';
import { PortalIcon } from '#web/features/portal/PortalIcon.tsx';
import type { Support } from '#web/features/support/api.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import './Topics.css';

interface TopicsProps {
  topics: Support['topics'];
  /** Key of the chosen topic, from the address. */
  chosen: string | null;
}

/** A card per part of the portal, and how the chosen one works. The choice stands in the address. */
export function Topics({ topics, chosen }: TopicsProps) {
  const t = useWords();
  const panel = useRef<HTMLElement>(null);
  const first = useRef(chosen);
  const topic = topics.find(({ id }) => id === chosen) ?? topics[0];
  useEffect(() => {
    // On a phone the text stands below the cards.
    if (chosen !== first.current) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  if (topic === undefined) return null;
  return (
    <section className="topics" aria-labelledby="topics-title">
      <h2 id="topics-title">{t('support.topics')}</h2>
      <ul className="topic-cards">
        {topics.map(({ id, title, text, icon }) => (
          <li key={id}>
            <Link
              href={`${paths.support}?topic=${encodeURIComponent(id)}#how-it-works`}
              replace
              className={classes('topic-card', id === topic.id && 'topic-chosen')}
              aria-current={id === topic.id ? 'true' : undefined}
            >
              <PortalIcon name={icon} />
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <article className="topic-text" id="how-it-works" ref={panel} aria-live="polite">
        <h3>{topic.title}</h3>
        <Paragraphs text={topic.howItWorks} />
        {isPage(topic.link) && (
          <Button kind="secondary" href={topic.link}>
            {t('support.openTopic')}
          </Button>
        )}
      </article>
    </section>
  );
}
