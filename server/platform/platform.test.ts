import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#engines/access/roles.ts';
import { buildApp } from '../app.ts';
import { stoppedClock } from '../adapters/clock/clock.ts';
import { readConfig } from '../config.ts';
import type { House } from '../house.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { answerWith } from './answer.ts';
import { createLog } from './log.ts';
import type { Mount } from './mount.ts';
import { problem } from './problems.ts';
import { createStamp } from './stamp.ts';

// A room of its own shows what the platform does, with no word of farming.
const shown = { room: 'notes', audience: 'public', refusals: 'message' } as const;
const Note = Type.Object({ id: Type.Integer(), text: Type.String(), tag: Type.Optional(Type.String()) });

const showNote = endpoint({
  ...shown, name: 'showNote', method: 'GET', path: '/api/notes/:id', effect: 'reads', summary: 'One note',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({ loud: Type.Optional(Type.Boolean()), tag: Type.Optional(Type.String()) }),
  answer: Note,
});
const addNote = endpoint({
  ...shown, name: 'addNote', method: 'POST', path: '/api/notes', effect: 'writes', status: 201, summary: 'Adds a note', audience: 'officer',
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 20 }), on: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-04-15'] })) }),
  answer: Note,
});
const deleteNote = endpoint({
  ...shown, name: 'deleteNote', method: 'DELETE', path: '/api/notes/:id', effect: 'writes', summary: 'Deletes a note', audience: 'officer',
  aliases: [{ method: 'GET', path: '/api/notes/delete/:id' }],
  params: Type.Object({ id: Type.Integer() }),
  answer: Type.Object({ deleted: Type.Integer() }),
  refusals: 'text',
});
const forgetful = endpoint({ ...shown, name: 'forgetful', method: 'GET', path: '/api/forgetful', effect: 'reads', summary: 'Leaves out a declared field', answer: Note });
const broken = endpoint({ ...shown, name: 'broken', method: 'GET', path: '/api/broken/:how', effect: 'reads', summary: 'Fails', params: Type.Object({ how: Type.String() }), answer: Note });
const sum = endpoint({
  ...shown, name: 'sum', method: 'POST', path: '/api/sum', effect: 'reads', remembered: true, summary: 'Adds numbers',
  body: Type.Object({ numbers: Type.Array(Type.Number(), { maxItems: 5 }) }), answer: Type.Object({ sum: Type.Number(), made: Type.Integer(), padding: Type.String() }),
});
const almanac = endpoint({ ...shown, name: 'almanac', method: 'GET', path: '/api/almanac', effect: 'reads', remembered: true, summary: 'A long text', answer: Type.Object({ made: Type.Integer(), text: Type.String() }) });

const ama: Actor = { personId: 'ama', name: 'Ama', officer: { role: 'user' }, dataUser: null };
const kofi: Actor = { personId: 'kofi', name: 'Kofi', officer: { role: 'user' }, dataUser: null };
const esi: Actor = { personId: 'esi', name: 'Esi', officer: null, dataUser: { isAdmin: false } };
const people: Record<string, Actor> = { 'ama-token': ama, 'kofi-token': kofi, 'esi-token': esi };
const bearer = (name: string): Record<string, string> => ({ authorization: `Bearer ${name}-token` });

let database: TestDatabase;
let app: FastifyInstance;
let house: House;
let made = 0;
let failAfter = false;

function notesRoutes(mount: Mount): void {
  mount(showNote, ({ params, query }) => ({ id: params.id, text: query.loud ? 'HELLO' : 'hello', secret: 'stays here', ...(query.tag && { tag: query.tag }) }));
  mount(addNote, async ({ body, scope }) => {
    made++;
    await scope.db.insertInto('visit_day').values({ visited_on: '2026-04-15', page: `note-${made}`, visits: 1 }).execute();
    if (failAfter) throw problem('notFound', { path: 'x' });
    return answerWith({ id: made, text: body.text }, { headers: { 'x-made': String(made) } });
  });
  mount(deleteNote, ({ params, scope }) => {
    scope.audit('deleteNote', [String(params.id), 'more'], ['text']);
    return { deleted: params.id };
  });
  mount(forgetful, () => ({ id: 1 }) as { id: number; text: string });
  mount(broken, ({ params }) => {
    throw Object.assign(new Error('secret details'), { code: params.how });
  });
  mount(sum, ({ body }) => ({ sum: body.numbers.reduce((a, b) => a + b, 0), made: ++made, padding: 'x'.repeat(3000) }));
  mount(almanac, () => ({ made: ++made, text: 'rain '.repeat(1000) }));
}

