import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { phoneSettings, sendSms, sendWhatsapp, tellFromWhatsapp } from '../testing/phones.ts';

/** Who follows the work of a crop and place, by each way it is sent: asked for, confirmed, sent, left. */
let app: TestApp;
let graph: Server;
const notices: string[] = [];
interface Template {
  readonly type: string;
  readonly biz_opaque_callback_data: string;
  readonly template: { readonly components: readonly [{ readonly parameters: readonly [{ readonly text: string }] }] };
}
/** What the WhatsApp Cloud API was given. */
const byGraph: Template[] = [];

beforeAll(async () => {
  graph = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => byGraph.push(JSON.parse(text) as Template));
    response.setHeader('content-type', 'application/json').end('{"messages":[{"id":"wamid.OUT"}]}');
  });
  await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve));
  app = await buildTestApp({ env: phoneSettings(graph) });
  vi.spyOn(app.context.push, 'send').mockImplementation((_, { body }) => {
    notices.push(body);
    return Promise.resolve({ state: 'sent' });
  });
});
afterAll(async () => {
  await app.close();
  graph.close();
});
beforeEach(() => {
  app.clock.set('2026-04-15T12:00:00Z');
  notices.length = 0;
});
afterEach(async () => {
  for (const table of ['message', 'subscription', 'opt_out', 'conversation', 'caller', 'risk'] as const)
    await app.context.db.deleteFrom(table).execute();
});

const headers = { host: 'agrihub.example' };
const work = () => app.context.jobs.runDue();
const phone = '+233241234567';
const bySms = (text: string, from = phone) => sendSms(app, from, text);
const byWhatsapp = (body: string) => sendWhatsapp(app, phone, body);
const fromMeta = (told: object) => tellFromWhatsapp(app, told);
const form = (url: string, fields: Readonly<Record<string, string>>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
  });
const sent = (channel: 'sms' | 'whatsapp' | 'email', about = 'wish weekly') =>
  app.context.db
    .selectFrom('delivery')
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .select(['delivery.text', 'delivery.subject'])
    .where('channel', '=', channel)
    .where('about', '=', about)
    .where('delivery.state', '=', 'accepted')
    .orderBy('delivery.id')
    .execute();
async function askByMail(crop: string): Promise<string> {
  await form('/t/weekly', { crop, place: 'ejura', email: 'farmer@example.com' });
  await work();
  return /\/t\/weekly\/\S+/.exec((await sent('email', 'wish confirm')).at(-1)?.text ?? '')?.[0] ?? '';
}
const browser = {
  endpoint: 'https://push.example/send/mine',
  keys: { p256dh: 'B'.padEnd(87, 'x'), auth: 'a'.repeat(22) },
};
const post = (url: string, payload: object) => app.inject({ method: 'POST', url: `/api/push/${url}`, payload });
async function weekly(at: string): Promise<void> {
  app.clock.set(at);
  await app.context.jobs.enqueue(app.context.db, { kind: 'sendWeeklyWork', payload: null });
  await work();
}

let link = '';
const ways = {
  sms: {
    ask: () => bySms('weekly maize ejura'),
    confirm: () => bySms('3'),
    got: async () => (await sent('sms')).length,
    leave: () => bySms('STOP'),
  },
  whatsapp: {
    ask: () => byWhatsapp('weekly maize ejura'),
    confirm: () => byWhatsapp('3'),
    got: async () => (await sent('whatsapp')).length,
    leave: () => byWhatsapp('STOP'),
  },
  email: {
    ask: async () => void (link = await askByMail('maize')),
    confirm: () => form(link, { wish: 'confirm' }),
    got: async () => (await sent('email')).length,
    leave: () => form(link, { wish: 'leave' }),
  },
  // A browser asks its owner before it gives the address that is followed with.
  push: {
    ask: () => Promise.resolve(),
    confirm: () => post('follow', { subscription: browser, crop: 'maize', district: 'ejura_sekyedumase_municipal' }),
    got: () => Promise.resolve(notices.length),
    leave: () => post('end', { endpoint: browser.endpoint }),
  },
} as const;

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  'weekly work by %s comes once it is confirmed, each Monday once, not at night, and ends with one act',
  async (way) => {
    const { ask, confirm, got, leave } = ways[way];
    await ask();
    await weekly('2026-04-15T12:00:00Z');
    expect(await got(), 'before it is confirmed').toBe(0);
    await confirm();
    await weekly('2026-04-15T13:00:00Z');
    expect(await got(), 'once it is confirmed').toBe(1);
    await weekly('2026-04-20T05:30:00Z');
    expect(await got(), 'in the night').toBe(1);
    await weekly('2026-04-20T06:30:00Z');
    await weekly('2026-04-21T12:00:00Z');
    expect(await got(), 'in the week after').toBe(2);
    await leave();
    await weekly('2026-04-27T12:00:00Z');
    expect(await got(), 'once it is left').toBe(2);
  },
);

