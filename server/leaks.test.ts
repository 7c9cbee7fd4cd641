import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointShape } from '#contract/endpoint.ts';
import { everything } from '#contract/everything.ts';
import { openPersonalDataApp, secretsIn, type PersonalDataApp } from './testing/personalDataApp.ts';
import type { Caller } from './testing/testApp.ts';
import { type Asked, besides, publicCalls } from './testing/publicCalls.ts';

let context: PersonalDataApp;

beforeAll(async () => {
  context = await openPersonalDataApp();
});

afterAll(() => context.close());

function requestsOf(
  { path, method, aliases = [] }: EndpointShape,
  all: readonly Asked[],
): (InjectOptions & { readonly url: string })[] {
  const ways = [{ path: path as string, method }, ...aliases.filter((alias) => alias.method === method)];
  return ways.flatMap((way) =>
    all.map(({ params = {}, query, body }) => ({
      method: way.method,
      url:
        way.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? '')) +
        (query ? `?${query}` : ''),
      ...(body && { payload: body }),
    })),
  );
}

/** Asks as a crawler does that minds what it is told: where the machine is busy with other tests it comes again. */
async function ask(caller: Caller, request: InjectOptions): Promise<Awaited<ReturnType<Caller['inject']>>> {
  for (let tries = 1; ; tries++) {
    const answer = await caller.inject(request);
    if (answer.statusCode !== 503 || tries === 40) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Secrets in an answer: its bytes, its headers, and what a picture brings beside its dots. */
async function leaksOf(
  caller: Caller,
  request: InjectOptions & { readonly url: string },
): Promise<{ status: number; found: string[] }> {
  const { statusCode: status, rawPayload, headers } = await ask(caller, request);
  const found = [...secretsIn(rawPayload), ...secretsIn(Buffer.from(JSON.stringify(headers)))];
  if (
    status === 200 &&
    /^image\/(?!svg)/.test(String(headers['content-type'] ?? '')) &&
    !request.url.includes('/social/')
  ) {
    const { exif, xmp, iptc } = await sharp(rawPayload).metadata();
    if (exif ?? xmp ?? iptc) found.push('what a camera writes');
  }
  return { status, found };
}

describe('whoever is not signed in', () => {
  test('finds no card number, no phone of a farmer, no corner of a farm and no camera in any answer for everybody', async () => {
    const asked = publicCalls(context);
    const calls = everything.filter(
      ({ name, audience, effect }) => audience === 'public' && effect === 'reads' && !besides.has(name),
    );
    const leaks: string[] = [];
    const unseen: string[] = [];
    for (const call of calls) {
      for (const request of requestsOf(call, asked[call.name] ?? [{}])) {
        const { status, found } = await leaksOf(context.portal, request);
        if (status !== 200) unseen.push(`${call.name} ${request.url} ${status}`);
        for (const each of found) leaks.push(`${call.name} ${request.url}: ${each}`);
      }
    }
    expect(leaks).toEqual([]);
    // An answer that was refused proves nothing.
    expect(unseen).toEqual([]);
    expect(calls.length).toBeGreaterThan(70);
  });

  test('finds none in what machines are told', async () => {
    for (const url of [
      '/healthz',
      '/readyz',
      '/api',
      '/api/openapi.json',
      '/sitemap.xml',
      '/robots.txt',
      '/social/main/risks.png',
    ]) {
      expect([url, (await leaksOf(context.portal, { method: 'GET', url })).found]).toEqual([url, []]);
    }
  });

  test('sees no photo of a risk that nobody verified, nor of a trap', async () => {
    expect(context.paths.shut.length).toBeGreaterThan(2);
    for (const url of context.paths.shut)
      expect([401, 404]).toContain((await ask(context.portal, { method: 'GET', url })).statusCode);
    expect(context.paths.photos).toHaveLength(2);
  });

  test('learns farms as counts of squares a twentieth of a degree wide', async () => {
    const cells = (await ask(context.portal, { method: 'GET', url: '/api/polygon' })).json<
      { center_point: string; coordinates: string; farms: number }[]
    >();
    expect(cells).toEqual([
      {
        center_point: '7.375, -1.375',
        coordinates: '["7.35, -1.4","7.35, -1.35","7.4, -1.35","7.4, -1.4","7.35, -1.4"]',
        farms: 5,
      },
    ]);
  });
});

describe.each(['kofi', 'yaw', 'esi'] as const)('%s, who has nothing to do with these farmers', (person) => {
  test('finds none of it in any answer', async () => {
    const { ids, paths, strangers } = context;
    const caller = strangers[person];
    const idOf: Readonly<Record<string, string>> = {
      farms: ids.farm,
      farmers: ids.farmer,
      farmerRecord: ids.farmer,
      files: ids.file,
      messages: ids.message,
      risks: ids.pending,
      traps: ids.site,
    };
    const more: Readonly<Record<string, readonly Asked[]>> = {
      findFarmsInBox: [{ query: 'west=-2&south=7&east=-1&north=8' }],
      showFarmTile: [{ params: { z: '14', x: '8130', y: '7855' } }],
      listGroupMembers: [{ params: { id: ids.group } }],
      showGroupLinks: [{ params: { groupId: ids.group } }],
      searchContacts: [{ params: { searchText: 'Farmer' } }, { params: { searchText: '0271113301' } }],
      listFarmers: [{}, { query: 'q=Farmer' }, { query: 'view=all' }],
      listFarms: [{}, { query: 'district=ejura_sekyedumase_municipal' }],
      listFarmerMessages: [{ params: { id: ids.farmer } }],
      listDrafts: [{ query: `group=${ids.group}` }],
      previewMessage: [{ body: { text: 'Rain', farmerIds: [Number(ids.farmer)] } }],
      previewWarning: [
        {
          params: { id: ids.verified },
          body: { area: { kind: 'around', lat: 7.39, lng: -1.36, km: 10 }, text: 'Worms' },
        },
      ],
      streamNotifications: [{ query: 'seconds=0' }],
      showTrapPhoto: [],
    };
    const calls = everything.filter(({ audience, effect }) => audience !== 'public' && effect === 'reads');
    const leaks: string[] = [];
    for (const call of calls) {
      const usual: Asked = { params: { id: idOf[call.room] ?? '1' } };
      for (const request of requestsOf(call, more[call.name] ?? [usual])) {
        const { found } = await leaksOf(caller, request);
        for (const each of found) leaks.push(`${call.name} ${request.url}: ${each}`);
      }
    }
    // Whoever guesses a number, or has one, learns nothing by it either.
    const tries: readonly (InjectOptions & { readonly url: string })[] = [
      { method: 'POST', url: '/api/farms/find', payload: { card: 'GHA-777888991-0' } },
      { method: 'POST', url: '/api/farms/export', payload: { format: 'geojson' } },
      { method: 'POST', url: '/api/farmers/export', payload: {} },
      ...paths.shut.map((url) => ({ method: 'GET' as const, url })),
    ];
    for (const request of tries)
      for (const each of (await leaksOf(caller, request)).found) leaks.push(`${request.url}: ${each}`);
    expect(leaks).toEqual([]);
  });
});

test('Ama herself sees all of it: the secrets are there to be found', async () => {
  const seen = new Set<string>();
  const requests: readonly InjectOptions[] = [
    { method: 'GET', url: `/api/farms/${context.ids.farm}` },
    { method: 'GET', url: '/api/risks' },
    { method: 'POST', url: '/api/farmers/export', payload: {} },
    { method: 'POST', url: `/api/farms/${context.ids.farm}/reveal` },
  ];
  for (const request of requests)
    for (const each of secretsIn((await ask(context.ama, request)).rawPayload)) seen.add(each);
  expect([...seen].toSorted()).toEqual([
    '1.356789',
    '1.359871',
    '1.360554',
    '1.361237',
    '271113301',
    '271113302',
    '271113303',
    '271113304',
    '271113305',
    '7.381234',
    '7.382345',
    '7.383456',
    '7.391357',
    '777888991',
  ]);
});
