import { firstTileZoom, lastTileZoom } from '#contract/farms/farmMaps.ts';
import * as calls from '#contract/openData/ogc.ts';
import type { AppContext } from '../../context.ts';
import { type Answered, answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { siteOrigin } from '../../platform/http/origin.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { writeApiDocument } from './apiDocument.ts';
import { pageHeaders, sayFeature, writePage } from './ogc.pages.ts';
import * as present from './ogc.presenter.ts';
import {
  type AskedItems,
  checkCrs,
  crs84,
  findCollection,
  findItem,
  findItems,
  listCollections,
} from './ogc.service.ts';

const varying = { vary: 'Accept, Accept-Encoding' };
/** What positions are in, as part 2 of the standard has it said. */
const inCrs84 = { 'content-crs': `<${crs84}>` };

/** OGC API Features 1.0: what lies on a map, for GIS programs. */
export function ogcRoutes(mount: Mount, _context: AppContext): void {
  mount(calls.showOgcLanding, ({ query, scope }) => {
    const form = formOf(query, scope);
    const landing = present.presentLanding(siteOrigin(scope), form);
    return answer(form, landing, () => writePage(landing.title, [landing.description], [], landing.links));
  });

  mount(calls.showOgcConformance, ({ query, scope }) =>
    answer(formOf(query, scope), { conformsTo: present.conformance }, () =>
      writePage(
        'Conformance',
        ['Classes of OGC API that hold here.'],
        present.conformance.map((text) => ({ href: text, text })),
        [],
      ),
    ),
  );

  mount(calls.showOgcApi, async ({ query, scope }) => {
    const form = formOf(query, scope);
    const collections = await listCollections(scope);
    return answer(form, writeApiDocument(collections, siteOrigin(scope)), () =>
      writePage(
        'API definition',
        [
          'Ask a collection for its items with limit, offset, bbox, datetime, any of its properties by name, and filter in CQL2 text.',
        ],
        collections.map(({ id, properties }) => ({
          href: `${siteOrigin(scope)}/ogc/collections/${encodeURIComponent(id)}`,
          text: id,
          more: Object.keys(properties).join(', '),
        })),
        [
          {
            href: `${siteOrigin(scope)}/ogc/api?f=json`,
            rel: 'alternate',
            type: present.openApi,
            title: 'OpenAPI 3.0',
          },
        ],
      ),
    );
  });

  mount(calls.listOgcCollections, async ({ query, scope }) => {
    const [form, site] = [formOf(query, scope), siteOrigin(scope)];
    const collections = (await listCollections(scope)).map((each) => present.presentCollection(each, site));
    const links = present.selfLinks(`${site}/ogc/collections`, form);
    return answer(form, { links, collections }, () =>
      writePage(
        'Collections',
        [],
        collections.map(({ id, title, description }) => ({
          href: `${site}/ogc/collections/${encodeURIComponent(id)}?f=html`,
          text: title,
          more: description,
        })),
        links,
      ),
    );
  });

  mount(calls.showOgcCollection, async ({ params, query, scope }) => {
    const form = formOf(query, scope);
    const shown = present.presentCollection(await findCollection(scope, params.collection), siteOrigin(scope));
    return answer(form, shown, () => writePage(shown.title, [shown.description], [], shown.links));
  });

  mount(calls.showOgcQueryables, async ({ params, query, scope }) => {
    const form = formOf(query, scope);
    const collection = await findCollection(scope, params.collection);
    return answer(form, present.presentQueryables(collection, siteOrigin(scope)), () =>
      writePage(
        `Properties of ${collection.title}`,
        [],
        Object.entries(collection.properties).map(([text, { type, format }]) => ({
          text,
          more: format === undefined ? type : `${type}, ${format}`,
        })),
        [],
      ),
    );
  });

  mount(calls.listOgcItems, async ({ params, query, scope }) => {
    const { asked, named } = sortOut(query);
    const form = formOf({ f: query.f }, scope);
    const collection = await findCollection(scope, params.collection);
    const found = await findItems(scope, collection, asked, named);
    const at = `${siteOrigin(scope)}/ogc/collections/${encodeURIComponent(collection.id)}`;
    const address = (more: Readonly<Record<string, string>>): string => {
      const { f: _form, offset: _offset, ...rest } = query as Readonly<Record<string, unknown>>;
      const kept = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]);
      return `${at}/items?${new URLSearchParams([...kept, ...Object.entries(more)])}`;
    };
    const page = present.presentItems(found, address, at);
    return answer(
      form,
      () => present.writeItems(page, found.features),
      () =>
        writePage(
          collection.title,
          [`${found.matched} in all; ${found.features.length} here.`],
          found.features.map((each) => ({
            href: `${at}/items/${encodeURIComponent(each.id)}?f=html`,
            text: each.id,
            more: sayFeature(each),
          })),
          page.links.map((link) =>
            link.rel === 'next' ? { ...link, href: link.href.replace('f=json', 'f=html') } : link,
          ),
        ),
      inCrs84,
    );
  });

  mount(calls.showOgcItem, async ({ params, query: { crs, ...query }, scope }) => {
    checkCrs('crs', crs);
    const form = formOf(query, scope);
    const collection = await findCollection(scope, params.collection);
    const feature = await findItem(scope, collection, params.item);
    const at = `${siteOrigin(scope)}/ogc/collections/${encodeURIComponent(collection.id)}`;
    const links: present.Link[] = [
      ...present.selfLinks(`${at}/items/${encodeURIComponent(feature.id)}`, form, present.geoJson),
      { href: `${at}?f=json`, rel: 'collection', type: present.json, title: collection.title },
    ];
    return answer(
      form,
      { ...present.presentFeature(feature), links },
      () =>
        writePage(
          `${collection.title}: ${feature.id}`,
          [],
          Object.entries(feature.properties).map(([text, value]) => ({ text, more: String(value ?? '') })),
          links,
        ),
      inCrs84,
    );
  });

  tileRoutes(mount);
}

