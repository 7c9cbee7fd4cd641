import type { Static } from 'typebox';
import { ExternalLink } from 'lucide-react';
import type { Resource } from '#contract/resources.ts';
import { useWords } from '#web/lib/words.ts';
import { LinkHealth } from './LinkHealth.tsx';
import { Marked } from '#web/ui/Marked.tsx';
import './ResourceCard.css';

interface ResourceCardProps {
  resource: Static<typeof Resource>;
  /** Words to mark, in lower case. */
  words?: ReadonlySet<string> | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** A paper, page or guide: what it is, where it can be read, who published it, and whether its link was there lately. */
export function ResourceCard({ resource, words = NONE }: ResourceCardProps) {
  const t = useWords();
  const { title, subtext, link, source, sourcelink, health } = resource;
  return (
    <article className="resource-card">
      <h2>
        <Marked text={title} words={words} />
      </h2>
      {subtext !== '' && (
        <p>
          <Marked text={subtext} words={words} />
        </p>
      )}
      <div className="resource-card-links">
        {link === '' ? (
          <span>{t('resources.noLink')}</span>
        ) : (
          <a className="button button-secondary" href={link} aria-label={t('resources.accessTo', { title })}>
            <ExternalLink size={16} aria-hidden="true" />
            <span>{t('resources.access')}</span>
          </a>
        )}
        <p>
          {t('resources.source')}{' '}
          {sourcelink === '' ? (
            <Marked text={source} words={words} />
          ) : (
            <a href={sourcelink}>
              <Marked text={source} words={words} />
            </a>
          )}
        </p>
      </div>
      <LinkHealth health={health} />
    </article>
  );
}
