import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointShape } from '#contract/endpoint.ts';
import { everything } from '#contract/everything.ts';
import type { Ingest } from './adapters/ingest/ingest.ts';
import { workbook, rowsXml } from './adapters/ingest/testing/corpus/workbooks.ts';
import { readSchema } from './platform/calls/schema.ts';
import { exampleOf } from './testing/exampleInput.ts';
import { madeIngest } from './testing/madeIngest.ts';
import { multipart } from './testing/multipart.ts';
import { seeded } from './testing/seeded.ts';
import { finding } from './testing/sending.ts';
import { below, pick, spoil } from './testing/spoil.ts';
import { buildTestApp, type PersonName, type TestApp } from './testing/testApp.ts';

/**
 * Bodies spoiled by chance, to every call that takes one, over a real line: each is answered, with a sentence of the portal's own.
 * FUZZ_SEED makes another sequence, FUZZ_ROUNDS a longer one: FUZZ_ROUNDS=100 npx vitest run server/fuzz.test.ts
 */
const firstSeed = Number(process.env['FUZZ_SEED'] ?? 1);
const rounds = Number(process.env['FUZZ_ROUNDS'] ?? 1);
const patienceMs = 20_000;

/** They end the session of whoever asks. */
const leftOut = new Set(['leaveDataArea', 'signOut', 'endOwnSessions', 'endOwnSession', 'deleteOwnAccount']);
const calls = everything.filter((call) => takesBody(call) && !leftOut.has(call.name));
const tusPath = '/api/uploads/tus';

let portal: TestApp;
let port: number;
const cookies = new Map<PersonName, string>();
let picture: Buffer;
let sheet: Buffer;

beforeAll(async () => {
  portal = await buildTestApp({ ingest: refusing(madeIngest()) });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  port = (portal.app.server.address() as AddressInfo).port;
  for (const person of ['admin', 'adjoa'] as const) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/accounts/sign-in',
      payload: { email: `${person}@demo.agrihub.example`, password: 'demo-agrihub' },
    });
    cookies.set(person, answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  }
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7d34' } })
    .jpeg()
    .toBuffer();
  sheet = Buffer.from(
    workbook([
      {
        name: 'Farmers',
        rows: rowsXml([
          ['name', 'phone', 'town'],
          ['Ama', '0244123456', 'Ejura'],
        ]),
      },
    ]),
  );
});
afterAll(() => portal.close());

/** The reader refuses what it cannot read; spoiledByChance.test.ts sees that it does. */
function refusing(reader: Ingest): Ingest {
  return {
    read: (order, ...rest) =>
      reader.read(order, ...rest).catch(() => ({
        reading: { kind: null, tables: [], findings: [finding()], personalData: [] },
        tables: [],
        sha256: '0'.repeat(64),
        bytes: 0,
      })),
  };
}

function takesBody({ body, upload, fileForm, filesForm, live }: EndpointShape): boolean {
  return live === undefined && [body, upload, fileForm, filesForm].some((each) => each !== undefined);
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly person: PersonName;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** So many bytes are sent before the line breaks; all, where it does not. */
  readonly cutAfter: number | null;
}

/** The status; null where the line was broken on purpose. @throws where nothing is answered in time */
function send({ method, path, person, headers, body, cutAfter }: Sent): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: false,
      headers: {
        cookie: cookies.get(person),
        'sec-fetch-site': 'same-origin',
        ...headers,
        'content-length': String(body.length),
      },
    });
    const timer = setTimeout(
      () => reject(new Error(`${method} ${path} had no answer within ${patienceMs} ms`)),
      patienceMs,
    );
    const settle = (status: number | null): void => (clearTimeout(timer), resolve(status));
    request.on('response', (answer) => answer.resume().once('close', () => settle(answer.statusCode ?? null)));
    request.on('error', () => settle(null));
    if (cutAfter === null) request.end(body);
    else request.write(body.subarray(0, cutAfter), () => setImmediate(() => request.destroy()));
  });
}

/** A body as it should be, with its headers. */
function goodBody(call: EndpointShape, chance: () => number): { body: Buffer; headers: Record<string, string> } {
  const fields = call.body === undefined ? {} : (exampleOf(readSchema(call.body)) as Record<string, unknown>);
  const file = pick(chance, [
    sheet,
    picture,
    Buffer.from('District,Yield\nEjura,1200\n'),
    Buffer.from('{"type":"FeatureCollection","features":[]}'),
  ]);
  if (call.upload !== undefined) return { body: file, headers: { 'content-type': 'application/octet-stream' } };
  const part = call.filesForm?.part ?? 'file';
  if (call.fileForm !== undefined || call.filesForm !== undefined || call.partsForm) {
    const { payload, headers } = multipart(fields, [
      {
        part: pick(chance, [part, part, 'other']),
        bytes: file,
        name: pick(chance, ['a.csv', 'b.xlsx', 'c.jpg', '../../d', '\u202e.txt']),
      },
    ]);
    return { body: payload, headers };
  }
  return { body: Buffer.from(JSON.stringify(fields)), headers: { 'content-type': 'application/json' } };
}

const oddTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
];

function spoiledCall(call: EndpointShape, chance: () => number): Sent {
  const { body, headers } = goodBody(call, chance);
  const query = call.query === undefined ? {} : (exampleOf(readSchema(call.query)) as Record<string, unknown>);
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const spoiled = chance() < 0.85 ? spoil(chance, body) : body;
  return {
    method: call.method,
    path: `${call.path.replaceAll(/:\w+/g, () => String(1 + below(chance, 3)))}?${asked}`,
    person: call.audience === 'dataUser' ? 'adjoa' : 'admin',
    headers: chance() < 0.1 ? { ...headers, 'content-type': pick(chance, oddTypes) } : headers,
    body: spoiled,
    cutAfter: chance() < 0.2 ? below(chance, spoiled.length + 1) : null,
  };
}

/** A step of an upload in parts, with headers that may not fit. */
function spoiledPart(chance: () => number, address: string): Sent {
  const number = (): string => pick(chance, ['0', '10', '-1', '1e3', '99999999999999999999', 'x', '', '26']);
  const body = spoil(chance, Buffer.from('District,Yield\nEjura,1200\n'));
  const method = pick(chance, ['POST', 'PATCH', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS']);
  return {
    method,
    path: method === 'POST' || method === 'OPTIONS' ? tusPath : address,
    person: 'adjoa',
    headers: {
      'tus-resumable': pick(chance, ['1.0.0', '1.0.0', '1.0.0', '0.2.1', '']),
      'upload-length': number(),
      'upload-offset': number(),
      'upload-metadata': pick(chance, [
        'filename YS5jc3Y=',
        'filename',
        'filename !!!',
        ',',
        `filename ${'A'.repeat(2_000)}`,
        'x y,x y',
      ]),
      'content-type': pick(chance, [
        'application/offset+octet-stream',
        'application/offset+octet-stream',
        'text/plain',
      ]),
    },
    body: method === 'PATCH' || method === 'POST' ? body : Buffer.alloc(0),
    cutAfter: chance() < 0.2 ? below(chance, body.length) : null,
  };
}

async function openUpload(): Promise<string> {
  const answer = await portal.app.inject({
    method: 'POST',
    url: tusPath,
    headers: {
      cookie: cookies.get('adjoa'),
      'sec-fetch-site': 'same-origin',
      'tus-resumable': '1.0.0',
      'upload-length': '26',
      'upload-metadata': 'filename YS5jc3Y=',
    },
  });
  return String(answer.headers.location ?? `${tusPath}/none`);
}

test.each(Array.from({ length: rounds }, (_, round) => [firstSeed + round]))(
  'whatever a body holds, it is answered and the portal goes on (seed %i)',
  { timeout: 60_000 },
  async (seed) => {
    const chance = seeded(seed);
    const failures: string[] = [];
    const look = async (what: string, sent: Sent): Promise<void> => {
      const status = await send(sent).catch((error: Error) => error.message);
      if (typeof status === 'string')
        return void failures.push(`${status} ${JSON.stringify(sent.body.toString('latin1').slice(0, 300))}`);
      if (status !== null && status >= 500)
        failures.push(
          `${what}: ${status} to ${sent.headers['content-type']} ${JSON.stringify(sent.body.toString('latin1').slice(0, 300))}`,
        );
      if (status === null && sent.cutAfter === null)
        failures.push(`${what}: the line was broken at ${JSON.stringify(sent.body.toString('latin1').slice(0, 300))}`);
    };
    for (const call of calls) {
      const times = call.fileForm !== undefined || call.filesForm !== undefined ? 12 : 2;
      for (let each = 0; each < times; each++) await look(call.name, spoiledCall(call, chance));
    }
    const address = await openUpload();
    for (let each = 0; each < 40; each++) await look('tus', spoiledPart(chance, address));
    // What was kept of it is read, made small and mailed: none of it may end the process either.
    await portal.context.jobs.runDue();
    expect(failures).toEqual([]);
    expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
  },
);
