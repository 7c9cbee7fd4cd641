import { execFile, execFileSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataset, personId } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let wells: { slug: string };
let springs: { slug: string };
let shut: { slug: string }[];
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  const positions = {
    columns: [
      ['Well', 'text'],
      ['Latitude', 'decimal'],
      ['Longitude', 'decimal'],
      ['Depth', 'whole'],
      ['Dug', 'date'],
    ] as const,
    rows: `select 'Well ' || i, 5.0 + i * 0.01, -1.0 - i * 0.01, i, date '2020-01-01' + i::integer from range(1, 251) t(i)`,
    details: { licence: 'CC-BY-4.0' } as const,
  };
  wells = await makeDataset(portal, { ...positions, name: 'Wells' });
  springs = await makeDataset(portal, {
    columns: positions.columns.slice(0, 3),
    rows: `select * from (values ('Unplaced', null::double, null::double), ('Placed', 7.4, -1.4)) t`,
    details: positions.details,
    name: 'Springs',
  });
  shut = [
    await makeDataset(portal, { ...positions, name: 'Secret wells', private: true }),
    await makeDataset(portal, { ...positions, name: 'Wells for members', details: { licence: 'other' } }),
  ];
  await addRisk(7.3912, -1.3608, 'verified', '2026-04-10T08:00:00Z');
  await addRisk(7.1, -1.1, 'pending', '2026-04-11T08:00:00Z');
});
afterAll(() => portal.close());

async function addRisk(lat: number, lng: number, status: 'verified' | 'pending', at: string): Promise<void> {
  const { db } = portal.context;
  const category = await db.selectFrom('risk_category').select('id').orderBy('id').executeTakeFirstOrThrow();
  await db
    .insertInto('risk')
    .values({
      category_id: category.id,
      district_id: 'ejura_sekyedumase_municipal',
      lat,
      lng,
      place: 'Behind the school',
      description: 'Armyworms, call 0244123456',
      count: 3,
      status,
      is_active: true,
      reporter_id: await personId(portal, 'ama'),
      created_at: new Date(at),
      updated_at: new Date(at),
      ...(status === 'verified' && { decided_at: new Date(at) }),
    } as never)
    .execute();
}

interface Items {
  readonly numberMatched: number;
  readonly numberReturned: number;
  readonly features: readonly {
    id: string;
    geometry: { coordinates: unknown } | null;
    properties: Record<string, unknown>;
  }[];
  readonly links: readonly { rel: string; href: string; type: string }[];
}
const ask = async (url: string, accept?: string) =>
  portal.inject({ url: `/ogc${url}`, headers: accept === undefined ? {} : { accept } });
