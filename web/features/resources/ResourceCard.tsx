import type { Static } from 'typebox';
import { ExternalLink } from 'lucide-react';
import type { Resource } from '#contract/resources/resources.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { LinkHealth } from './LinkHealth.tsx';
import { Marked } from '#web/ui/data/Marked.tsx';
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
      <h2 lang={writtenIn()}>
        <Marked text={title} words={words} />
      </h2>
      {subtext !== '' && (
        <p lang={writtenIn()}>
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
            <span lang={writtenIn()}>
              <Marked text={source} words={words} />
            </span>
          ) : (
            <a href={sourcelink} lang={writtenIn()}>
              <Marked text={source} words={words} />
            </a>
          )}
        </p>
      </div>
      {homePageIn(link) !== undefined && <p>{t('resources.homePage', { site: homePageIn(link) ?? '' })}</p>}
      <LinkHealth health={health} />
    </article>
  );
}

/** The site of a link that opens its home page, or a journal, and not one document; undefined for others. */
function homePageIn(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { hostname, pathname, search } = new URL(link);
  const isHome = (pathname === '/' && search === '') || /^\/journal\/\d+$/.test(pathname);
  return isHome ? hostname.replace(/^www\./, '') : undefined;
}
