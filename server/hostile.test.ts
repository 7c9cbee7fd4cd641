import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointShape } from '#contract/endpoint.ts';
import { everything } from '#contract/everything.ts';
import { Problem } from './platform/calls/problems.ts';
import { inputReader, type RawInput } from './platform/calls/readInput.ts';
import { choices, readSchema, type Schema } from './platform/calls/schema.ts';
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

interface Attempt {
  readonly place: string;
  readonly value: unknown;
  readonly request: InjectOptions;
  /** What the call's reader is given of it; null where an address is tried, which is read on the way to the call. */
  readonly read: RawInput | null;
}

/** One request for every place of a call and every value that may trouble it. */
function* attemptsOn(call: EndpointShape): Generator<Attempt> {
  const [params, query, body] = [call.params, call.query, call.body].map((schema) =>
    schema === undefined ? {} : exampleOf(readSchema(schema)),
  ) as [Record<string, unknown>, Record<string, unknown>, unknown];
  const attempt = (
    place: string,
    value: unknown,
    { sentParams = params, sentQuery = query, sentBody = body, isAddress = false },
  ): Attempt => {
    const payload = call.body === undefined ? undefined : JSON.stringify(sentBody);
    return {
      place,
      value,
      request: {
        method: call.method,
        url: addressOf(call, sentParams, sentQuery),
        ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
      },
      read: isAddress ? null : { params: asTexts(sentParams), query: asTexts(sentQuery), body: payload, isForm: false },
    };
  };
  for (const [name, property] of propertiesOf(call.params)) {
    for (const value of troublesOf(property)) {
      if (value === ' ') continue;
      yield attempt(`params.${name}`, value, { sentParams: { ...params, [name]: value }, isAddress: true });
    }
  }
  for (const [name, property] of propertiesOf(call.query)) {
    for (const value of troublesOf(property))
      yield attempt(`query.${name}`, value, { sentQuery: { ...query, [name]: value } });
  }
  if (call.body === undefined || call.fileForm !== undefined || call.upload !== undefined) return;
  for (const [path, schema] of placesOf(readSchema(call.body))) {
    for (const value of [...(path.length > 0 ? troublesOf(schema) : []), ...structures])
      yield attempt(`body.${path.join('.')}`, value, { sentBody: withAt(body, path, value) });
  }
}

function propertiesOf(schema: EndpointShape['params']): [string, Schema][] {
  return Object.entries(schema === undefined ? {} : (readSchema(schema).properties ?? {}));
}

function asTexts(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/**
 * Those of a call's attempts that are sent to it: all that its reader takes, and the first of each place that it refuses. What
 * the reader refuses goes no further, and that it refuses with a sentence is seen by reading: a hundredth of the work.
 */
function* sentTo(call: EndpointShape): Generator<Attempt> {
  const read = inputReader(call);
  const refusedAt = new Set<string>();
  for (const attempt of attemptsOn(call)) {
    const isRefused = attempt.read !== null && refuses(read, attempt.read);
    if (isRefused && refusedAt.has(attempt.place)) continue;
    if (isRefused) refusedAt.add(attempt.place);
    yield attempt;
  }
}

/** @throws what the portal would answer with 500 */
function refuses(read: (raw: RawInput) => unknown, raw: RawInput): boolean {
  try {
    read(raw);
    return false;
  } catch (error) {
    if (error instanceof Problem && error.status < 500 && error.message !== '') return true;
    throw error;
  }
}

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test('answers whatever is sent to it with a sentence of its own', async () => {
    const failures: string[] = [];
    for (const { place, value, request } of sentTo(call)) {
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
