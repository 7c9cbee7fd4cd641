import { Parser } from 'n3';
import { SaxesParser } from 'saxes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let open: { datasetId: string; slug: string };
let secret: { datasetId: string; slug: string };
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  open = await makeDataset(portal, {
    details: {
      licence: 'CC-BY-4.0',
      institution: 'Ministry of Food and Agriculture',
      topic: 'crops',
      tags: ['maize', 'yields'],
      source: 'Field <survey> & "diary"',
    },
  });
  secret = await makeDataset(portal, { name: 'Soil <secret>', private: true });
});
afterAll(() => portal.close());

const read = async (url: string) => (await portal.inject(url)).body;

describe('a harvester of DCAT', () => {
  test.each(['/catalog.ttl', '/api/datasets/crop-yields-by-region/metadata?form=ttl'])(
    'reads Turtle at %s',
    async (url) => {
      const dcat = 'http://www.w3.org/ns/dcat#';
      const quads = new Parser().parse(await read(url));
      const of = (kind: string) =>
        quads.filter(({ object }) => object.value === dcat + kind).map(({ subject }) => subject.value);
      expect(of('Dataset')).toEqual([`http://localhost:80/api/datasets/${open.datasetId}`]);
      expect(of('Distribution')).toHaveLength(6);
      for (const file of of('Distribution'))
        expect(
          quads.some(({ subject, predicate }) => subject.value === file && predicate.value === `${dcat}accessURL`),
        ).toBe(true);
    },
  );

  test('reads the same in JSON-LD and RDF/XML', async () => {
    const things = JSON.parse(await read('/catalog.jsonld')) as { '@type'?: string[] }[];
    expect(things.filter((each) => each['@type']?.includes('http://www.w3.org/ns/dcat#Distribution'))).toHaveLength(6);
    const xml = await read('/catalog.rdf');
    expect(xml.match(/rdf:resource="http:\/\/www.w3.org\/ns\/dcat#Distribution"/g)).toHaveLength(6);
    expect(xml).toContain('Field &lt;survey&gt; &amp; &quot;diary&quot;');
  });

  test('is led to no address of the portal that nothing answers', async () => {
    const quads = new Parser().parse(await read('/catalog.ttl'));
    const own = new Set(
      quads
        .flatMap(({ subject, object }) => [subject.value, object.value])
        .filter((each) => each.startsWith('http://localhost:80/'))
        .map((each) => each.slice('http://localhost:80'.length)),
    );
    const isPage = (address: string) => address.startsWith('/main/');
    const dead: string[] = [];
    for (const address of own)
      if (!isPage(address) && (await portal.inject(address)).statusCode !== 200) dead.push(address);
    expect(dead).toEqual([]);
    expect([...own].filter(isPage).toSorted()).toEqual([
      `/main/datasetpreview/${open.slug}`,
      '/main/datasets',
      '/main/faq',
    ]);
  });

  test('is told where the catalogue ends', async () => {
    expect((await portal.inject('/catalog.ttl?page=2')).statusCode).toBe(404);
  });
});

test('/data.json and the data package name every file and column', async () => {
  const whole = JSON.parse(await read('/data.json')) as { dataset: { title: string; distribution: unknown[] }[] };
  expect(whole.dataset.map(({ title, distribution }) => [title, distribution.length])).toEqual([
    ['Crop yields by region', 6],
  ]);
  const described = JSON.parse(await read(`/api/datasets/${open.slug}/metadata?form=datapackage`)) as {
    resources: { path: string; schema: { fields: { name: string; type: string }[] } }[];
  };
  expect(described.resources[0]?.schema.fields.map(({ name, type }) => [name, type])).toEqual([
    ['Region', 'string'],
    ['Crop', 'string'],
    ['Year', 'integer'],
    ['Yield', 'number'],
  ]);
  const csv = await portal.inject(described.resources[0]?.path.replace(/^https?:\/\/[^/]+/, '') ?? '');
  expect(csv.body.slice(0, csv.body.indexOf('\r\n'))).toBe('Region,Crop,Year,Yield');
  expect(await read(`/api/datasets/${open.slug}/metadata?form=datacite`)).toContain(
    '<rights rightsURI="https://creativecommons.org/licenses/by/4.0/"',
  );
});

