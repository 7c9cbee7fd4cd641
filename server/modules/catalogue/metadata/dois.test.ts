import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDataset } from '../../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';

interface Told {
  readonly url: string;
  readonly authorization: string;
  readonly attributes: Record<string, unknown>;
}

let portal: TestApp;
let dataCite: Server;
let told: Told[] = [];
let status = 200;

beforeAll(async () => {
  dataCite = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { data } = JSON.parse(body) as { data: { attributes: Record<string, unknown> } };
      told.push({
        url: `${request.method} ${request.url}`,
        authorization: request.headers.authorization ?? '',
        attributes: data.attributes,
      });
      answer.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => dataCite.listen(0, '127.0.0.1', resolve));
  portal = await buildTestApp({
    env: {
      INNER_HOSTS: '127.0.0.1',
      PUBLIC_URL: 'https://agrihub.example.gh',
      DATACITE_URL: `http://127.0.0.1:${(dataCite.address() as AddressInfo).port}`,
      DATACITE_PREFIX: '10.12345',
      DATACITE_REPOSITORY: 'GH.AGRI',
      DATACITE_PASSWORD: 'secret',
    },
  });
});
beforeEach(() => {
  [told, status] = [[], 200];
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => dataCite.close(resolve));
});

const look = async () => {
  await sql`delete from job where kind = 'tellDataCite'`.execute(portal.context.db);
  await portal.context.jobs.enqueue(portal.context.db, {
    kind: 'tellDataCite',
    payload: null,
    dedupeKey: `t${Date.now()}${Math.random()}`,
  });
  await portal.context.jobs.runDue();
};

test('a public dataset gets a DOI that DataCite is told of once, and again when it changes; a private one gets none', async () => {
  const { datasetId, slug } = await makeDataset(portal, { details: { licence: 'CC-BY-4.0', institution: 'CSIR' } });
  await makeDataset(portal, { name: 'Soil secret', private: true });
  const doi = `10.12345/agrihub.${datasetId.slice(0, 8)}`;
  const mine = () => told.filter(({ attributes }) => attributes['doi'] === doi);
  status = 422;
  await look();
  expect(mine()).toHaveLength(1);
  const metadata = async () => (await portal.inject(`/api/datasets/${slug}/metadata?form=datacite`)).body;
  expect(await metadata()).toContain('identifierType="URL"');
  status = 200;
  await sql`update dataset_doi set tried_at = tried_at - interval '2 hours'`.execute(portal.context.db);
  await look();
  expect(mine().at(-1)).toMatchObject({
    url: `PUT /dois/${doi}`,
    authorization: `Basic ${Buffer.from('GH.AGRI:secret').toString('base64')}`,
    attributes: {
      doi,
      event: 'publish',
      url: `https://agrihub.example.gh/main/datasetpreview/${slug}`,
      creators: [{ name: 'CSIR' }],
      version: '1',
    },
  });
  expect(await metadata()).toContain(`<identifier identifierType="DOI">${doi}</identifier>`);
  await look();
  expect(mine()).toHaveLength(2);
  await sql`update dataset set updated_at = updated_at + interval '1 second' where id = ${datasetId}`.execute(
    portal.context.db,
  );
  await look();
  expect(mine()).toHaveLength(3);
  await sql`update dataset set private = true where id = ${datasetId}`.execute(portal.context.db);
  await look();
  await look();
  expect(
    mine()
      .slice(3)
      .map(({ attributes }) => attributes['event']),
  ).toEqual(['hide']);
});
