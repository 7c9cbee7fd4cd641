import type { PublicDataset } from '#engines/exchange/dataset.ts';
import { dataPackage } from '#engines/exchange/dataPackage.ts';
import { catalogueGraph, datasetGraph } from '#engines/exchange/dcat.ts';
import { dataCite, dublinCore } from '#engines/exchange/oaiPmh.ts';
import { projectOpenData } from '#engines/exchange/projectOpenData.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { problem } from '../../platform/calls/problems.ts';
import {
  countPublicDatasets,
  describeDataset,
  describeDatasets,
  versionForWhoAsks,
} from '../catalogue/catalogue.service.ts';
import { siteOrigin } from '../../platform/http/origin.ts';
import { type RdfForm, rdfForms, writeRdf } from './writeRdf.ts';

const name = 'AgriHub Ghana';
const pageSize = 100;
/** Of /data.json, which knows no pages. */
const mostWhole = 20_000;

/** A page of the catalogue after DCAT-AP 3. Throws a problem past the last page. */
export async function cataloguePage(scope: Scope, form: RdfForm, page = 1): Promise<string> {
  const site = siteOrigin(scope);
  const { count } = countPublicDatasets(scope);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (page > pages) throw problem('notFound', { path: `/catalog.${form}?page=${page}` });
  const datasets = await describeDatasets(scope, { offset: (page - 1) * pageSize, limit: pageSize });
  const addressOf = (each: number): string => `${site}/catalog.${form}?page=${each}`;
  return writeRdf(catalogueGraph(datasets, { name, site }, { page, pages, pageSize, total: count, addressOf }), form);
}

/** All public datasets, the newest first, for /data.json. */
export async function wholeCatalogue(scope: Scope): Promise<string> {
  return JSON.stringify(
    projectOpenData(await describeDatasets(scope, { offset: 0, limit: mostWhole }), siteOrigin(scope)),
  );
}

export type MetadataForm = RdfForm | 'datacite' | 'dc' | 'datapackage';

/** A public dataset described in a form, with the content type of it. Throws a problem. */
export async function datasetMetadata(
  scope: Scope,
  idOrSlug: string,
  form: MetadataForm,
  version?: number,
): Promise<{ readonly text: string; readonly type: string }> {
  const site = siteOrigin(scope);
  const dataset = await describeDataset(scope, idOrSlug);
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  switch (form) {
    case 'datacite':
      return { text: head + dataCite(dataset, site), type: 'application/vnd.datacite.datacite+xml; charset=utf-8' };
    case 'dc':
      return { text: head + dublinCore(dataset, site), type: 'application/xml; charset=utf-8' };
    case 'datapackage':
      return { text: await packageOf(scope, dataset, site, version), type: 'application/json; charset=utf-8' };
    default:
      return { text: writeRdf(datasetGraph(dataset, { name, site }), form), type: rdfForms[form] };
  }
}

async function packageOf(
  scope: Scope,
  dataset: PublicDataset,
  site: string,
  number = dataset.version,
): Promise<string> {
  const { version, tables } = await versionForWhoAsks(scope, dataset.id, number);
  const described = {
    ...dataset,
    version: version.number,
    publishedAt: version.publishedAt.toISOString(),
  };
  const packaged = tables
    .filter(({ columns }) => columns.length > 0)
    .map(({ position, name: table, columns }) => ({
      position,
      name: table,
      columns,
      url: `${site}/api/datasets/${encodeURIComponent(dataset.slug)}/versions/${version.number}/files/${position}.csv`,
    }));
  return JSON.stringify(dataPackage(described, packaged, site), null, 2);
}
