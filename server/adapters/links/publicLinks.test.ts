import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openPublicFetch } from '../outside/publicFetch.ts';
import { publicLinks } from './publicLinks.ts';

const stands: Server[] = [];
afterEach(() => {
  for (const stand of stands.splice(0)) {
    stand.closeAllConnections();
    stand.close();
  }
});

/** A site on this machine; answers its address and what it was asked. */
async function site(answer: RequestListener, robots = '') {
  const asked: string[] = [];
  const agents = new Set<string | undefined>();
  const stand = createServer((request, reply) => {
    agents.add(request.headers['user-agent']);
    if (request.url === '/robots.txt') {
      reply.statusCode = robots === '' ? 404 : 200;
      reply.end(robots);
      return;
    }
    asked.push(`${request.method} ${request.url}`);
    answer(request, reply);
  });
  stands.push(stand);
  await new Promise<void>((ready) => stand.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(stand.address() as AddressInfo).port}`, asked, agents };
}

const links = (allowed: readonly string[] = ['127.0.0.1']) =>
  publicLinks({
    fetchPublic: openPublicFetch(allowed),
    agent: 'AgriHub-Ghana (+https://agrihub.example.gh)',
    timeOutMs: 400,
  });
const look = (address: string, allowed?: readonly string[]) =>
  links(allowed).look(address, new AbortController().signal);
const status =
  (code: number): RequestListener =>
  (_, reply) =>
    void reply.writeHead(code).end('words');
const onlyGet =
  (head: number, get: number): RequestListener =>
  (request: IncomingMessage, reply) =>
    void reply.writeHead(request.method === 'HEAD' ? head : get).end();

describe('a look at a page', () => {
  test.each([
    [200, 'answered'],
    [204, 'answered'],
    [404, 'gone'],
    [410, 'gone'],
    [403, 'closed'],
    [429, 'closed'],
    [500, 'silent'],
    [503, 'silent'],
  ] as const)('that answers %s finds it %s', async (code, state) => {
    expect(await look((await site(status(code))).url)).toBe(state);
  });

  test('asks for the headers alone, under a name its operator can write to', async () => {
    const { url, asked, agents } = await site(status(200));
    await look(`${url}/paper`);
    expect(asked).toEqual(['HEAD /paper']);
    expect([...agents]).toEqual(['AgriHub-Ghana (+https://agrihub.example.gh)']);
  });

  test.each([
    [405, 200, 'answered'],
    [404, 200, 'answered'],
    [403, 404, 'gone'],
  ] as const)('asks again where HEAD is answered %s: the page answers %s', async (head, get, state) => {
    const { url, asked } = await site(onlyGet(head, get));
    expect(await look(`${url}/x`)).toBe(state);
    expect(asked).toEqual(['HEAD /x', 'GET /x']);
  });

  test('does not read a page that has no end', async () => {
    const { url } = await site((request, reply) => {
      reply.writeHead(request.method === 'HEAD' ? 405 : 200);
      if (request.method === 'GET') setInterval(() => reply.write('x'.repeat(1000)), 1).unref();
      else reply.end();
    });
    expect(await look(url)).toBe('answered');
  });

  test('follows where the page has moved to', async () => {
    const { url } = await site((request, reply) => {
      if (request.url === '/old') reply.writeHead(301, { location: '/new' }).end();
      else reply.writeHead(request.url === '/new' ? 200 : 404).end();
    });
    expect(await look(`${url}/old`)).toBe('answered');
  });

  test('that never answers, or cannot be reached, finds silence', async () => {
    expect(await look((await site(() => {})).url)).toBe('silent');
    expect(await look('http://127.0.0.1:9/')).toBe('silent');
    expect(await look('not an address')).toBe('silent');
  });
});

describe('a site that does not want to be looked at', () => {
  test('is left alone where its robots.txt says so, and asked for it once', async () => {
    const { url, asked } = await site(status(200), 'User-agent: *\nDisallow: /private/');
    const round = links();
    const { signal } = new AbortController();
    expect([await round.look(`${url}/private/paper`, signal), await round.look(`${url}/open`, signal)]).toEqual([
      'closed',
      'answered',
    ]);
    expect(asked).toEqual(['HEAD /open']);
  });
});

describe('the inner network', () => {
  test('is not looked at, by address or by redirect', async () => {
    const inner = await site(status(200));
    const outer = await site((_, reply) => void reply.writeHead(302, { location: `${inner.url}/secret` }).end());
    expect(await look(`${inner.url}/secret`, [])).toBe('closed');
    // The first site is allowed under its name; it leads to an address that is not.
    expect(await look(outer.url.replace('127.0.0.1', 'localhost'), ['localhost'])).toBe('closed');
    expect(inner.asked).toEqual([]);
  });
});

test('a machine without network finds nothing, good or bad', async () => {
  const fetchPublic = () =>
    Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'EAI_AGAIN' } }));
  const { signal } = new AbortController();
  expect(await publicLinks({ fetchPublic, agent: 'x' }).look('https://example.org/', signal)).toBeNull();
});

test('a look that is called off says so', async () => {
  const { url } = await site(() => {});
  const calling = new AbortController();
  const looking = links().look(url, calling.signal);
  calling.abort();
  await expect(looking).rejects.toThrow(/abort/i);
});
