import {
  downloadDataset,
  listAllDatasets,
  logDatasetDownload,
  logDatasetView,
  readSheetRange,
  searchDatasets,
  showOwnDatasets,
} from '#contract/catalogue/legacyDatasets.ts';
import { mostLegacyDatasets } from '#contract/limits.ts';
import type { Cell } from '../../../adapters/tables/tables.ts';
import { isOwner } from '#engines/access/knowledge/catalogue.ts';
import type { CatalogueEntry } from '#engines/catalogue/entry.ts';
import type { AppContext } from '../../../context.ts';
import { answerWith } from '../../../platform/calls/answer.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { originalFile } from '../files/files.service.ts';
import { presentLegacy } from './legacy.presenter.ts';
import { createListing } from '../listing.service.ts';
import { latestLooksAt, logDownload, type Looks } from '../looks/looks.service.ts';
import { ownDatasets } from '../access/ownership.service.ts';
import { rangeOf } from '../rows/rows.service.ts';

interface Page {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

/** The calls of the specification (D §7) in its own words. */
export function legacyRoutes(mount: Mount, context: AppContext, looks: Looks): void {
  const list = createListing(context.catalogue);

  /** A page of datasets with their latest looks; X-Total-Count tells how many there are. */
  async function present(
    scope: Scope,
    entries: readonly CatalogueEntry[],
    { limit = mostLegacyDatasets, after }: Page,
  ) {
    const begin = after === undefined ? 0 : entries.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && begin === 0) throw problem('datasetNotFound', { found: after });
    const page = entries.slice(begin, begin + limit);
    const flags = await latestLooksAt(scope, page);
    const items = page.map((entry) =>
      presentLegacy(
        entry,
        context.catalogue.countsOf(entry.id),
        flags.get(entry.id) ?? [],
        isOwner(scope.actor, entry.ownerId),
      ),
    );
    return answerWith(items, { headers: { 'x-total-count': String(entries.length) } });
  }

  mount(listAllDatasets, ({ query, scope }) =>
    present(
      scope,
      list({}).items.map(({ entry }) => entry),
      query,
    ),
  );

  mount(searchDatasets, ({ params, query, scope }) =>
    present(
      scope,
      list({ q: query.q ?? params.text }).items.map(({ entry }) => entry),
      query,
    ),
  );

  mount(showOwnDatasets, async ({ scope }) =>
    present(
      scope,
      (await ownDatasets(scope)).map(({ entry }) => entry),
      {},
    ),
  );

  mount(readSheetRange, async ({ body, scope }) => {
    const { range, values } = await rangeOf(scope, body.sheetId, body.range);
    return { range, values: values as Cell[][] };
  });

  mount(logDatasetView, async ({ body, scope }) => ({ id: await looks.log(scope, body.datasetId) }));

  mount(logDatasetDownload, async ({ params, scope }) => {
    await logDownload(scope, params.logId);
    return { message: 'The download has been counted.' };
  });

  mount(downloadDataset, async ({ params, scope }) =>
    looks.counting(scope, await originalFile(scope, params.identity)),
  );
}