/** What is said of the vector tiles there are: those of farms, which signed-in officers may fetch. */
function tileRoutes(mount: Mount): void {
  const matrixSet = 'WebMercatorQuad';
  const about = (scope: Scope) => ({
    title: 'Farms, for signed-in officers',
    description: 'Mapbox Vector Tiles 2.1 of the farms whoever asks may see. They want an officer’s sign-in or token.',
    dataType: 'vector',
    crs: 'http://www.opengis.net/def/crs/EPSG/0/3857',
    tileMatrixSetURI: `http://www.opengis.net/def/tilematrixset/OGC/1.0/${matrixSet}`,
    links: [
      {
        href: `${siteOrigin(scope)}/ogc/collections/farms/tiles/${matrixSet}`,
        rel: 'self',
        type: present.json,
        title: 'This set of tiles',
      },
      {
        href: `${siteOrigin(scope)}/api/farms/tiles/{tileMatrix}/{tileCol}/{tileRow}`,
        rel: 'item',
        type: 'application/vnd.mapbox-vector-tile',
        title: 'A tile',
        templated: true,
      },
      {
        href: `http://www.opengis.net/def/tilematrixset/OGC/1.0/${matrixSet}`,
        rel: 'http://www.opengis.net/def/rel/ogc/1.0/tiling-scheme',
        type: present.json,
        title: matrixSet,
      },
    ] satisfies present.Link[],
  });
  const ofFarms = async (scope: Scope, id: string): Promise<void> => {
    const { id: known } = await findCollection(scope, id);
    if (known !== 'farms') throw problem('notFound', { path: `/ogc/collections/${known}/tiles` });
  };

  mount(calls.listOgcTilesets, async ({ params, query, scope }) => {
    const form = formOf(query, scope);
    await ofFarms(scope, params.collection);
    const { title, links, ...rest } = about(scope);
    return answer(form, { tilesets: [{ title, ...rest, links }] }, () =>
      writePage(title, [rest.description], [], links),
    );
  });
  mount(calls.showOgcTileset, async ({ params, query, scope }) => {
    const form = formOf(query, scope);
    await ofFarms(scope, params.collection);
    if (params.matrix !== matrixSet)
      throw problem('notFound', { path: `/ogc/collections/farms/tiles/${params.matrix}` });
    const shown = {
      ...about(scope),
      tileMatrixSetLimits: Array.from({ length: lastTileZoom - firstTileZoom + 1 }, (_, at) => {
        const most = 2 ** (firstTileZoom + at) - 1;
        return {
          tileMatrix: String(firstTileZoom + at),
          minTileRow: 0,
          maxTileRow: most,
          minTileCol: 0,
          maxTileCol: most,
        };
      }),
      layers: [{ id: 'farms', dataType: 'vector', geometryDimension: 2 }],
    };
    return answer(form, shown, () => writePage(shown.title, [shown.description], [], shown.links));
  });
}

/** What was asked beside the names of properties, and those with their values. */
function sortOut(query: AskedItems & { readonly f?: string | undefined }) {
  const { f: _form, limit, offset, bbox, datetime, crs, filter, ...rest } = query;
  const { 'bbox-crs': bboxCrs, 'filter-lang': language, 'filter-crs': filterCrs, ...named } = rest;
  const asked: AskedItems = {
    limit,
    offset,
    bbox,
    datetime,
    crs,
    filter,
    'bbox-crs': bboxCrs,
    'filter-lang': language,
    'filter-crs': filterCrs,
  };
  return { asked, named: named as Readonly<Record<string, string>> };
}

/** The form of the answer. @throws badInput for forms and fields that are not known, as the standard has it */
function formOf(query: { readonly f?: string | undefined }, { caller }: Scope): 'json' | 'html' {
  const strange = Object.keys(query).find((name) => name !== 'f');
  if (strange !== undefined)
    throw problem('badInput', { sentence: `"${strange.slice(0, 60)}" is no parameter here; f is.` });
  const { f } = query;
  if (f === 'json' || f === 'geojson' || f === present.json || f === present.geoJson) return 'json';
  if (f === 'html' || f === present.html) return 'html';
  if (f !== undefined) throw problem('badInput', { sentence: `f is "${f}"; expected json or html.` });
  const accept = caller.header('accept') ?? '';
  const [page, data] = [accept.indexOf('text/html'), accept.search(/application\/(?:[\w.-]+\+)?json/)];
  return page >= 0 && (data < 0 || page < data) ? 'html' : 'json';
}

function answer(
  form: 'json' | 'html',
  document: object | (() => string),
  page: () => string,
  headers: Readonly<Record<string, string>> = {},
): Answered<string> {
  return form === 'html'
    ? answerWith(page(), { headers: { ...pageHeaders, ...varying } })
    : answerWith(typeof document === 'function' ? document() : JSON.stringify(document), {
        headers: { ...varying, ...headers },
      });
}
