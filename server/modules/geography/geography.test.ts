import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

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

const sentence = async (url: string): Promise<string> => (await portal.inject(url)).json<{ message: string }>().message;

interface Shape {
  type: string;
  coordinates: unknown[];
}

interface Region {
  region_id: string;
  region: string;
  code: string;
  capital: string;
  districts: number;
  geometry: Shape | null;
  bundle_services: Record<string, string>[];
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

interface Found {
  display_name: string;
  address: { town: string; district: string; region: string };
  district_id: string | null;
  toConfirm: boolean;
}

describe('regions and districts', () => {
  test('there are 16 regions with codes, capitals, outlines and services', async () => {
    const regions = await get<Region[]>('/api/cc/regions');
    expect(regions).toHaveLength(16);
    const ashanti = regions.find(({ region_id }) => region_id === 'ashanti');
    expect(ashanti).toMatchObject({
      region: 'Ashanti',
      code: 'GH-AH',
      capital: 'Kumasi',
      districts: 43,
      geometry: { type: 'Polygon' },
    });
    expect(ashanti?.bundle_services.length).toBeGreaterThan(0);
    expect(regions.reduce((sum, { districts }) => sum + districts, 0)).toBe(261);
  });

  test('outlines can be left out', async () => {
    const regions = await get<Region[]>('/api/cc/regions?geometry=false');
    expect(regions.map(({ geometry }) => geometry)).toEqual(Array.from({ length: 16 }, () => null));
  });

  test.each(['ashanti', 'Ashanti', 'ASHANTI REGION', 'GH-AH', 'ah'])(
    'a region is understood as %s',
    async (written) => {
      expect((await get<Region>(`/api/cc/region/${written}?geometry=false`)).region_id).toBe('ashanti');
    },
  );

  test('Ejura has two seasons, Tamale one (decision 83)', async () => {
    const ejura = await get<District>('/api/cc/district/ejura_sekyedumase_municipal?geometry=false');
    expect(ejura).toMatchObject({
      zone: 'transition',
      seasons: ['major', 'minor'],
      region_id: 'ashanti',
      geometry: null,
    });
    const tamale = await get<District>('/api/cc/district/Tamale?geometry=false');
    expect(tamale).toMatchObject({ district_id: 'tamale_metropolitan', zone: 'guinea_savanna', seasons: ['single'] });
  });

  test('a district brings fertilizer under both names, and pests typical for the month', async () => {
    const ejura = await get<District>('/api/cc/district/ejura_sekyedumase_municipal');
    expect(ejura.fertilizer_recom).toEqual(ejura.fertilizer_recommendations);
    const maize = ejura.fertilizer_recommendations.filter(({ crop_id }) => crop_id === 'maize');
    expect(maize.length).toBeGreaterThan(0);
    expect(maize.every(({ kg_per_ha }) => kg_per_ha > 0)).toBe(true);
    const pest = ejura.pest_risk_levels.find(({ crop_id }) => crop_id === 'maize');
    expect(pest).toMatchObject({ period: 'typical for the month' });
    expect(pest?.high_risk_percentage).toBeGreaterThanOrEqual(0);
  });

  interface Set {
    set_id: string;
    water: string;
    first_for: string[];
    after_legume: {
      crop: string;
      n_credit: number;
      doses: { fertilizer: string; stage: string; kg_per_ha: number }[];
    }[];
    doses: {
      fertilizer: string;
      bags: { bag_kg: number; bags_per_acre: number; price_ghs: number | null; cost_per_acre_ghs: number | null }[];
      priced: string;
    }[];
  }
  const setsOf = async (district: string, crop: string) =>
    (await get<{ fertilizer_sets: Set[] }>(`/api/cc/district/${district}?crop=${crop}&geometry=false`)).fertilizer_sets;

  test('rain-fed rice in Bawku is given the rates of rain-fed fields, irrigated rice those of schemes', async () => {
    const first = Object.fromEntries(
      (await setsOf('bawku_municipal', 'rice')).flatMap(({ set_id, first_for }) =>
        first_for.map((water) => [water, set_id]),
      ),
    );
    expect(first).toEqual({ rainfed: 'rice_gs_rainfed', irrigated: 'rice_ss_irrigated' });
  });

  test('a crop is found by its name as people write it', async () => {
    const rice = await setsOf('bawku_municipal', 'rice');
    expect(rice.length).toBeGreaterThan(0);
    expect(await setsOf('bawku_municipal', 'Rice')).toEqual(rice);
    expect(await setsOf('bawku_municipal', 'nobody grows it')).toEqual([]);
  });

  test('a dose comes in bags of 25 and 50 kg; its price appears once an administrator gives it', async () => {
    const npk = async () => (await setsOf('ejura_sekyedumase_municipal', 'maize'))[0]?.doses[0];
    expect(await npk()).toMatchObject({
      fertilizer: 'NPK 15-15-15',
      priced: '',
      bags: [
        { bag_kg: 25, bags_per_acre: 6.5, price_ghs: null, cost_per_acre_ghs: null },
        { bag_kg: 50, bags_per_acre: 3.25, price_ghs: null, cost_per_acre_ghs: null },
      ],
    });
    const admin = await portal.as('admin');
    const change = async (values: Record<string, unknown>) => {
      const answer = await admin.inject({
        method: 'PUT',
        url: '/api/reference/fertilizerProducts/npk_15_15_15',
        payload: { values, version: 1, why: 'asked at the market' },
      });
      return answer.json<{ faults: { sentence: string }[] }>().faults.map(({ sentence }) => sentence);
    };
    expect(await change({ price50Ghs: 400 })).toEqual([expect.stringContaining('not where and when it was asked')]);
    expect(await change({ price50Ghs: 400, priced: 'Ejura market, March 2026' })).toEqual([]);
    expect(await npk()).toMatchObject({
      priced: 'Ejura market, March 2026',
      bags: [{ price_ghs: null }, { price_ghs: 400, cost_per_acre_ghs: 1295 }],
    });
  });

  test('maize after cowpea is given 20 kg nitrogen less on top', async () => {
    const [maize] = await setsOf('ejura_sekyedumase_municipal', 'maize');
    // 65 kg urea hold 29.9 kg N; 9.9 kg remain: 21.5 kg urea.
    expect(maize?.after_legume.find(({ crop }) => crop === 'Cowpea')).toMatchObject({
      n_credit: 20,
      doses: [
        { fertilizer: 'NPK 15-15-15', kg_per_ha: 400 },
        { fertilizer: 'Urea 46-0-0', kg_per_ha: 22 },
      ],
    });
    expect((await setsOf('ejura_sekyedumase_municipal', 'yam')).flatMap((set) => set.after_legume)).toEqual([]);
  });

  test('a pest says what its level is made of, and no percentage of a crop that is not grown there', async () => {
    interface Level {
      crop_id: string;
      pest_id: string;
      high_risk_percentage: number | null;
      inputs: string[];
    }
    const levels = async (district: string) =>
      (await get<{ pest_risk_levels: Level[] }>(`/api/cc/district/${district}?geometry=false`)).pest_risk_levels;
    const tamale = await levels('tamale_metropolitan');
    expect(tamale.some(({ crop_id }) => crop_id === 'cocoa')).toBe(false);
    expect(tamale.find(({ crop_id, pest_id }) => crop_id === 'maize' && pest_id === 'striga')?.inputs[0]).toBe(
      'Widespread in this zone, for a field that had a cereal before; after a legume it is one step lower.',
    );
    const kumasi = await levels('kumasi_metropolitan');
    const striga = kumasi.find(({ crop_id, pest_id }) => crop_id === 'maize' && pest_id === 'striga');
    expect(striga).toMatchObject({
      high_risk_percentage: 0,
      inputs: expect.arrayContaining(['Hardly found in this zone.']),
    });
    const armyworm = kumasi.find(({ crop_id, pest_id }) => crop_id === 'maize' && pest_id === 'fall_armyworm');
    expect(armyworm?.inputs[0]).toMatch(/^Planted about \d+ \w+ and \d+ \w+, in the field for \d+ days\.$/);
    expect(armyworm?.inputs.join(' ')).toContain('391.6 degree-days make a generation');
  });

  test('districts of a region, in brief and whole', async () => {
    expect(await get<District[]>('/api/cc/districts/oti?brief=true')).toHaveLength(9);
    const whole = await get<District[]>('/api/cc/districts/oti');
    expect(whole.every(({ geometry }) => geometry !== null)).toBe(true);
  });

  test('a region that was divided stands for those made of it', async () => {
    const ids = new Set((await get<District[]>('/api/cc/districts/ba?brief=true')).map(({ region_id }) => region_id));
    expect([...ids].toSorted()).toEqual(['ahafo', 'bono', 'bono_east']);
    expect(await sentence('/api/cc/region/Brong-Ahafo')).toMatch(
      /"Brong-Ahafo" was divided in 2019\. Choose one of .*Bono East \(bono_east\)/,
    );
  });

  test('all 261 districts are listed in brief', async () => {
    expect(await get<District[]>('/api/geography/districts')).toHaveLength(261);
  });

  test('what does not exist has a sentence with the nearest name', async () => {
    expect((await portal.inject('/api/cc/district/Ejra')).statusCode).toBe(404);
    expect(await sentence('/api/cc/region/Ashnti')).toBe(
      'There is no region "Ashnti". Did you mean "ashanti"? Use a region_id from /api/cc/regions, such as "ashanti".',
    );
    expect(await sentence('/api/cc/district/Kumassi')).toContain('Did you mean "kumasi_metropolitan"?');
    expect(await sentence('/api/cc/districts/xyzxyzxyz')).not.toContain('Did you mean');
  });
});

describe('where a point lies', () => {
  test('maps without imagery are given the lakes and rivers that were brought in, with their source', async () => {
    const answer = await portal.inject('/api/geography/waters.geojson');
    expect(answer.headers['content-type']).toMatch(/^application\/geo\+json/);
    const { source, features } = answer.json<{
      source: string;
      features: { geometry: { type: string; coordinates: [number, number][] } }[];
    }>();
    expect(source).toMatch(/Natural Earth/);
    const [lake, ...rivers] = features.map(({ geometry }) => geometry);
    expect(lake?.type).toBe('Polygon');
    expect(new Set(rivers.map(({ type }) => type))).toEqual(new Set(['LineString']));
    // The Volta reaches the sea at Ada, about 5.8° N 0.65° E.
    const ends = rivers.flatMap(({ coordinates }) => coordinates.slice(-1));
    expect(ends.some(([lng, lat]) => Math.hypot(lng - 0.65, lat - 5.8) < 0.1)).toBe(true);
  });

  test('outside Ghana it says so, with the nearest town', async () => {
    const ouaga = await get<Found>('/api/geography/locate?lat=12.37&lng=-1.52');
    expect(ouaga).toMatchObject({ district_id: null, region_id: null, toConfirm: false });
    expect(ouaga.display_name).toMatch(/^Outside Ghana, 1\d\d km north.* of \w+/);
  });

  test('a point that is none is refused with a sentence', async () => {
    expect(await sentence('/api/geography/locate?lat=north&lng=1')).toMatch(/lat/);
    expect((await portal.inject('/api/geography/locate?lat=97&lng=1')).statusCode).toBe(400);
    expect((await portal.inject('/api/geography/locate?lat=7')).statusCode).toBe(400);
  });
});
