import { mediaTypes } from '#engines/tables/mediaTypes.ts';
import { sayDay } from '#web/lib/format.ts';
import { datasetHref, readPreviewAddress } from '#web/features/catalogue/address.ts';
import { datasetQuery, type DatasetDetail } from '#web/features/catalogue/api.ts';
import { originalHref } from '#web/features/catalogue/download/downloads.ts';
import { sayCount } from '#web/features/catalogue/sayValue.ts';
import type { OwnHead, OwnHeadContext } from './headPart.ts';
import type { Thing } from './structured.ts';

/** Forms of each table that are told to search engines. */
const TABLE_FORMS = ['csv', 'xlsx', 'parquet'] as const;
/** Columns that are told to search engines. */
const MOST_COLUMNS = 40;

/** A dataset as search engines of datasets read it, and what stands on its card. */
export function datasetHead({ params, search, known, t, origin }: OwnHeadContext): OwnHead {
  const detail = known(datasetQuery(params['id'] ?? ''));
  if (!detail) return {};
  const { dataset } = detail;
  const lines = [
    { label: t('dataset.rows'), text: sayCount(dataset.rows) },
    { label: t('dataset.updated'), text: sayDay(dataset.updatedAt.slice(0, 10), { withYear: true }) },
    { label: t('head.licence'), text: dataset.licence.name || t('catalogue.licenceNone') },
  ];
  return {
    description: dataset.description || t('head.datasetPreview'),
    card: { lines },
    structured: [datasetThing(detail, readPreviewAddress(search).version, origin)],
  };
}

function datasetThing(
  { dataset, owner, versions, tables, regionNames, source }: DatasetDetail,
  asked: number | undefined,
  origin: string,
): Thing {
  const { slug, name, description, licence, institution, tags, coversFrom, coversTo, createdAt } = dataset;
  const version = versions.find(({ number }) => number === (asked ?? dataset.version));
  const creator = institution || owner;
  return {
    '@type': 'Dataset',
    name,
    // Search engines of datasets want fifty characters.
    description:
      description.length >= 50
        ? description
        : [name, description, ...(tables[0]?.columns.map((column) => column.name) ?? [])].filter(Boolean).join('. '),
    url: origin + datasetHref(slug, { version: asked }),
    identifier: version?.id ?? dataset.identity,
    version: version?.number ?? dataset.version,
    datePublished: createdAt.slice(0, 10),
    dateModified: (version?.publishedAt ?? dataset.updatedAt).slice(0, 10),
    license: licence.url || licence.name,
    isAccessibleForFree: !dataset.private,
    ...(creator !== '' && { creator: { '@type': 'Organization', name: creator } }),
    ...(tags.length > 0 && { keywords: tags }),
    ...(source !== '' && { isBasedOn: { '@type': 'CreativeWork', name: source } }),
    ...((coversFrom ?? coversTo) !== null && { temporalCoverage: `${coversFrom ?? '..'}/${coversTo ?? '..'}` }),
    spatialCoverage:
      regionNames.length > 0 ? regionNames.map((region) => placeThing(`${region}, Ghana`)) : placeThing('Ghana'),
    includedInDataCatalog: { '@type': 'DataCatalog', name: 'AgriHub Ghana', url: `${origin}/main/datasets` },
    ...(tables[0] && { variableMeasured: tables[0].columns.slice(0, MOST_COLUMNS).map((column) => column.name) }),
    ...(!dataset.private &&
      version && {
        distribution: [
          {
            '@type': 'DataDownload',
            contentUrl: origin + originalHref(version.id),
            encodingFormat: mediaTypes[version.format],
          },
          ...tables.flatMap(({ position, name: table }) =>
            TABLE_FORMS.map((form) => ({
              '@type': 'DataDownload',
              name: `${table} (${form})`,
              contentUrl: `${origin}/api/datasets/${encodeURIComponent(slug)}/versions/${version.number}/files/${position}.${form}`,
              encodingFormat: mediaTypes[form],
            })),
          ),
        ],
      }),
  };
}

function placeThing(name: string): Thing {
  return { '@type': 'Place', name };
}
