import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everything } from '#contract/everything.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import type { NewPost } from './modules/accounts/officers/posts.repository.ts';
import { attempts, namesNobodysThing, roomsOfTheControlCentre } from './testing/attempts.ts';
import { allHeard } from './testing/heard.ts';
import { ejura, addThings, secrets, type Things } from './testing/keptByAma.ts';
import { openMessagesRoom, type MessagesRoom } from './testing/messagesRoom.ts';
import { putThese } from './testing/putPosts.ts';
import type { Caller } from './testing/testApp.ts';

/*
 * Guessed keys: everybody without a right in them asks every call of the control centre for the things Ama of Ejura keeps, by
 * their true keys. Nothing of them is told, and nothing of them changes.
 */

const volta = ['guan', 'ho_municipal', 'hohoe_municipal'];
/** Who tries, with the post they hold meanwhile; the others hold none. */
const attackers: Readonly<Record<string, NewPost | 'esi' | 'adjoa' | 'visitor'>> = {
  'an officer of another district': { role: 'user', level: 'district', place: 'guan', area: '', districts: ['guan'] },
  'an officer without districts': { role: 'user', level: 'own', place: '', area: '', districts: [] },
  'a director of another region': { role: 'director', level: 'region', place: 'volta', area: '', districts: volta },
  'plant protection of another district': {
    role: 'pprsd',
    level: 'district',
    place: 'guan',
    area: '',
    districts: ['guan'],
  },
  'an administrator of another district': {
    role: 'admin',
    level: 'district',
    place: 'guan',
    area: '',
    districts: ['guan'],
  },
  'a responder of the district to whom nothing is assigned': {
    role: 'responder',
    level: 'district',
    place: ejura,
    area: '',
    districts: [ejura],
  },
  'a registered data user': 'esi',
  'an administrator of data': 'adjoa',
  'a visitor': 'visitor',
};

let room: MessagesRoom;
let things: Things;
beforeAll(async () => {
  room = await openMessagesRoom();
  things = await addThings(room);
});
afterAll(() => room.close());

test('every call of the control centre is tried, or names nobody’s thing', () => {
  const declared = everything
    .filter(({ room: name, audience }) => roomsOfTheControlCentre.includes(name) && audience !== 'public')
    .map(({ name }) => name);
  expect([...Object.keys(attempts), ...namesNobodysThing].toSorted()).toEqual(declared.toSorted());
});

describe.each(Object.keys(attackers))('%s', (name) => {
  test('is told nothing and changes nothing', async () => {
    const who = await callerOf(name);
    const before = await tablesNow();
    const told: string[] = [];
    for (const endpoint of everything) {
      const attempt = attempts[endpoint.name]?.(things);
      if (attempt === undefined) continue;
      const answer = await who.inject(requestFor(endpoint, attempt));
      const leaked = secrets.filter(
        (secret) => answer.body.includes(secret) && !JSON.stringify(attempt).includes(secret),
      );
      if (leaked.length > 0) told.push(`${endpoint.name}: ${answer.statusCode}, tells ${leaked.join(', ')}`);
      if (answer.statusCode >= 500) told.push(`${endpoint.name}: ${answer.statusCode}`);
      // A body that is not understood would be refused to everybody: that proves nothing.
      if (![401, 403, 404].includes(answer.statusCode) && !(attempt.answers && answer.statusCode < 500))
        told.push(`${endpoint.name}: ${answer.statusCode} ${answer.body.slice(0, 100)}`);
    }
    const after = await tablesNow();
    told.push(
      ...Object.keys(after)
        .filter((table) => before[table] !== after[table])
        .map((table) => `changes ${table}`),
    );
    expect(told).toEqual([]);
  });
});

test('who keeps them is told each of them', async () => {
  const ama = await room.portal.as('ama');
  const answers = await Promise.all(
    Object.entries(attempts).map(async ([name, attempt]) => {
      const endpoint = everything.find((each) => each.name === name);
      return endpoint?.method === 'GET' ? (await ama.inject(requestFor(endpoint, attempt(things)))).body : '';
    }),
  );
  const text = answers.join('\n');
  const ofTheNation = new Set<string>(['0244990001', 'GHA-723456789-1', 'Quiet hook', 'Quiet remark']);
  expect(secrets.filter((secret) => !ofTheNation.has(secret) && !text.includes(secret))).toEqual([]);
});

async function callerOf(name: string): Promise<Caller> {
  const who = attackers[name];
  if (who === 'visitor' || who === undefined) return room.portal;
  if (typeof who === 'string') return room.portal.as(who);
  await putThese(room.portal.context.db, 'kofi', who.role, [who]);
  await allHeard(room.portal.context);
  return room.portal.as('kofi');
}

/** What the tables hold, but for those that note who asked what. */
const noted =
  /^(?:audit_|session|sign_in|job|rate_|idempotency|one_time|personal_look|look_alarm|visit|look|disk|health)/;
let tables: string[] = [];
async function tablesNow(): Promise<Record<string, string>> {
  const { db } = room.portal.context;
  if (tables.length === 0) {
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    tables = rows.map(({ name }) => name).filter((each) => !noted.test(each) && !each.startsWith('reference_'));
  }
  const parts = tables.map(
    (table) =>
      sql`select ${table}::text as name, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as rows from ${sql.table(table)} t`,
  );
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, rows: held }) => [name, held]));
}

function requestFor(endpoint: EndpointShape, { params = {}, query = {}, body }: ReturnType<(typeof attempts)[string]>) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const asked = new URLSearchParams(Object.entries(query).map(([name, is]): [string, string] => [name, String(is)]));
  return {
    method: endpoint.method,
    url: asked.size > 0 ? `${path}?${asked}` : path,
    ...(body === undefined ? {} : { payload: body as object }),
    ...(endpoint.upload !== undefined && { headers: { 'content-type': 'application/octet-stream' } }),
  };
}
