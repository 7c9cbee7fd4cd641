import type { ReactNode } from 'react';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { listHref } from './address.ts';
import type { DatasetDetail } from './api.ts';
import { sayCoverage } from './DatasetFacts.tsx';
import './AboutPart.css';

/** Where a dataset comes from, of when and where it is, who answers for it. What nobody told is left out. */
export function AboutPart({ detail }: { detail: DatasetDetail }) {
  const t = useWords();
  const { dataset, owner, source, contact, updateFrequency, topicName, regionNames } = detail;
  const { institution, coversFrom, coversTo, tags, topic } = dataset;
  return (
    <dl className="dataset-about">
      <Fact name={t('datasetParts.source')}>
        {source === '' ? t('dataset.notTold') : <span lang={writtenIn()}>{linked(source)}</span>}
      </Fact>
      {institution !== '' && (
        <Fact name={t('datasetParts.institution')}>
          <Link href={listHref({ institution })}>
            <span lang={writtenIn()}>{institution}</span>
          </Link>
        </Fact>
      )}
      {owner !== '' && (
        <Fact name={t('datasetParts.owner')}>
          <span lang={writtenIn()}>{owner}</span>
        </Fact>
      )}
      {contact !== '' && <Fact name={t('datasetParts.contact')}>{linked(contact)}</Fact>}
      {topicName !== '' && (
        <Fact name={t('datasetParts.topic')}>
          <Link href={listHref({ topic })}>{topicName}</Link>
        </Fact>
      )}
      {(coversFrom ?? coversTo) !== null && (
        <Fact name={t('dataset.covers')}>{sayCoverage(t, coversFrom, coversTo)}</Fact>
      )}
      {regionNames.length > 0 && <Fact name={t('dataset.place')}>{regionNames.join(', ')}</Fact>}
      {updateFrequency !== '' && <Fact name={t('datasetParts.updateFrequency')}>{updateFrequency}</Fact>}
      {tags.length > 0 && (
        <Fact name={t('datasetParts.tags')}>
          <span className="dataset-about-tags" lang={writtenIn()}>
            {tags.map((tag) => (
              <Link key={tag} href={listHref({ q: tag })}>
                <Badge>{tag}</Badge>
              </Link>
            ))}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A text that is an address of the web or of mail is a link. */
function linked(text: string): ReactNode {
  if (/^https?:\/\/\S+$/.test(text)) return <a href={text}>{text}</a>;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? <a href={`mailto:${text}`}>{text}</a> : text;
}
