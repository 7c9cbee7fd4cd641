import { afterAll, beforeAll, expect, test } from 'vitest';
import { everything } from '#contract/everything.ts';
import { readSchema } from './platform/calls/schema.ts';
import { exampleOf } from './testing/exampleInput.ts';
import { madeIngest } from './testing/madeIngest.ts';
import { buildTestApp, type Caller, type TestApp } from './testing/testApp.ts';

/** What every object has without being given it: as headers, properties, fields and cells they say nothing. */
const inherited = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];
const square = [
  [-1.3, 7.3],
  [-1.29, 7.3],
  [-1.29, 7.31],
  [-1.3, 7.3],
];
const said = inherited.map((word) => `"${word}":"${word}"`).join(',');
const shape = (properties: string): string =>
  `{"type":"Feature","properties":{${properties}},"geometry":{"type":"Polygon","coordinates":[${JSON.stringify(square)}]}}`;
const values = inherited.map((word) => `"${word}":{"20200101":1}`).join(',');

const files: Readonly<Record<string, string>> = {
  'a table': [inherited, ...inherited.map((word) => inherited.map(() => word))].map((row) => row.join(',')).join('\n'),
  'a list of farmers': [
    'Farmer name,Mobile number,Town,Sex,Age,How reached,Consent',
    ...inherited.map((word, at) => `Sample ${at},024412340${at},Ejura,${word},${word},${word},${word}`),
  ].join('\n'),
  places: ['Community,District,Region', ...inherited.map((word) => `${word},${word},${word}`)].join('\n'),
  'outlines with and without them': `{"type":"FeatureCollection","features":[${shape(said)},${shape('"owner":"Ama"')}]}`,
  'daily values': `{"properties":{"parameter":{${values},"PRECTOTCORR":{"20200101":1,"constructor":2}}}}`,
};

const uploads = everything.filter(({ upload }) => upload !== undefined);
let portal: TestApp;
let officer: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ ingest: madeIngest(), now: '2026-04-15T12:00:00Z' });
  officer = await portal.as('admin');
});
afterAll(() => portal.close());

test.each(
  uploads.flatMap((call) => Object.entries(files).map(([what, file]) => [call.name, what, call, file] as const)),
)('%s answers %s of words that every object inherits with a sentence of its own', async (_name, _what, call, file) => {
  const query = call.query === undefined ? {} : (exampleOf(readSchema(call.query)) as Record<string, unknown>);
  const asked = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const answer = await officer.inject({
    method: call.method,
    url: `${call.path}?${asked}`,
    payload: file,
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect([answer.statusCode < 500, answer.body]).toEqual([true, expect.not.stringContaining('[native code]')]);
  await portal.context.jobs.runDue();
});

test.each(inherited.flatMap((word) => [`fq=${word}:x`, `sort=${word} desc`, `facet.field=["${word}"]`]))(
  'a search of the catalogue by %s is answered',
  async (query) => {
    const answer = await portal.app.inject(`/api/3/action/package_search?${encodeURI(query)}`);
    // A field is lower-case; anything else before a colon is read as words.
    expect(answer.statusCode).toBe(/^fq=[a-z_]+:/.test(query) ? 400 : 200);
  },
);
