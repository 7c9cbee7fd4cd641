import { distributionsOf, emailIn, landingPage, type PublicDataset } from './dataset.ts';

/** The catalogue as /data.json: Project Open Data Metadata Schema 1.1 (resources.data.gov/resources/dcat-us). */
export function projectOpenData(datasets: readonly PublicDataset[], site: string) {
  return {
    '@context': 'https://project-open-data.cio.gov/v1.1/schema/catalog.jsonld',
    '@type': 'dcat:Catalog',
    conformsTo: 'https://project-open-data.cio.gov/v1.1/schema',
    describedBy: 'https://project-open-data.cio.gov/v1.1/schema/catalog.json',
    dataset: datasets.map((dataset) => ({
      '@type': 'dcat:Dataset',
      identifier: dataset.id,
      title: dataset.title,
      description: dataset.description || dataset.title,
      keyword: [dataset.topic.name, ...dataset.tags].filter((each) => each !== ''),
      issued: dataset.createdAt,
      modified: dataset.updatedAt,
      publisher: { '@type': 'org:Organization', name: dataset.creator || 'AgriHub Ghana' },
      contactPoint: {
        '@type': 'vcard:Contact',
        fn: dataset.creator || 'AgriHub Ghana',
        ...(emailIn(dataset.contact) !== null && { hasEmail: `mailto:${emailIn(dataset.contact)}` }),
      },
      accessLevel: dataset.openAccess ? 'public' : 'restricted public',
      ...(dataset.licence.url !== '' && { license: dataset.licence.url }),
      spatial: dataset.regions.join(', ') || 'Ghana',
      ...(dataset.coversFrom !== null &&
        dataset.coversTo !== null && { temporal: `${dataset.coversFrom}/${dataset.coversTo}` }),
      landingPage: landingPage(dataset, site),
      language: ['en'],
      distribution: distributionsOf(dataset, site).map(({ title, format, mediaType, url }) => ({
        '@type': 'dcat:Distribution',
        title,
        format,
        mediaType,
        downloadURL: url,
      })),
    })),
  };
}