test('by WhatsApp it goes in the approved template, in one line, and what became of it comes back', async () => {
  await byWhatsapp('weekly maize ejura');
  await byWhatsapp('3');
  byGraph.length = 0;
  await weekly('2026-04-16T12:00:00Z');
  const [given] = byGraph;
  expect(given).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '233241234567',
    type: 'template',
    biz_opaque_callback_data: expect.stringMatching(/^agrihub-\d+$/) as string,
    template: {
      name: 'asked_for',
      language: { code: 'en' },
      components: [{ type: 'body', parameters: [{ type: 'text', text: expect.any(String) as string }] }],
    },
  });
  // A slot with a line end or with five blanks is refused by the Cloud API.
  const text = given?.template.components[0].parameters[0].text ?? '';
  expect(text).toMatch(/^Maize, Ejura, 16 Apr to 22 Apr: .*Reply STOP to end these messages\.$/);
  expect(text).not.toMatch(/\n|\t| {5}/);

  const state = () =>
    app.context.db
      .selectFrom('delivery')
      .select(['state', 'reason', 'parts'])
      .where('channel', '=', 'whatsapp')
      .orderBy('id')
      .execute();
  const became = (status: object) =>
    fromMeta({
      statuses: [{ id: 'x', biz_opaque_callback_data: byGraph.at(-1)?.biz_opaque_callback_data, ...status }],
    });
  await became({ status: 'sent' });
  expect(await state()).toEqual([{ state: 'accepted', reason: '', parts: 0 }]);
  await became({ status: 'delivered' });
  await became({ status: 'read' });
  expect(await state()).toMatchObject([{ state: 'delivered' }]);
  await weekly('2026-04-20T12:00:00Z');
  await became({ status: 'failed', errors: [{ code: 131_026, title: 'Message undeliverable' }] });
  expect(await state()).toMatchObject([{ state: 'delivered' }, { state: 'failed', reason: 'Message undeliverable' }]);
});

test('several crops followed by e-mail come in one mail, by SMS in a message of two parts at most for each', async () => {
  for (const crop of ['maize', 'rice']) {
    await form(await askByMail(crop), { wish: 'confirm' });
    await bySms(`weekly ${crop} ejura`);
    await bySms('3');
  }
  await weekly('2026-04-15T13:00:00Z');
  const mails = await sent('email');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Maize, Ejura, this week: Rice, Ejura, this week:');
  expect(mails[0]?.text).toMatch(/^Maize, Ejura, 15 Apr to 21 Apr:\n.*\n\nRice, Ejura, 15 Apr to 21 Apr:\n/s);
  // Nobody ends a mail by answering STOP to it.
  expect(mails[0]?.text).not.toContain('STOP');
  expect((await sent('sms')).map(({ text }) => text.split(',')[0])).toEqual(['Maize', 'Rice']);
  await weekly('2026-04-20T12:00:00Z');
  expect(await sent('email')).toHaveLength(2);
});

test('a verified risk of the district stands in the weekly work', async () => {
  const efua = await app.as('efua');
  const reported = await efua.inject({
    method: 'POST',
    url: '/api/risks',
    payload: { riskCategoryId: 2, description: 'Caterpillars', location: '7.3900, -1.3600' },
  });
  const { id } = reported.json<{ id: number }>();
  await efua.inject({ method: 'POST', url: '/api/risks/act', payload: { act: 'verify', risks: [{ id }] } });
  await bySms('weekly maize ejura');
  await bySms('3');
  await weekly('2026-04-15T13:00:00Z');
  const [first] = await sent('sms');
  expect(first?.text).toMatch(/\n1 verified risk .*\n.*, 15 Apr\.\n/);
  expect(first?.text).toMatch(/Reply STOP to end these messages\.$/);
});

