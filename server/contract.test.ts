import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointShape } from '#contract/endpoint.ts';
import { everything } from '#contract/everything.ts';
import { slugOf } from '#engines/catalogue/slug.ts';
import { buildTestApp, type TestApp } from './testing/testApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const addresses = (endpoint: EndpointShape) =>
  [endpoint, ...(endpoint.aliases ?? [])].map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
const named = (endpoints: readonly EndpointShape[]) => endpoints.map(({ name }) => name).toSorted();

test('each declared endpoint is mounted, and each mounted one declared', () => {
  const mounted = portal.app.calls.all().map(({ endpoint }) => endpoint);
  expect(named(mounted)).toEqual(named(everything));
});

test('no two endpoints bear one name or answer at one address', () => {
  expect(new Set(named(everything)).size).toBe(everything.length);
  const all = everything.flatMap(addresses);
  expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
});

test('no dataset is given a short name that leads to another call', () => {
  const paths = everything.flatMap((endpoint) => [endpoint, ...(endpoint.aliases ?? [])].map(({ path }) => path));
  const words = paths.flatMap((path) => /^\/api\/datasets\/([a-z-]+)(?:\/|$)/.exec(path)?.[1] ?? []);
  expect(words).toContain('reference');
  expect([...new Set(words)].filter((word) => slugOf(word, () => false) === word)).toEqual([]);
});

test('no address fits two paths: where each has a word for the variable of the other, one of them takes no such word', () => {
  const paths = everything.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? []).map(({ path }) => path)].map((path) => ({
      endpoint,
      path,
      parts: path.split('/'),
    })),
  );
  type Path = (typeof paths)[number];
  const isVariable = (part: string | undefined) => part?.startsWith(':') === true;
  /** Whether one path takes every word that another has in place of its variables. */
  const takes = ({ endpoint, parts }: Path, words: readonly string[]) =>
    parts.every((part, at) => {
      const word = words[at] ?? '';
      if (!isVariable(part) || isVariable(word)) return true;
      // Short names of datasets are none of these words: the test before this one.
      if (parts[2] === 'datasets' && at === 3 && part === ':id') return false;
      return (endpoint.params?.properties[part.slice(1)] as { type?: string } | undefined)?.type !== 'integer';
    });
  const alike = (one: Path, other: Path) =>
    one.parts.length === other.parts.length &&
    one.parts.every((part, at) => part === other.parts[at] || isVariable(part) || isVariable(other.parts[at]));
  const both = paths.flatMap((one, at) =>
    paths
      .slice(at + 1)
      .filter(
        (other) => alike(one, other) && one.parts.some((part, n) => isVariable(part) && !isVariable(other.parts[n])),
      )
      .filter((other) => one.parts.some((part, n) => !isVariable(part) && isVariable(other.parts[n])))
      .filter((other) => takes(one, other.parts) && takes(other, one.parts))
      .map((other) => `${one.path} ${other.path}`),
  );
  expect(both).toEqual([]);
});

test.each(everything.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: the parameters of its paths are those it declares',
  (_name, endpoint) => {
    const declared = Object.keys(endpoint.params?.properties ?? {}).toSorted();
    for (const { path } of [endpoint, ...(endpoint.aliases ?? [])]) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).toSorted();
      expect(inPath).toEqual(declared);
    }
  },
);

test('only reads are cached, and only for everybody', () => {
  const wrong = everything.filter(
    ({ cached, effect, audience }) => cached && (effect === 'writes' || audience !== 'public'),
  );
  expect(named(wrong)).toEqual([]);
});

test('the API document says what each call may be refused with, and refers to nothing that is not there', async () => {
  const document = (await portal.inject('/api/openapi.json')).json<{
    info: { description: string };
    paths: Record<string, Record<string, { security: object[]; responses: Record<string, { $ref?: string }> }>>;
    components: { responses: Record<string, object> };
  }>();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const silent = operations.filter(
    ({ security, responses }) => !('429' in responses) || (security.length > 0 && !('401' in responses)),
  );
  expect(silent).toEqual([]);
  const referred = operations.flatMap(({ responses }) => Object.values(responses).flatMap(({ $ref }) => $ref ?? []));
  const known = new Set(Object.keys(document.components.responses).map((name) => `#/components/responses/${name}`));
  expect(referred.filter((each) => !known.has(each))).toEqual([]);
  expect(document.info.description).toContain('Limits: 1 MB of JSON');
});

test('the API document names every endpoint and every older address', async () => {
  const document = (await portal.inject('/api/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(operations.filter((id) => !id.endsWith('_alias')).toSorted()).toEqual(named(everything));
});
