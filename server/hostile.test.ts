import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointShape } from '#contract/endpoint.ts';
import { everything } from '#contract/everything.ts';
import { choices, readSchema, type Schema } from './platform/schema.ts';
import { exampleOf, placesOf, withAt } from './testing/exampleInput.ts';
import { buildTestApp, type Caller, type TestApp } from './testing/testApp.ts';

/** What programs and people with bad intent send in place of a number, in an address or a body. */
const numbers = [
  -1, 0, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991, 9_223_372_036_854_775_808, 1e19,
  1e300, -1e300,
];
/** In place of a text: names of what every object has, what SQL, patterns, paths and days choke on, and too much of it. */
const texts = [
  '99999999999999999999',
  '__proto__',
  'constructor',
  "' or 1=1; --",
  '\u0000',
  'a\u0000b',
  '%_\\',
  '((',
  '../../etc/passwd',
  '2026-02-30',
  '0000-00-00',
  '9999-99-99',
  '1e400',
  '00000000-0000-0000-0000-000000000000',
  '\u{1f33d}',
  'x'.repeat(6_000),
  ' ',
];
/** What JSON alone can say. */
const structures = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  JSON.parse('{"__proto__":{"a":1}}') as unknown,
  '\ud800',
  'a\udc00b',
];

/** They end the session of whoever asks, or stay open. */
const leftOut = new Set(['leaveDataArea', 'signOut', 'endOwnSessions', 'endOwnSession']);
const calls = everything.filter((call) => !leftOut.has(call.name) && call.live === undefined);

let portal: TestApp;
let officer: Caller;
let dataUser: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [officer, dataUser] = [await portal.as('admin'), await portal.as('adjoa')];
});
afterAll(() => portal.close());

/** Those a place is tried with: of the whole list what its kind can be troubled by. */
function troublesOf(schema: Schema): readonly unknown[] {
  const kinds = new Set(choices(schema).map((choice) => (choice.const === undefined ? choice.type : 'word')));
  if (kinds.has('integer') || kinds.has('number')) return [...numbers, '99999999999999999999', '__proto__', '1e400'];
  return kinds.has('string') ? texts : ['__proto__', 'constructor', '\u0000', '99999999999999999999'];
}

function addressOf(
  { path }: EndpointShape,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 'x')));
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return asked.size === 0 ? filled : `${filled}?${asked}`;
}

/** One request for every place of a call and every value that may trouble it. */
function* requestsFor(
  call: EndpointShape,
): Generator<{ readonly place: string; readonly value: unknown; readonly request: InjectOptions }> {
  const [params, query, body] = [call.params, call.query, call.body].map((schema) =>
    schema === undefined ? {} : exampleOf(readSchema(schema)),
  ) as Record<string, unknown>[];
  const send = (url: string, payload: unknown): InjectOptions => ({
    method: call.method,
    url,
    ...(call.body !== undefined && {
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    }),
  });
  for (const [where, schema] of [
    ['params', call.params],
    ['query', call.query],
  ] as const) {
    for (const [name, property] of Object.entries(schema === undefined ? {} : (readSchema(schema).properties ?? {}))) {
      for (const value of troublesOf(property)) {
        if (where === 'params' && value === ' ') continue;
        const url =
          where === 'params'
            ? addressOf(call, { ...params, [name]: value }, query ?? {})
            : addressOf(call, params ?? {}, { ...query, [name]: value });
        yield { place: `${where}.${name}`, value, request: send(url, body) };
      }
    }
  }
  if (call.body === undefined || call.fileForm !== undefined || call.upload !== undefined) return;
  for (const [path, schema] of placesOf(readSchema(call.body))) {
    for (const value of [...(path.length > 0 ? troublesOf(schema) : []), ...structures]) {
      yield {
        place: `body.${path.join('.')}`,
        value,
        request: send(addressOf(call, params ?? {}, query ?? {}), withAt(body, path, value)),
      };
    }
  }
}

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test('answers whatever is sent to it with a sentence of its own', async () => {
    const failures: string[] = [];
    for (const { place, value, request } of requestsFor(call)) {
      for (const caller of call.audience === 'either'
        ? [officer, dataUser]
        : [call.audience === 'dataUser' ? dataUser : officer]) {
        const { statusCode, body } = await caller.inject(request);
        // 501 is a refusal: a form that oEmbed has no answer in.
        if (statusCode >= 500 && statusCode !== 501)
          failures.push(`${place} ${JSON.stringify(value).slice(0, 60)}: ${statusCode} ${body.slice(0, 120)}`);
      }
    }
    expect(failures).toEqual([]);
  });
});
