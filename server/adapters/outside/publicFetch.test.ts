import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InnerAddressError, isPublicAddress, openPublicFetch } from './publicFetch.ts';

let stand: Server;
let port = 0;
let reached: string[] = [];
beforeAll(async () => {
  stand = createServer((request, reply) => {
    reached.push(request.url ?? '');
    if (request.url === '/moved') reply.writeHead(302, { location: `http://127.0.0.1:${port}/inner` }).end();
    else reply.end('inner words');
  });
  await new Promise<void>((ready) => stand.listen(0, ready));
  port = (stand.address() as AddressInfo).port;
});
afterAll(() => {
  stand.closeAllConnections();
  stand.close();
});

describe('an address of the inner network', () => {
  test.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://2130706433',
    'http://0x7f.1',
    'http://0',
    'http://[::ffff:127.0.0.1]',
    'http://10.0.0.8',
    'http://192.168.1.1',
    'http://172.31.255.255',
    'http://169.254.169.254',
    'http://[fe80::1]',
    'http://[fd00::1]',
    'http://100.64.0.1',
  ])('%s is not fetched', async (host) => {
    reached = [];
    await expect(openPublicFetch([])(`${host}:${port}/`)).rejects.toThrow(InnerAddressError);
    expect(reached).toEqual([]);
  });

  test('is said with what to do', async () => {
    await expect(openPublicFetch([])(`http://127.0.0.1:${port}/`)).rejects.toThrow(
      '127.0.0.1 lies in the inner network, which the portal does not fetch from. Give an address on the internet, or have the operator name 127.0.0.1 in INNER_HOSTS.',
    );
  });

  test('is not fetched when an allowed host redirects to it', async () => {
    reached = [];
    await expect(openPublicFetch(['localhost'])(`http://localhost:${port}/moved`)).rejects.toThrow(InnerAddressError);
    expect(reached).toEqual(['/moved']);
  });

  test('is fetched when the operator named it', async () => {
    const answer = await openPublicFetch(['LOCALHOST', '127.0.0.1'])(`http://localhost:${port}/moved`);
    expect(await answer.text()).toBe('inner words');
  });
});

test('other schemes are not fetched', async () => {
  await expect(openPublicFetch([])('file:///etc/passwd')).rejects.toThrow('file: is not http: or https:');
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['2002:7f00:1::', false],
  ['words', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
