import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

/** What follows from a report: photos made ready, risks proposed, visits asked for. */
let portal: TestApp;
let admin: Caller;
let ama: Caller;
let efua: Caller;
let sites: number[];

beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [admin, ama, efua] = await Promise.all([portal.as('admin'), portal.as('ama'), portal.as('efua')]);
  sites = [];
  for (const name of ['North', 'South']) {
    const made = await admin.inject({
      method: 'POST',
      url: '/api/traps/sites',
      payload: { speciesId: 'fall_armyworm', name, latitude: 7.4, longitude: -1.36, visitDays: 7 },
    });
    sites.push(made.json<{ id: number }>().id);
  }
});
afterAll(() => portal.close());

const report = (site: number, pestCount: number) =>
  ama.inject({
    method: 'POST',
    url: '/api/broadcast/trap-report',
    payload: { pestCount, trapSiteId: site, riskCategoryId: 2 },
  });
const proposals = async () =>
  (await efua.inject('/api/traps/proposals')).json<
    { id: number; state: string; traps: number; total: number; riskId: number | null }[]
  >();

test('photos are kept with the report and shown once they are made, without what the camera wrote', async () => {
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2e7d32' } })
    .withExif({ IFD0: { Make: 'Tecno' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '7/1 23/1 0/1' } })
    .jpeg()
    .toBuffer();
  const sent = await ama.inject({
    method: 'POST',
    url: '/api/broadcast/trap-report',
    headers: { 'content-type': 'multipart/form-data; boundary=line' },
    payload: multipart({ pestCount: '3', trapSiteId: String(sites[0]), riskCategoryId: '3' }, [
      photo,
      Buffer.from('no picture'),
    ]),
  });
  expect(sent.statusCode, sent.body).toBe(201);
  const [first, second] = sent.json<{ photos: { id: number; state: string }[] }>().photos;
  expect([first?.state, second?.state]).toEqual(['waiting', 'waiting']);
  expect((await ama.inject(`/api/traps/photos/${first?.id}/320`)).statusCode).toBe(404);
  await portal.context.jobs.runDue();
  const { found } = (await ama.inject(`/api/traps/sites/${sites[0]}/reports`)).json<{
    found: { photos: object[] }[];
  }>();
  expect(found[0]?.photos).toMatchObject([
    { state: 'ready', widths: [320, 1024] },
    { state: 'refused', refused: expect.stringContaining('picture') },
  ]);
  const shown = await ama.inject(`/api/traps/photos/${first?.id}/320`);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  expect((await portal.inject(`/api/traps/photos/${first?.id}/320`)).statusCode).toBe(401);
});

test('ten in each of two traps within a week propose one risk, and plant protection is told once', async () => {
  const rule = await admin.inject({
    method: 'POST',
    url: '/api/traps/rules',
    payload: { riskCategoryId: 2, leastCount: 10, days: 7, leastTraps: 2, active: true },
  });
  expect(rule.json()).toMatchObject({ category: 'Pest', leastTraps: 2 });
  await report(sites[0] ?? 0, 12);
  expect(await proposals()).toEqual([]);
  await report(sites[1] ?? 0, 10);
  const { id, version } = (await report(sites[1] ?? 0, 1)).json<{ id: number; version: number }>();
  expect(await proposals()).toMatchObject([{ state: 'open', traps: 2, total: 23, riskId: null }]);
  await ama.inject({
    method: 'PUT',
    url: `/api/traps/reports/${id}`,
    payload: { pestCount: 8, report: '', riskCategoryId: 2, version },
  });
  expect(await proposals()).toMatchObject([{ state: 'open', traps: 2, total: 30, riskId: null }]);
  const told = (await efua.inject('/api/notifications'))
    .json<{ found: { text: string }[] }>()
    .found.filter(({ text }) => text.includes('A risk is proposed'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Pest in Ejura Sekyedumase Municipal: 22 in 2 traps');
});

test('taken up, a proposal becomes a risk of the queue; a second decision is told that it came late', async () => {
  const [proposal] = await proposals();
  const decide = (who: Caller) =>
    who.inject({ method: 'POST', url: `/api/traps/proposals/${proposal?.id}/decision`, payload: { decision: 'take' } });
  expect((await decide(ama)).statusCode).toBe(403);
  const { riskId } = (await decide(efua)).json<{ riskId: number }>();
  expect((await efua.inject(`/api/risks/${riskId}`)).body).toContain('Counted in 2 pest traps');
  expect((await decide(admin)).json()).toMatchObject({ code: 'trapProposalDecided' });
  await report(sites[0] ?? 0, 50);
  expect((await proposals()).filter(({ state }) => state === 'open')).toEqual([]);
});

test('who visits a trap is told when a visit is missed, once, and again when another is', async () => {
  const { id } = (await ama.inject('/api/accounts/me')).json<{ id: string }>();
  await admin.inject({ method: 'PUT', url: `/api/broadcast/trap-link/${sites[0]}/officer/${id}` });
  const reminders = async () =>
    (
      await portal.context.db
        .selectFrom('notification')
        .select('id')
        .where('person_id', '=', id)
        .where('kind', '=', 'trapVisitMissed')
        .execute()
    ).length;
  const runOn = async (day: string) => {
    portal.clock.set(`${day}T08:00:00Z`);
    await portal.context.jobs.enqueue(portal.context.db, { kind: 'remindOfTrapVisits', payload: null, dedupeKey: day });
    await portal.context.jobs.runDue();
    return reminders();
  };
  expect([
    await runOn('2026-04-22'),
    await runOn('2026-04-23'),
    await runOn('2026-04-24'),
    await runOn('2026-04-30'),
  ]).toEqual([0, 1, 1, 2]);
});

function multipart(fields: Readonly<Record<string, string>>, photos: readonly Buffer[]): Buffer {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const files = photos.flatMap((photo, at) => [
    Buffer.from(
      `--line\r\nContent-Disposition: form-data; name="images"; filename="${at}.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    photo,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...texts, ...files, Buffer.from('--line--\r\n')]);
}
