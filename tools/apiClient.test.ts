import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, readFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeApiClient } from './apiClient.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'agrihub-client-'));
const installed = path.join(folder, 'node_modules', 'agrihub-client');

// As `npm install` of the portal's archive would leave it.
beforeAll(async () => {
  await writeApiClient(path.join(folder, 'client.tgz'));
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', path.join(folder, 'client.tgz'), '-C', installed, '--strip-components=1']);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('a program that asks as the API document says compiles, and one that does not is told where', () => {
  const programs = {
    right: `const { data } = await agrihub.POST('/api/cc/calculate', { body: { crop: 'maize', district: 'ho' } });
      export const answered: number | undefined = data?.length;`,
    wrongBody: "await agrihub.POST('/api/cc/calculate', { body: { crop: 7 } }); export {};",
    wrongAddress: "await agrihub.GET('/api/no/such/call'); export {};",
  };
  const files = Object.entries(programs).map(([name, text]) => {
    const client =
      "import { createAgriHubClient } from 'agrihub-client';\nconst agrihub = createAgriHubClient({ baseUrl: 'http://127.0.0.1' });\n";
    writeFileSync(path.join(folder, `${name}.mts`), client + text);
    return `${name}.mts`;
  });
  const flags = '--strict --noEmit --skipLibCheck --target ES2022 --module NodeNext --pretty false'.split(' ');
  const compiler = path.resolve('node_modules/typescript7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, ...flags, ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  const told = stdout.split('\n').filter((line) => line.includes('error TS'));
  expect(told.filter((line) => line.startsWith('right.mts'))).toEqual([]);
  expect(told.filter((line) => line.startsWith('wrongBody.mts'))).toEqual([
    expect.stringContaining("Type 'number' is not assignable to type 'string'."),
  ]);
  expect(told.filter((line) => line.startsWith('wrongAddress.mts'))).not.toEqual([]);
}, 120_000);

test('the client asks at the portal with the token, and hands on the answer', async () => {
  const server = createServer(({ url, headers }, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ url, token: headers.authorization })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { createAgriHubClient } = (await import(pathToFileURL(path.join(installed, 'index.js')).href)) as {
      createAgriHubClient(options: { baseUrl: string; token: string }): {
        GET(address: string, options: object): Promise<{ data: unknown }>;
      };
    };
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const agrihub = createAgriHubClient({ baseUrl, token: 'aghp_sample' });
    const { data } = await agrihub.GET('/api/datasets/{slug}', { params: { path: { slug: 'maize' } } });
    expect(data).toEqual({ url: '/api/datasets/maize', token: 'Bearer aghp_sample' });
  } finally {
    server.close();
  }
});

test('the same calls give the same archive', async () => {
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
  await writeApiClient(path.join(folder, 'again.tgz'));
  expect(digest('again.tgz')).toBe(digest('client.tgz'));
}, 120_000);
