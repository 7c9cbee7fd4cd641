import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let adjoa: Caller;
let other: Server;
let base: string;
/** What the other portal answers at each path; a number is a status. */
let answers: Record<string, string | number> = {};
let asked: string[] = [];

beforeAll(async () => {
  other = createServer((request, reply) => {
    asked.push(request.url ?? '');
    const found = answers[request.url ?? ''] ?? answers[(request.url ?? '').split('?')[0] ?? ''] ?? 404;
    if (typeof found === 'number') reply.writeHead(found).end();
    else reply.writeHead(200).end(found.replaceAll('{base}', base));
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  portal = await buildTestApp({ env: { INNER_HOSTS: '127.0.0.1' } });
  adjoa = await portal.as('adjoa');
});
beforeEach(() => {
  [answers, asked] = [{}, []];
  portal.clock.set('2026-04-15T12:00:00Z');
});
afterEach(async () => {
  for (const table of ['harvest_source', 'lake_item', 'job'])
    await sql`delete from ${sql.table(table)}`.execute(portal.context.db);
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => other.close(resolve));
});

interface Source {
  readonly id: string;
  readonly state: string;
  readonly said: string;
  readonly nextAt: string | null;
  readonly counts: Record<string, number>;
}

const add = async (fields: object = {}) =>
  (
    await adjoa.inject({
      method: 'POST',
      url: '/api/harvests',
      payload: { name: 'Data of Elsewhere', url: base, kind: 'ckan', every: 'week', ...fields },
    })
  ).json<Source>();
/** Runs the harvest alone: reading files is what the holding area does with any. */
const work = () => portal.context.jobs.runDue(['harvestPortal']);
const again = async (id: string) => {
  portal.clock.set(new Date(portal.clock.now().getTime() + 60_000).toISOString());
  await adjoa.inject({ method: 'POST', url: `/api/harvests/${id}/run` });
  await work();
};
const sources = async () => (await adjoa.inject('/api/harvests')).json<Source[]>();
const itemsOf = async (id: string) =>
  (await adjoa.inject(`/api/harvests/${id}/items`)).json<{ found: Record<string, unknown>[] }>().found;
const held = () =>
  portal.context.db
    .selectFrom('lake_item')
    .select(['id', 'name', 'description', 'details', 'file_name', 'owner_id', 'state', 'dataset_id'])
    .orderBy('name')
    .execute();
const ckan = (...results: object[]) => JSON.stringify({ success: true, result: { count: results.length, results } });
const yields = {
  id: 'a1',
  name: 'maize-yields',
  title: 'Maize yields',
  notes: '<p>Yields by <b>region</b></p>',
  license_id: 'cc-by-4.0',
  organization: { title: 'Ministry of Elsewhere' },
  tags: [{ name: 'maize' }],
  metadata_modified: '2026-01-01',
  resources: [
    { url: '{base}/report.pdf', format: 'PDF' },
    { url: '{base}/yields.csv', format: 'CSV' },
  ],
};

test('datasets of a CKAN portal come into the holding area, each once, with where they come from', async () => {
  answers = {
    '/api/3/action/package_search': ckan(
      yields,
      { id: 'b2', name: 'photos', title: 'Photos', resources: [{ url: '{base}/photos.pdf', format: 'PDF' }] },
      { id: 'c3', name: 'hidden', private: true, resources: yields.resources },
    ),
    '/yields.csv': 'Region,Yield\nAshanti,2.1\n',
  };
  const { id, state } = await add();
  expect(state).toBe('asked');
  await work();
  expect(await sources()).toMatchObject([
    {
      state: 'done',
      said: '2 datasets listed, 1 file taken.',
      nextAt: '2026-04-22T12:00:00.000Z',
      counts: { taken: 1, passedOver: 1, failed: 0 },
    },
  ]);
  expect(await held()).toMatchObject([
    {
      name: 'Maize yields',
      description: 'Yields by region',
      file_name: 'yields.csv',
      owner_id: null,
      details: {
        licence: 'CC-BY-4.0',
        institution: 'Ministry of Elsewhere',
        tags: ['maize'],
        source: `Data of Elsewhere: ${base}/dataset/maize-yields, fetched 15 Apr 2026`,
      },
    },
  ]);
  expect(await itemsOf(id)).toMatchObject([
    { remoteId: 'a1', state: 'taken', submissionId: expect.any(String) },
    { remoteId: 'b2', state: 'passedOver', said: 'There is no file a table could be read from (pdf).' },
  ]);
  const inFrench = { headers: { 'accept-language': 'fr' } };
  expect((await adjoa.inject({ url: '/api/harvests', ...inFrench })).json<Source[]>()[0]?.said).toBe(
    '2 jeux de données trouvés, 1 fichier repris.',
  );
  expect((await adjoa.inject({ url: `/api/harvests/${id}/items`, ...inFrench })).body).toContain(
    'Aucun fichier ne permet d’y lire un tableau (pdf).',
  );
  await again(id);
  expect(asked.filter((url) => url === '/yields.csv')).toHaveLength(1);
  expect(await held()).toHaveLength(1);
});

test('what changed there waits for the review of the file before, and then becomes the next version', async () => {
  answers = { '/api/3/action/package_search': ckan(yields), '/yields.csv': 'Region,Yield\nAshanti,2.1\n' };
  const { id } = await add();
  await work();
  answers = {
    '/api/3/action/package_search': ckan({ ...yields, metadata_modified: '2026-02-02' }),
    '/yields.csv': 'Region,Yield\nAshanti,2.4\n',
  };
  await again(id);
  expect([(await held()).length, (await itemsOf(id))[0]?.['state']]).toEqual([1, 'waits']);
  await portal.context.db.updateTable('lake_item').set({ state: 'rejected' }).execute();
  await again(id);
  expect([(await held()).length, (await itemsOf(id))[0]?.['state']]).toEqual([2, 'taken']);
});

test('a file that cannot be fetched is said and tried again; a dataset gone there stays here', async () => {
  answers = { '/api/3/action/package_search': ckan(yields), '/yields.csv': 503 };
  const { id } = await add();
  await work();
  expect(await itemsOf(id)).toMatchObject([{ state: 'failed', said: `${base}/yields.csv answered 503.` }]);
  answers['/yields.csv'] = 'Region,Yield\nAshanti,2.1\n';
  await again(id);
  expect(await itemsOf(id)).toMatchObject([{ state: 'taken' }]);
  answers = { '/api/3/action/package_search': ckan() };
  await again(id);
  expect(await itemsOf(id)).toMatchObject([{ state: 'gone' }]);
  expect(await held()).toHaveLength(1);
});

test('a portal that does not answer is said, and asked again on its schedule', async () => {
  answers = { '/api/3/action/package_search': 500 };
  await add({ every: 'day' });
  await work();
  const [source] = await sources();
  expect(source).toMatchObject({ state: 'failed', nextAt: '2026-04-16T12:00:00.000Z' });
  expect(source?.said).toContain('answered 500.');
});

test.each([
  ['hydra:next', '<{base}/catalog.ttl?page=2>'],
  ['hydra:nextPage', '"{base}/catalog.ttl?page=2"'],
])('a DCAT catalogue is followed over its pages by %s, and words choose', async (next, page) => {
  const turtle = (n: number, title: string, next: string) => `
    @prefix dcat: <http://www.w3.org/ns/dcat#>. @prefix dct: <http://purl.org/dc/terms/>. @prefix hydra: <http://www.w3.org/ns/hydra/core#>.
    <{base}/d/${n}> a dcat:Dataset; dct:title "${title}"@en, "Titre"@fr; dct:modified "2026-01-0${n}";
      dcat:distribution [ dcat:downloadURL <{base}/${n}.csv>; dcat:mediaType <http://www.iana.org/assignments/media-types/text/csv>;
        dct:license <https://creativecommons.org/licenses/by/4.0/> ].
    ${next}`;
  answers = {
    '/catalog.ttl': turtle(1, 'Rainfall of Wa', `<{base}/catalog.ttl> ${next} ${page}.`),
    '/catalog.ttl?page=2': turtle(2, 'Prices', ''),
    '/1.csv': 'Month,Rain\n1,10\n',
    '/2.csv': 'Month,Price\n1,5\n',
  };
  await add({ url: `${base}/catalog.ttl`, kind: 'dcat', words: 'rainfall' });
  await work();
  expect(await held()).toMatchObject([{ name: 'Rainfall of Wa', details: { licence: 'CC-BY-4.0' } }]);
  expect(asked).toContain('/catalog.ttl?page=2');
});

test('a catalogue that cannot be read is named with its form and what to give instead', async () => {
  answers = { '/catalog.rdf': '<?xml version="1.0"?><rdf:RDF xmlns:rdf="r"><open></rdf:RDF>' };
  await add({ url: `${base}/catalog.rdf`, kind: 'dcat' });
  await work();
  const [source] = await sources();
  expect(source?.state).toBe('failed');
  expect(source?.said).toContain('answered RDF/XML that cannot be read');
  expect(source?.said).toContain('Turtle, RDF/XML or JSON-LD');
});

test('tables of a data package come in, each by itself', async () => {
  answers = {
    '/p/datapackage.json': JSON.stringify({
      name: 'soils',
      title: 'Soils',
      licenses: [{ name: 'CC0-1.0' }],
      resources: [
        { name: 'ph', path: 'data/ph.csv' },
        { name: 'out', path: '../secret.csv' },
      ],
    }),
    '/p/data/ph.csv': 'Region,pH\nAshanti,5.5\n',
  };
  await add({ url: `${base}/p/datapackage.json`, kind: 'datapackage' });
  await work();
  expect(await held()).toMatchObject([{ name: 'Soils: ph', file_name: 'ph.csv', details: { licence: 'CC0-1.0' } }]);
});

test('collections of OGC API Features come in as GeoJSON, all pages of each; layers of a WFS and a GeoJSON address do, too', async () => {
  const feature = (id: number) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-1, 6] },
    properties: { id },
  });
  const page = (id: number, links: object[] = []) =>
    JSON.stringify({ type: 'FeatureCollection', features: [feature(id)], links });
  answers = {
    '/ogc/collections?f=json': JSON.stringify({ collections: [{ id: 'wells', title: 'Wells' }] }),
    '/ogc/collections/wells/items?f=json&limit=1000': page(1, [
      { rel: 'next', href: '{base}/ogc/collections/wells/items?f=json&offset=1' },
    ]),
    '/ogc/collections/wells/items?f=json&offset=1': page(2),
    '/wfs?map=1&service=WFS&version=2.0.0&request=GetCapabilities':
      '<w:WFS_Capabilities xmlns:w="w"><w:FeatureTypeList><w:FeatureType><w:Name>g:roads</w:Name><w:Title>Roads</w:Title></w:FeatureType></w:FeatureTypeList></w:WFS_Capabilities>',
    '/wfs?map=1&service=WFS&version=2.0.0&request=GetFeature&typeNames=g%3Aroads&srsName=EPSG%3A4326&outputFormat=application%2Fjson':
      page(3),
    '/dams.geojson': page(4),
  };
  await add({ url: `${base}/ogc`, kind: 'features' });
  await add({ url: `${base}/wfs?map=1`, kind: 'wfs' });
  await add({ url: `${base}/dams.geojson`, kind: 'geojson' });
  await work();
  const items = await portal.context.db.selectFrom('lake_item').select(['name', 'file_key']).orderBy('name').execute();
  expect(items.map(({ name }) => name)).toEqual(['Roads', 'Wells', 'dams']);
  const parts: Buffer[] = [];
  for await (const part of await portal.context.storage.read(items[1]?.file_key ?? '')) parts.push(part as Buffer);
  expect(JSON.parse(Buffer.concat(parts).toString()).features).toEqual([feature(1), feature(2)]);
});

