import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { sayDay } from '#web/lib/format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { datasetHref } from './address.ts';
import type { Dataset, Version } from './api.ts';
import { compareHref } from './compare/compare.ts';
import { formats } from './formats.ts';
import { sayCount } from './sayValue.ts';
import './Versions.css';

interface VersionsProps {
  dataset: Dataset;
  /** Newest first. */
  versions: readonly Version[];
  /** Number of the one that is looked at. */
  shown: number | undefined;
  /** Two versions may be compared by who may open them. */
  mayCompare: boolean;
}

/** The versions of a dataset: when each came, what it is, and how it differs from the one before. */
export function Versions({ dataset, versions, shown, mayCompare }: VersionsProps) {
  const t = useWords();
  return (
    <ol className="versions" reversed>
      {versions.map(({ number, publishedAt, rows, bytes, format, note, restores, sha256 }, index) => {
        const before = versions[index + 1];
        return (
          <li key={number}>
            <p className="versions-head">
              <Link
                href={datasetHref(dataset.slug, { version: number })}
                aria-current={number === shown ? 'true' : undefined}
              >
                {t('dataset.version', { number })}
              </Link>
              {number === dataset.version && <Badge tone="brand">{t('datasetParts.inForce')}</Badge>}
              <time dateTime={publishedAt}>{sayDay(publishedAt.slice(0, 10), { withYear: true })}</time>
            </p>
            <p className="figures">
              {sayCount(rows)} {t('dataset.rows').toLowerCase()} · {formats[format]}, {saySize(bytes)}
              {restores !== null && ` · ${t('datasetParts.restoredFrom', { number: restores })}`}
            </p>
            {note !== '' && <p className="versions-note">{note}</p>}
            {/* A private dataset keeps it for those who are let in. */}
            {sha256 !== '' && (
              <details className="versions-print">
                <summary>{t('datasetParts.fingerprint')}</summary>
                <code>{sha256}</code>
              </details>
            )}
            {mayCompare && before && (
              <Link className="versions-compare" href={compareHref(dataset.slug, { from: before.number, to: number })}>
                {t('datasetParts.compare', { number: before.number })}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
