import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
let ama: Caller;
let kofi: Caller;
let efua: Caller;
/** Number of the site that the tests share. */
let ejura: number;
let amaId: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [admin, ama, kofi, efua] = await Promise.all([
    portal.as('admin'),
    portal.as('ama'),
    portal.as('kofi'),
    portal.as('efua'),
  ]);
  ejura = (await addSite({ name: 'Ejura north', latitude: 7.4, longitude: -1.36, community: 'Ejura' })).json<{
    id: number;
  }>().id;
  amaId = (await ama.inject('/api/accounts/me')).json<{ id: string }>().id;
});
afterAll(() => portal.close());

interface Found {
  readonly name: string;
  readonly mine: boolean;
  readonly ExtensionOfficers: readonly object[];
}
const addSite = (payload: object) =>
  admin.inject({ method: 'POST', url: '/api/traps/sites', payload: { speciesId: 'fall_armyworm', ...payload } });
const report = (who: Caller, more: object = {}, headers: Record<string, string> = {}) =>
  who.inject({
    method: 'POST',
    url: '/api/broadcast/trap-report',
    payload: {
      pestCount: 7,
      report: 'Wet morning',
      trapSiteId: ejura,
      riskCategoryId: 2,
      visitedOn: '2026-04-01',
      ...more,
    },
    headers,
  });
const siteOnMap = async (id: number, query = '') =>
  (await portal.inject(`/api/broadcast/trap_sites${query}`)).json<{ id: number }[]>().find((site) => site.id === id);

describe('sites', () => {
  test('an administrator adds one, and its district and region follow from the point', async () => {
    expect(await siteOnMap(ejura)).toMatchObject({
      name: 'Ejura north',
      site_name: 'Ejura north',
      region: 'Ashanti',
      district: 'Ejura Sekyedumase Municipal',
      community: 'Ejura',
      total_count: 0,
      reports: 0,
    });
  });

  test('the map is asked for a part of it, and a list for a page; left out, the older calls answer all there are', async () => {
    const tamale = await addSite({ name: 'Aboabo', latitude: 9.41, longitude: -0.84, community: 'Tamale' });
    const { id } = tamale.json<{ id: number }>();
    const namesOf = async (who: { inject: Caller['inject'] }, url: string) =>
      (await who.inject(url)).json<{ name: string }[]>().map(({ name }) => name);
    const map = '/api/broadcast/trap_sites';
    expect(await namesOf(portal, map)).toEqual(['Aboabo', 'Ejura north']);
    expect(await namesOf(portal, `${map}?box=-1.4,7.3,-1.3,7.5`)).toEqual(['Ejura north']);
    expect(await namesOf(portal, `${map}?limit=1`)).toEqual(['Aboabo']);
    expect(await namesOf(portal, `${map}?limit=1&offset=1`)).toEqual(['Ejura north']);
    expect((await portal.inject(`${map}?box=here`)).statusCode).toBe(400);
    // The same traps in few bytes, for the map.
    const rows = await portal.inject('/api/traps/map?district=ejura_sekyedumase_municipal');
    expect(rows.json()).toMatchObject({
      places: [{ region: 'Ashanti', district: 'Ejura Sekyedumase Municipal' }],
      kinds: [{ species: { id: 'fall_armyworm' } }],
      traps: [[ejura, 'Ejura north', 7.4, -1.36, 0, 'Ejura', 0, 0, 0, null, [], 0, 0, null]],
    });
    const own = '/api/broadcast/auth_trapsites';
    expect(await namesOf(ama, own)).toEqual(['Aboabo', 'Ejura north']);
    expect(await namesOf(ama, `${own}?limit=1&offset=1`)).toEqual(['Ejura north']);
    await admin.inject({ method: 'DELETE', url: `/api/traps/sites/${id}` });
  });

  test('a point outside Ghana is refused, and exchanged figures are recognised', async () => {
    const swapped = await addSite({ name: 'Swapped', latitude: -1.36, longitude: 7.4 });
    expect([swapped.statusCode, swapped.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringContaining('latitude and longitude exchanged'),
    ]);
  });

  test('regions, districts and communities of traps hang together', async () => {
    expect((await portal.inject('/api/broadcast/trap-regions-districts')).json()).toMatchObject({
      Ashanti: { 'Ejura Sekyedumase Municipal': ['Ejura'] },
    });
  });

  test('are found a page at a time, own ones first, by name or village with letters wrong', async () => {
    const ids: number[] = [];
    for (const [name, community] of [
      ['Asankragua east', 'Wassa'],
      ['Zongo market', 'Drobonso'],
      ['Drobonso school', ''],
    ]) {
      const site = { name, community, latitude: 7.42, longitude: -1.35 };
      ids.push((await addSite(site)).json<{ id: number }>().id);
    }
    const [asankragua = 0, zongo = 0, school = 0] = ids;
    const find = async (query: string, who: Caller = ama) =>
      (await who.inject(`/api/traps/sites?${query}`)).json<{ found: Found[]; total: number }>();
    const names = async (query: string) => (await find(query)).found.map(({ name }) => name);
    expect(await names('q=drobonso')).toEqual(['Drobonso school', 'Zongo market']);
    expect(await names('q=drobonzo%20zongo')).toEqual(['Zongo market']);
    expect(await names(`id=${asankragua}`)).toEqual(['Asankragua east']);
    await admin.inject({ method: 'PUT', url: `/api/broadcast/trap-link/${zongo}/officer/${amaId}` });
    expect(await find('q=drobonso&limit=1')).toMatchObject({ total: 2, found: [{ name: 'Zongo market', mine: true }] });
    expect(await names('q=drobonso&limit=1&offset=1')).toEqual(['Drobonso school']);
    expect(await names('mine=true')).toEqual(['Zongo market']);
    // Who visits a trap is told to administrators alone.
    expect((await find('q=zongo')).found[0]?.ExtensionOfficers).toEqual([]);
    expect((await find('q=zongo&managed=true', admin)).found[0]?.ExtensionOfficers).toEqual([
      { id: amaId, name: 'Ama (demo officer)' },
    ]);
    expect((await find('managed=true')).total).toBe(0);
    for (const id of [asankragua, zongo, school])
      await admin.inject({ method: 'DELETE', url: `/api/traps/sites/${id}` });
  });

  test('a deleted one comes back with its reports', async () => {
    const { id } = (await addSite({ name: 'Short-lived', latitude: 7.41, longitude: -1.35 })).json<{ id: number }>();
    await report(ama, { trapSiteId: id, visitedOn: '2026-04-02' });
    const { undo } = (await admin.inject({ method: 'DELETE', url: `/api/traps/sites/${id}` })).json<{ undo: string }>();
    expect(await siteOnMap(id)).toBeUndefined();
    expect((await admin.inject({ method: 'POST', url: `/api/trash/${undo}/restore` })).json()).toEqual({
      message: 'Brought back: Short-lived',
    });
    expect((await ama.inject(`/api/traps/sites/${id}/reports`)).json()).toMatchObject({
      total: 1,
      found: [{ pestCount: 7, reporter: { id: amaId } }],
    });
    await admin.inject({ method: 'DELETE', url: `/api/traps/sites/${id}` });
  });
});

