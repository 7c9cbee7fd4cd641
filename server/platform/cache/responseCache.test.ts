import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNotes, type NotesPortal } from '../../testing/notesRoom.ts';

let portal: NotesPortal;
beforeAll(async () => {
  portal = await openNotes();
});
afterAll(() => portal.close());

describe('remembering', () => {
  test('the same question is answered once, until the cache version changes', async () => {
    const ask = (numbers: number[]) => portal.app.inject({ method: 'POST', url: '/api/sum', payload: { numbers } });
    const first = (await ask([1, 2])).json<{ sum: number; made: number }>();
    expect(first.sum).toBe(3);
    expect((await ask([1, 2])).json()).toEqual(first);
    expect((await ask([1, 3])).json<{ made: number }>().made).toBe(first.made + 1);
    portal.context.bumpCacheVersion('reference', '2');
    expect((await ask([1, 2])).json<{ made: number }>().made).toBe(first.made + 2);
    expect((await ask([1, 2, 3, 4, 5, 6])).json()).toMatchObject({
      message: 'numbers is a list of 6; expected a list of at most 5 items.',
    });
  });

  test('however a question is spelled, its answer is made once', async () => {
    const ask = async (url: string) => (await portal.app.inject(url)).json<{ made: number }>().made;
    const made = await ask('/api/almanac');
    for (const url of ['/api/almanac?x=1', '/API/Almanac/', '//api/almanac?_=12']) expect(await ask(url)).toBe(made);
    const add = async (payload: string) =>
      (
        await portal.app.inject({
          method: 'POST',
          url: '/api/sum',
          payload,
          headers: { 'content-type': 'application/json' },
        })
      ).json<{ made: number }>().made;
    expect(await add('{ "numbers": [4, 4], "colour": "red" }')).toBe(await add('{"numbers":[4,4]}'));
  });

  test('who asks at another host is not given addresses of the first', async () => {
    const made = async (host: string) =>
      (await portal.app.inject({ url: '/api/almanac', headers: { host } })).json<{ made: number }>().made;
    const first = await made('one.example');
    expect(await made('two.example')).toBe(first + 1);
    expect(await made('one.example')).toBe(first);
  });

  test('a page that asks within the process is given the answer that callers were given', async () => {
    const headers = { host: 'three.example' };
    const { body } = await portal.app.inject({ url: '/api/almanac', headers });
    const mounted = portal.app.calls.get('almanac');
    const input = mounted?.readInput({ params: {}, query: {}, body: undefined, isForm: false });
    const written = input && (await mounted?.cached?.(input, { headers } as FastifyRequest));
    expect(written?.body.toString()).toBe(body);
  });

  test('many who ask at once wait for one making', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => portal.app.inject({ method: 'POST', url: '/api/sum', payload: { numbers: [9, 9] } })),
    );
    expect(new Set(answers.map((each) => each.body)).size).toBe(1);
  });

  test('it travels compressed as the caller likes, tagged, and 304 when held already', async () => {
    const ask = (headers: Record<string, string>) => portal.app.inject({ url: '/api/almanac', headers });
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
    const head = await portal.app.inject({ method: 'HEAD', url: '/api/almanac' });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(plain.rawPayload.length)]);
  });
});
