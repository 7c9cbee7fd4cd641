import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

interface Bundle {
  id: string;
  bundle: {
    id: string;
    item: string;
    costClass: string;
    goals: string[];
    allCrops: boolean;
    crops: { crop_id: string; crop: string }[];
  }[];
  [field: string]: unknown;
}
interface Near {
  id: string;
  items: number;
  differs: { answer: string; asked: string; found: string }[];
}
const choose = (query: string) => portal.inject(`/api/bundler/bundle?${query}`);
const sentence = async (url: string) => {
  const answer = await portal.inject(url);
  return [answer.statusCode, answer.json<{ message: string }>().message] as const;
};

describe('choosing a bundle', () => {
  test('the exact answers give the bundle, with the keys the specification names', async () => {
    const answer = await choose('ecoZoneId=1&investmentLevelId=1&productivity=true&mitigation=false&adaptation=true');
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Bundle>()).toMatchObject({
      id: '17',
      ecoZone: { id: '1', zone: 'Southern Belt' },
      'investment _level': { id: '1', level: 'Low' },
      productivity: true,
      mitigation: false,
      adaptation: true,
      provenance: { basis: 'expert-general-knowledge', reviewed: false },
    });
    expect(answer.json<Bundle>().bundle.map(({ item }) => item)).toEqual([
      'Weather and season messages by SMS or voice',
      'Compost and animal manure',
      'Drought-tolerant or early-maturing seed',
      'Call centre and plant clinic',
      'Weekly scouting and threshold spraying',
    ]);
  });

  test.each([
    ['2', '3', 'Middle Belt', 'Medium'],
    ['3', '4', 'Northern Belt', 'Full'],
    ['3', '2', 'Northern Belt', 'Intermediate'],
  ])('belt %s and level %s are called %s and %s', async (zone, level, zoneName, levelName) => {
    const bundle = (await choose(`ecoZoneId=${zone}&investmentLevelId=${level}&mitigation=true`)).json<Bundle>();
    expect(bundle).toMatchObject({
      ecoZone: { zone: zoneName },
      'investment _level': { level: levelName },
      mitigation: true,
      productivity: false,
    });
  });

  test('belt and level are sent only once they are set: without one there is no bundle', async () => {
    for (const query of [
      'investmentLevelId=1&productivity=true',
      'ecoZoneId=1&productivity=true',
      'ecoZoneId=1&investmentLevelId=1',
      '',
    ]) {
      const answer = await choose(query);
      expect([answer.statusCode, answer.body], query).toEqual([200, 'null']);
    }
  });

  test('every answer of the questionnaire has its bundle, and no two the same', async () => {
    const found = new Set<string>();
    for (const zone of [1, 2, 3]) {
      for (const level of [1, 2, 3, 4]) {
        for (const goals of [1, 2, 3, 4, 5, 6, 7]) {
          const flags = `productivity=${Boolean(goals & 1)}&mitigation=${Boolean(goals & 2)}&adaptation=${Boolean(goals & 4)}`;
          found.add((await choose(`ecoZoneId=${zone}&investmentLevelId=${level}&${flags}`)).json<Bundle>().id);
        }
      }
    }
    expect(found.size).toBe(84);
  });

  test('a belt or level that does not exist is refused with what there is', async () => {
    const [status, message] = await sentence('/api/bundler/bundle?ecoZoneId=4');
    expect(status).toBe(400);
    expect(message).toMatch(/ecoZoneId.*"4".*1.*2.*3/);
    expect((await sentence('/api/bundler/bundle?investmentLevelId=default'))[0]).toBe(400);
    expect((await sentence('/api/bundler/bundle?productivity=perhaps'))[0]).toBe(400);
  });
});

