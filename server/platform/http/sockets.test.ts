import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

// What Node answers before a request exists can be seen on real sockets alone.
let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await buildTestApp();
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  port = (portal.app.server.address() as AddressInfo).port;
});
afterAll(() => portal.close());

function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test('headers beyond 64 KiB are refused with 431 and a sentence', async () => {
  const answer = await send(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('larger than 64 KiB together. Shorten the address');
});

test('headers of 40 KiB pass', async () => {
  const answer = await send(
    `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
});

test('what is not HTTP is refused with 400 and a sentence', async () => {
  const answer = await send('good morning\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"message":"The request is not valid HTTP. Send it again."');
});

test('an address beyond 50,000 characters is 414', async () => {
  const answer = await send(`GET /api/stats?x=${'a'.repeat(50_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 414 /);
});

test('closing lets a running answer end', async () => {
  let [begin, goOn] = [(): void => undefined, (): void => undefined];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const goingOn = new Promise<void>((resolve) => (goOn = resolve));
  const other = await buildTestApp({
    addPages: (app) => {
      app.get('/slow', async () => {
        begin();
        await goingOn;
        return 'done';
      });
    },
  });
  const url = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(`${url}/slow`);
  await begun;
  const closed = other.close();
  goOn();
  await closed;
  expect(await (await answer).text()).toBe('done');
});
