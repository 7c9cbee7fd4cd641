import { Parser, Store } from 'n3';
import SHACLValidator from 'rdf-validate-shacl';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { dcatApShapes } from './testing/dcatApShapes.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  await makeDataset(portal, {
    details: {
      licence: 'CC-BY-4.0',
      institution: 'Ministry of Food and Agriculture',
      topic: 'crops',
      tags: ['maize'],
      source: 'Field survey',
      contact: 'Statistics desk, statistics@mofa.example',
      updateFrequency: 'Yearly',
      coversFrom: '2019-01-01',
      coversTo: '2020-12-31',
      regions: ['ashanti'],
    },
  });
  await makeDataset(portal, { name: 'With little said of it', details: { licence: 'other' } });
});
afterAll(() => portal.close());

/** What a checker of DCAT-AP says against a document, a line each. */
async function violationsOf(turtle: string): Promise<string[]> {
  // Its types ask for a factory of its own data; it takes any dataset of RDF/JS.
  const read = (text: string) => new Store(new Parser().parse(text)) as never;
  const report = await new SHACLValidator(read(dcatApShapes())).validate(read(turtle));
  return report.results.map(
    ({ focusNode, path, sourceConstraintComponent }) =>
      `${focusNode?.value} ${path?.value} ${sourceConstraintComponent?.value.split('#')[1]}`,
  );
}

test.each(['/catalog.ttl', '/api/datasets/crop-yields-by-region/metadata?form=ttl'])(
  'a checker of DCAT-AP 3 finds nothing against %s',
  async (url) => {
    const { body } = await portal.inject(url);
    expect(body).toContain('statistics@mofa.example');
    expect(await violationsOf(body)).toEqual([]);
  },
);

test('the checker notices a dataset without a title and a file without an address', async () => {
  expect(
    await violationsOf(
      `<a:b> a <http://www.w3.org/ns/dcat#Dataset> ; <http://purl.org/dc/terms/description> "A" . <a:c> a <http://www.w3.org/ns/dcat#Distribution> .`,
    ),
  ).toEqual([
    'a:b http://purl.org/dc/terms/title MinCountConstraintComponent',
    'a:c http://www.w3.org/ns/dcat#accessURL MinCountConstraintComponent',
  ]);
});
