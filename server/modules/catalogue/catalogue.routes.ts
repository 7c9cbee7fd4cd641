import {
  citeDataset,
  listDatasets,
  showActivity,
  showDataDictionary,
  showDataset,
  showDatasetVersion,
  findPublishedRow,
  showStanding,
} from '#contract/catalogue/catalogue.ts';
import {
  editDataset,
  listOwnDatasets,
  listRemovedDatasets,
  removeDataset,
  restoreDatasetVersion,
} from '#contract/catalogue/datasetEditing.ts';
import { cite, type CitationForm } from '#engines/catalogue/cite.ts';
import { licenceOf } from '#engines/catalogue/licences.ts';
import { topicName } from '#engines/catalogue/topics.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { siteOrigin } from '../../platform/http/origin.ts';
import { restorableDays } from '../../platform/records/trash.ts';
import { accessRoutes } from './access/access.routes.ts';
import {
  presentCard,
  presentFirstTables,
  presentList,
  presentNote,
  presentTable,
  presentVersion,
  presentVersionForAll,
  regionNames,
} from './catalogue.presenter.ts';
import { askedDataset, datasetForAll, versionForWhoAsks, versionOf } from './datasets.service.ts';
import { dictionaryOf } from './rows/dictionary.service.ts';
import * as edit from './publishing/edit.service.ts';
import { legacyRoutes } from './legacy/legacy.routes.ts';
import { createListing } from './listing.service.ts';
import { activityOf, createLooks } from './looks/looks.service.ts';
import { ownDatasets, standingOf } from './access/ownership.service.ts';
import { rowInCatalogue } from './publishing/referenceTables.service.ts';
import { rowsRoutes } from './rows/rows.routes.ts';

/** The datasets everybody can find, and what may be done with each. */
export function catalogueRoutes(mount: Mount, context: AppContext): void {
  const { catalogue } = context;
  const book = () => context.reference.book();
  const list = createListing(catalogue);

  mount(listDatasets, ({ query: { page = 1, limit = 12, ...question } }) =>
    presentList(list(question), page, limit, catalogue, book(), context.config.openDatasets),
  );

  mount(showDataset, async ({ params, scope }) => {
    const { record, versions, tables, findings } = await datasetForAll(scope, params.id);
    return {
      dataset: presentCard(record),
      owner: record.ownerName,
      source: record.source,
      contact: record.contact,
      updateFrequency: record.updateFrequency,
      topicName: topicName(record.topic),
      regionNames: regionNames(record.regions, book()),
      versions: versions.map((version) => presentVersionForAll(version, record.private)),
      tables: presentFirstTables(tables),
      notes: findings.map(presentNote),
    };
  });

  mount(showDatasetVersion, async ({ params, scope }) => {
    const { record, version, tables, findings } = await versionForWhoAsks(scope, params.id, params.number);
    return {
      dataset: presentCard(record),
      version: presentVersion(version),
      tables: tables.map(presentTable),
      notes: findings.map(presentNote),
    };
  });

  mount(findPublishedRow, async ({ params, scope }) => {
    const href = await rowInCatalogue(scope, params.table, params.key);
    return answerWith({ href }, { status: 303, headers: { location: href } });
  });

  mount(showStanding, async ({ params, scope }) => {
    const { question, ...standing } = await standingOf(scope, params.id);
    return {
      ...standing,
      access: question && {
        id: question.id,
        state: question.state,
        answer: question.answer,
        askedAt: question.askedAt.toISOString(),
        until: question.until?.toISOString() ?? null,
      },
    };
  });

  mount(showActivity, async ({ params, scope }) => {
    const { months, ...counts } = await activityOf(scope, params.id);
    return { ...counts, months: [...months] };
  });

  mount(citeDataset, async ({ params, query: { form = 'text' }, scope }) => {
    const { record } = await askedDataset(scope, params.id);
    const version = await versionOf(scope, record, params.number);
    const origin = siteOrigin(scope);
    const text = cite(
      {
        author: record.institution || record.ownerName,
        title: record.name,
        version: version.number,
        publishedOn: version.publishedAt.toISOString().slice(0, 10),
        url: `${origin}/main/datasetpreview/${record.slug}?version=${version.number}`,
        licence: licenceOf(record.licence).name,
        description: record.description,
        slug: record.slug,
      },
      form,
    );
    return answerWith(text, { headers: citationHeaders(form, `${record.slug}-v${version.number}`) });
  });

  mount(showDataDictionary, ({ params, query, scope }) => dictionaryOf(scope, params.id, query));

  mount(listOwnDatasets, async ({ scope }) =>
    (await ownDatasets(scope)).map(({ entry, counts, waiting }) => ({
      dataset: presentCard(entry),
      ...counts,
      waiting,
    })),
  );

  mount(editDataset, async ({ params, body, scope }) => presentCard(await edit.editDataset(scope, params.id, body)));

  mount(removeDataset, async ({ params, scope }) => {
    const { name, undo } = await edit.removeDataset(scope, params.id);
    return {
      message: `"${name}" has been deleted. It can be brought back for ${restorableDays} days.`,
      undo,
      days: restorableDays,
    };
  });

  mount(listRemovedDatasets, async ({ scope }) =>
    (await edit.listRemoved(scope)).map(({ trashId, label, deletedAt, restorableUntil }) => ({
      undo: trashId,
      name: label,
      deletedAt: deletedAt.toISOString(),
      until: restorableUntil.toISOString(),
    })),
  );

  mount(restoreDatasetVersion, async ({ params, scope }) =>
    presentVersion(await edit.restoreVersion(scope, params.id, params.number)),
  );

  const looks = createLooks(context);
  rowsRoutes(mount, looks);
  accessRoutes(mount, context);
  legacyRoutes(mount, context, looks);
}

const citationFiles: Readonly<Record<CitationForm, readonly [type: string, ending: string]>> = {
  text: ['text/plain; charset=utf-8', 'txt'],
  bibtex: ['application/x-bibtex; charset=utf-8', 'bib'],
  ris: ['application/x-research-info-systems; charset=utf-8', 'ris'],
};

function citationHeaders(form: CitationForm, name: string): Record<string, string> {
  const [type, ending] = citationFiles[form];
  return {
    'content-type': type,
    'content-disposition': `${form === 'text' ? 'inline' : 'attachment'}; filename="${name}.${ending}"`,
  };
}