beforeAll(async () => {
  database = await openTestDatabase();
  const clock = stoppedClock('2026-04-15T08:00:00Z');
  const config = { ...readConfig({ NODE_ENV: 'test', RATE_LIMIT: '0', DATA_DIR: '/tmp' }), demo: false };
  house = {
    config, clock, db: database.db, readDb: database.readDb, log: createLog({ level: 'silent' }), ...createStamp(clock),
    secretKey: new Uint8Array(32),
    sessions: { find: async (token: string) => people[token] ?? null },
    jobs: { depths: async () => [{ kind: 'mail', waiting: 2, running: 0, failed: 0 }] },
  } as unknown as House;
  app = await buildApp(house, { rooms: [['notes', notesRoutes]] });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const countRows = async (table: 'audit_entry' | 'visit_day' | 'idempotency_key'): Promise<number> => {
  const row = await database.db.selectFrom(table).select((each) => each.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(row.count);
};

describe('reading what was sent', () => {
  test('numbers and switches of an address are read as declared, unknown ones ignored, undeclared fields never leave', async () => {
    const answer = await app.inject('/api/notes/7?loud=true&tag=&colour=red');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: 7, text: 'HELLO' });
  });

  test.each([
    ['/api/notes/seven', 'id is "seven"; expected a whole number of at least 1.'],
    ['/api/notes/0', 'id is 0; expected a whole number of at least 1.'],
    ['/api/notes/undefined', 'id in the address is "undefined". Put the id you mean in its place.'],
    ['/api/notes/NaN', 'id in the address is "NaN". Put the id you mean in its place.'],
    ['/api/notes/1?loud=perhaps', 'loud is "perhaps"; expected true or false.'],
    ['/api/notes/1?tag=a&tag=b', 'tag was sent 2 times. Send it once.'],
    ['/api/notes/%E0%A4%A', 'The address has a % that no two hexadecimal digits follow. Write a percent sign as %25.'],
  ])('GET %s says what to mend', async (url, message) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message });
  });

  test.each([
    ['{}', 'text is missing; expected text of 1 to 20 characters.'],
    ['{"text":5}', 'text is 5; expected text of 1 to 20 characters.'],
    ['{"text":"a","on":"tomorrow"}', 'on is "tomorrow"; expected text, such as 2026-04-15.'],
    ['{"text":"a","text":"b"}', 'The body names "text" twice in one object. Send each field once.'],
    ['{"text":"a","tex\\u0074":"b"}', 'The body names "text" twice in one object. Send each field once.'],
    ['{"text":"a",}', 'The body is not valid JSON: at character 13, before "}". Check quotes, commas and brackets.'],
    ['{"text":"a"', 'The body is not valid JSON: it ends too early. Check quotes, commas and brackets.'],
    ['[1]', 'The body is a list of 1; expected a group of fields.'],
    ['', 'The body is missing. Send JSON with Content-Type: application/json.'],
    ['['.repeat(40) + ']'.repeat(40), 'The body is nested deeper than 32 levels. Send a flatter one.'],
  ])('the body %s says what to mend', async (payload, message) => {
    const answer = await app.inject({ method: 'POST', url: '/api/notes', payload, headers: { ...bearer('ama'), 'content-type': 'application/json' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message });
  });

  test('a plain form is read like JSON', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/notes', payload: 'text=from+a+form&on=', headers: { ...bearer('ama'), 'content-type': 'application/x-www-form-urlencoded' } });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ text: 'from a form' });
  });

  test('a body of another kind is refused with 415, one of 2 MB with 413', async () => {
    const send = (payload: string, type: string) => app.inject({ method: 'POST', url: '/api/notes', payload, headers: { ...bearer('ama'), 'content-type': type } });
    expect((await send('<a/>', 'text/xml')).json()).toMatchObject({ code: 'wrongContentType', message: 'The body was sent as text/xml. Send JSON with Content-Type: application/json.' });
    const large = await send(JSON.stringify({ text: 'x'.repeat(2_000_000) }), 'application/json');
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ message: 'The body is larger than the 1000 kB this call takes. Send less, or in parts.' });
  });
});

