import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  admin = await portal.as('admin');
});
afterAll(() => portal.close());

const look = async (query = '?window=30') => {
  const answer = await portal.inject(`/api/broadcast/trap_sites${query}`);
  return { etag: answer.headers.etag, sites: answer.json<unknown[]>() };
};

test('the map asked again is the same answer until a report comes, a pest is called otherwise, a site is renamed or its days are over', async () => {
  const place = { name: 'Ejura north', latitude: 7.4, longitude: -1.36, community: 'Ejura' };
  const added = await admin.inject({
    method: 'POST',
    url: '/api/traps/sites',
    payload: { speciesId: 'fall_armyworm', ...place },
  });
  const { id } = added.json<{ id: number }>();
  const first = await look();
  expect(first.sites).toMatchObject([{ id, name: 'Ejura north', total_count: 0, trap_reports: [] }]);
  expect(await look()).toEqual(first);

  await admin.inject({
    method: 'POST',
    url: '/api/broadcast/trap-report',
    payload: { pestCount: 7, report: '', trapSiteId: id, riskCategoryId: 2, visitedOn: '2026-04-10', nights: 2 },
  });
  const counted = await look();
  expect(counted.etag).not.toBe(first.etag);
  expect(counted.sites).toMatchObject([{ total_count: 7, catch: { caught: 7, nights: 2, perNight: 3.5 } }]);
  expect((await look('?window=all')).sites).toMatchObject([{ catch: { from: null } }]);

  await admin.inject({ method: 'PATCH', url: '/api/risks/categories/2', payload: { name: 'Fall armyworm moth' } });
  expect((await look()).sites).toMatchObject([
    { trap_reports: [{ pestCount: 7, riskCategory: { name: 'Fall armyworm moth' } }] },
  ]);

  await admin.inject({
    method: 'PUT',
    url: `/api/traps/sites/${id}`,
    payload: { speciesId: 'fall_armyworm', ...place, name: 'Ejura school' },
  });
  expect((await look()).sites).toMatchObject([{ name: 'Ejura school', catch: { caught: 7 } }]);

  portal.clock.set('2026-05-20T12:00:00Z');
  expect((await look()).sites).toMatchObject([{ name: 'Ejura school', total_count: 7, catch: { caught: 0 } }]);
});
