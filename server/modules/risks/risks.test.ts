import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { multipart } from '../../testing/multipart.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let efua: Caller;
let yaw: Caller;
let admin: Caller;

const ids: Record<string, string> = {};

beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [ama, kofi, efua, yaw, admin] = [
    await portal.as('ama'),
    await portal.as('kofi'),
    await portal.as('efua'),
    await portal.as('yaw'),
    await portal.as('admin'),
  ];
  for (const { id, name } of (await ama.inject('/api/officers')).json<{ id: string; name: string }[]>())
    ids[name.split(' ')[0]!.toLowerCase()] = id;
});
afterAll(() => portal.close());

interface Shown {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly photos: { small: string; large: string }[];
  readonly [field: string]: unknown;
}

const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });

const at = (coordinates: string, name = '') => JSON.stringify({ coordinates, name });

const seen = {
  riskCategoryId: 2,
  count: 12,
  description: 'Caterpillars in the whorl',
  location: at('7.39123, -1.35678', 'Ejura'),
};

async function report(caller: Caller, fields: object = {}, photos: Buffer[] = []): Promise<Shown> {
  const answer = await caller.inject({
    method: 'POST',
    url: '/api/broadcast/risk',
    ...multipart(
      { ...seen, ...fields },
      photos.map((bytes) => ({ part: 'images', bytes })),
    ),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Shown>();
}

const act = (caller: Caller, name: string, risks: readonly { id: number; version?: number }[], more: object = {}) =>
  post(caller, '/risks/act', { act: name, risks, ...more });

const show = async (caller: Caller, id: number): Promise<Shown> =>
  (await caller.inject(`/api/risks/${id}`)).json<Shown>();

const statuses = async (request: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(request)).map(({ statusCode }) => statusCode);

describe('reporting', () => {
  test('an officer reports what was seen; the district is found by the point', async () => {
    expect(await report(ama)).toMatchObject({
      status: 'pending',
      isVerified: false,
      isActive: true,
      count: 12,
      description: 'Caterpillars in the whorl',
      district_id: 'ejura_sekyedumase_municipal',
      riskCategory: { name: 'Pest', icon: 'pest' },
      point: { lat: 7.39123, lng: -1.35678 },
      location: at('7.39123, -1.35678', 'Ejura'),
      own: true,
      riskResponders: [],
      respondent_comments: [],
      extensionsOfficer: { name: 'Ama (demo officer)' },
    });
  });

  test('a district without a point will do, and JSON without photos', async () => {
    const answer = await post(ama, '/risks', { riskCategoryId: 5, district_id: 'Guan', description: 'No rain' });
    expect(answer.json()).toMatchObject({ district_id: 'guan', point: null, location: at('') });
  });

  test.each([
    [{ location: '' }, 422, 'Neither a district nor a point was sent. Choose the district, or a point on the map.'],
    [
      { location: at('51.5, -0.1') },
      422,
      '51.5, -0.1 lies outside Ghana. Choose a point within it, or leave the point out and choose the district.',
    ],
    [{ riskCategoryId: 4711 }, 422, 'There is no category 4711. Use an id from /api/broadcast/risk_categories.'],
    [{ riskZoneId: 4711 }, 404, 'There is no zone 4711. The list of zones shows those there are.'],
    [{ description: '  ' }, 400, 'The description is empty. Fill it in.'],
    [{ count: -1 }, 400, 'count is -1; expected a whole number from 0 to 10000000.'],
  ])('%o is refused with a sentence', async (fields, status, message) => {
    const answer = await ama.inject({
      method: 'POST',
      url: '/api/broadcast/risk',
      ...multipart({ ...seen, ...fields }, []),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message });
  });

  test('sent twice under one key it is one report', async () => {
    const body = multipart({ ...seen, description: 'Sent twice' }, []);
    const send = () =>
      ama.inject({
        method: 'POST',
        url: '/api/risks',
        ...body,
        headers: { ...body.headers, 'idempotency-key': 'field-1' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect((await ama.inject('/api/risks?q=twice')).json()).toMatchObject({ total: 1 });
  });

  test('each sees what is theirs to see: the reporter, plant protection, administrators; nobody else', async () => {
    const { id } = await report(ama);
    expect(
      await statuses([ama, efua, admin, kofi, yaw, portal].map((caller) => caller.inject(`/api/risks/${id}`))),
    ).toEqual([200, 200, 200, 404, 404, 401]);
    expect(
      await statuses([kofi, yaw].map((caller) => post(caller, `/risks/${id}/comments`, { text: 'Mine' }))),
    ).toEqual([404, 404]);
    const mine = (await kofi.inject('/api/broadcast/risks?status=pending')).json<{ found: Shown[] }>().found;
    expect(mine.filter(({ own }) => !own)).toEqual([]);
  });
});

describe('who may set what', () => {
  const everything = (id: number, version: number) => ({
    ...seen,
    version,
    isVerified: true,
    is_verified: true,
    status: 'verified',
    mitigation: 'Mine',
    comments: 'Mine',
    riskResponders: [ids['yaw']],
    responders: [ids['yaw']],
    decidedBy: ids['ama'],
    extensionsOfficerId: ids['kofi'],
    reporter_id: ids['kofi'],
    respondent_comments: ['Ministry: done'],
    id,
    __proto__: { isVerified: true },
    risk: { isVerified: true },
  });

  test('a user never verifies, mitigates or assigns, however the body is shaped', async () => {
    const { id } = await report(ama, {
      isVerified: 'true',
      status: 'verified',
      mitigation: 'Mine',
      riskResponders: ids['yaw'],
    });
    expect(await show(ama, id)).toMatchObject({ status: 'pending', mitigation: '', riskResponders: [] });
    for (const body of [everything(id, 1), { isVerified: 1 }, { isVerified: 'true' }, { isVerified: [true] }])
      await ama.inject({ method: 'PATCH', url: `/api/risks/${id}`, payload: body });
    await ama.inject({
      method: 'POST',
      url: `/api/broadcast/risk/update/${id}`,
      payload: 'isVerified=on&mitigation=Mine',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await show(ama, id)).toMatchObject({
      status: 'pending',
      isVerified: false,
      mitigation: '',
      comments: '',
      riskResponders: [],
      respondent_comments: [],
      decidedBy: null,
      extensionsOfficer: { id: ids['ama'] },
    });
    expect((await act(ama, 'verify', [{ id }])).statusCode).toBe(403);
  });

  test('plant protection verifies by the update, with mitigation and responders', async () => {
    const { id, version } = await report(ama);
    const answer = await post(efua, `/broadcast/risk/update/${id}`, {
      version,
      isVerified: true,
      comments: 'Seen by us',
      mitigation: 'Spray at dusk',
      riskResponders: [ids['yaw']],
    });
    expect(answer.json(), answer.body).toMatchObject({
      isVerified: true,
      status: 'verified',
      comments: 'Seen by us',
      mitigation: 'Spray at dusk',
      riskResponders: [ids['yaw']],
      decidedBy: { id: ids['efua'] },
    });
    // Once decided, its reporter changes it no more.
    expect((await ama.inject({ method: 'PATCH', url: `/api/risks/${id}`, payload: { count: 1 } })).statusCode).toBe(
      403,
    );
    expect((await post(efua, `/broadcast/risk/update/${id}`, { riskResponders: [ids['kofi']] })).json()).toMatchObject({
      message: `There is no responder "${ids['kofi']}". Risks are assigned to officers with the role responder.`,
    });
  });

  test('a responder sees and comments on what is assigned to them, and changes nothing', async () => {
    const { id } = await report(ama);
    await act(efua, 'assign', [{ id }], { responderIds: [ids['yaw']] });
    const { name, AssignedRisks } = (await yaw.inject('/api/broadcast/respondent')).json<{
      name: string;
      AssignedRisks: Shown[];
    }>();
    expect([name, AssignedRisks.some((risk) => risk.id === id)]).toEqual(['Yaw (demo responder)', true]);
    expect((await post(yaw, `/risks/${id}/comments`, { text: 'On my way' })).json()).toMatchObject({
      thread: [{ by: { name: 'Yaw (demo responder)' }, text: 'On my way' }],
    });
    expect(
      await statuses([
        yaw.inject({ method: 'PATCH', url: `/api/risks/${id}`, payload: { count: 1 } }),
        act(yaw, 'verify', [{ id }]),
        post(yaw, '/risks', seen),
      ]),
    ).toEqual([403, 403, 403]);
    expect((await yaw.inject('/api/notifications')).body).toContain(`Risk ${id} was assigned to you.`);
  });
});

describe('two officers at once', () => {
  test('one wins, the other is told what stands there now', async () => {
    const risk = await report(ama);
    const answers = await Promise.all([
      act(efua, 'verify', [risk]),
      act(admin, 'reject', [risk], { reason: 'A duplicate' }),
    ]);
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
    const standing = await show(efua, risk.id);
    expect(lost?.json()).toMatchObject({
      message: expect.stringContaining(`Risk ${risk.id} was ${standing.status} by `) as string,
    });
    expect(standing.version).toBe(2);
  });

  test('an edit of what was changed meanwhile is a 409 with both to compare', async () => {
    const risk = await report(ama);
    await ama.inject({ method: 'PATCH', url: `/api/risks/${risk.id}`, payload: { version: 1, count: 20 } });
    const late = await efua.inject({
      method: 'PATCH',
      url: `/api/risks/${risk.id}`,
      payload: { version: 1, count: 30 },
      headers: { accept: 'application/problem+json' },
    });
    expect([late.statusCode, late.json()]).toMatchObject([409, { standing: { id: risk.id, count: 20, version: 2 } }]);
  });

  test('a claim is one officer’s, until they let go', async () => {
    const { id } = await report(ama);
    expect((await act(efua, 'claim', [{ id }])).statusCode).toBe(200);
    expect((await act(admin, 'claim', [{ id }])).json()).toMatchObject({
      message: `Risk ${id} is claimed by Efua (demo plant protection).`,
    });
    await act(efua, 'release', [{ id }]);
    expect((await act(admin, 'claim', [{ id }])).statusCode).toBe(200);
    expect(
      (await efua.inject('/api/risks?claimed=any')).json<{ found: Shown[] }>().found.map((risk) => risk.id),
    ).toContain(id);
  });

  test('nobody releases the claim of another; an administrator does', async () => {
    const { id } = await report(ama);
    await act(admin, 'claim', [{ id }]);
    expect((await act(efua, 'release', [{ id }])).statusCode).toBe(409);
    expect(
      (await efua.inject(`/api/risks?claimed=mine`)).json<{ found: Shown[] }>().found.map((risk) => risk.id),
    ).not.toContain(id);
    expect((await act(efua, 'claim', [{ id }])).statusCode).toBe(409);
    await act(admin, 'release', [{ id }]);
    expect((await act(efua, 'claim', [{ id }])).statusCode).toBe(200);
    expect((await act(admin, 'release', [{ id }])).statusCode).toBe(200);
  });

  test('every step stands on the time line, with who', async () => {
    const { id } = await report(kofi);
    await act(efua, 'claim', [{ id }]);
    await act(efua, 'verify', [{ id }]);
    await act(admin, 'deactivate', [{ id }]);
    const { events } = (await show(kofi, id)) as unknown as { events: { kind: string; by: { name: string } }[] };
    expect(events.map(({ kind, by }) => `${kind} ${by.name.split(' ')[0]}`)).toEqual([
      'reported Kofi',
      'claimed Efua',
      'verified Efua',
      'ended Demo',
    ]);
  });
});
