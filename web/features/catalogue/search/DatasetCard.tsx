import { Lock } from 'lucide-react';
import { useNow } from '#web/lib/useNow.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Marked } from '#web/ui/data/Marked.tsx';
import { datasetHref } from '../address.ts';
import type { Dataset } from '../api.ts';
import { formats } from '../formats.ts';
import { sayAge, sayCount } from '../sayValue.ts';
import './DatasetCard.css';

interface DatasetCardProps {
  dataset: Dataset;
  /** Name of its topic. */
  topic: string;
  /** Words to mark, in lower case. */
  words: ReadonlySet<string>;
  /** Pressing "Preview", where something is to be said before; the link itself works without. */
  onPreview?: ((dataset: Dataset) => void) | undefined;
}

/** A dataset in the catalogue: what it is, how old, how large and on what terms. */
export function DatasetCard({ dataset, topic, words, onPreview }: DatasetCardProps) {
  const t = useWords();
  const now = useNow();
  const { slug, name, description, institution, updatedAt, rows, bytes, format, licence } = dataset;
  const href = datasetHref(slug);
  return (
    <article className="dataset-card">
      <p className="dataset-card-kind">
        <span>{[topic, institution].filter(Boolean).join(' · ') || formats[format]}</span>
        {dataset.private && (
          <Badge tone="warn" icon={<Lock size={12} aria-hidden="true" />}>
            {t('catalogue.private')}
          </Badge>
        )}
      </p>
      <h2 lang={writtenIn()}>
        <Link href={href}>
          <Marked text={name} words={words} />
        </Link>
      </h2>
      <p className="dataset-card-text" lang={description === '' ? undefined : writtenIn()}>
        {description === '' ? t('catalogue.noDescription') : <Marked text={description} words={words} />}
      </p>
      <dl className="dataset-card-facts" aria-label={t('datasets.facts', { name })}>
        <div>
          <dt>{t('datasets.updated')}</dt>
          <dd>
            <time dateTime={updatedAt}>{sayAge(updatedAt, now)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('datasets.rowsLabel')}</dt>
          <dd className="figures">{sayCount(rows)}</dd>
        </div>
        <div>
          <dt>{t('datasets.size')}</dt>
          <dd className="figures">
            {formats[format]}, {saySize(bytes)}
          </dd>
        </div>
        <div>
          <dt>{t('datasets.licence')}</dt>
          <dd>{shortLicence(licence) || t('catalogue.licenceNone')}</dd>
        </div>
      </dl>
      <Button
        kind="secondary"
        href={href}
        aria-label={t('datasets.previewOf', { name })}
        onClick={
          onPreview &&
          ((event) => {
            if (
              event.defaultPrevented ||
              event.button !== 0 ||
              event.metaKey ||
              event.ctrlKey ||
              event.shiftKey ||
              event.altKey
            )
              return;
            event.preventDefault();
            onPreview(dataset);
          })
        }
      >
        {t('datasets.preview')}
      </Button>
    </article>
  );
}

/** "CC-BY-4.0" of a licence of the list, else its own words. */
function shortLicence({ id, name }: Dataset['licence']): string {
  return id === '' || id === 'other' ? name : id;
}