describe('addresses', () => {
  test.each(['/API/Notes/7', '/api/notes/7/', '//api//notes//7'])('%s finds the note', async (url) => {
    expect((await app.inject(url)).json()).toMatchObject({ id: 7 });
  });

  test('what is nowhere is 404, another method 405 with those that answer, a call of the plan 501', async () => {
    expect((await app.inject('/api/nowhere')).json()).toMatchObject({ code: 'notFound', message: 'There is nothing at /api/nowhere. The calls are listed at /api/docs.' });
    const put = await app.inject({ method: 'PUT', url: '/api/notes/7' });
    expect(put.statusCode).toBe(405);
    expect(put.headers['allow']).toBe('GET, HEAD, DELETE, OPTIONS');
    const planned = await app.inject('/api/broadcast//contact/show/');
    expect(planned.statusCode).toBe(501);
    expect(planned.json()).toMatchObject({ message: 'GET /api/broadcast/contact/show is part of the plan and is being built. The calls that answer today are listed at /api/docs.' });
    expect((await app.inject({ method: 'POST', url: '/api/datasets/' })).statusCode).toBe(501);
  });

  test('OPTIONS says the methods; HEAD answers like GET without a body', async () => {
    const options = await app.inject({ method: 'OPTIONS', url: '/api/notes/7' });
    expect([options.statusCode, options.headers['allow']]).toEqual([204, 'GET, HEAD, DELETE, OPTIONS']);
    const head = await app.inject({ method: 'HEAD', url: '/api/notes/7' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '23']);
  });

  test('an address beyond 8,000 characters is 414', async () => {
    const answer = await app.inject(`/api/notes/1?tag=${'x'.repeat(8000)}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([414, 'addressTooLong']);
  });
});

describe('who may', () => {
  const add = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/api/notes', payload: { text: 'hello' }, headers });

  test('nobody signed in is 401, a data user 403, an officer may', async () => {
    expect((await add({})).statusCode).toBe(401);
    expect((await add(bearer('nobody'))).statusCode).toBe(401);
    const refused = await add(bearer('esi'));
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([403, 'This is for officers of the control centre. Sign in with an account that has that right, or ask an administrator.']);
    expect((await add(bearer('ama'))).statusCode).toBe(201);
  });

  test('a cookie writes only from this very site', async () => {
    const cookie = 'other=1; token=ama-token';
    expect((await add({ cookie })).json()).toMatchObject({ code: 'crossSite' });
    expect((await add({ cookie, origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await add({ cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await add({ cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
    expect((await add({ cookie, origin: 'http://localhost:80', host: 'localhost:80' })).statusCode).toBe(201);
    expect((await add({ cookie: 'token=null', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(401);
    expect((await add({ cookie: 'DataToken=esi-token', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(401);
  });

  test('an older GET address that writes takes the header alone, and no navigation', async () => {
    const ask = (headers: Record<string, string>) => app.inject({ url: '/api/notes/delete/3', headers });
    expect((await ask({ cookie: 'token=ama-token', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(403);
    expect((await ask({ ...bearer('ama'), 'sec-fetch-mode': 'navigate' })).statusCode).toBe(403);
    expect((await ask({ ...bearer('ama'), 'sec-purpose': 'prefetch' })).statusCode).toBe(403);
    const deleted = await ask(bearer('ama'));
    expect(deleted.json()).toEqual({ deleted: 3 });
    expect(deleted.headers).toMatchObject({ deprecation: 'true', link: '</api/notes/:id>; rel="successor-version"; title="DELETE"' });
    expect((await app.inject({ method: 'HEAD', url: '/api/notes/delete/3', headers: bearer('ama') })).statusCode).toBe(405);
  });
});

describe('writing', () => {
  const add = (headers: Record<string, string>, text = 'hello') => app.inject({ method: 'POST', url: '/api/notes', payload: { text }, headers: { ...bearer('ama'), ...headers } });

  test('a write leaves one audit row: who, act, ids, names of fields', async () => {
    await app.inject({ method: 'DELETE', url: '/api/notes/9', headers: bearer('kofi') });
    const last = await database.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    expect(last).toMatchObject({ actor_id: 'kofi', act: 'deleteNote', ids: ['9', 'more'], field_names: ['text'] });
    await add({});
    const next = await database.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    expect(next).toMatchObject({ actor_id: 'ama', act: 'addNote', field_names: ['text'] });
  });

  test('a refused write leaves nothing behind', async () => {
    const before = [await countRows('visit_day'), await countRows('audit_entry'), await countRows('idempotency_key')];
    failAfter = true;
    expect((await add({ 'idempotency-key': 'refused' })).statusCode).toBe(404);
    failAfter = false;
    expect([await countRows('visit_day'), await countRows('audit_entry'), await countRows('idempotency_key')]).toEqual(before);
  });

  test('the same key gives the same answer and one record, also when sent at once', async () => {
    const before = await countRows('visit_day');
    const answers = await Promise.all([1, 2, 3].map(() => add({ 'idempotency-key': 'k1' })));
    const again = await add({ 'idempotency-key': 'k1' });
    expect(new Set([...answers, again].map((each) => each.body)).size).toBe(1);
    expect([again.statusCode, again.headers['idempotency-replayed'], again.headers['x-made']]).toEqual([201, 'true', answers[0]?.headers['x-made']]);
    expect(await countRows('visit_day')).toBe(before + 1);
  });

  test('the same key with another body is refused; another person has keys of their own', async () => {
    await add({ 'idempotency-key': 'k2' }, 'first');
    const other = await add({ 'idempotency-key': 'k2' }, 'second');
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'idempotencyKeyReused']);
    expect((await add({ 'idempotency-key': 'k2', ...bearer('kofi') }, 'second')).statusCode).toBe(201);
    expect((await add({ 'idempotency-key': 'x'.repeat(201) })).json()).toMatchObject({ message: 'Idempotency-Key has 201 characters; send at most 200, a random UUID for example.' });
  });
});

describe('refusals', () => {
  test('each family writes its own way; problem+json wins when asked for', async () => {
    const text = await app.inject({ method: 'DELETE', url: '/api/notes/9' });
    expect([text.headers['content-type'], text.body]).toEqual(['text/plain; charset=utf-8', 'This needs you to be signed in. Sign in, or send Authorization: Bearer with a token that has not expired.']);
    const rfc = await app.inject({ method: 'DELETE', url: '/api/notes/9', headers: { accept: 'application/problem+json' } });
    expect(rfc.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(rfc.json()).toEqual({ type: '/api/docs#signInNeeded', title: 'Sign in first', status: 401, detail: text.body, code: 'signInNeeded', requestId: rfc.headers['x-request-id'] });
  });

  test.each([
    ['ENOSPC', 507, 'The disk of the server is full and nothing was saved. Whoever runs the portal must free space; then send it again.'],
    ['53100', 507, 'The disk of the server is full and nothing was saved. Whoever runs the portal must free space; then send it again.'],
    ['ECONNREFUSED', 503, 'The records cannot be reached at the moment and nothing was saved. Try again in a few seconds.'],
    ['57P01', 503, 'The records cannot be reached at the moment and nothing was saved. Try again in a few seconds.'],
    ['other', 500, 'Something went wrong on our side and nothing was saved. Try again; if it stays so, send us the request id.'],
  ])('%s becomes %i without details', async (how, status, message) => {
    const answer = await app.inject(`/api/broken/${how}`);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, message]);
    expect(answer.body).not.toContain('secret details');
    expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
  });

  test('a declared field left out is our mistake, never a hole', async () => {
    expect((await app.inject('/api/forgetful')).statusCode).toBe(500);
  });

  test('every answer has an id of its own and the security headers', async () => {
    const [one, two] = await Promise.all([app.inject('/api/notes/1'), app.inject('/api/nowhere')]);
    expect(one?.headers['x-request-id']).not.toBe(two?.headers['x-request-id']);
    for (const answer of [one, two]) {
      expect(answer?.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(answer?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    }
  });

  test('what a browser shows as a page runs scripts from here alone', async () => {
    for (const page of ['/api/docs', '/nowhere']) {
      const { headers } = await app.inject(page);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' });
    }
  });
});

describe('remembering', () => {
  test('the same question is answered once, until the stamp changes', async () => {
    const ask = (numbers: number[]) => app.inject({ method: 'POST', url: '/api/sum', payload: { numbers } });
    const first = (await ask([1, 2])).json<{ sum: number; made: number }>();
    expect(first.sum).toBe(3);
    expect((await ask([1, 2])).json()).toEqual(first);
    expect((await ask([1, 3])).json<{ made: number }>().made).toBe(first.made + 1);
    house.restamp('reference', '2');
    expect((await ask([1, 2])).json<{ made: number }>().made).toBe(first.made + 2);
    expect((await ask([1, 2, 3, 4, 5, 6])).json()).toMatchObject({ message: 'numbers is a list of 6; expected a list of at most 5 items.' });
  });

  test('many who ask at once wait for one making', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.inject({ method: 'POST', url: '/api/sum', payload: { numbers: [9, 9] } })));
    expect(new Set(answers.map((each) => each.body)).size).toBe(1);
  });

  test('it travels compressed as the caller likes, tagged, and 304 when held already', async () => {
    const ask = (headers: Record<string, string>) => app.inject({ url: '/api/almanac', headers });
    const plain = await ask({});
    expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, 'Accept-Encoding']);
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.rawPayload.length).toBeLessThan(200);
    expect((await ask({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask({ 'accept-encoding': 'br;q=0.5, identity' })).headers['content-encoding']).toBeUndefined();
    expect(br.headers['etag']).not.toBe(plain.headers['etag']);
    for (const answer of [plain, br]) {
      const held = await ask({ 'if-none-match': String(answer.headers['etag']) });
      expect([held.statusCode, held.body]).toEqual([304, '']);
    }
    const head = await app.inject({ method: 'HEAD', url: '/api/almanac' });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(plain.rawPayload.length)]);
  });
});

test('the log says which field an answer left out', async () => {
  const { jsonWriter } = await import('./writeJson.ts');
  const write = jsonWriter(Type.Array(Note), 'listNotes');
  expect(write([{ id: 1, text: 'a', secret: 'x' }])).toBe('[{"id":1,"text":"a"}]');
  expect(() => write([{ id: 1, text: 'a' }, { id: 2 }])).toThrow('listNotes: [1].text is missing; expected text.');
});

describe('for those who run it', () => {
  test('health, readiness and metrics', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', database: 'ok', storage: 'ok' });
    const { body } = await app.inject('/metrics');
    expect(body).toContain('http_requests_total{call="showNote",status="200"}');
    expect(body).toContain('jobs_waiting{kind="mail"} 2');
    expect(body).toMatch(/process_resident_memory_bytes \d{7,}/);
  });

  test('the API document lists every call, aliases as deprecated', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Record<string, unknown>>> }>();
    expect(Object.keys(paths)).toContain('/api/notes/{id}');
    expect(paths['/api/notes/{id}']?.['get']).toMatchObject({ operationId: 'showNote', tags: ['notes'] });
    expect(paths['/api/notes/delete/{id}']?.['get']).toMatchObject({ deprecated: true, security: [{ bearer: [] }] });
    const page = await app.inject('/api/docs');
    expect(page.body).toContain('<code>POST /api/notes</code>');
    expect(page.body).not.toMatch(/<script|https?:\/\//);
  });
});
