import * as catalogues from '#contract/openData/catalogues.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { ckanRoutes } from './ckan.routes.ts';
import { cataloguePage, datasetMetadata, wholeCatalogue } from './catalogues.service.ts';
import { answerOai } from './oaiPmh.service.ts';

/** What is known of public datasets, in the words of other catalogues and harvesters. */
export function openDataRoutes(mount: Mount, context: AppContext): void {
  mount(catalogues.showCatalogueTurtle, ({ query, scope }) => cataloguePage(scope, 'ttl', query.page));
  mount(catalogues.showCatalogueJsonLd, ({ query, scope }) => cataloguePage(scope, 'jsonld', query.page));
  mount(catalogues.showCatalogueRdf, ({ query, scope }) => cataloguePage(scope, 'rdf', query.page));
  mount(catalogues.showDataJson, ({ scope }) => wholeCatalogue(scope));
  mount(catalogues.describeDatasetAs, async ({ params, query, scope }) => {
    const { text, type } = await datasetMetadata(scope, params.id, query.form, query.version);
    return answerWith(text, { headers: { 'content-type': type } });
  });
  mount(catalogues.harvestDatasets, ({ query, scope }) => answerOai(scope, query));
  mount(catalogues.harvestDatasetsByPost, ({ body, scope }) => answerOai(scope, body));
  ckanRoutes(mount, context);
}