describe('a harvester of OAI-PMH', () => {
  test('identifies the portal, its formats and sets', async () => {
    expect(await read('/oai?verb=Identify')).toContain('<protocolVersion>2.0</protocolVersion>');
    expect(await read('/oai?verb=ListMetadataFormats')).toContain('<metadataPrefix>oai_datacite</metadataPrefix>');
    expect(await read('/oai?verb=ListSets')).toContain('<setSpec>crops</setSpec>');
  });

  test('reads 2,000 datasets to the end in both forms, each once, with tokens, and that one is not public', async () => {
    const { db } = portal.context;
    await sql`insert into dataset select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'slug', 'copy-' || n,
      'updated_at', d.updated_at + n * interval '1 minute'))).* from dataset d, generate_series(1, 1999) n where d.slug = ${open.slug}`.execute(
      db,
    );
    await sql`insert into dataset_version select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'dataset_id', d.id))).*
      from dataset_version v join dataset d on d.slug like 'copy-%' where v.dataset_id = ${open.datasetId}`.execute(db);
    for (const prefix of ['oai_dc', 'oai_datacite']) {
      const found: string[] = [];
      let url = `/oai?verb=ListRecords&metadataPrefix=${prefix}&set=crops`;
      for (let answers = 0; url !== '' && answers < 30; answers++) {
        const answer = await read(url);
        new SaxesParser({ xmlns: true }).write(answer).close();
        found.push(...[...answer.matchAll(/<header[^>]*><identifier>(oai:[^<]+)</g)].map(([, id = '']) => id));
        const token = /<resumptionToken>([^<]+)</.exec(answer)?.[1];
        url = token === undefined ? '' : `/oai?verb=ListRecords&resumptionToken=${token}`;
      }
      expect([prefix, found.length, new Set(found).size]).toEqual([prefix, 2001, 2001]);
    }
    await sql`delete from dataset where slug like 'copy-%'`.execute(db);
  });

  test('learns of what is deleted', async () => {
    const owner = await portal.as('esi');
    const gone = await makeDataset(portal, { name: 'Soon gone', owner: 'esi' });
    await owner.inject({ method: 'DELETE', url: `/api/datasets/${gone.datasetId}` });
    expect(await read('/oai?verb=ListIdentifiers&metadataPrefix=oai_dc&from=2026-04-15')).toContain(
      `<header status="deleted"><identifier>oai:localhost:${gone.datasetId}</identifier>`,
    );
  });

  test.each([
    ['verb=Harvest', 'badVerb'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=marc', 'cannotDisseminateFormat'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=yesterday', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2030-01-01', 'noRecordsMatch'],
    ['verb=ListRecords&resumptionToken=e30', 'badResumptionToken'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:nothing', 'idDoesNotExist'],
    ['verb=Identify&set=crops', 'badArgument'],
    ['verb=Identify&colour=blue', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=Identify&verb=Identify', 'badVerb'],
  ])('%s is refused as %s', async (query, code) => {
    expect(await read(`/oai?${query}`)).toContain(`<error code="${code}">`);
    const sent = await portal.inject({
      method: 'POST',
      url: '/oai',
      payload: query,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(sent.body).toContain(`<error code="${code}">`);
  });
});

test('of a private dataset nothing leaves by these doors', async () => {
  const doors = [
    '/catalog.ttl',
    '/catalog.jsonld',
    '/catalog.rdf',
    '/data.json',
    '/oai?verb=ListRecords&metadataPrefix=oai_dc',
    '/api/3/action/package_search?rows=1000',
    '/api/3/action/package_list',
    '/api/3/action/current_package_list_with_resources?limit=1000',
    `/api/3/action/package_show?id=${secret.datasetId}`,
    `/api/3/action/resource_show?id=${secret.datasetId}.1.csv`,
    `/api/3/action/datastore_search?resource_id=${secret.datasetId}.1.csv`,
  ];
  expect((await portal.inject(`/api/datasets/${secret.slug}/metadata?form=ttl`)).statusCode).toBe(404);
  for (const door of doors) {
    const body = await read(door);
    expect(body, door).not.toContain('Soil');
    expect(body, door).not.toContain('soil-secret');
  }
});

test('a statistician takes a table with HXL tags, or as SDMX-CSV', async () => {
  const file = async (form: string) => {
    const { body, headers, statusCode } = await portal.inject(`/api/datasets/${open.slug}/files/1.${form}`);
    return { statusCode, type: headers['content-type'], lines: body.trim().split('\r\n') };
  };
  const hxl = await file('hxl');
  expect([hxl.type, hxl.lines.slice(0, 3)]).toEqual([
    'text/csv; charset=utf-8',
    ['Region,Crop,Year,Yield', '#adm1+name,#item+crop,#date+year,#indicator+value+num', 'Ashanti,Maize,2019,2.1'],
  ]);
  const sdmx = await file('sdmx');
  expect(sdmx.type).toBe('application/vnd.sdmx.data+csv; version=1.0.0; charset=utf-8');
  expect(sdmx.lines).toEqual([
    'DATAFLOW,REGION,CROP,INDICATOR,TIME_PERIOD,OBS_VALUE',
    'AGRIHUB:DF_YIELDS(1.0),Ashanti,Maize,YIELD,2019,2.1',
    'AGRIHUB:DF_YIELDS(1.0),Bono,Maize,YIELD,2020,2.4',
    'AGRIHUB:DF_YIELDS(1.0),Volta,Rice,YIELD,2020,3.5',
  ]);
  const words = await makeDataset(portal, { name: 'Notes', columns: [['Remark', 'text']], rows: "values ('a')" });
  for (const form of ['hxl', 'sdmx', 'gpkg', 'fgb'])
    expect((await portal.inject(`/api/datasets/${words.slug}/files/1.${form}`)).statusCode).toBe(422);
});

test.each(['/catalog.ttl', '/ogc/collections', '/feeds/datasets.atom', '/mcp', '/cap/feed.xml'])(
  'a page of another site may ask at %s with headers of its own',
  async (url) => {
    const { statusCode, headers } = await portal.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://paper.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'range',
      },
    });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(headers['access-control-allow-headers']).toContain('range');
  },
);

test('a page of another site may read that nothing is there', async () => {
  for (const url of ['/api/nowhere', '/api/3/action/package_create']) {
    const { headers } = await portal.inject({ url, headers: { origin: 'https://paper.example' } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});
