import agronomySources from '#content/licences/agronomySources.json';
import packages from '#content/licences/packages.json';
import { Table } from '#web/ui/data/Table.tsx';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { type WordKey, useWords, writtenIn } from '#web/lib/words.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';

interface DataSource {
  readonly what: WordKey;
  /** A name, or words where it is ours. */
  readonly source: string | { readonly word: WordKey };
  readonly url: string;
  /** A licence by its name, or words. */
  readonly terms: string | { readonly word: WordKey };
}

/** Data and letters that the portal passes on, on the terms of those who made them. */
const data: readonly DataSource[] = [
  {
    what: 'licences.outlines',
    source: { word: 'licences.outlinesSource' },
    url: 'https://www.geoboundaries.org',
    terms: 'CC BY 4.0',
  },
  {
    what: 'licences.approximate',
    source: { word: 'licences.approximateSource' },
    url: '/licences',
    terms: 'Apache-2.0',
  },
  {
    what: 'licences.country',
    source: 'Natural Earth',
    url: 'https://www.naturalearthdata.com',
    terms: { word: 'licences.publicDomain' },
  },
  { what: 'licences.towns', source: 'GeoNames', url: 'https://www.geonames.org', terms: 'CC BY 4.0' },
  {
    what: 'licences.letters',
    source: 'The Inter Project Authors',
    url: '/fonts/OFL.txt',
    terms: 'SIL Open Font License 1.1',
  },
];

/** What the portal is made of, who made it, and on what terms. */
export default function LicencesPage() {
  const t = useWords();
  const { textMode, reviews } = usePageFacts();
  const say = (said: DataSource['source']) => (typeof said === 'string' ? said : t(said.word));
  return (
    <div className="reading">
      <h1>{t('pages.licences')}</h1>
      <p className="lead">{t('licences.lead')}</p>
      <h2>{t('licences.own')}</h2>
      <p>{t('licences.ownText')}</p>
      <h2>{t('licences.data')}</h2>
      <Table
        caption={t('licences.data')}
        captionHidden
        rows={data}
        rowKey={({ what }) => what}
        columns={[
          { key: 'what', head: t('licences.dataWhat'), cell: ({ what }) => t(what) },
          {
            key: 'source',
            head: t('licences.dataSource'),
            cell: ({ source, url }) => <a href={url === '/licences' ? pageAddress(url) : url}>{say(source)}</a>,
          },
          { key: 'terms', head: t('licences.dataTerms'), cell: ({ terms }) => say(terms) },
        ]}
      />
      <h2>{t('licences.agronomy')}</h2>
      <p>{t('licences.agronomyText')}</p>
      {reviews !== undefined && (
        <p>{t('licences.reviewed', { reviewed: reviews.reviewed, general: reviews.general })}</p>
      )}
      <details open={textMode || undefined}>
        <summary>{t('licences.sources', { count: agronomySources.length })}</summary>
        <ul lang={writtenIn()}>
          {agronomySources.map(({ source, url }) => (
            <li key={source}>{url === '' ? source : <a href={url}>{source}</a>}</li>
          ))}
        </ul>
      </details>
      <h2>{t('licences.packages')}</h2>
      <details open={textMode || undefined}>
        <summary>{t('licences.packagesText', { count: packages.length })}</summary>
        <ul>
          {packages.map(({ name, version, licence }) => (
            <li key={`${name} ${version}`}>
              {name} {version}: {licence}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