test('what an officer answers to a question by WhatsApp goes back by WhatsApp', async () => {
  await byWhatsapp('maize ejura');
  await byWhatsapp('ask why are my maize leaves yellow');
  const admin = await app.as('admin');
  const { found } = (await admin.inject({ url: '/api/questions', headers })).json<{ found: { id: number }[] }>();
  const answered = await admin.inject({
    method: 'POST',
    url: `/api/questions/${found[0]?.id}/answer`,
    headers,
    payload: { text: 'Top dress with urea after rain.', library: false },
  });
  expect(answered.statusCode).toBe(200);
  await work();
  expect(await sent('whatsapp', 'wish answer')).toHaveLength(1);
  expect(await sent('sms', 'wish answer')).toEqual([]);
  expect(byGraph.at(-1)).toMatchObject({
    to: '233241234567',
    type: 'template',
    template: { components: [{ parameters: [{ text: 'Top dress with urea after rain.' }] }] },
  });
});

test('what a number asked for is shown to the officer whose farmer has it, from then on, and to no partner', async () => {
  const read = async (who: 'ama' | 'kofi', farmer: number) =>
    (await (await app.as(who)).inject({ url: `/api/messages/farmers/${farmer}`, headers })).json<{
      found: { text: string }[];
    }>().found;
  const post = async (url: string, payload: object) =>
    (await app.as('ama')).inject({ method: 'POST', url: `/api${url}`, headers, payload });
  await bySms('weekly maize ejura');
  await bySms('3');
  await weekly('2026-04-20T07:00:00Z');
  app.clock.set('2026-04-20T08:00:00Z');
  const added = await post('/farmers', { name: 'Sample farmer', phone: '0241234567', addressId: 'ejura' });
  const { id } = added.json<{ id: number }>();
  const kofi = (await (await app.as('ama')).inject({ url: '/api/officers', headers }))
    .json<{ id: string; name: string }[]>()
    .find(({ name }) => name.startsWith('Kofi'));
  expect((await post('/farmers/share', { ids: [id], officerIds: [kofi?.id] })).statusCode).toBe(200);
  expect(await read('ama', id)).toEqual([]);
  await weekly('2026-04-27T07:00:00Z');
  expect((await read('ama', id)).map(({ text }) => text.split('\n')[0])).toEqual(['Maize, Ejura, 27 Apr to 3 May:']);
  expect(await read('kofi', id)).toEqual([]);
});

test('what a phone of a household asked for is in no farmer’s file; the officer who keeps them all is told that they share it', async () => {
  const record = async (who: 'ama' | 'kofi', farmer: number) =>
    (await (await app.as(who)).inject({ url: `/api/messages/farmers/${farmer}`, headers })).json<{
      found: { text: string }[];
      sharedBy: number;
    }>();
  const add = async (who: 'ama' | 'kofi', fields: object) => {
    const payload = { name: 'Sample farmer', phone: '0241234560', addressId: 'ejura', ...fields };
    const added = await (await app.as(who)).inject({ method: 'POST', url: '/api/farmers', headers, payload });
    expect(added.statusCode, added.body).toBe(200);
    return added.json<{ id: number }>().id;
  };
  const mother = await add('ama', {});
  await bySms('weekly maize ejura', '+233241234560');
  await bySms('3', '+233241234560');
  await weekly('2026-04-20T07:00:00Z');
  expect(await record('ama', mother)).toMatchObject({ sharedBy: 0, found: [{}] });

  const son = await add('ama', { name: 'Sample son', sharesPhone: true });
  for (const farmer of [mother, son]) expect(await record('ama', farmer)).toMatchObject({ sharedBy: 2, found: [] });
  const file = await (await app.as('ama')).inject({ url: `/api/farmers/${son}/file`, method: 'POST', headers });
  expect(file.body).toContain('2 farmers share the number or address, and who of them asked is not known');
  expect(file.body).not.toContain('Maize, Ejura');

  // Of farmers on the lists of others nothing is told.
  const cousin = await add('kofi', { name: 'Sample cousin' });
  for (const [who, farmer] of [
    ['ama', mother],
    ['kofi', cousin],
  ] as const)
    expect(await record(who, farmer)).toMatchObject({ sharedBy: 0, found: [] });
});