const items = async (collection: string, query: string | Record<string, string> = ''): Promise<Items> => {
  const answer = await ask(`/collections/${collection}/items?${String(new URLSearchParams(query))}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('application/geo+json'),
  ]);
  return answer.json<Items>();
};
const refusal = async (url: string) => {
  const { statusCode, body } = await ask(url);
  return [statusCode, body] as const;
};

describe('a GIS program that speaks OGC API Features', () => {
  test('is led from the landing page to the collections, and told what holds', async () => {
    const { links } = (await ask('')).json<Items>();
    expect(links.map(({ rel }) => rel)).toEqual(
      expect.arrayContaining(['self', 'alternate', 'service-desc', 'conformance', 'data']),
    );
    expect((await ask('/conformance')).json<{ conformsTo: string[] }>().conformsTo).toEqual(
      expect.arrayContaining([
        'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
        'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
        'http://www.opengis.net/spec/cql2/1.0/conf/cql2-text',
      ]),
    );
    const { collections } = (await ask('/collections')).json<{
      collections: { id: string; links: { rel: string }[] }[];
    }>();
    expect(collections.map(({ id }) => id)).toEqual([
      'regions',
      'districts',
      'projects',
      'risks',
      'farms',
      'stations',
      'traps',
      `dataset.${springs.slug}.1`,
      `dataset.${wells.slug}.1`,
    ]);
    expect(collections.every(({ links: each }) => each.some(({ rel }) => rel === 'items'))).toBe(true);
    const api = (await ask('/api')).json<{ openapi: string; paths: Record<string, unknown> }>();
    expect([api.openapi, Object.keys(api.paths)]).toEqual([
      '3.0.3',
      expect.arrayContaining(['/collections/risks/items']),
    ]);
  });

  test('walks all districts page by page along the links', async () => {
    const seen = new Set<string>();
    let next: string | undefined = '/ogc/collections/districts/items?limit=100';
    for (let pages = 0; next !== undefined && pages < 10; pages++) {
      const page: Items = (await portal.inject(next)).json<Items>();
      expect(page.numberMatched).toBe(261);
      for (const { id } of page.features) seen.add(id);
      next = page.links.find(({ rel }) => rel === 'next')?.href.replace(/^https?:\/\/[^/]+/, '');
    }
    expect(seen.size).toBe(261);
  });

  test('asks by box, property and filter', async () => {
    const inEjura = await items('districts', { bbox: '-1.37,7.38,-1.35,7.40' });
    expect(inEjura.features.map(({ id }) => id)).toContain('ejura_sekyedumase_municipal');
    expect(inEjura.numberMatched).toBeLessThan(6);
    expect((await items('regions', { name: 'Ashanti' })).features.map(({ id }) => id)).toEqual(['ashanti']);
    expect((await items('regions', { filter: "name LIKE 'Bono%'", limit: '1' })).numberMatched).toBe(2);
    expect(await refusal('/collections/regions/items?colour=blue')).toEqual([
      400,
      expect.stringContaining('\\"colour\\" is no parameter and no property of regions'),
    ]);
    expect(await refusal('/collections/regions/items?filter=colour%3D1')).toEqual([
      400,
      expect.stringContaining('colour'),
    ]);
    expect(await refusal('/collections/regions/items?bbox=1,2,3')).toEqual([400, expect.stringContaining('bbox is')]);
    expect(await refusal('/collections/regions/items?limit=0')).toEqual([400, expect.stringContaining('limit is')]);
    expect(await refusal('/collections?colour=blue')).toEqual([400, expect.stringContaining('no parameter')]);
    expect((await refusal('/collections/rivers/items'))[0]).toBe(404);
  });

  test('reads verified risks alone, to about a kilometre, and by time', async () => {
    const { features, numberMatched } = await items('risks');
    expect(numberMatched).toBe(1);
    expect(features[0]?.geometry?.coordinates).toEqual([-1.36, 7.39]);
    expect(JSON.stringify(features)).not.toMatch(/school|0244123456|Ama/);
    // Nobody may find the exact place by asking with ever smaller boxes.
    expect((await items('risks', { bbox: '-1.3609,7.3911,-1.3607,7.3913' })).numberMatched).toBe(0);
    expect((await items('risks', { datetime: '2026-04-10' })).numberMatched).toBe(1);
    expect((await items('risks', { datetime: '2026-04-11/..' })).numberMatched).toBe(0);
  });

  test('reads rows of public datasets with positions, and none of others', async () => {
    const id = `dataset.${wells.slug}.1`;
    const page = await items(id, { limit: '2', offset: '2' });
    expect([page.numberMatched, page.features.map((each) => each.id)]).toEqual([250, ['3', '4']]);
    expect(page.features[0]).toMatchObject({
      geometry: { type: 'Point', coordinates: [-1.03, 5.03] },
      properties: { Well: 'Well 3', Depth: 3, Dug: '2020-01-04' },
    });
    expect((await items(id, { bbox: '-1.055,5,-1.015,6' })).features.map((each) => each.id)).toEqual([
      '2',
      '3',
      '4',
      '5',
    ]);
    expect((await items(id, { Depth: '7' })).features.map((each) => each.id)).toEqual(['7']);
    expect(
      (await items(id, { filter: "Depth < 3 OR Well = 'Well 9' OR (Depth > 248 AND NOT Depth = 250)" })).features.map(
        (each) => each.id,
      ),
    ).toEqual(['1', '2', '9', '249']);
    expect((await items(id, { datetime: '2020-01-02/2020-01-03' })).features.map((each) => each.id)).toEqual([
      '1',
      '2',
    ]);
    expect((await ask(`/collections/${id}/items/7`)).json()).toMatchObject({ id: '7', properties: { Depth: 7 } });
    expect((await ask(`/collections/${id}/items/251`)).statusCode).toBe(404);
    const admin = await portal.as('admin');
    for (const { slug } of shut) {
      expect((await ask(`/collections/dataset.${slug}.1/items`)).statusCode).toBe(404);
      expect((await admin.inject(`/ogc/collections/dataset.${slug}.1/items`)).statusCode).toBe(404);
    }
  });

  test('reads no row without a position: programs take what the first row has for what all have', async () => {
    const id = `dataset.${springs.slug}.1`;
    const { numberMatched, features } = await items(id);
    expect([numberMatched, features.map(({ properties }) => properties.Well)]).toEqual([1, ['Placed']]);
    expect((await items(id, { Well: 'Unplaced' })).numberMatched).toBe(0);
    expect((await ask(`/collections/${id}/items/1`)).statusCode).toBe(404);
    expect((await ask(`/collections/${id}/items/2`)).statusCode).toBe(200);
  });

  test('is told what positions are in, and may ask for that alone', async () => {
    const crs84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
    for (const url of ['/collections/regions/items', '/collections/regions/items/ashanti']) {
      expect((await ask(`${url}?crs=${crs84}`)).headers['content-crs']).toBe(`<${crs84}>`);
      expect(await refusal(`${url}?crs=http://www.opengis.net/def/crs/EPSG/0/3857`)).toEqual([
        400,
        expect.stringContaining('crs is'),
      ]);
    }
  });

  test('a person reads the same as pages', async () => {
    for (const url of [
      '',
      '/conformance',
      '/api',
      '/collections',
      '/collections/regions',
      '/collections/regions/items',
    ]) {
      const page = await ask(url, 'text/html,application/xhtml+xml');
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<h1>');
    }
    expect((await ask('/collections/regions/items/ashanti?f=html')).body).toContain('Kumasi');
    expect((await ask('/collections?f=xml')).statusCode).toBe(400);
  });
});

