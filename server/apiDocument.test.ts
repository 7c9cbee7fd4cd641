import { afterAll, beforeAll, expect, test } from 'vitest';
import { Check } from 'typebox/schema';
import { everything } from '#contract/everything.ts';
import { ownExamples } from './platform/calls/ownExamples.ts';
import { buildTestApp, type TestApp } from './testing/testApp.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly deprecated?: boolean;
  readonly security: readonly object[];
  readonly parameters: readonly { name: string; in: string; required: boolean; example?: unknown }[];
  readonly responses: Readonly<Record<string, Response>>;
}
type Content = Readonly<Record<string, { schema: Readonly<Record<string, unknown>>; example?: unknown }>>;
interface Response {
  readonly $ref?: string;
  readonly headers?: object;
  readonly content?: Content;
}
interface ApiDocument {
  readonly tags: readonly { name: string; description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>> & { get?: Operation }>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Response>>;
    readonly schemas: Readonly<Record<string, object>>;
  };
}

let portal: TestApp;
let document: ApiDocument;
let calls: readonly { readonly url: string; readonly get: Operation }[];
beforeAll(async () => {
  portal = await buildTestApp();
  document = (await portal.inject('/api/openapi.json')).json<ApiDocument>();
  calls = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const url = get && addressOf(path, get);
    return !get || url === undefined || /stream|events/.test(url) ? [] : [{ url, get }];
  });
});
afterAll(() => portal.close());

/** Where a call is tried with its own examples; nothing where one is missing or the address is an older one. */
function addressOf(path: string, { deprecated, parameters }: Operation): string | undefined {
  const needed = parameters.filter(({ required }) => required);
  if (deprecated || needed.some(({ example }) => example === undefined)) return undefined;
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(needed.find((each) => each.name === name)?.example)),
  );
  const query = needed
    .filter((each) => each.in === 'query')
    .map(({ name, example }): [string, string] => [name, String(example)]);
  return `${inPath}?${new URLSearchParams(query).toString()}`;
}

test('each room is described, and open calls take the examples they stand with', async () => {
  expect(document.tags.filter(({ name, description }) => description === name)).toEqual([]);
  const open = calls.filter(({ get }) => get.security.length === 0);
  expect(open.length).toBeGreaterThan(100);
  const refused = [];
  for (const { url } of open) {
    const { statusCode, body } = await portal.inject(url);
    if (statusCode === 400 || statusCode === 500) refused.push([url, body.slice(0, 200)]);
  }
  expect(refused).toEqual([]);
});

test.each(['nobody', 'ama', 'admin'] as const)(
  'what %s is answered has the type and the shape the document says',
  async (who) => {
    const caller = who === 'nobody' ? portal : await portal.as(who);
    const wrong = [];
    for (const { url, get } of calls) {
      const { statusCode, headers, body } = await caller.inject(url);
      const said = saidOf(get, statusCode);
      const type = String(headers['content-type']).split(';')[0] ?? '';
      const found = said.content?.[type] ?? said.content?.['*/*'];
      if (!said.content && body === '') continue;
      if (!found) wrong.push([url, statusCode, `${type} is not among ${Object.keys(said.content ?? {}).join(', ')}`]);
      else if (type.endsWith('json') && !fits(found.schema, JSON.parse(body)))
        wrong.push([url, statusCode, body.slice(0, 200)]);
    }
    expect(wrong).toEqual([]);
  },
);

function saidOf({ responses }: Operation, status: number): Response {
  const said = responses[status] ?? responses.default;
  const name = said?.$ref?.split('/').at(-1);
  return (name === undefined ? said : document.components.responses[name]) ?? {};
}

const fits = (schema: Readonly<Record<string, unknown>>, body: unknown) =>
  Check({ ...schema, components: document.components }, body);

test('a session opens older addresses that only read; a write behind GET asks for the header', () => {
  const reads = document.paths['/api/broadcast']?.get;
  expect([reads?.deprecated, reads?.security]).toEqual([true, [{ bearer: [] }, { officer: [] }]]);
  const deletes = document.paths['/api/broadcast/delete/{id}']?.get;
  expect([deletes?.deprecated, deletes?.security]).toEqual([true, [{ bearer: [] }]]);
});

test('a call that leads elsewhere is described as 303 with its Location, and answers nothing else', async () => {
  const leads = document.paths['/api/datasets/reference/{table}/{key}']?.get?.responses;
  expect(Object.keys(leads?.[303]?.headers ?? {})).toEqual(['Location']);
  expect(Object.keys(leads?.[200]?.content ?? {})).toEqual(['text/html']);
  const { statusCode, headers, body } = await portal.inject('/api/datasets/reference/regions/1');
  expect([statusCode, headers['content-type'], body]).toEqual([303, undefined, '']);
});

/** Calls that take a recording, which no text shows. */
const takesSound = new Set(['answerByVoice', 'keepRecording']);

test('each call stands with an example of what it takes, or where it is asked with nothing of what it answers', () => {
  const wrong = [];
  for (const each of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { operationId: name, parameters, requestBody, responses } = each;
    const isAsked = requestBody !== undefined || parameters.some((parameter) => parameter.in !== 'header');
    const content = isAsked ? requestBody?.content : (responses[200] ?? responses[201])?.content;
    for (const [type, { schema, example }] of Object.entries(content ?? {})) {
      if (takesSound.has(name)) continue;
      if (example === undefined || JSON.stringify(example) === '[]')
        wrong.push(`${name} has no example as ${type}; add one to ownExamples.json.`);
      else if (!fits(schema, example)) wrong.push(`The example of ${name} as ${type} is not of its shape.`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every example kept by hand is of a call there is', () => {
  const names = new Set(everything.map(({ name }) => name));
  const kept = [...Object.keys(ownExamples.takes), ...Object.keys(ownExamples.answers)];
  expect(kept.filter((name) => !names.has(name))).toEqual([]);
});
