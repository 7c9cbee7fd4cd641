import { sayDay, sayDays } from '#web/lib/format.ts';
import { useNow } from '#web/lib/useNow.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import type { Dataset, Table, Version } from './api.ts';
import { formats } from './formats.ts';
import { sayAge, sayCount } from './sayValue.ts';
import './DatasetFacts.css';

interface DatasetFactsProps {
  dataset: Dataset;
  version: Version;
  /** Undefined where its tables may not be seen. */
  table: Table | undefined;
  regionNames: readonly string[];
}

/** A dataset in a few facts: how much, how old, of when and where. */
export function DatasetFacts({ dataset, version, table, regionNames }: DatasetFactsProps) {
  const t = useWords();
  const now = useNow();
  const { coversFrom, coversTo } = dataset;
  return (
    <dl className="dataset-facts" aria-label={t('dataset.facts')}>
      <div>
        <dt>{t('dataset.rows')}</dt>
        <dd className="figures">{sayCount(version.rows)}</dd>
      </div>
      {table && (
        <div>
          <dt>{t('dataset.columns')}</dt>
          <dd className="figures">{sayCount(table.columns.length)}</dd>
        </div>
      )}
      <div>
        <dt>{t('dataset.size')}</dt>
        <dd className="figures" title={t('dataset.exactBytes', { count: sayCount(version.bytes) })}>
          {saySize(version.bytes)} <small>{formats[version.format]}</small>
        </dd>
      </div>
      <div>
        <dt>{t('dataset.updated')}</dt>
        <dd>
          <time dateTime={version.publishedAt}>{sayAge(version.publishedAt, now)}</time>
        </dd>
      </div>
      {(coversFrom ?? coversTo) !== null && (
        <div>
          <dt>{t('dataset.covers')}</dt>
          <dd className="figures">{sayCoverage(t, coversFrom, coversTo)}</dd>
        </div>
      )}
      {regionNames.length > 0 && (
        <div>
          <dt>{t('dataset.place')}</dt>
          <dd title={regionNames.join(', ')}>{regionNames.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

/** "2003 – 2012" of whole years, else the days. */
export function sayCoverage(t: Words, from: string | null, to: string | null): string {
  if (from !== null && to !== null) {
    if (from.endsWith('-01-01') && to.endsWith('-12-31')) {
      const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
      return first === last ? first : t('dataset.between', { from: first, to: last });
    }
    return from.slice(0, 4) === to.slice(0, 4) ? `${sayDays(from, to)} ${to.slice(0, 4)}` : sayDays(from, to);
  }
  if (from !== null) return t('dataset.since', { from: sayDay(from, { withYear: true }) });
  return to === null ? t('dataset.notTold') : t('dataset.until', { to: sayDay(to, { withYear: true }) });
}