const gdal = (() => {
  try {
    return execFileSync('ogrinfo', ['--version'], { encoding: 'utf8' });
  } catch {
    return '';
  }
})();

describe.skipIf(gdal === '')('GDAL, unmodified', () => {
  const ogrinfo = async (...options: string[]) => {
    if (!portal.app.server.listening) await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = portal.app.server.address() as AddressInfo;
    const { stdout } = await promisify(execFile)('ogrinfo', ['-ro', `OAPIF:http://127.0.0.1:${port}/ogc`, ...options]);
    return stdout;
  };

  test('lists the collections', async () => {
    expect(await ogrinfo()).toMatch(/districts[^]*risks[^]*dataset\./);
  });

  test('pages through all rows, and counts them', async () => {
    const layer = `dataset.${wells.slug}.1`;
    expect(await ogrinfo('-so', layer)).toContain('Feature Count: 250');
    expect((await ogrinfo('-oo', 'PAGE_SIZE=100', '-q', layer)).match(/OGRFeature/g)).toHaveLength(250);
  });

  test('asks by box', async () => {
    const found = await ogrinfo('-q', '-geom=NO', '-spat', '-1.37', '7.38', '-1.35', '7.40', 'districts');
    expect(found).toContain('Ejura');
    expect(found).not.toContain('Tamale');
  });
});
