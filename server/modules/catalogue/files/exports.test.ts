import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataset } from '../../../testing/makeDataset.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let kofi: Caller;
let address: string;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  kofi = await portal.as('kofi');
  address = `/api/datasets/${(await makeDataset(portal)).slug}/export?form=`;
});
afterAll(() => portal.close());

const exportsKept = async () =>
  Number(
    (
      await portal.context.db
        .selectFrom('table_export')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test.each(['csv', 'json', 'xlsx', 'ods', 'parquet'])(
  'a program learns the length and the sum of the %s, and reads any part of it',
  async (form) => {
    const whole = await kofi.inject(address + form);
    const bytes = whole.rawPayload;
    expect(whole.headers).toMatchObject({
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'repr-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
    });
    const head = await kofi.inject({ method: 'HEAD', url: address + form });
    expect([head.headers['content-length'], head.rawPayload.length]).toEqual([String(bytes.length), 0]);
    const part = await kofi.inject({ url: address + form, headers: { range: 'bytes=-8' } });
    expect([part.statusCode, part.rawPayload]).toEqual([206, bytes.subarray(-8)]);
    const again = await kofi.inject({
      url: address + form,
      headers: { 'if-none-match': String(whole.headers['etag']) },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  },
);

test('many who ask for the same at once make it once', async () => {
  const { slug } = await makeDataset(portal, { name: 'Asked by many' });
  const before = await exportsKept();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => kofi.inject(`/api/datasets/${slug}/export?form=parquet`)),
  );
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
  expect((await exportsKept()) - before).toBe(1);
});

test('a meaning that is added to a column stands in the next download', async () => {
  const { slug } = await makeDataset(portal, { name: 'Described later', owner: 'esi' });
  const url = `/api/datasets/${slug}/export?form=xlsx`;
  const before = await kofi.inject(url);
  const dictionary = [{ column: 'Yield', label: 'Yield', meaning: 'Dry grain', unit: 't/ha', codes: [] }];
  const edited = await (
    await portal.as('esi')
  ).inject({
    method: 'PATCH',
    url: `/api/datasets/${slug}`,
    payload: { dictionary },
  });
  expect(edited.statusCode).toBe(200);
  expect((await kofi.inject(url)).headers['etag']).not.toBe(before.headers['etag']);
});

test('what nobody asks for goes after 30 days, and is made again for who asks', async () => {
  const { slug } = await makeDataset(portal, { name: 'Rarely asked for' });
  const url = `/api/datasets/${slug}/export?form=csv`;
  const first = await kofi.inject(url);
  portal.clock.set('2026-05-17T12:00:00Z');
  await portal.context.jobs.runDue();
  expect(await exportsKept()).toBe(0);
  const again = await (await portal.as('kofi')).inject(url);
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
});

test('a whole table stands at an address with an ending, of the version in force and of one for good', async () => {
  const { slug } = await makeDataset(portal, { name: 'With an ending' });
  const [exported, latest, pinned] = await Promise.all(
    ['export?form=csv', 'files/1.csv', 'versions/1/files/1.csv'].map((part) =>
      kofi.inject(`/api/datasets/${slug}/${part}`),
    ),
  );
  expect([latest?.body, pinned?.body]).toEqual([exported?.body, exported?.body]);
  expect(latest?.headers['accept-ranges']).toBe('bytes');
  for (const file of ['1.exe', '0.csv', 'csv', '9.csv'])
    expect((await kofi.inject(`/api/datasets/${slug}/files/${file}`)).statusCode, file).toBeGreaterThanOrEqual(400);
});