test('layers of a WFS are fetched in the form of GeoJSON that the service names; a refusal in XML is no file', async () => {
  const type = (name: string, formats = '') =>
    `<w:FeatureType><w:Name>${name}</w:Name><w:Title>${name}</w:Title>${formats}</w:FeatureType>`;
  const asks = (name: string) =>
    `/wfs?service=WFS&version=2.0.0&request=GetFeature&typeNames=${name}&srsName=EPSG%3A4326&outputFormat=application%2Fjson%3B+subtype%3Dgeojson`;
  answers = {
    '/wfs?service=WFS&version=2.0.0&request=GetCapabilities': `<w:WFS_Capabilities xmlns:w="w" xmlns:o="o"><o:Operation name="GetFeature"><o:Parameter name="outputFormat"><o:AllowedValues><o:Value>text/xml; subtype=gml/3.2.1</o:Value><o:Value>application/json; subtype=geojson</o:Value></o:AllowedValues></o:Parameter></o:Operation><w:FeatureTypeList>${type('roads')}${type('secret')}</w:FeatureTypeList></w:WFS_Capabilities>`,
    [asks('roads')]: JSON.stringify({ type: 'FeatureCollection', features: [] }),
    [asks('secret')]:
      '<?xml version="1.0"?><o:ExceptionReport xmlns:o="o"><o:Exception><o:ExceptionText>No right to this layer</o:ExceptionText></o:Exception></o:ExceptionReport>',
    '/gml?service=WFS&version=2.0.0&request=GetCapabilities': `<w:WFS_Capabilities xmlns:w="w"><w:FeatureTypeList>${type('old', '<w:OutputFormats><w:Format>text/xml; subtype=gml/3.2.1</w:Format></w:OutputFormats>')}</w:FeatureTypeList></w:WFS_Capabilities>`,
  };
  await add({ url: `${base}/wfs`, kind: 'wfs' });
  await add({ url: `${base}/gml`, kind: 'wfs' });
  await work();
  const items = await portal.context.db.selectFrom('harvest_item').selectAll().orderBy('title').execute();
  expect(items.map(({ title, state, said }) => [title, state, said])).toEqual([
    ['old', 'passedOver', 'There is no file a table could be read from (text/xml; subtype=gml/3.2.1).'],
    ['roads', 'taken', ''],
    ['secret', 'failed', expect.stringMatching(/in place of the file: No right to this layer\.$/)],
  ]);
});

test('an address with a password, of no web or of the inner network is refused', async () => {
  for (const url of ['ftp://example.org', 'https://a:b@example.org', 'example'])
    expect(await add({ url })).toMatchObject({ code: 'harvestAddress' });
  await add({ url: 'http://10.0.0.7/' });
  await work();
  expect((await sources())[0]).toMatchObject({ state: 'failed', said: expect.stringContaining('inner network') });
});
