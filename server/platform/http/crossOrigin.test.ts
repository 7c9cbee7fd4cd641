import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, openNotes, type NotesPortal } from '../../testing/notesRoom.ts';

const origin = 'https://paper.example';
let portal: NotesPortal;
beforeAll(async () => {
  portal = await openNotes();
});
afterAll(() => portal.close());

test.each(['/api/notes/1', '/api/almanac', '/api/almanac'])(
  'the page of another site reads what everybody may read at %s',
  async (url) => {
    const answer = await portal.app.inject({ url, headers: { origin } });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.headers['access-control-expose-headers']).toContain('etag');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  },
);

test('a refusal can be read there, too', async () => {
  const answer = await portal.app.inject({ url: '/api/notes/0', headers: { origin } });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([400, '*']);
});

test('a browser that asks before it sends is told what it may send, without cookies', async () => {
  const answer = await portal.app.inject({
    method: 'OPTIONS',
    url: '/api/notes/1',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['access-control-allow-methods']).toContain('GET');
  expect(answer.headers['access-control-allow-headers']).toContain('authorization');
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});

test('a write from there is refused unless it brings a token of its own', async () => {
  const ask = (headers: Record<string, string>) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/notes',
      payload: { text: 'rain' },
      headers: { origin, 'sec-fetch-site': 'cross-site', ...headers },
    });
  expect((await ask({})).statusCode).toBe(403);
  expect((await ask(bearer('ama'))).statusCode).toBe(201);
});

test('an answer that was worked out anew has a tag, and is not sent again to who holds it', async () => {
  const first = await portal.app.inject('/api/notes/7');
  const again = await portal.app.inject({
    url: '/api/notes/7',
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect([first.headers['etag'], again.statusCode, again.body]).toEqual([expect.stringMatching(/^".+"$/), 304, '']);
  const other = await portal.app.inject({
    url: '/api/notes/8',
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect(other.statusCode).toBe(200);
});