describe('one bundle', () => {
  test('tells of each practice what it is, its cost, its crops and where that comes from', async () => {
    const bundle = (await portal.inject('/api/bundler/one/3')).json<Bundle>();
    const item = (id: string) => bundle.bundle.find((each) => each.id === id);
    expect(item('drip')).toMatchObject({
      item: 'Drip irrigation kit',
      costClass: 'high',
      goals: ['productivity', 'adaptation'],
      allCrops: false,
      provenance: { basis: 'expert-general-knowledge' },
    });
    expect(item('seed_multiply')?.crops).toEqual([
      { crop_id: 'cassava', crop: 'Cassava' },
      { crop_id: 'yam', crop: 'Yam' },
      { crop_id: 'sweet_potato', crop: 'Sweet potato' },
    ]);
    expect(item('compost')).toMatchObject({ allCrops: true, crops: [] });
  });

  test('that does not exist says so; what a script put for a missing id too', async () => {
    expect(await sentence('/api/bundler/one/999')).toEqual([
      404,
      'There is no bundle "999". Bundles are chosen with the questionnaire at /main/stepper.',
    ]);
    expect((await sentence('/api/bundler/one/1e1'))[0]).toBe(404);
    for (const id of ['undefined', 'NaN', 'null']) {
      expect(await sentence(`/api/bundler/one/${id}`)).toEqual([
        400,
        `bundleId in the address is "${id}". Put the bundleId you mean in its place.`,
      ]);
    }
  });
});

describe('where no bundle is exactly that', () => {
  test('the nearest ones come with the answers in which they differ', async () => {
    const admin = await portal.as('admin');
    expect((await admin.inject({ method: 'DELETE', url: '/api/reference/bundles/17' })).statusCode).toBeLessThan(300);
    const query = 'ecoZoneId=1&investmentLevelId=1&productivity=true&adaptation=true';
    expect((await choose(query)).json()).toBeNull();
    const near = (await portal.inject(`/api/bundler/nearest?${query}`)).json<Near[]>();
    expect(
      near.map(({ id, items, differs }) => [
        id,
        items,
        ...differs.map(({ answer, asked, found }) => `${answer} ${asked}→${found}`),
      ]),
    ).toEqual([
      ['18', 9, 'investmentLevel 1→2'],
      // As far away as a bundle of level 3, and cheaper.
      ['25', 5, 'mitigation false→true'],
      ['19', 12, 'investmentLevel 1→3'],
    ]);
    expect((await admin.inject({ method: 'POST', url: '/api/reference/bundles/17/reset' })).statusCode).toBeLessThan(
      300,
    );
    expect((await choose(query)).json<Bundle>().id).toBe('17');
  });

  test('as many are told as are asked for', async () => {
    expect((await portal.inject('/api/bundler/nearest?ecoZoneId=2&limit=5')).json<Near[]>()).toHaveLength(5);
    expect((await sentence('/api/bundler/nearest?limit=99'))[0]).toBe(400);
  });
});

describe('which belt am I in?', () => {
  test.each([
    ['ejura_sekyedumase_municipal', 'Ejura Sekyedumase Municipal', 'Ashanti', '2'],
    ['Tamale', 'Tamale Metropolitan', 'Northern', '3'],
    ['Cape Coast', 'Cape Coast Metropolitan', 'Central', '1'],
  ])('%s', async (written, district, region, belt) => {
    const answer = await portal.inject(`/api/bundler/belt?district=${encodeURIComponent(written)}`);
    expect(answer.json()).toMatchObject({ district, region, ecoZone: { id: belt } });
  });

  test('a district that does not exist is met with the nearest', async () => {
    expect(await sentence('/api/bundler/belt?district=Ejuraa%20Sekyedumase')).toEqual([
      404,
      'There is no district and no district capital "Ejuraa Sekyedumase". Did you mean "Ejura Sekyedumase Municipal"? Type the name of a district, or of its capital.',
    ]);
    expect((await sentence('/api/bundler/belt?district=Ejuraa'))[1]).toContain('Did you mean "Ejura"?');
    expect((await sentence('/api/bundler/belt?district=qqqq'))[1]).not.toContain('Did you mean');
  });
});