describe('reports', () => {
  test('counts add up, and catch per trap-night counts the nights between visits', async () => {
    expect((await report(ama, { pestCount: 5 })).statusCode).toBe(201);
    const second = await report(ama, {
      pestCount: 14,
      visitedOn: '2026-04-08',
      latitude: 7.4,
      longitude: -1.36,
      accuracy: 8,
    });
    expect(second.json()).toMatchObject({ nights: 7, awayM: 0, accuracyM: 8, riskCategory: { name: 'Pest' } });
    expect((await report(ama, { pestCount: 7, visitedOn: '2026-04-08', riskCategoryId: 3 })).json()).toMatchObject({
      nights: 0,
    });
    // 14 and 7 in seven nights; of the first visit the nights are not known.
    expect(await siteOnMap(ejura)).toMatchObject({
      total_count: 26,
      reports: 3,
      catch: { caught: 21, nights: 7, perNight: 3, from: '2026-03-11' },
      last_visit: '2026-04-08',
    });
    expect(await siteOnMap(ejura, '?window=30')).toMatchObject({ catch: { from: '2026-03-17' } });
  });

  test('the map tells no officer and no text, and filters by place, count and reports', async () => {
    const site = JSON.stringify(await siteOnMap(ejura));
    expect([site.includes('Wet morning'), site.includes('Ama')]).toEqual([false, false]);
    const found = async (query: string) =>
      (await portal.inject(`/api/broadcast/trap_sites?${query}`)).json<unknown[]>().length;
    expect(
      await Promise.all(
        [
          'region=Ashanti',
          'district=Ejura%20Sekyedumase%20Municipal',
          'community=ejura',
          'minCount=26',
          'minReports=3',
          'region=Volta',
          'minCount=27',
          'minReports=4',
        ].map(found),
      ),
    ).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  });

  test('a count that is no number, an unknown site, pest or day to come are refused with a sentence', async () => {
    const refused = async (more: object) => {
      const answer = await report(ama, more);
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    expect(await refused({ pestCount: 'many' })).toEqual([400, expect.stringContaining('The count')]);
    expect(await refused({ trapSiteId: 9999 })).toEqual([404, expect.stringContaining('no trap site 9999')]);
    expect(await refused({ riskCategoryId: 9999 })).toEqual([422, expect.stringContaining('no pest type 9999')]);
    expect(await refused({ visitedOn: '2026-05-01' })).toEqual([400, expect.stringContaining('to come')]);
  });

  test('the same report sent twice is one report, and never taken from another officer than who wrote it', async () => {
    const headers = { 'idempotency-key': 'k-1', 'x-signed-in-as': amaId };
    const first = await report(ama, { visitedOn: '2026-04-09', pestCount: 1 }, headers);
    const second = await report(ama, { visitedOn: '2026-04-09', pestCount: 1 }, headers);
    expect([first.statusCode, second.statusCode, second.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
    expect(second.json<{ id: number }>().id).toBe(first.json<{ id: number }>().id);
    expect((await report(kofi, {}, headers)).json()).toMatchObject({ code: 'signedInAsOther' });
    expect(await siteOnMap(ejura)).toMatchObject({ reports: 4 });
  });

  test('a correction of what was changed meanwhile is answered with what stands there', async () => {
    const { id } = (await report(ama, { visitedOn: '2026-04-10', pestCount: 3 })).json<{ id: number }>();
    const correct = (who: Caller, pestCount: number, version: number) =>
      who.inject({
        method: 'PUT',
        url: `/api/traps/reports/${id}`,
        payload: { pestCount, report: '', riskCategoryId: 2, version },
        headers: { accept: 'application/problem+json' },
      });
    expect((await correct(kofi, 9, 1)).statusCode).toBe(403);
    expect((await correct(efua, 4, 1)).json()).toMatchObject({ pestCount: 4, version: 2 });
    const late = await correct(ama, 5, 1);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'changedMeanwhile', standing: { pestCount: 4, version: 2 } },
    ]);
    expect(((await siteOnMap(ejura)) as { trap_reports?: object[] } | undefined)?.trap_reports?.[0]).toMatchObject({
      id,
      pestCount: 4,
    });
    expect((await correct(ama, 5, 2)).json()).toMatchObject({ pestCount: 5, version: 3 });
    // The map shows at once what was corrected, and the latest three: 1, 7 and 14 and 5 were counted before, in 1 and 7 nights.
    expect(await siteOnMap(ejura)).toMatchObject({
      total_count: 32,
      catch: { caught: 27, nights: 9 },
      trap_reports: [{ id, pestCount: 5 }, { pestCount: 1 }, { pestCount: 7 }],
    });
  });

  test('feedback is a supervisor’s: an officer’s own is left out, and who reported is told of it', async () => {
    const { id, feedback } = (await report(ama, { visitedOn: '2026-04-11', feedback: 'Well done, me' })).json<{
      id: number;
      feedback: string;
    }>();
    expect(feedback).toBe('');
    const give = (who: Caller) =>
      who.inject({
        method: 'PUT',
        url: `/api/traps/reports/${id}/feedback`,
        payload: { feedback: 'Change the lure.' },
      });
    expect((await give(ama)).statusCode).toBe(403);
    expect((await give(efua)).json()).toMatchObject({ feedback: 'Change the lure.' });
    expect((await ama.inject('/api/notifications')).body).toContain('Change the lure.');
  });

  test('the export holds what the filter leaves, formula-looking text made harmless', async () => {
    await report(ama, { visitedOn: '2026-04-12', report: '=1+1' });
    const csv = await ama.inject('/api/traps/reports.csv?region=Ashanti');
    expect(csv.body.split('\r\n')[0]).toBe(
      'Trap,Region,District,Community,Latitude,Longitude,Visited on,Pest,Count,Nights,Report,Feedback,Reported by,Metres away',
    );
    expect(csv.body).toContain("'=1+1");
  });
});

