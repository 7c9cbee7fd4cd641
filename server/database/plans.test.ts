import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { putPosts } from '../testing/putPosts.ts';
import { buildTestApp, type Caller, type TestApp } from '../testing/testApp.ts';

/* The statements behind the commonest questions find their rows by an index. Tables here are small, so that the planner is told
to avoid reading them whole: where it still does, or walks all of an index, there is no index that fits. */

/** What grows with the nation: with its farmers, its officers or its years. */
const growing = new Set([
  'farmer',
  'farmer_share',
  'farmer_pair',
  'farmer_sound',
  'farmer_apart',
  'farmer_group_member',
  'farmer_visit',
  'farm',
  'farm_history',
  'message',
  'delivery',
  'opt_out',
  'notification',
  'audit_act',
  'risk',
  'risk_event',
  'risk_responder',
  'trap_report',
  'trap_officer',
  'community',
  'person',
  'person_grant',
  'post',
  'post_district',
  'session',
  'dataset',
]);

let portal: TestApp;
let farmerId: number;
let messageId: number;
const people: Partial<Record<'ama' | 'efua' | 'yaw' | 'admin', Caller>> = {};
beforeAll(async () => {
  portal = await buildTestApp();
  await putPosts(portal.context.db, 'efua', 'pprsd', ['ejura_sekyedumase_municipal']);
  for (const name of ['ama', 'efua', 'yaw', 'admin'] as const) people[name] = await portal.as(name);
  const add = async (url: string, payload: object) =>
    (await people.ama!.inject({ method: 'POST', url, payload })).json<{ id: number; message: { id: number } }>();
  ({ id: farmerId } = await add('/api/farmers', {
    name: 'Ama Serwaa',
    phone: '0244000001',
    email: 'ama.serwaa@example.com',
    addressId: 'ejura',
    crops: ['maize'],
    consent: { given: true, source: 'in person', date: '2026-04-01' },
  }));
  const sent = await add('/api/messages', { text: 'Rain', farmerIds: [farmerId] });
  messageId = sent.message.id;
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = 'public' and indexdef like '% WHERE %'`.execute(
    portal.context.db,
  );
  ofSome = new Set(rows.map(({ name }) => name));
});
afterAll(() => portal.close());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** Indexes of some rows alone, such as those that wait: walking one reads no more than it is for. */
let ofSome: ReadonlySet<string>;

/** Tables that a plan reads whole: row by row, or all of an index without stopping at a page. */
function readWhole(plan: Plan, stops = false): string[] {
  const kind = plan['Node Type'];
  const table = plan['Relation Name'] ?? '';
  const isForAll = !ofSome.has(plan['Index Name'] ?? '');
  const walksIndex = kind.startsWith('Index') && plan['Index Cond'] === undefined && isForAll && !stops;
  const own = growing.has(table) && (kind === 'Seq Scan' || walksIndex) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((each) => readWhole(each, stops || kind === 'Limit'))];
}

/** What a question asks the records, each statement once. */
async function statementsOf(ask: () => Promise<{ statusCode: number; body: string }>) {
  const asked = new Map<string, unknown[]>();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await ask();
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    for (const [text, values] of query.mock.calls as unknown as [unknown, unknown[] | undefined][])
      if (typeof text === 'string' && /^\s*(?:select|with)\b/i.test(text)) asked.set(text, values ?? []);
  } finally {
    query.mockRestore();
  }
  return asked;
}

function tablesReadWhole(asked: ReadonlyMap<string, unknown[]>): Promise<string[]> {
  return portal.context.db.transaction().execute(async (records) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql.raw(`set local enable_${way} = off`).execute(records);
    const found: string[] = [];
    for (const [text, values] of asked) {
      const explain = CompiledQuery.raw(`explain (format json) ${text}`, values);
      const { rows } = await records.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain);
      for (const table of readWhole(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': '' }))
        found.push(`${table}: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
    }
    return found;
  });
}

const ejura = 'ejura_sekyedumase_municipal';
const questions: readonly (readonly [who: keyof typeof people, ask: string])[] = [
  ['ama', '/api/farmers?limit=50'],
  ['ama', '/api/farmers?limit=50&offset=100'],
  ['ama', '/api/farmers?q=mensah'],
  ['ama', `/api/farmers?district=${ejura}&crop=maize&consent=true`],
  ['ama', '/api/farmers/counts'],
  ['ama', '/api/groups'],
  ['ama', '/api/farms?limit=50'],
  ['ama', '/api/messages?limit=50'],
  ['ama', '/api/messages/reach'],
  ['ama', '/api/messages/{message}/deliveries?limit=50'],
  ['ama', '/api/messages/farmers/{farmer}?limit=50'],
  ['ama', '/api/farms/in?west=-1.4&south=7.3&east=-1.3&north=7.4'],
  ['ama', '/api/farms/tiles/12/2032/1963'],
  ['ama', '/api/notifications'],
  ['ama', '/api/risks?limit=50'],
  ['ama', '/api/communities?q=ejura'],
  ['ama', '/api/officers/search?q=kofi&limit=10'],
  ['ama', '/api/broadcast/auth_trapsites'],
  ['ama', '/api/farmers/import'],
  ['ama', '/api/accounts/me'],
  ['ama', '/api/accounts/sessions'],
  ['efua', '/api/risks?limit=50'],
  ['efua', '/api/risks/clocks'],
  ['yaw', '/api/risks/assigned'],
  ['yaw', '/api/notifications'],
  ['admin', `/api/farmers?whose=everyone&district=${ejura}`],
  ['admin', '/api/farmers?whose=everyone&q=mensah'],
  ['admin', '/api/farmers?whose=everyone'],
  ['admin', '/api/farmers?whose=everyone&sort=newest&limit=100'],
  ['admin', '/api/farmers/duplicates?across=true'],
  ['admin', `/api/farms?district=${ejura}`],
  ['admin', '/api/farms'],
  ['admin', '/api/farms/districts'],
  ['ama', '/api/farms/districts'],
  ['admin', `/api/messages/reach?whose=everyone&district=${ejura}`],
  ['admin', '/api/officers/search?managed=true&limit=25'],
  ['admin', '/api/audit/log?limit=50'],
  ['admin', '/api/messages?which=approval'],
];

test.each(questions)('%s asks %s, and no table that grows is read whole', async (who, path) => {
  const address = path.replace('{message}', String(messageId)).replace('{farmer}', String(farmerId));
  const asked = await statementsOf(async () => people[who]!.inject(address));
  expect(await tablesReadWhole(asked)).toEqual([]);
});
