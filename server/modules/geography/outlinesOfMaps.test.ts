import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

const official = new URL('../../../../shared/data/geo/ghana-districts.geojson', import.meta.url);

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const get = async <T>(url: string): Promise<T> => {
  const answer = await portal.inject(url);
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
  return answer.json() as T;
};

const weight = async (url: string): Promise<number> => gzipSync((await portal.inject(url)).body).length;

interface Shape {
  type: string;
  coordinates: unknown[];
}

interface District {
  district_id: string;
  district: string;
  region_id: string;
  zone: string;
  seasons: string[];
  geometry: Shape | null;
  fertilizer_recommendations: { crop_id: string; fertilizer: string; kg_per_ha: number }[];
  fertilizer_recom: unknown[];
  pest_risk_levels: {
    crop_id: string;
    high_risk_percentage: number | null;
    moderate_risk_percentage: number | null;
    period: string;
  }[];
}

interface Drawn {
  id: string;
  d: string;
  regionId: string;
  at: [number, number];
  box: [number, number, number, number];
}

interface Atlas {
  regions: Drawn[];
  neighbours: { name: string }[];
  outlines: { approximate: boolean; vintage: string; licence: string };
  country: string;
  lake: string;
  projection: { a: number; b: number; c: number; d: number };
}

interface Found {
  display_name: string;
  address: { town: string; district: string; region: string };
  district_id: string | null;
  toConfirm: boolean;
}

describe.each([
  ['approximate', true],
  ['official', false],
] as const)('with %s outlines', (_, approximate) => {
  const absent = !approximate && !existsSync(official);

  beforeAll(async () => {
    if (approximate || absent) return;
    const admin = await portal.as('admin');
    const uploaded = await admin.inject({
      method: 'POST',
      url: '/api/geography/outline-sets/upload?fileName=ghana-districts.geojson&vintage=2019&source=Ghana%20Statistical%20Service&licence=CC%20BY%204.0',
      headers: { 'content-type': 'application/octet-stream' },
      payload: readFileSync(official),
    });
    const { id } = uploaded.json<{ id: string }>();
    await admin.inject({ method: 'POST', url: `/api/geography/outline-sets/${id}/activate` });
  });

  test.skipIf(absent)('the country is drawn, light, with its waters and neighbours', async () => {
    const atlas = await get<Atlas>('/api/geography/atlas');
    expect(atlas.outlines).toMatchObject({ approximate, licence: 'CC BY 4.0' });
    expect(atlas.regions).toHaveLength(16);
    expect(atlas.neighbours.map(({ name }) => name).toSorted()).toEqual([
      'Benin',
      'Burkina Faso',
      'Côte d’Ivoire',
      'Togo',
    ]);
    expect([atlas.country, atlas.lake, ...atlas.regions.map(({ d }) => d)].every((d) => d.startsWith('M'))).toBe(true);
    expect(await weight('/api/geography/atlas')).toBeLessThan(12_000);
  });

  test.skipIf(absent)('a region on the screen takes 6 KB at most', async () => {
    for (const region of ['ashanti', 'eastern', 'northern']) {
      expect(await weight(`/api/geography/atlas/${region}`)).toBeLessThan(6_000);
    }
    const ashanti = await get<{ districts: Drawn[] }>('/api/geography/atlas/ashanti');
    expect(ashanti.districts).toHaveLength(43);
    expect((await get<{ districts: Drawn[] }>('/api/geography/atlas/ghana')).districts).toHaveLength(261);
  });

  test.skipIf(absent)('a district lies in the box of its region', async () => {
    const [atlas, oti] = [
      await get<Atlas>('/api/geography/atlas'),
      await get<{ districts: Drawn[] }>('/api/geography/atlas/oti'),
    ];
    const [x0, y0, x1, y1] = atlas.regions.find(({ id }) => id === 'oti')?.box ?? [0, 0, 0, 0];
    expect(oti.districts.filter(({ at: [x, y] }) => x < x0 || x > x1 || y < y0 || y > y1)).toEqual([]);
  });

  test.skipIf(absent)('Guan is drawn: as an outline where there is one, else as a point', async () => {
    const guan = (await get<{ districts: Drawn[] }>('/api/geography/atlas/oti')).districts.find(
      ({ id }) => id === 'guan',
    );
    expect(guan?.d.startsWith('M')).toBe(approximate);
    expect((await get<District>('/api/cc/district/guan')).geometry?.type).toBe(approximate ? 'Polygon' : 'Point');
  });

  test.skipIf(absent)('a place in Ghana is found, and only rough outlines ask to confirm it', async () => {
    const ejura = await get<Found>('/api/geography/locate?lat=7.4053&lng=-1.3764');
    expect(ejura).toMatchObject({
      district_id: 'ejura_sekyedumase_municipal',
      address: { town: 'Ejura', region: 'Ashanti' },
      toConfirm: approximate,
    });
    expect(ejura.display_name).toMatch(
      approximate
        ? /^\d km .+ of Ejura, probably Ejura Sekyedumase Municipal, Ashanti$/
        : /^\d km .+ of Ejura, Ejura Sekyedumase Municipal, Ashanti$/,
    );
  });

  test.skipIf(absent)('older maps get GeoJSON under the names they read', async () => {
    const regions = await get<{ features: { properties: object }[] }>('/api/geography/regions.geojson');
    expect(regions.features).toHaveLength(16);
    expect(regions.features.map(({ properties }) => properties)).toContainEqual({
      region: 'Ashanti',
      capital: 'Kumasi',
      code: 'GH-AH',
    });
    const districts = await get<{ features: { properties: object; geometry: Shape }[] }>(
      '/api/geography/districts.geojson',
    );
    expect(districts.features).toHaveLength(261);
    expect(districts.features.map(({ properties }) => properties)).toContainEqual({
      FID: 1,
      REGION: 'Greater Accra',
      DISTRICT: 'Adentan Municipal',
    });
  });
});
