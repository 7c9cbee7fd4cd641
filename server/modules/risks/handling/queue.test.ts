import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let efua: Caller;
let admin: Caller;
const ids: Record<string, string> = {};
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [ama, efua, admin] = [await portal.as('ama'), await portal.as('efua'), await portal.as('admin')];
  for (const { id, name } of (await ama.inject('/api/officers')).json<{ id: string; name: string }[]>())
    ids[name.split(' ')[0]!.toLowerCase()] = id;
});
afterAll(() => portal.close());

interface Shown {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly [field: string]: unknown;
}
const send = (caller: Caller, method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object = {}) =>
  caller.inject({ method, url: `/api${url}`, ...(method === 'DELETE' ? {} : { payload }) });
const report = async (caller: Caller, fields: object = {}): Promise<Shown> =>
  (
    await send(caller, 'POST', '/risks', {
      riskCategoryId: 2,
      description: 'Caterpillars',
      count: 3,
      location: '{"coordinates":"7.39123, -1.35678","name":"Behind Akua’s context"}',
      ...fields,
    })
  ).json<Shown>();
const act = (caller: Caller, name: string, risks: readonly { id: number; version?: number }[], more: object = {}) =>
  send(caller, 'POST', '/risks/act', { act: name, risks, ...more });

describe('what everybody sees', () => {
  test('verified risks alone, to a hundredth of a degree, by district, nobody named, numbers masked', async () => {
    const { id } = await report(ama, { description: 'Ask Akua, 0244123456, card GHA-123456789-0' });
    expect((await portal.inject(`/api/risks/verified/${id}`)).statusCode).toBe(404);
    await act(efua, 'verify', [{ id }]);
    const found = (await portal.inject('/api/broadcast/risks/verified')).json<Shown[]>();
    expect(found).toMatchObject([
      {
        id,
        isVerified: true,
        point: { lat: 7.39, lng: -1.36 },
        location: '{"coordinates":"7.39, -1.36","name":"Ejura Sekyedumase Municipal"}',
        description: 'Ask Akua, •••••••456, card GHA-•••',
        district: 'Ejura Sekyedumase Municipal',
        region: 'Ashanti',
        verifiedAt: '2026-04-15T12:00:00.000Z',
      },
    ]);
    const { body } = await portal.inject(`/api/risks/verified/${id}`);
    expect(body).toContain('"advice":{"en":"Walk your field twice a week');
    expect(body + JSON.stringify(found)).not.toMatch(/7\.391|1\.356|Ama|Efua|context|0244123456|comments|officer"/);
  });

  test('they are narrowed by category, place and days', async () => {
    const { id } = await report(ama, { riskCategoryId: 4, location: '', district_id: 'guan' });
    await act(efua, 'verify', [{ id }]);
    const count = async (query: string): Promise<number> =>
      (await portal.inject(`/api/risks/verified?${query}`)).json<Shown[]>().length;
    expect([
      await count('category=4'),
      await count('region=oti'),
      await count('district=guan'),
      await count('days=1&active=true'),
      await count('active=false'),
    ]).toEqual([1, 1, 1, 2, 0]);
    expect((await portal.inject('/api/risks/verified?region=atlantis')).statusCode).toBe(404);
  });
});

describe('many at once', () => {
  test('500 of 2,000 pending ones are verified in one act; those others took first are named', async () => {
    const now = new Date('2026-04-15T11:00:00Z');
    const data = {
      category_id: 3,
      district_id: 'guan',
      lng: 0.5,
      place: '',
      count: 1,
      description: 'Leaf spots',
      is_active: true,
      status: 'pending' as const,
      reporter_id: ids['kofi']!,
      created_at: now,
      updated_at: now,
    };
    await portal.context.db
      .insertInto('risk')
      .values(Array.from({ length: 2_000 }, (_, each) => ({ ...data, lat: 5 + each / 400 })))
      .execute();
    const { found, total } = (await efua.inject('/api/risks?status=pending&category=3&limit=500')).json<{
      found: Shown[];
      total: number;
    }>();
    expect([found.length, total]).toEqual([500, 2_000]);
    await act(admin, 'reject', [{ id: found[0]!.id }], { reason: 'No picture' });
    const answer = await act(
      efua,
      'verify',
      found.map(({ id, version }) => ({ id, version })),
    );
    expect(answer.json()).toMatchObject({
      message: '499 risks changed. 1 were left as they are.',
      missed: [{ id: found[0]!.id, sentence: `Risk ${found[0]!.id} was rejected by Demo Administrator.` }],
    });
    const kofi = await portal.as('kofi');
    expect((await kofi.inject('/api/notifications')).body).toContain('499 of your reports were verified.');
  });

  test('a rejection needs its reason, an assignment its responder', async () => {
    const { id } = await report(ama);
    expect((await act(efua, 'reject', [{ id }], { reason: ' ' })).json()).toMatchObject({
      message: 'The reason is empty. Say in a sentence why the report is rejected; its reporter reads it.',
    });
    expect((await act(efua, 'assign', [{ id }])).json()).toMatchObject({
      message: 'No responder was chosen. Choose at least one.',
    });
    await act(efua, 'reject', [{ id }], { reason: 'Seen before' });
    expect((await ama.inject(`/api/risks/${id}`)).json()).toMatchObject({ status: 'rejected', reason: 'Seen before' });
  });
});

describe('reports of one and the same', () => {
  test('are suggested, merged under one, and taken apart again as they were', async () => {
    const near = { riskCategoryId: 1, district_id: 'guan', description: 'Mosaic' };
    const one = await report(ama, { ...near, location: '7.00, 0.40' });
    const two = await report(ama, { ...near, location: '7.01, 0.40' });
    const far = await report(ama, { ...near, location: '7.03, 0.40' });
    await act(efua, 'verify', [one]);
    const groups = (await efua.inject('/api/risks/duplicates')).json<
      { category: string; risks: { id: number; km: number }[] }[]
    >();
    expect(groups.find(({ category }) => category === 'Virus')?.risks.map(({ id, km }) => [id, km])).toEqual([
      [one.id, 0],
      [two.id, 1.11],
    ]);
    const merged = await send(efua, 'POST', `/risks/${one.id}/merge`, { ids: [two.id] });
    expect(merged.json()).toMatchObject({ merged: [{ id: two.id, status: 'merged' }], similar: [] });
    expect((await ama.inject(`/api/risks/${two.id}`)).json()).toMatchObject({ status: 'merged', mergedInto: one.id });
    expect((await act(efua, 'verify', [two])).json()).toMatchObject({
      message: `Risk ${two.id} was merged into risk ${one.id}.`,
    });
    const back = await send(efua, 'POST', `/risks/${two.id}/unmerge`);
    expect(back.json()).toMatchObject({ status: 'pending', mergedInto: null });
    expect(
      (await send(efua, 'POST', `/risks/${one.id}/merge`, { ids: [(await report(ama)).id] })).json<{
        message: string;
      }>().message,
    ).toContain('Only reports of one category are merged.');
    expect((await efua.inject(`/api/risks/${far.id}`)).json()).toMatchObject({ similar: [] });
  });
});

describe('zones', () => {
  test('an administrator makes them and assigns officers of plant protection, each for itself', async () => {
    const zone = (
      await send(admin, 'POST', '/broadcast/zone', { name: 'Transition', description: 'Between', color: '#EF6C00' })
    ).json<Shown>();
    expect(zone).toMatchObject({ name: 'Transition', color: '#ef6c00', message: 'Transition has been created' });
    expect((await send(admin, 'POST', '/zones', { name: 'transition' })).json()).toMatchObject({
      message: 'There is a zone "transition" already. Choose another name.',
    });
    const assign = (officerIds: string[]) => send(admin, 'POST', `/zones/${zone.id}/officers`, { officerIds });
    expect([(await assign([])).statusCode, (await assign([])).json()]).toMatchObject([
      400,
      { message: 'No officers selected' },
    ]);
    expect((await assign([ids['efua']!])).json()).toMatchObject({
      message: 'All officers submitted successfully',
      results: [{ assigned: true, sentence: '' }],
    });
    expect((await assign([ids['efua']!, ids['ama']!])).json()).toMatchObject({
      message: 'Error submitting officers',
      results: [
        { assigned: true, sentence: 'Efua (demo plant protection) watched this zone already.' },
        {
          assigned: false,
          sentence: 'Ama (demo officer) is not of plant protection (pprsd), so no zone can be assigned to them.',
        },
      ],
    });
    expect(
      (
        await send(admin, 'POST', '/broadcast/assignOfficerToZone', {
          extensionsOfficerId: ids['yaw'],
          riskZoneId: zone.id,
        })
      ).statusCode,
    ).toBe(422);
    expect((await admin.inject(`/api/zones/${zone.id}/officers`)).json()).toMatchObject({
      assigned: [{ id: ids['efua'] }],
      available: [],
    });
    // Who watches it is told to officers alone.
    expect((await portal.inject(`/api/broadcast/zone/${zone.id}`)).json()).toEqual({
      id: zone.id,
      name: 'Transition',
      description: 'Between',
      color: '#ef6c00',
      districtIds: [],
    });
    expect((await ama.inject('/api/broadcast/zone')).json()).toMatchObject([
      { extensionsOfficers: [{ id: ids['efua'], name: 'Efua (demo plant protection)' }] },
    ]);
  });

  test('a deleted one comes back with its officers and its risks', async () => {
    const zone = (await send(admin, 'POST', '/zones', { name: 'Coast' })).json<Shown>();
    await send(admin, 'POST', `/zones/${zone.id}/officers`, { officerIds: [ids['efua']] });
    const { id } = await report(ama, { riskZoneId: zone.id });
    const { undo } = (await send(admin, 'DELETE', `/zones/${zone.id}`)).json<{ undo: string }>();
    expect((await ama.inject(`/api/risks/${id}`)).json()).toMatchObject({ riskZone: null });
    await send(admin, 'POST', `/trash/${undo}/restore`);
    expect((await ama.inject(`/api/risks/${id}`)).json()).toMatchObject({ riskZone: { id: zone.id, name: 'Coast' } });
    expect((await admin.inject(`/api/zones/${zone.id}/officers`)).json()).toMatchObject({
      assigned: [{ id: ids['efua'] }],
      risks: 1,
    });
  });
});

describe('categories', () => {
  test('the five of the specification are there, each with advice', async () => {
    const categories = (await portal.inject('/api/broadcast/risk_categories')).json<
      { name: string; icon: string; advice: { en: string } }[]
    >();
    expect(categories.map(({ name, icon }) => [name, icon])).toEqual([
      ['Virus', 'virus'],
      ['Pest', 'pest'],
      ['Disease', 'disease'],
      ['Flood', 'flood'],
      ['Drought', 'drought'],
    ]);
    expect(categories.every(({ advice }) => advice.en.length > 50)).toBe(true);
  });

  test('plant protection adds one; an administrator writes its advice, and deletes it while no risk is of it', async () => {
    const added = (
      await send(efua, 'POST', '/broadcast/risk-category', {
        name: 'Locusts',
        advice: [{ language: 'en', text: 'Mine' }],
      })
    ).json<Shown>();
    expect(added).toMatchObject({ name: 'Locusts', icon: 'other', advice: {}, message: 'Locusts has been created' });
    expect((await send(efua, 'PATCH', `/risks/categories/${added.id}`, { name: 'X' })).statusCode).toBe(403);
    expect(
      (
        await send(admin, 'PATCH', `/risks/categories/${added.id}`, {
          advice: [
            { language: 'en', text: 'Report swarms' },
            { language: 'ak', text: ' ' },
          ],
        })
      ).json(),
    ).toMatchObject({ advice: { en: 'Report swarms' } });
    const { undo } = (await send(admin, 'DELETE', `/risks/categories/${added.id}`)).json<{ undo: string }>();
    await send(admin, 'POST', `/trash/${undo}/restore`);
    await report(ama, { riskCategoryId: added.id });
    expect((await send(admin, 'DELETE', `/risks/categories/${added.id}`)).json()).toMatchObject({
      message: '1 risk is of the category "Locusts", so it cannot be deleted. Rename it, or change those risks first.',
    });
  });
});