describe('officers of traps', () => {
  test('an administrator links and unlinks; the older GET writes only with an Authorization header', async () => {
    const old = `/api/broadcast/trap_site_ext_link/${ejura}/officer/${amaId}`;
    expect((await admin.inject(old)).json()).toMatchObject({ code: 'headerOnly' });
    const token = (
      await portal.inject({
        method: 'POST',
        url: '/api/broadcast/login',
        payload: { email: 'admin@demo.agrihub.example', password: 'demo-agrihub' },
      })
    ).body;
    const linked = await portal.inject({ url: old, headers: { authorization: `Bearer ${token}` } });
    expect(linked.json()).toEqual({ message: 'Officer linked to Trap Site Successfully' });
    const own = (await ama.inject('/api/broadcast/auth_trapsites')).json<
      { id: number; mine: boolean; ExtensionOfficers: unknown[] }[]
    >();
    expect(own[0]).toMatchObject({ id: ejura, mine: true, ExtensionOfficers: [] });
    const seen = (await admin.inject('/api/broadcast/auth_trapsites')).json<{ ExtensionOfficers: unknown[] }[]>();
    expect(seen[0]?.ExtensionOfficers).toEqual([{ id: amaId, name: 'Ama (demo officer)' }]);
    expect(
      (await admin.inject({ method: 'DELETE', url: `/api/broadcast//trap-link/${ejura}/officer/${amaId}` })).statusCode,
    ).toBe(200);
  });

  test('a link of undefined to undefined is refused, and names what is missing', async () => {
    const answer = await admin.inject({
      method: 'DELETE',
      url: '/api/broadcast//trap-link/undefined/officer/undefined',
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining('trapsite'),
    ]);
  });
});
