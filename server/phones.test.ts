import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everything } from '#contract/everything.ts';
import { startMnotify, type MnotifyStandIn } from './adapters/sms/testing/mnotifyStandIn.ts';
import { createLog } from './platform/observability/log.ts';
import { buildTestApp, type Caller, type PersonName, type TestApp } from './testing/testApp.ts';

/** However it is written: 0244987651, +233 24 498 7651; the four digits of a mask are none. */
const number = /987[\s-]?651/;
/** They hand numbers out, to those who may have them; each notes it in the audit. */
const handOut = new Set(['revealFarmerPhone', 'exportFarmers', 'exportFarmer']);

let portal: TestApp;
let provider: MnotifyStandIn;
let ama: Caller;
const lines: string[] = [];
/** What a segment of a path stands for, by its name or its room. */
let ids: Readonly<Record<string, number>>;

beforeAll(async () => {
  provider = await startMnotify();
  const log = createLog({ level: 'trace', to: { write: (line: string) => void lines.push(line) } });
  portal = await buildTestApp({ log, env: { SMS_URL: provider.url, LOG_LEVEL: 'trace' } });
  ama = await portal.as('ama');
  const farmer = {
    name: 'Akosua',
    phone: '+233 24 498 7651',
    email: 'akosua@example.org',
    addressId: 'ejura',
    crops: ['maize'],
    consent: { given: true, source: 'in person', date: '2026-04-01' },
  };
  const { id } = await post<{ id: number }>('/farmers', farmer);
  const kofi = (await ama.inject('/api/officers?q=Kofi')).json<{ id: string }[]>()[0]?.id;
  await post('/farmers/share', { ids: [id], officerIds: [kofi] });
  const group = await post<{ id: number }>('/groups', { label: 'Maize', description: 'Growers', farmerIds: [id] });
  await post(`/farmers/${id}/visits`, { date: '2026-04-14', seen: 'Rows', nextStep: 'Weed' });
  await post('/farmers/filters', { name: 'Hers', filter: { q: 'Akosua' } });
  // Of three messages one arrives, one is refused in words that name the number, and of one the answer is lost.
  const sent: number[] = [];
  for (const fault of [undefined, 'refused', 'lostAnswer'] as const) {
    if (fault) (provider.faults as string[]).push(fault);
    sent.push(
      (await post<{ message: { id: number } }>('/messages', { text: 'Plant, {name}.', groupIds: [group.id] })).message
        .id,
    );
    await portal.context.jobs.runDue();
  }
  ids = { farmers: id, farmerRecord: id, groups: group.id, messages: sent[0] ?? 0, refused: sent[1] ?? 0 };
  // What is refused, and what is searched for, goes through the log too.
  for (const [method, url, payload] of [
    ['POST', '/farmers', farmer],
    ['POST', '/farmers', { ...farmer, addressId: 'Nowhere 0244987651' }],
    ['POST', '/messages/stop', { phone: '0244987651' }],
    ['GET', '/farmers?q=0244987651', undefined],
    ['GET', '/broadcast/contact/0244987651', undefined],
    ['GET', '/farmers/0244987651', undefined],
  ] as const) {
    await ama.inject({ method, url: `/api${url}`, ...(payload && { payload }) });
  }
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

async function post<Answer>(url: string, payload: object): Promise<Answer> {
  const answer = await ama.inject({ method: 'POST', url: `/api${url}`, payload });
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}

/** Every way of every call that reads, but streams; what its path names is that which was made above. */
const reads = everything
  .filter(({ effect, name, live }) => effect === 'reads' && !live && !handOut.has(name))
  .flatMap(({ name, room, method, path, aliases = [] }) =>
    [{ method, path }, ...aliases].map((way) => ({ name, room, ...way })),
  )
  .filter(({ method }) => method === 'GET');

const filled = (path: string, room: string): string =>
  path.replaceAll(/:(\w+)/g, (_, field: string) =>
    String((path.includes('/group') ? ids['groups'] : ids[room]) ?? (field === 'searchText' ? 'Akosua' : 1)),
  );

test.each(['ama', 'kofi', 'yaw', 'admin'] satisfies PersonName[])(
  'no answer holds the number of a farmer before it is revealed: every call that reads, asked by %s',
  async (person) => {
    const caller = await portal.as(person);
    const leaks: string[] = [];
    let held = 0;
    for (const { name, room, path } of reads) {
      for (const url of [
        filled(path, room),
        ...(name === 'listFarmers' ? ['/api/farmers?q=Akosua', '/api/farmers?whose=everyone'] : []),
        ...(room === 'messages' ? [filled(path, 'refused')] : []),
      ]) {
        const { body } = await caller.inject({ method: 'GET', url } as InjectOptions);
        if (number.test(body)) leaks.push(`${name}: ${url}`);
        if (body.includes('*******7651')) held += 1;
      }
    }
    expect(leaks).toEqual([]);
    // The walk has met her where she may be seen: in lists, in her record, in groups and deliveries.
    expect(held).toBeGreaterThan(person === 'ama' ? 7 : person === 'kofi' ? 4 : -1);
  },
);

test('the number went to the provider, and stands in no line of the log and in no measurement', async () => {
  expect(provider.timesOf('0244987651')).toBeGreaterThan(0);
  // What was slow, what was sealed: the log was heard.
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => number.test(line))).toEqual([]);
  const metrics = await portal.inject('/metrics');
  expect(metrics.statusCode).toBe(200);
  expect(metrics.body).not.toMatch(number);
});

test('revealing hands it out, and is noted', async () => {
  expect((await ama.inject({ method: 'POST', url: `/api/farmers/${ids['farmers']}/reveal` })).json()).toEqual({
    phone: '0244987651',
  });
  const admin = await portal.as('admin');
  expect((await admin.inject('/api/audit/log?act=revealFarmerPhone')).json()).toMatchObject({
    found: [{ name: 'Ama (demo officer)', ids: [String(ids['farmers'])], fields: ['phone'] }],
  });
});
