import type { PublicDataset } from './dataset.ts';

/** The DOI of a dataset: the repository's prefix and eight digits of the dataset's id, which never change. */
export function doiOf(prefix: string, datasetId: string): string {
  return `${prefix}/agrihub.${datasetId.slice(0, 8)}`;
}

/** A dataset as DataCite's REST API takes it (JSON:API, Metadata Schema 4.6); `event: publish` makes it findable. */
export function doiRecord(dataset: PublicDataset, doi: string, site: string): object {
  const { licence, coversFrom, coversTo } = dataset;
  const dates = [
    { date: dataset.createdAt.slice(0, 10), dateType: 'Created' },
    { date: dataset.publishedAt.slice(0, 10), dateType: 'Issued' },
    { date: dataset.updatedAt.slice(0, 10), dateType: 'Updated' },
    ...(coversFrom === null && coversTo === null
      ? []
      : [{ date: `${coversFrom ?? ''}/${coversTo ?? ''}`, dateType: 'Coverage' }]),
  ];
  return {
    data: {
      type: 'dois',
      id: doi,
      attributes: {
        doi,
        event: 'publish',
        url: `${site}/main/datasetpreview/${dataset.slug}`,
        creators: [{ name: dataset.creator || 'AgriHub Ghana', nameType: 'Organizational' }],
        titles: [{ title: dataset.title, lang: 'en' }],
        publisher: { name: 'AgriHub Ghana' },
        publicationYear: Number(dataset.publishedAt.slice(0, 4)),
        types: { resourceTypeGeneral: 'Dataset', resourceType: 'Dataset' },
        subjects: [dataset.topic.name, ...dataset.tags]
          .filter((subject) => subject !== '')
          .map((subject) => ({ subject })),
        dates,
        language: 'en',
        version: String(dataset.version),
        rightsList: [
          {
            rights: licence.name,
            ...(licence.url !== '' && { rightsUri: licence.url }),
            ...(licence.id !== 'other' && { rightsIdentifier: licence.id, rightsIdentifierScheme: 'SPDX' }),
          },
        ],
        descriptions:
          dataset.description === ''
            ? []
            : [{ description: dataset.description, descriptionType: 'Abstract', lang: 'en' }],
        geoLocations: (dataset.regions.length === 0 ? ['Ghana'] : dataset.regions).map((place) => ({
          geoLocationPlace: place,
        })),
        schemaVersion: 'http://datacite.org/schema/kernel-4',
      },
    },
  };
}

/** Takes a DOI out of DataCite's lists; it still leads to its page, which says that the dataset is gone. */
export function hiddenDoi(doi: string): object {
  return { data: { type: 'dois', id: doi, attributes: { doi, event: 'hide' } } };
}
