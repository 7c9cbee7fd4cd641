import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { Station } from './api.ts';

interface ContentsProps {
  station: Station;
  /** The page's whole query, and the part of it that is the rule. */
  search: URLSearchParams;
  rule: URLSearchParams;
  /** Parts of the page by id, in their order. */
  parts: readonly { readonly id: string; readonly text: string }[];
}

/** What is on the page, and what can be taken along, at its top: links alone, so that both work without JavaScript. */
export function Contents({ station, search, rule, parts }: ContentsProps) {
  const t = useWords();
  const asked = rule.size > 0 ? `?${rule}` : '';
  const files = [
    { file: `seasons.csv${asked}`, text: t('climate.csv') },
    { file: `seasons.parquet${asked}`, text: t('climate.parquet') },
    ...(station.raw_public || station.is_sample
      ? [
          { file: 'days.csv', text: t('climate.daysCsv') },
          { file: 'days.parquet', text: t('climate.daysParquet') },
        ]
      : []),
  ];
  return (
    <div className="climate-contents">
      <nav className="filter-links" aria-label={t('climate.contents')}>
        {parts.map(({ id, text }) => (
          <a key={id} href={`#${id}`} onClick={() => document.querySelector(`details#${id}`)?.setAttribute('open', '')}>
            {text}
          </a>
        ))}
      </nav>
      <details>
        <summary>{t('climate.takeAlong')}</summary>
        <p className="climate-ways">
          {files.map(({ file, text }) => (
            <Button
              key={file}
              kind="secondary"
              small
              href={`/api/climate/stations/${station.id}/${file}`}
              download={`${station.id}-${file.split('?')[0]}`}
            >
              {text}
            </Button>
          ))}
          <Button
            kind="secondary"
            small
            href={`/main/climate-sheet/${station.id}${search.size > 0 ? `?${search}` : ''}`}
          >
            {t('climate.sheet')}
          </Button>
          <Button kind="secondary" small href={`/main/climate-compare?place1=${station.id}`}>
            {t('climate.compare')}
          </Button>
          {station.dataset !== null && (
            <Button kind="secondary" small href={`/main/datasetpreview/${station.dataset}`}>
              {t('climate.daysDataset')}
            </Button>
          )}
        </p>
      </details>
    </div>
  );
}
