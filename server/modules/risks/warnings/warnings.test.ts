import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import type { Caller } from '../../../testing/testApp.ts';

let room: MessagesRoom;
let efua: Caller;
let yaw: Caller;
let yawId: string;
beforeAll(async () => {
  room = await openMessagesRoom();
  const officers = (await room.ama.inject('/api/officers')).json<{ id: string; name: string }[]>();
  yawId = officers.find(({ name }) => name.startsWith('Yaw'))!.id;
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.reset();
  [efua, yaw] = [await room.portal.as('efua'), await room.portal.as('yaw')];
  await room.portal.context.db.deleteFrom('risk').execute();
});

const near = { coordinates: '7.3900, -1.3600', name: 'Ejura' };
const around = { kind: 'around', lat: 7.39, lng: -1.36, km: 10 };
const refusing = { given: false, source: 'unknown', date: null };
const post = async (caller: Caller, url: string, payload: object = {}) => {
  const answer = await caller.inject({ method: 'POST', url: `/api/risks${url}`, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown> & { message: string }>() };
};
const get = async (caller: Caller, url: string) => (await caller.inject(`/api/risks${url}`)).json();
async function report(fields: object = {}): Promise<number> {
  const { body } = await post(room.ama, '', {
    riskCategoryId: 2,
    description: 'Caterpillars',
    location: JSON.stringify(near),
    ...fields,
  });
  return Number(body.id);
}
const act = (name: string, id: number, more: object = {}) =>
  post(efua, '/act', { act: name, risks: [{ id }], ...more });
async function verified(fields: object = {}): Promise<number> {
  const id = await report(fields);
  await act('verify', id);
  return id;
}
const kinds = async (id: number) =>
  ((await get(efua, `/${id}`)) as { events: { kind: string }[] }).events.map(({ kind }) => kind);
const notices = async (caller: Caller) =>
  (await caller.inject('/api/notifications')).json<{ found: { text: string }[] }>().found;
/** A session lasts a day, so whoever acts later signs in again. */
async function later(iso: string): Promise<void> {
  room.portal.clock.set(iso);
  [efua, yaw] = [await room.portal.as('efua'), await room.portal.as('yaw')];
}

describe('warning the farmers around', () => {
  test('it begins with the area around the risk and the advice of its category', async () => {
    expect(await get(efua, `/${await verified()}/warning`)).toMatchObject({
      area: around,
      where: 'within 10 km of Ejura',
      district: { id: 'ejura_sekyedumase_municipal' },
      text: expect.stringMatching(/^Pest seen near Ejura\. Walk your field twice a week/),
    });
  });

  test('it lists exactly the consenting farmers inside, minus the stopped ones, whosever they are', async () => {
    const id = await verified();
    await room.farmer({ name: 'Inside' });
    await room.farmer({ name: 'Of another officer' }, room.kofi);
    await room.farmer({ name: 'Refused', consent: refusing });
    const stopped = await room.farmer({ name: 'Stopped' });
    await room.farmer({ name: 'Far away', addressId: 'tamale' });
    await room.post(room.ama, '/api/messages/stopped', { farmerId: stopped });
    const { body } = await post(efua, `/${id}/warning/preview`, { area: around, text: 'Walk your field.' });
    expect(body).toMatchObject({
      where: 'within 10 km of Ejura',
      inside: 4,
      byPlace: 4,
      byFarm: 0,
      preview: {
        chosen: 4,
        willGet: 2,
        suppressed: [
          { reason: 'stopped', count: 1 },
          { reason: 'noConsent', count: 1 },
        ],
      },
    });

    expect((await post(efua, `/${id}/warning`, { area: around, text: 'Walk your field.' })).body).toMatchObject({
      farmers: 4,
      where: 'within 10 km of Ejura',
      message: { counts: { queued: 2, suppressed: 2 } },
    });
    await room.work();
    const { found } = (await get(room.admin, `/${id}/deliveries?state=accepted`)) as { found: { name: string }[] };
    expect(found.map(({ name }) => name).toSorted()).toEqual(['Inside', 'Of another officer']);
  });

  test('officers learn which of their farmers are warned: once it is let go, and of theirs who get it alone', async () => {
    const id = await verified();
    const told = async (who: Caller) =>
      (await notices(who)).map(({ text }) => text).filter((text) => text.includes(`warned of risk ${id}: `));
    for (const name of ['Abena', 'Kwame', 'Adjoa']) await room.farmer({ name });
    await room.farmer({ name: 'Refused', consent: refusing });
    await room.farmer({ name: 'Esi' }, room.kofi);
    await room.farmer({ name: 'Yaa' }, room.kofi);
    await room.farmer({ name: 'Far away', addressId: 'tamale' }, room.kofi);
    // Five get it, and more than four wait for a second person.
    const { body } = await post(efua, `/${id}/warning`, { area: around, text: 'Walk your field.' });
    await room.work();
    expect(await told(room.ama)).toEqual([]);
    await room.post(room.admin, `/api/messages/${(body.message as unknown as { id: number }).id}/approve`, {});
    await room.work();
    expect(await told(room.ama)).toEqual([`3 of your farmers are warned of risk ${id}: “Walk your field.”`]);
    expect(await told(room.kofi)).toEqual([`2 of your farmers are warned of risk ${id}: “Walk your field.”`]);
    expect(await told(efua)).toEqual([]);
  });

  test('plant protection warns farmers of others without being shown their names, before and after', async () => {
    const id = await verified();
    await room.farmer({ name: 'Abena Owusu' });
    const draft = { area: around, text: '{name}, walk your field in {district}.', optOutHint: true };
    const shown = async (who: Caller) => {
      const { preview } = (await post(who, `/${id}/warning/preview`, draft)).body as unknown as {
        preview: { samples: { name: string; text: string; letters: number }[] };
      };
      return preview.samples.map(({ name, text, letters }) => [name, text.split('\n')[0], letters]);
    };
    const [[, , letters] = []] = await shown(room.admin);
    expect(await shown(room.admin)).toEqual([
      ['Abena Owusu', 'Abena Owusu, walk your field in Ejura Sekyedumase Municipal.', letters],
    ]);
    expect(await shown(efua)).toEqual([['', '{name}, walk your field in Ejura Sekyedumase Municipal.', letters]]);

    await post(efua, `/${id}/warning`, draft);
    await room.work();
    const afterwards = (await get(efua, `/${id}/deliveries`)) as { found: { messageId: number }[] };
    const own = await efua.inject(`/api/messages/${afterwards.found[0]?.messageId}/deliveries`);
    for (const found of [afterwards.found, own.json<{ found: object[] }>().found]) {
      expect(found).toMatchObject([{ name: '', text: draft.text, state: 'accepted' }]);
      expect(JSON.stringify(found)).not.toContain('Abena');
    }
  });

  test('of crops chosen, growers are warned and those of whom no crop is known; of districts and zones, who lives there', async () => {
    const id = await verified();
    await room.farmer({ crops: ['maize'] });
    await room.farmer({ crops: ['rice'] });
    await room.farmer({ crops: [] });
    await room.farmer({ addressId: 'tamale' });
    const preview = async (draft: object) => (await post(efua, `/${id}/warning/preview`, { text: 'T', ...draft })).body;
    expect(await preview({ area: around, crops: ['maize'] })).toMatchObject({ inside: 2, cropUnknown: 1 });
    expect(await preview({ area: { kind: 'districts', ids: ['tamale_metropolitan'] } })).toMatchObject({
      inside: 1,
      where: 'in Tamale Metropolitan',
    });
    const zone = (
      await room.admin.inject({
        method: 'POST',
        url: '/api/zones',
        payload: { name: 'Middle belt', districtIds: ['ejura_sekyedumase_municipal'] },
      })
    ).json<{ id: number }>();
    expect(await preview({ area: { kind: 'zone', id: zone.id } })).toMatchObject({
      inside: 3,
      where: 'in the zone Middle belt',
    });
    const empty = (
      await room.admin.inject({ method: 'POST', url: '/api/zones', payload: { name: 'No districts' } })
    ).json<{ id: number }>();
    expect((await preview({ area: { kind: 'zone', id: empty.id } })).message).toContain(
      'Nobody has said which districts the zone No districts is made of',
    );
  });

  test('a farm in the area is enough, wherever its farmer lives', async () => {
    const id = await verified();
    const farmerId = await room.farmer({ addressId: 'tamale' });
    const outline = [
      [
        [
          [-1.36, 7.39],
          [-1.359, 7.39],
          [-1.359, 7.391],
          [-1.36, 7.391],
          [-1.36, 7.39],
        ],
      ],
    ];
    const mapped = await room.ama.inject({
      method: 'POST',
      url: '/api/farms',
      payload: { farmerId, outline, source: 'drawn' },
    });
    expect(mapped.statusCode, mapped.body).toBe(200);
    expect((await post(efua, `/${id}/warning/preview`, { area: { ...around, km: 1 }, text: 'T' })).body).toMatchObject({
      inside: 1,
      byFarm: 1,
      byPlace: 0,
    });
  });

  test('a risk that is not verified never offers sending, nor does one that was rejected or is over', async () => {
    const id = await report();
    await room.farmer();
    const refused = async () => [
      (await efua.inject(`/api/risks/${id}/warning`)).statusCode,
      (await post(efua, `/${id}/warning`, { area: around, text: 'T' })).status,
      ((await get(efua, `/${id}/warnings`)) as { mayWarn: boolean }).mayWarn,
    ];
    expect(await refused()).toEqual([409, 409, false]);
    await act('reject', id, { reason: 'A leaf' });
    expect(await refused()).toEqual([409, 409, false]);
    await act('verify', id);
    await act('deactivate', id);
    expect(await refused()).toEqual([409, 409, false]);
  });

  test('who reported may read what became of it, and warns nobody', async () => {
    const id = await verified();
    await room.farmer();
    expect((await post(room.ama, `/${id}/warning`, { area: around, text: 'T' })).status).toBe(403);
    await post(efua, `/${id}/warning`, { area: around, text: 'T' });
    expect(await get(room.ama, `/${id}/warnings`)).toMatchObject({ mayWarn: false, warnings: [{ farmers: 1 }] });
    expect((await room.kofi.inject(`/api/risks/${id}/warnings`)).statusCode).toBe(404);
  });
});

describe('the time line', () => {
  test('shows each step: reported, verified, assigned, warned, commented, closed', async () => {
    const id = await verified();
    await room.farmer();
    await act('assign', id, { responderIds: [yawId] });
    await post(efua, `/${id}/warning`, { area: around, text: 'T' });
    await post(yaw, `/${id}/comments`, { text: 'Sprayed two fields.' });
    expect(
      (await post(efua, `/${id}/close`, { outcome: 'contained', note: 'Two fields lost a tenth.' })).body,
    ).toMatchObject({
      message: `Risk ${id} is closed`,
      closed: { outcome: 'contained', by: { name: expect.stringContaining('Efua') } },
    });
    expect(await kinds(id)).toEqual(['reported', 'verified', 'assigned', 'warned', 'commented', 'closed']);
    expect((await notices(yaw)).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        `Risk ${id} was closed: contained.`,
        `Farmers within 10 km of Ejura were warned of risk ${id}, which is assigned to you.`,
      ]),
    );
    expect((await room.portal.inject({ method: 'GET', url: `/api/risks/${id}/warnings` })).statusCode).toBe(401);
  });

  test('an end can be taken back, and only a verified risk has one', async () => {
    const id = await report();
    expect((await post(efua, `/${id}/close`, { outcome: 'contained' })).status).toBe(409);
    await act('verify', id);
    await post(efua, `/${id}/close`, { outcome: 'spread' });
    expect(((await get(efua, `/${id}`)) as { isActive: boolean }).isActive).toBe(false);
    await efua.inject({ method: 'DELETE', url: `/api/risks/${id}/close` });
    expect(await get(efua, `/${id}`)).toMatchObject({ isActive: true });
    expect(await get(efua, `/${id}/warnings`)).toMatchObject({ closed: null, mayWarn: true });
  });
});

describe('time', () => {
  test('what nobody did within its hours is told once to those who could', async () => {
    const id = await report();
    await later('2026-04-17T11:00:00Z');
    await room.again('escalateRisks');
    expect(await kinds(id)).toEqual(['reported']);
    await later('2026-04-17T13:00:00Z');
    await room.again('escalateRisks');
    await room.again('escalateRisks');
    expect(await kinds(id)).toEqual(['reported', 'escalated']);
    expect((await notices(efua)).map(({ text }) => text)).toContain(
      `Nobody has judged risk ${id} (Pest, Ejura Sekyedumase Municipal) within 48 hours.`,
    );
    await act('verify', id);
    await later('2026-04-18T14:00:00Z');
    await room.again('escalateRisks');
    expect((await kinds(id)).slice(2)).toEqual(['verified', 'escalated']);
  });

  test('clocks say by district how long each step took, and what is late', async () => {
    const first = await report();
    const second = await report();
    await report({ location: '', district_id: 'guan' });
    await later('2026-04-15T14:00:00Z');
    await act('verify', first);
    await later('2026-04-15T18:00:00Z');
    await act('verify', second);
    await room.farmer();
    await act('assign', first, { responderIds: [yawId] });
    await post(efua, `/${first}/warning`, { area: around, text: 'T' });
    await later('2026-04-18T12:00:00Z');
    await post(yaw, `/${first}/comments`, { text: 'Seen.' });
    const clocks = (await get(efua, '/clocks')) as { all: object; districts: { district_id: string }[] };
    expect(clocks).toMatchObject({
      hours: { verify: 48, warn: 24, respond: 72 },
      all: {
        reported: 3,
        verify: { done: 2, medianHours: 4, late: 1 },
        warn: { done: 1, medianHours: 4, late: 1 },
        respond: { done: 1, medianHours: 70, late: 0 },
      },
    });
    expect(clocks.districts).toMatchObject([
      { district_id: 'ejura_sekyedumase_municipal', reported: 2, verify: { late: 0 } },
      { district_id: 'guan', reported: 1, verify: { done: 0, medianHours: null, late: 1 } },
    ]);
  });
});
